/** Where seats point at this moment: one place each, which fades by itself. */

export interface Pinged {
  id: string;
  seat: number;
  place: string;
}

/** How long a place that is pointed at is marked, in ms. */
const FADES = 5000;

export class Pings {
  all = $state.raw<readonly Pinged[]>([]);

  add(seat: number, place: string): void {
    const one = { id: crypto.randomUUID(), seat, place };
    this.all = [...this.all.filter((other) => other.seat !== seat), one];
    setTimeout(() => (this.all = this.all.filter((other) => other !== one)), FADES);
  }
}
