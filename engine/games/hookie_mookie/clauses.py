"""The clauses of refusals, by message."""

from engine.core.clauses import ClauseTable

REFUSED_BY: ClauseTable = {
    "": {
        "hookie_mookie-no-not-chance": "HM-6, HM-7",
        "hookie_mookie-no-deal-piles": "HM-7 to HM-11",
        "hookie_mookie-no-deal-pack": "HM-2, HM-3",
        "hookie_mookie-no-chance-first": "HM-6, HM-7",
        "hookie_mookie-no-start-first": "HM-6, HM-Q6",
        "hookie_mookie-no-out": "HM-61, HM-62",
        "hookie_mookie-no-held": "HM-22, HM-36",
        "hookie_mookie-no-held-often": "HM-22",
        "hookie_mookie-no-offer-first": "HM-35, HM-36",
        "hookie_mookie-no-offer-turn": "HM-36",
        "hookie_mookie-no-offered": "HM-36",
        "hookie_mookie-no-hookie": "HM-36",
        "hookie_mookie-no-hookie-laid": "HM-17, HM-Q2",
        "hookie_mookie-no-partner-self": "HM-34",
        "hookie_mookie-no-partner-out": "HM-34, HM-Q13",
        "hookie_mookie-no-lay-none": "HM-21, HM-Q3",
        "hookie_mookie-no-lay-values": "HM-23, HM-52",
        "hookie_mookie-no-new-few": "HM-23, HM-Q21",
        "hookie_mookie-no-new-many": "HM-23, HM-53",
        "hookie_mookie-no-new-there": "HM-26",
        "hookie_mookie-no-new-open": "HM-54",
        "hookie_mookie-no-to-word": "HM-24",
        "hookie_mookie-no-to-missing": "HM-24",
        "hookie_mookie-no-to-other": "HM-24",
        "hookie_mookie-no-open-taken": "HM-58",
        "hookie_mookie-no-done-early": "HM-17",
        "hookie_mookie-no-draw-partner": "HM-19, HM-70",
        "hookie_mookie-no-draw-laid": "HM-17, HM-69",
        "hookie_mookie-no-draw-lay": "HM-69",
    },
}
