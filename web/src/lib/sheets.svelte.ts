/** The sheets of a phone: one is open at a time; what is tapped inside it takes its place and leads back to it. */

export class Sheets {
  /** Names of what is open, the one in sight last: `table log`, `piece star 3`, or a sheet of the game's own (`kit.phone.sheets`). */
  private stack = $state.raw<readonly string[]>([]);
  readonly top = $derived(this.stack.at(-1) ?? null);
  /** Whether a sheet lies under the open one. */
  readonly leadsBack = $derived(this.stack.length > 1);
  /** Where the upper edge of a game's own sheet is on the screen. */
  edge = $state<number | null>(null);

  open(name: string): void {
    this.stack = [name];
  }

  /** Something inside the open sheet: it takes its place. */
  follow(name: string): void {
    if (name !== this.top) this.stack = [...this.stack, name];
  }

  /** The same sheet shows something else, such as another leaf. */
  turn(name: string): void {
    this.stack = [...this.stack.slice(0, -1), name];
  }

  back(): void {
    this.stack = this.stack.slice(0, -1);
  }

  close(): void {
    this.stack = [];
  }
}
