#!/bin/sh
# Update a kiosk to the version in a folder. It goes back by itself if the new version does not run well. As root:
#     sh update-kiosk.sh /opt/by-hook-or-by-rook-1.1.0
# docs/kiosk.md explains the folders. Exit status: 0 updated, 1 gone back, 2 nothing changed.
set -eu

CURRENT=${CURRENT:-/opt/by-hook-or-by-rook}
EARLIER=${EARLIER:-/opt/by-hook-or-by-rook-earlier}
STATUS=${STATUS:-/var/lib/by-hook-or-by-rook/status/status.json}
SERVICE=${SERVICE:-by-hook-or-by-rook}
TRIES=${TRIES:-40} EVERY=${EVERY:-5}    # look so often, and wait so many seconds between two looks
NEW=${1:?name the folder of the new version}

point() {    # make the link $1 lead to the folder $2, in one step
    ln -sfn "$2" "$1.next" && mv -fT "$1.next" "$1"
}

said() {    # the line of a key in the status
    sed -n "s/^ \"$1\": //p" "$STATUS" 2>/dev/null | tr -d '",'
}

runs_well() {    # two different statuses in a row name the new version and its usual state
    seen=$(said written) good=0 tries=$TRIES
    while [ "$tries" -gt 0 ]; do
        tries=$((tries - 1))
        sleep "$EVERY"
        now=$(said written)
        [ "$now" != "$seen" ] || continue
        seen=$now
        if [ "$(said version)" = "$1" ] && [ "$(said state)" = normal ]; then good=$((good + 1)); else good=0; fi
        [ "$good" -lt 2 ] || return 0
    done
    return 1
}

[ -L "$CURRENT" ] || { echo "$CURRENT is no link to a version"; exit 2; }
version=$("$NEW/.venv/bin/python" "$NEW/main.py" --version) || { echo "$NEW does not start"; exit 2; }
version=${version##* }
old=$(readlink -f "$CURRENT")
[ "$old" != "$(readlink -f "$NEW")" ] || { echo "$NEW runs already"; exit 2; }

point "$EARLIER" "$old"
point "$CURRENT" "$NEW"
systemctl restart "$SERVICE" || true    # a service that cannot start writes no status either
if runs_well "$version"; then
    echo "version $version runs"
    exit 0
fi
point "$CURRENT" "$old"
systemctl restart "$SERVICE"
echo "version $version does not run well: back to $old"
exit 1
