/** Who sits at a table, and what they are called. */
import type { SeatInfo } from './api/wire';
import type { Catalogue } from './words';

/** Bots have the names of the game's own figures where it has some, else their level and seat; never a person's. */
export function namesOf(seats: SeatInfo[], words: Catalogue): string[] {
  const taken = new Set(seats.filter((one) => !isNameless(one)).map((one) => one.name.toLowerCase()));
  return seats.map((one) => {
    if (!isNameless(one)) return one.name || (one.kind === 'person' ? words.say('somebody') : '');
    const figure = `bot-${one.seat}`;
    const name = words.has(figure) ? words.say(figure) : '';
    return name && !taken.has(name.toLowerCase()) ? name : `${one.name} ${one.seat + 1}`;
  });
}

/** A bot that is called by its level alone. */
function isNameless(seat: SeatInfo): boolean {
  return seat.kind === 'bot' && seat.name === seat.level;
}

/** A person who plays: no bot stands in, and the seat was not given up. */
export function isThere(seat: SeatInfo): boolean {
  return seat.kind === 'person' && !seat.level && !seat.resigned;
}
