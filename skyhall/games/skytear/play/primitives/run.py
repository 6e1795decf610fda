"""The closed set of effect primitives (4.3) by their ops, and the step that runs an item through them.

`PRIMITIVES[op]` does one primitive of the item being resolved. What still has to happen is put on the agenda first, so
that a choice, or the end of the game, comes in between by itself.
"""

from typing import ClassVar, Final

from skyhall.core.state import Step
from skyhall.games.skytear.box.effects import (
    ADD_AP,
    BUFF,
    BURN,
    CANCEL,
    CHOOSE,
    CLEANSE,
    CONTROL,
    DAMAGE,
    DEFEAT,
    DISCARD,
    DRAW,
    GIVE,
    HEAL,
    LOSE,
    MANA,
    MOVE_BY,
    OP_NAMES,
    PLACE,
    PLACE_AREA,
    PLACE_PILLAR,
    PREDICT,
    PUSH,
    REDIRECT,
    REFUND,
    SPAWN,
    SWAP,
    TAKE,
    TOKEN,
    UNPILLAR,
)
from skyhall.games.skytear.play.pieces.picks import effects_of, is_let_through
from skyhall.games.skytear.play.primitives.board import (
    AreaPrimitive,
    MovePrimitive,
    PillarPrimitive,
    PlacePrimitive,
    PushPrimitive,
    SpawnPrimitive,
    SwapPrimitive,
    TokenPrimitive,
    UnpillarPrimitive,
)
from skyhall.games.skytear.play.primitives.cards import (
    ApPrimitive,
    BurnPrimitive,
    CancelPrimitive,
    DiscardPrimitive,
    DrawPrimitive,
    ManaPrimitive,
    PredictPrimitive,
    RedirectPrimitive,
    RefundPrimitive,
    TakePrimitive,
)
from skyhall.games.skytear.play.primitives.heroes import (
    BuffPrimitive,
    ChoosePrimitive,
    CleansePrimitive,
    ControlPrimitive,
    DamagePrimitive,
    DefeatPrimitive,
    GivePrimitive,
    HealPrimitive,
    LosePrimitive,
)
from skyhall.games.skytear.play.primitives.primitive import Primitive
from skyhall.games.skytear.play.state import Table


class Run(Step):
    """SK-53: the primitives of an item, in the written order, from `place` on."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def __reduce__(self) -> tuple[object, tuple[int]]:
        """For pickles: it is nobody's."""
        return Run, (self.place,)

    def run(self, table: Table) -> None:
        effects = effects_of(table, table.current)
        place = self.place
        while place < len(effects):
            effect = effects[place]
            place += 1
            if is_let_through(table, effect):
                if place < len(effects):
                    table.agenda.append(RUN[place])
                PRIMITIVES[effect.op].do(table, effect, place - 1)
                return


RUN: Final = [Run(place) for place in range(64)]


def _primitives() -> list[Primitive]:
    """By op."""
    table: dict[int, Primitive] = {
        CHOOSE: ChoosePrimitive(), DAMAGE: DamagePrimitive(), LOSE: LosePrimitive(), HEAL: HealPrimitive(),
        GIVE: GivePrimitive(), CLEANSE: CleansePrimitive(), MOVE_BY: MovePrimitive(), PLACE: PlacePrimitive(),
        SWAP: SwapPrimitive(), PUSH: PushPrimitive(), PLACE_AREA: AreaPrimitive(), PREDICT: PredictPrimitive(),
        DRAW: DrawPrimitive(), DISCARD: DiscardPrimitive(), BURN: BurnPrimitive(), MANA: ManaPrimitive(),
        REFUND: RefundPrimitive(), BUFF: BuffPrimitive(), CONTROL: ControlPrimitive(), SPAWN: SpawnPrimitive(),
        TOKEN: TokenPrimitive(), DEFEAT: DefeatPrimitive(), PLACE_PILLAR: PillarPrimitive(),
        UNPILLAR: UnpillarPrimitive(), TAKE: TakePrimitive(), ADD_AP: ApPrimitive(), CANCEL: CancelPrimitive(),
        REDIRECT: RedirectPrimitive(),
    }  # fmt: skip
    return [table[op] for op in range(len(OP_NAMES))]


PRIMITIVES: Final = _primitives()
