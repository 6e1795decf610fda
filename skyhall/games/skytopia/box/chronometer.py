"""The chronometer: which face is at the pointer, how many rounds each face still needs, and what it costs.

A face is kept as a bit, face 1 as bit 0 up to face 6 as bit 5, so that the faces shown on a card are one small number
(ST-4: no face twice). A *place* of the chronometer is the round number less one, modulo six.
"""

FACES = 6


class Chronometer:
    """ST-1 to ST-3, ST-36: everything about faces that can be looked up, for each of the six places."""

    def __init__(self, faces: list[int], prices: list[int]) -> None:
        self.faces = faces
        self.prices = prices
        self.dearest = prices[0]
        self.pointer: list[int] = []  # place → bit at the pointer
        self.queue: list[list[int]] = []  # place → bits by steps, the pointer first
        self.steps = [0] * (FACES * FACES)  # place, bit → steps
        self.price = [0] * (FACES * FACES)  # place, bit → coins; 0 at the pointer, which cannot be chosen
        self.payable: list[int] = []  # place, coins up to the dearest price → set of bits
        self.turned: list[int] = []  # place, steps to turn, bit → bit, or −1 (ST-36)
        self.turning: list[int] = []  # place, steps to turn, faces shown on the card → set of bits that may be turned
        for place in range(FACES):
            queue = [faces[(place + step) % FACES] - 1 for step in range(FACES)]
            self.queue.append(queue)
            self.pointer.append(queue[0])
            for step, bit in enumerate(queue):
                self.steps[place * FACES + bit] = step
                if step > 0:
                    self.price[place * FACES + bit] = prices[step - 1]
            for coins in range(self.dearest + 1):
                self.payable.append(sum(1 << queue[step] for step in range(1, FACES) if prices[step - 1] <= coins))
            for by in range(FACES):
                for bit in range(FACES):
                    left = self.steps[place * FACES + bit] - by
                    self.turned.append(queue[left] if left >= 1 else -1)
                after = self.turned[-FACES:]
                for shown in range(1 << FACES):
                    free = [bit for bit in range(FACES) if after[bit] >= 0 and not shown >> after[bit] & 1]
                    self.turning.append(sum(1 << bit for bit in free))


def place_of(round_number: int) -> int:
    """ST-1: where the chronometer stands in a round."""
    return (round_number - 1) % FACES
