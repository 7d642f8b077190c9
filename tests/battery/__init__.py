"""The battery: what every game must stand, whatever its rules.

`tests/test_games.py` runs it for each installed game, player count and option set. What only the
game itself can know (which pieces must always be there, what a seat cannot see) it says in a
`Plan`: in `tests/games/<id>/battery_plan.py`, or in `tests/battery_plan.py` beside its package.
"""

from tests.battery.plan import Plan, plan_for
from tests.battery.run import play_game
from tests.battery.strangers import Pool
from tests.battery.table import BatteryFailure, Table

__all__ = ["BatteryFailure", "Plan", "Pool", "Table", "plan_for", "play_game"]
