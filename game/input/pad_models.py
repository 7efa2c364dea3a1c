"""Families: whose letters stand on a pad, told by vendor and product."""

MICROSOFT, SONY, NINTENDO, VALVE = 0x045E, 0x054C, 0x057E, 0x28DE
VENDORS = {MICROSOFT: "xbox", SONY: "playstation", NINTENDO: "nintendo", VALVE: "xbox"}
# Makers of pads for several consoles: the product says for which one.
PRODUCTS = {
    (0x0E6F, 0x0213): "xbox",  # Afterglow
    (0x0E6F, 0x0180): "nintendo",  # Faceoff
    (0x0F0D, 0x00C1): "nintendo",  # Horipad for Switch
    (0x0F0D, 0x005E): "playstation",  # Fighting Commander 4
    (0x0F0D, 0x0063): "xbox",  # Hori Pad Pro
    (0x20D6, 0xA711): "nintendo",  # PowerA wired
    (0x20D6, 0x2001): "xbox",  # PowerA for Xbox
    (0x046D, 0xC21D): "xbox",  # Logitech F310
    (0x046D, 0xC21E): "xbox",  # Logitech F510
    (0x046D, 0xC21F): "xbox",  # Logitech F710
}
WORDS = (
    ("xbox", ("xbox", "x-box", "xinput", "360")),
    ("playstation", ("playstation", "ps3", "ps4", "ps5", "dualshock", "dualsense", "sony")),
    ("nintendo", ("nintendo", "switch", "joy-con", "joycon")),
)
PLAIN = "pad"


def vendor_product(guid: str) -> tuple[int, int]:
    """Vendor and product as they stand in SDL's 32 hexadecimal digits, little end first; zeros where they do not."""
    try:
        raw = bytes.fromhex(guid)
    except ValueError:
        return 0, 0
    if len(raw) < 10 or raw[6:8] != b"\0\0":  # a GUID without vendor carries the name in these bytes
        return 0, 0
    return int.from_bytes(raw[4:6], "little"), int.from_bytes(raw[8:10], "little")


def family(guid: str, name: str = "") -> str:
    """ "xbox", "playstation", "nintendo" or, where nothing is known, "pad"."""
    vendor, product = vendor_product(guid)
    if found := PRODUCTS.get((vendor, product)) or VENDORS.get(vendor):
        return found
    low = name.lower()
    return next((kind for kind, words in WORDS if any(word in low for word in words)), PLAIN)
