"""What lies on the table of Gravity Superstar: data, and what can be read off it at a glance."""

from typing import ClassVar, Final

from skyhall.core.dice import Dice
from skyhall.core.state import Setup, State
from skyhall.games.gravity_superstar.box.board import Board
from skyhall.games.gravity_superstar.box.edition import FULL_HAND, Box

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
    derived: ClassVar[tuple[str, ...]] = ("box", "board", "limit", "goal", "stall_rounds", "passes")
    given: ClassVar[tuple[str, ...]] = ("box", "board", "layout")

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
        self.passes = False

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
        twin.passes = self.passes
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

    def face_up(self, seat: int) -> list[int]:
        """The cards that lie face up before a seat, in the order played."""
        return [card for card in self.laid_cards(seat) if card < FACE_DOWN]

    def face_down(self, seat: int) -> list[int]:
        """The cards that lie face down before a seat, in the order played."""
        return [card - FACE_DOWN for card in self.laid_cards(seat) if card >= FACE_DOWN]

    def hand(self, seat: int) -> list[int]:
        """The cards that a seat can play."""
        return [card for card in range(5) if self.hands[seat] >> card & 1]

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

    def next_first(self) -> int:
        """Who begins the next round: the same player all game (GS-15), or the one to the left of who began this one
        (GS-O1)."""
        return (self.first_player + 1) % self.setup.seats if self.passes else self.first_player

    def began(self) -> int:
        """Who began the game."""
        return (self.first_player - self.round + 1) % self.setup.seats if self.passes else self.first_player

    def ending(self) -> str:
        return self.ended
