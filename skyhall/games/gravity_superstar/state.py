"""What lies on the table of Gravity Superstar."""

from typing import ClassVar, Final

from skyhall.core.dice import Dice
from skyhall.core.state import Message, Setup, State
from skyhall.games.gravity_superstar import evaluate, observe, scoring, view
from skyhall.games.gravity_superstar.board import Board
from skyhall.games.gravity_superstar.edition import FULL_HAND, Box
from skyhall.games.gravity_superstar.shapes import View
from skyhall.games.gravity_superstar.words import CARDS, COLOURS, MOVE_NAMES, MOVE_OF, SIDE_NAMES, is_face_down

FACE_DOWN: Final = 8


class Table(State):
    """The position.

    `stars[space]` is a colour or −1; `owned[seat * 6 + colour]` counts stars; `hands[seat]` has a bit for each card;
    `laid[seat]` holds the cards before a seat, four bits each (card + 1, and 8 if face down), the last one lowest.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "layout",
        "stars",
        "left",
        "pawns",
        "facing",
        "hands",
        "laid",
        "owned",
        "tokens",
        "supply",
        "open_door",
        "first_player",
        "round",
        "replayed",
        "triggered",
        "quiet_rounds",
        "round_stars",
        "ended",
    )

    def __init__(self, setup: Setup, dice: Dice, box: Box, board: Board) -> None:
        super().__init__(setup, dice)
        self.box = box
        self.board = board
        self.stars: list[int] = []
        self.left = 0
        self.pawns: list[int] = []
        self.facing: list[int] = []
        self.hands: list[int] = []
        self.laid: list[int] = []
        self.owned: list[int] = []
        self.tokens: list[int] = []
        self.supply = 0
        self.open_door = -1
        self.first_player = 0
        self.round = 1
        self.replayed = False
        self.triggered = -1
        self.quiet_rounds = 0
        self.round_stars = 0
        self.ended = ""
        # From the options; goal 0 is the standard end.
        self.limit = 0
        self.goal = 0
        self.stall_rounds = 20

    def clear(self) -> None:
        """GS-13, GS-14: full hands, nothing owned, no pawn on the board, no star either."""
        seats = self.setup.seats
        arrangement = self.box.arrangements[seats]
        self.stars = [-1] * self.board.size
        self.pawns = [-1] * seats
        self.facing = [0] * seats
        self.hands = [FULL_HAND] * seats
        self.laid = [0] * seats
        self.owned = [0] * (seats * 6)
        self.tokens = [0] * seats
        self.supply = self.box.tokens
        self.limit = arrangement.end_stars
        self.goal = arrangement.expert_points if self.setup.options["end"] == "expert" else 0
        stall = self.setup.options["stall_rounds"]
        assert isinstance(stall, int)
        self.stall_rounds = stall

    def clone(self) -> "Table":
        twin = Table(self.setup, self.dice.clone(), self.box, self.board)
        self.copy_to(twin)
        twin.stars = self.stars[:]
        twin.left = self.left
        twin.pawns = self.pawns[:]
        twin.facing = self.facing[:]
        twin.hands = self.hands[:]
        twin.laid = self.laid[:]
        twin.owned = self.owned[:]
        twin.tokens = self.tokens[:]
        twin.supply = self.supply
        twin.open_door = self.open_door
        twin.first_player = self.first_player
        twin.round = self.round
        twin.replayed = self.replayed
        twin.triggered = self.triggered
        twin.quiet_rounds = self.quiet_rounds
        twin.round_stars = self.round_stars
        twin.ended = self.ended
        twin.limit = self.limit
        twin.goal = self.goal
        twin.stall_rounds = self.stall_rounds
        return twin

    @property
    def layout(self) -> str:
        return " ".join([face.code for face in self.board.faces])

    def pawn_at(self, space: int) -> int:
        """The seat whose pawn is there, or −1."""
        for seat, place in enumerate(self.pawns):
            if place == space:
                return seat
        return -1

    def rival_at(self, space: int, mover: int) -> int:
        """The other seat whose pawn is there, or −1 (ruling 20: one never meets oneself)."""
        for seat, place in enumerate(self.pawns):
            if place == space and seat != mover:
                return seat
        return -1

    def laid_cards(self, seat: int) -> list[int]:
        """The cards before a seat in the order played; FACE_DOWN is added to those that lie face down."""
        cards: list[int] = []
        laid = self.laid[seat]
        while laid:
            nibble = laid & 15
            cards.append((nibble & 7) - 1 + (nibble & FACE_DOWN))
            laid >>= 4
        cards.reverse()
        return cards

    def lay(self, seat: int, cards: list[int]) -> None:
        """The opposite of `laid_cards`: put these before the seat, the other cards are its hand."""
        hand = FULL_HAND
        laid = 0
        for card in cards:
            laid = laid << 4 | ((card & 7) + 1) | (card & FACE_DOWN)
            hand &= ~(1 << (card & 7))
        self.laid[seat] = laid
        self.hands[seat] = hand

    def next_door(self) -> int:
        """GS-42: the next door in the cycle without a pawn, or the same one if there is none."""
        doors = self.board.doors
        for k in range(1, len(doors)):
            door = (self.open_door + k) % len(doors)
            if self.pawn_at(doors[door]) < 0:
                return door
        return self.open_door

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standing(self) -> list[tuple[int, ...]]:
        return scoring.standing(self)

    def ending(self) -> str:
        return self.ended

    def evaluate(self) -> list[float]:
        return evaluate.evaluate(self)

    def view(self, seat: int | None) -> View:
        return view.view(self, seat)

    def observe(self, seat: int) -> list[float]:
        return observe.observe(self, seat)

    def describe(self, action: int) -> Message:
        move = MOVE_OF[action]
        if move < 0 or is_face_down(action):
            return super().describe(action)
        wild = "yes" if self.setup.words.name(action).endswith("wild") else "no"
        return Message("word-" + MOVE_NAMES[move], {"side": SIDE_NAMES[move], "wild": wild})

    def determinize(self, seat: int, dice: Dice) -> "Table":
        """Section 7: which of the cards not seen are face down before a rival, and which in hand, is dealt anew."""
        twin = self.clone()
        twin.dice = dice
        for rival in range(self.setup.seats):
            if rival != seat:
                twin.redeal(rival, dice)
        return twin

    def redeal(self, seat: int, dice: Dice) -> None:
        """Give a seat any of the hands that its face-up cards allow."""
        cards = self.laid_cards(seat)
        hidden = sum(card >= FACE_DOWN for card in cards)
        if hidden == 0:
            return
        unseen = [card for card in range(5) if card not in cards]
        drawn = dice.sample(unseen, hidden)
        for place, card in enumerate(cards):
            if card >= FACE_DOWN:
                cards[place] = drawn.pop() + FACE_DOWN
        self.lay(seat, cards)

    def conserved(self) -> dict[str, int]:
        """Stars of each colour on the board and owned, tokens in the supply and owned, cards in hand and laid."""
        counts = {"tokens": self.supply + sum(self.tokens)}
        for colour, name in enumerate(COLOURS):
            counts[name] = self.stars.count(colour) + sum(self.owned[colour::6])
        for seat in range(self.setup.seats):
            counts[f"cards {seat}"] = self.hands[seat].bit_count() + len(self.laid_cards(seat))
        return counts


def card_names(hand: int) -> list[str]:
    """The cards of a hand by name."""
    return [CARDS[card] for card in range(5) if hand >> card & 1]
