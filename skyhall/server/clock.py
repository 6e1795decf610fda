"""The clocks of a table, told by the times of its entries alone."""

from skyhall.server import rows
from skyhall.server.rows import TableEntry


class Clock:
    """Each decision has `move` ms; what it takes beyond comes out of the seat's `bank`. Bots have no clock.

    While the hall was closed no clock ran: a pause moves on the time since when a decision counts. `used` is what each
    action in force took of its own time, so that taking it back does not give that time back. `taken` is how long each
    seat has thought in all.
    """

    def __init__(self, move_seconds: int, bank_seconds: int, seats: int) -> None:
        self.on = move_seconds > 0 or bank_seconds > 0
        self.move = move_seconds * 1000
        self.banks = [bank_seconds * 1000] * seats
        self.since = 0
        self.carried = 0
        self.used: list[int] = []
        self.taken = [0] * seats
        self.bots: set[int] = set()

    def twin(self) -> "Clock":
        """A copy, to see what an entry would lead to."""
        other = Clock(0, 0, 0)
        other.on, other.move, other.since, other.carried = self.on, self.move, self.since, self.carried
        other.banks, other.used, other.bots = self.banks[:], self.used[:], set(self.bots)
        other.taken = self.taken[:]
        return other

    def note(self, entry: TableEntry, deciding: int, played: int) -> None:
        """An entry was made while `deciding` had to decide; `played` actions are in force after it."""
        if entry.kind == rows.START:
            self.bots = set(map(int, entry.word.split(","))) if entry.word else set()
            self.since = entry.at
        elif entry.kind == rows.PAUSE:
            self.since += int(entry.word)
        elif entry.kind in (rows.RESIGN, rows.TAKEOVER, rows.TIMEOUT):
            self.bots.add(entry.seat)
        elif entry.kind == rows.RETURN:
            self.bots.discard(entry.seat)
            if entry.seat == deciding:
                self.since, self.carried = entry.at, 0
        elif played > len(self.used):
            self.used.append(self.spend(deciding, entry.at))
            self.since, self.carried = entry.at, 0
        elif played < len(self.used):
            spent = self.spend(deciding, entry.at)
            self.since, self.carried = entry.at, min(self.move, self.used[played] + spent)
            del self.used[played:]

    def spend(self, seat: int, at: int) -> int:
        """Charge the seat for its time; how much of it was the decision's own."""
        spent = self.carried + max(0, at - self.since)
        if self.on and seat >= 0 and seat not in self.bots:
            self.banks[seat] = max(0, self.banks[seat] - max(0, spent - self.move))
            self.taken[seat] += max(0, at - self.since)
        return min(spent, self.move)

    def runs_out(self, seat: int) -> int | None:
        """When the seat's time is over, in ms; None if it never is."""
        if not self.on or seat < 0 or seat in self.bots:
            return None
        return self.since - self.carried + self.move + self.banks[seat]

    def taken_until(self, seat: int, deciding: int, at: int) -> int:
        """How long a seat has thought, with what it thinks now."""
        thinks = seat == deciding and seat not in self.bots
        return self.taken[seat] + (max(0, at - self.since) if thinks else 0)
