"""The operator's screen."""

from scenes.kiosk.operators import OperatorPage


class OperatorScene(OperatorPage):
    """All that the operator can see and say."""

    title = "Operator"
