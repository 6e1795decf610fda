/** A table on the screen: what is drawn, what is asked, what was pointed at. It knows no rule. */
import type { Kit, Sound } from '../games/kit';
import type { Ask, ChatInfo, ClientMessage, LegalWord, RefusedWord, ReplayStep, SeatInfo, ServerMessage, Snapshot, StepInfo, TableInfo, Update } from './api/wire';
import { logLines, standing } from './log';
import type { GameEvent, Hint, LinkState, LogLine } from './model';
import { fitted, Playback, type Beat } from './playback';
import { moves, settings } from './settings.svelte';
import { shared } from './share';
import { play as playSound } from './sound';
import type { Catalogue } from './words';

export interface Notice {
  text: string;
  rule: string | null;
}

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  /** The view as it is drawn: behind the newest one while events are played. */
  view = $state.raw<unknown>(null);
  ask = $state.raw<Ask | null>(null);
  seat = $state<number | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatInfo[]>([]);
  link = $state<LinkState>('opening');
  /** A word that was sent and is not yet answered. */
  sending = $state<string | null>(null);
  hovered = $state<string | null>(null);
  chosen = $state<string | null>(null);
  /** Several words that one place of the board stands for, and where it is: the frame asks which. */
  offer = $state.raw<{ words: string[]; from: Element } | null>(null);
  notice = $state.raw<Notice | null>(null);
  hints = $state.raw<Hint[]>([]);
  /** Places of the board that a line of the log is about. */
  lit = $state.raw<string[]>([]);
  /** For the live region. */
  told = $state('');
  beat = $state(0);
  /** How many events were shown since the page was opened. */
  shown = $state(0);
  /** The step of a replay that is shown; null at a live table. */
  step = $state<number | null>(null);
  /** In a replay: go to a step. */
  seek: ((step: number) => void) | null = null;
  playing = $state(false);
  turned = $state(0);
  danger = $state(false);
  openRule = $state<string | null>(null);
  version = $state(-1);
  /** A table that is only looked at in passing makes no sound. */
  silent = false;

  /** The move under way: its id, and the version it stands as once the server has taken it. */
  private underWay: { id: string; version: number } | null = null;
  private newest: Snapshot | Update | null = null;
  private readonly playback = new Playback(() => (this.playing = false));
  private clockShift = 0;

  constructor(
    readonly kit: Kit,
    readonly words: Catalogue,
    private readonly send: (message: ClientMessage) => void,
  ) {}

  readonly names = $derived(this.info?.seats.map((one) => this.nameOf(one)) ?? []);
  readonly mine = $derived(this.ask !== null && this.ask.seat === this.seat && this.sending === null);
  readonly legal = $derived(new Map<string, LegalWord>(this.mine ? this.ask!.legal.map((one) => [one.word, one]) : []));
  readonly refusals = $derived(
    new Map<string, RefusedWord>(this.mine ? this.ask!.refusals.map((one) => [one.word, one]) : []),
  );
  /** The log up to what is shown: in a replay the rest is still to come. */
  readonly past = $derived(this.step === null ? this.log : this.log.filter((line) => line.step <= this.step!));
  /** The word whose consequence is shown: what is pointed at, else what is chosen. */
  readonly focus = $derived(this.hovered ?? this.chosen);

  /** Bots have the names of the game's own figures where it has some, else their level and seat. */
  private nameOf(one: SeatInfo): string {
    if (one.kind !== 'bot' || one.name !== one.level) return one.name;
    const figure = [`superstar-${one.seat}`, `bot-${one.seat}`].find((key) => this.words.has(key));
    return figure ? this.words.say(figure) : `${one.name} ${one.seat + 1}`;
  }

  say = (key: string, args: Record<string, unknown> = {}): string => this.words.say(key, args, this.names);

  /** A message from the server. */
  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.newest = message;
        this.version = message.version;
        this.playback.skip();
        this.arrived();
        this.settle(message);
        break;
      case 'update':
        if (message.version > this.version) this.follow(message);
        break;
      case 'ack':
        if (this.underWay?.id === message.id) this.underWay.version = message.version;
        this.arrived();
        break;
      case 'refused':
        if (this.underWay?.id === message.id) this.free();
        this.notice = {
          text: message.reason ? this.words.tell(message.reason, this.names) : message.text,
          rule: message.rule,
        };
        break;
      case 'chat':
        this.chat = [...this.chat, ...message.lines.filter((line) => line.id > (this.chat.at(-1)?.id ?? 0))];
        break;
      case 'presence':
        if (this.info) {
          const seats = this.info.seats.map((one, n) => ({ ...one, present: message.present[n] ?? one.present }));
          this.info = { ...this.info, seats };
        }
        break;
      case 'bye':
        this.notice = { text: message.text, rule: null };
        break;
    }
  }

  private follow(update: Update): void {
    this.newest = update;
    this.version = update.version;
    if (update.steps.some((step) => step.kind === 'action' && step.seat === this.seat)) this.free();
    this.arrived();
    this.ask = null;
    const seen = this.view !== null;
    const beats = update.steps.flatMap((step) => (seen ? this.beats(step) : [{ ms: 0, show: () => this.write(step) }]));
    beats.push({ ms: 0, show: () => this.settle(update) });
    this.playing = true;
    this.playback.add(moves() && !document.hidden ? beats : beats.map((beat) => ({ ...beat, ms: 0 })));
  }

  /** The move under way is on the table: something else may be sent. */
  private arrived(): void {
    if (this.underWay && this.underWay.version <= this.version) this.free();
  }

  private free(): void {
    this.underWay = null;
    this.sending = null;
  }

  private beats(step: StepInfo): Beat[] {
    return fitted([...this.eventBeats(step), { ms: 0, show: () => this.write(step) }], settings.speed);
  }

  private eventBeats(step: StepInfo): Beat[] {
    return step.events.map((event, n) => ({
      ms: this.kit.pace(event, step.events.slice(0, n)),
      show: () => this.perform(event),
    }));
  }

  private perform(event: GameEvent): void {
    this.beat = moves() ? this.playback.beat : 0;
    this.view = this.kit.advance(this.view, event);
    this.shown += 1;
    this.lit = this.kit.places(event);
    const sound = this.kit.sound(event);
    if (sound && this.playback.beat > 0) this.hear(sound);
  }

  private hear(sound: Sound): void {
    if (settings.sound && !this.silent) playSound(sound);
  }

  /** The newest word of the server: what it says holds, whatever was played. */
  private settle(message: Snapshot | Update): void {
    if (message !== this.newest) return;
    const moved = this.info?.steps !== message.table.steps;
    this.seat = message.seat;
    this.info = message.table;
    this.view = shared(this.view, this.resumed(message.view));
    this.ask = message.ask;
    this.lit = [];
    if (moved) this.hints = [];
    this.keepLegal();
    if (message.table.clock) this.clockShift = message.table.clock.now - Date.now();
    if (this.mine && moved && message.type === 'update') this.hear('turn');
    if (message.table.result && message.type === 'update') this.hear('end');
  }

  /** What was chosen or pointed at stays so for as long as it may be played. */
  private keepLegal(): void {
    if (this.chosen !== null && !this.legal.has(this.chosen)) this.chosen = null;
    if (this.offer?.words.some((word) => !this.legal.has(word))) this.offer = null;
    this.hover(this.hovered);
  }

  /** A view with what the game's page keeps beside it, from the log up to a step. */
  private resumed(view: unknown, last = Infinity): unknown {
    if (!this.kit.resume || view === null) return view;
    const lines = standing(this.log.filter((line) => line.step <= last));
    return this.kit.resume(view, lines.flatMap((line) => line.events));
  }

  /** The log that came after the table: what the page keeps of it is put back. */
  remember(steps: StepInfo[]): void {
    for (const step of steps) this.write(step);
    this.view = this.resumed(this.view);
  }

  /** Lines in the log, and aloud for who cannot see the board. */
  write(step: StepInfo): void {
    const lines = logLines(step, this.words, this.names, this.kit.quiet);
    if (!lines.length) return;
    const isOf = (one: LogLine): boolean => Math.floor(one.id) === step.version;
    const at = this.log.findIndex(isOf);
    const others = this.log.filter((one) => !isOf(one));
    this.log = at < 0 ? [...others, ...lines] : [...others.slice(0, at), ...lines, ...others.slice(at)];
    this.told = spoken(lines);
  }

  /** A step of a replay: its events are played within so many ms, or left out, then its position holds. */
  stepTo(step: ReplayStep, within: number | null): void {
    this.playback.skip();
    this.ask = null;
    this.step = step.step;
    const played = within === null ? [] : fitted(this.eventBeats(step), 1, moves() ? within : 0);
    this.playing = true;
    this.playback.add([...played, { ms: 0, show: () => this.stand(step) }]);
  }

  private stand(step: ReplayStep): void {
    this.view = shared(this.view, this.resumed(step.view, step.step));
    this.lit = [];
  }

  /** A step of a replay said aloud. */
  tell(step: StepInfo): void {
    this.told = spoken(logLines(step, this.words, this.names, this.kit.quiet));
  }

  skip(): void {
    this.playback.skip();
  }

  hover(word: string | null): void {
    this.hovered = word !== null && (this.legal.has(word) || this.refusals.has(word)) ? word : null;
  }

  /** A click on a word: it is chosen, and a second click plays it; at once where a misclick does no harm. */
  choose(word: string): void {
    if (!this.legal.has(word)) return;
    this.notice = null;
    this.offer = null;
    if (this.chosen === word || !settings.confirm || !this.kit.confirms(word)) this.play(word);
    else {
      this.chosen = word;
      this.hovered = null;
    }
  }

  /** A click on a place that several words lead to: the only one, or the chosen one again, else it is asked which. */
  chooseOf(words: string[], from: Element): void {
    const open = words.filter((word) => this.legal.has(word));
    const word = open.find((one) => one === this.chosen) ?? (open.length === 1 ? open[0] : undefined);
    if (word !== undefined) this.choose(word);
    else if (open.length) this.offer = { words: open, from };
  }

  play(word: string): void {
    if (!this.legal.has(word) || this.sending !== null) return;
    const id = crypto.randomUUID();
    this.underWay = { id, version: Infinity };
    this.sending = word;
    this.notice = null;
    this.letGo();
    this.send({ type: 'move', id, version: this.version, word });
  }

  letGo(): void {
    this.chosen = null;
    this.offer = null;
    this.hovered = null;
  }

  undo(): void {
    this.send({ type: this.info?.may_undo ? 'undo' : 'ask_back', id: crypto.randomUUID(), version: this.version });
  }

  answer(accept: boolean): void {
    this.send({ type: 'answer_back', id: crypto.randomUUID(), version: this.version, accept });
  }

  speak(text: string): void {
    this.send({ type: 'say', id: crypto.randomUUID(), text });
  }

  /** The server's time, by our clock. */
  serverNow(): number {
    return Date.now() + this.clockShift;
  }
}

const spoken = (lines: LogLine[]): string => lines.map((line) => line.text || line.heading).join(' ');
