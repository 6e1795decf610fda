/** A table on the screen: what is drawn, what is asked, what was pointed at. It knows no rule. */
import type { Kit, Sound } from '../games/kit';
import type { Ask, ChatInfo, ClientMessage, LegalWord, RefusedWord, ReplayStep, ServerMessage, Snapshot, StepInfo, TableInfo, Update } from './api/wire';
import { Choosing } from './choosing.svelte';
import type { Coaching } from './coaching';
import { logLines, retold, standing, TAKES_BACK, withLines } from './log';
import type { GameEvent, Hint, LinkState, LogLine } from './model';
import { isThere, namesOf } from './names';
import { Pings, type Pinged } from './pings.svelte';
import { fitted, Playback } from './playback';
import { Reel, type Onlooker, type Told } from './reel';
import { moves, settings } from './settings.svelte';
import { shared } from './share';
import { Sheets } from './sheets.svelte';
import { play as playSound } from './sound';
import { answered } from './answers';
import { aloud } from './teller';
import { Trouble } from './trouble.svelte';
import { lastTakenBack } from './turns';
import { say, type Catalogue } from './words';

/** How many lines are kept for who hears the table. */
const HEARD = 11;

export class TableStore extends Choosing {
  info = $state.raw<TableInfo | null>(null);
  /** The view as it is drawn: behind the newest one while events are played. */
  view = $state.raw<unknown>(null);
  ask = $state.raw<Ask | null>(null);
  seat = $state<number | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatInfo[]>([]);
  /** Where partners point at this moment. */
  private readonly pointing = new Pings();
  link = $state<LinkState>('opening');
  /** A word that was sent and is not yet answered. */
  sending = $state<string | null>(null);
  /** The last word that was sent, and the version of the table that it was meant for. */
  sent: { word: string; version: number } | null = null;
  hints = $state.raw<Hint[]>([]);
  /** From when on a bot may play for a seat whose person is away, by the server's clock. */
  replaceable = $state.raw<(number | null)[]>([]);
  /** The last line of chat that was read. */
  read = $state(0);
  /** Places of the board that a line of the log is about. */
  lit = $state.raw<string[]>([]);
  /** What was told lately, for who hears the table: in order, the newest last. */
  told = $state.raw<{ id: number; text: string }[]>([]);
  beat = $state(0);
  /** How many events were shown since the page was opened. */
  shown = $state(0);
  /** The step of a replay that is shown; null at a live table. */
  step = $state<number | null>(null);
  /** In a replay: go to a step. */
  seek: ((step: number) => void) | null = null;
  playing = $state(false);
  /** What is being shown: who does it, and its events. It stays while a bot thinks about the next. */
  doing = $state.raw<LogLine | null>(null);
  /** The others are not watched until one's own turn. */
  hurrying = $state(false);
  /** The view after one's own last move, and all that came since: for watching it again. */
  left = $state.raw<{ view: unknown; steps: StepInfo[] } | null>(null);
  openRule = $state<string | null>(null);
  version = $state(-1);
  /** Whether the log of what happened before the page was opened is here. */
  private remembers = $state(false);
  /** A table that is only looked at in passing makes no sound. */
  silent = false;
  /** A lesson that asks where a word leads does not show it before the word is pointed at. */
  bare = $state(false);
  /** Pieces that a lesson speaks of: what is shown only by wish is shown then. */
  points = $state.raw<string[]>([]);
  /** At a first game: who looks on, and may hold a choice back. */
  coach = $state.raw<Coaching | null>(null);
  readonly sheets = new Sheets();
  readonly trouble = new Trouble();
  words = $state.raw() as Catalogue;

  /** The move under way: its id, and the version it stands as once the server has taken it. */
  private underWay: { id: string; version: number } | null = null;
  private newest: Snapshot | Update | null = null;
  private readonly playback = new Playback(() => (this.playing = false));
  private readonly reel: Reel;
  private clockShift = 0;

  constructor(
    readonly kit: Kit,
    words: Catalogue,
    private readonly send: (message: ClientMessage) => void,
  ) {
    super();
    this.words = words;
    this.reel = new Reel(kit, { line: (line) => (this.doing = line), event: (event) => this.perform(event) });
  }

  readonly names = $derived.by(() => (this.info ? namesOf(this.info.seats, this.words) : []));
  /** Whether a bot plays for me until I take the seat again: then nothing is asked of me. */
  readonly isReplaced = $derived(this.seat !== null && this.info?.status === 'playing' && this.isBot(this.seat) && !this.info.seats[this.seat]!.resigned);
  /** Who reads sits there; a review looks through the eyes of whoever chose, and calls all by name. */
  readonly reader = $derived(this.still ? null : this.seat);
  readonly mine = $derived(this.ask !== null && this.ask.seat === this.seat && this.sending === null && !this.isReplaced);
  readonly legal = $derived(new Map<string, LegalWord>(this.mine ? this.ask!.legal.map((one) => [one.word, one]) : []));
  readonly refusals = $derived(
    new Map<string, RefusedWord>(this.mine ? this.ask!.refusals.map((one) => [one.word, one]) : []),
  );
  /** The version that is shown in full, of a replay the step: nothing moves, nothing is under way. Null until then. */
  readonly ready = $derived(this.playing || this.sending !== null || !this.remembers ? null : (this.step ?? this.version));
  /** The log up to what is shown: in a replay the rest is still to come. */
  readonly past = $derived(this.step === null ? this.log : this.log.filter((line) => line.step <= this.step!));
  /** What still holds of it: nothing that was taken back. */
  readonly held = $derived(standing(this.past));
  /** The take-back that nothing has followed yet. */
  readonly back = $derived(this.step === null ? lastTakenBack(this.log) : null);
  /** Whose turn it is, in a replay whose deed led here. */
  private readonly turn = $derived(this.step === null ? (this.info?.turn ?? -1) : (this.past.findLast((line) => line.seat >= 0)?.seat ?? -1));
  /** Whose deeds are shown, else who has to decide. */
  readonly active = $derived(this.doing && this.doing.seat >= 0 && this.playing ? this.doing.seat : (this.ask?.seat ?? this.turn));
  /** Others are at it: their moves are shown, or a bot is about to make one. */
  readonly following = $derived(this.step === null && this.info?.status === 'playing' && !this.mine && this.sending === null && (this.active !== this.seat || this.isReplaced) && (this.playing || this.isBot(this.active)));
  readonly unread = $derived(this.chat.filter((line) => line.id > this.read && line.seat !== this.seat).length);
  /** Hints, threats and gains in order are a rule of the table; once it is over everything may be shown. */
  readonly helps = $derived(!this.info || this.info.house.helps || this.info.status === 'over' || this.info.status === 'record');
  /** No table of the hall, but a step of a lesson. */
  readonly isLesson = $derived(this.info?.id === '');
  /** Whether somebody has to agree before something of mine is undone. */
  readonly asksPeople = $derived(this.info?.seats.some((one) => isThere(one) && one.seat !== this.seat) ?? false);
  say = (key: string, args: Record<string, unknown> = {}): string => this.words.say(key, args, this.names);

  /** A message from the server. */
  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.isBack();
        this.newest = message;
        this.version = message.version;
        this.playback.skip();
        this.arrived();
        this.settle(message);
        break;
      case 'update':
        this.isBack();
        if (message.version > this.version) this.follow(message);
        else if (message.version === this.version) this.wait(message.table.waits);
        break;
      case 'ack':
        if (this.underWay?.id === message.id) this.underWay.version = message.version;
        this.arrived();
        break;
      case 'refused':
        if (this.underWay?.id === message.id) this.free();
        this.notice = {
          text: this.words.why(message.reason, message.text, this.names),
          rule: message.rule,
        };
        break;
      case 'chat':
        this.chat = [...this.chat, ...message.lines.filter((line) => line.id > (this.chat.at(-1)?.id ?? 0))];
        break;
      case 'pointed':
        this.pointing.add(message.seat, message.place);
        break;
      case 'presence':
        this.replaceable = message.replaceable_at;
        this.clockShift = message.now - Date.now();
        if (this.info) {
          const seats = this.info.seats.map((one, n) => ({ ...one, present: message.present[n] ?? one.present }));
          this.info = { ...this.info, seats };
        }
        break;
      case 'bye':
        this.notice = { text: this.words.why(message.reason, message.text), rule: null, code: message.code };
        break;
    }
  }

  /** The hall answers again: that it was closing is no news any more. */
  private isBack(): void {
    if (this.notice?.code === 'shutting_down') this.notice = null;
  }

  private follow(update: Update): void {
    const steps = update.steps.filter((step) => step.version > this.version);
    this.newest = update;
    this.version = update.version;
    if (steps.some((step) => this.isOwn(step))) this.free();
    if (steps.some((step) => TAKES_BACK.has(step.kind))) this.forget();
    const answer = answered(steps, this.info?.take_back?.seat ?? -1);
    if (answer) this.notice = { text: say(answer.key, { name: this.names[answer.seat] ?? '', you: answer.seat === this.seat }), rule: null, calm: answer.key === 'undo-agreed' };
    this.arrived();
    this.ask = null;
    // Who sits where holds at once: the log calls them by name.
    if (this.info) this.info = { ...this.info, seats: update.table.seats };
    this.playing = true;
    const isSeen = this.view !== null && moves() && !document.hidden && !this.hurrying;
    const beats = this.view === null ? steps.map((step) => ({ ms: 0, show: () => this.write(step) })) : this.reel.of(this.toldOf(steps), this.onlooker(), (step) => this.after(step));
    beats.push({ ms: 0, show: () => this.settle(update) });
    this.playback.add(isSeen ? beats : beats.map((beat) => ({ ...beat, ms: 0 })));
  }

  /** Something was taken back: what spoke of it goes away, and nothing of it is watched again. */
  private forget(): void {
    this.letGo();
    this.notice = null;
    this.left = null;
    if (!this.sheets.top?.startsWith('table')) this.sheets.close();
  }

  private isOwn(step: StepInfo): boolean {
    return step.kind === 'action' && step.seat === this.seat;
  }

  isBot(seat: number): boolean {
    const one = this.info?.seats[seat];
    return one !== undefined && one.level !== '';
  }

  private toldOf(steps: StepInfo[]): Told[] {
    return steps.map((step) => ({ step, lines: logLines(step, this.words, this.names, this.seat) }));
  }

  private onlooker(): Onlooker {
    return { seat: this.seat, seats: this.info?.seats.length ?? 1, speed: settings.speed };
  }

  /** A step was shown. */
  private after(step: StepInfo): void {
    this.write(step);
    if (this.isOwn(step)) this.left = { view: this.view, steps: [] };
    else if (this.left) this.left = { ...this.left, steps: [...this.left.steps, step] };
  }

  /** What the others, or one of them, did since one's own last move, once more; then the table as it is. */
  watchAgain(only: number | null = null): void {
    const now = this.newest;
    if (!this.left || !now || this.playing) return;
    this.letGo();
    this.ask = null;
    this.view = this.left.view;
    this.reel.renew();
    this.playing = true;
    this.playback.add([...this.reel.of(this.toldOf(this.left.steps), this.onlooker(), null, only), { ms: 0, show: () => this.settle(now) }]);
  }

  /** Bots wait their turn, or no more; nothing else has happened. */
  private wait(waits: boolean): void {
    if (this.info && this.info.waits !== waits) this.info = { ...this.info, waits };
  }

  /** The move under way is on the table: something else may be sent. */
  private arrived(): void {
    if (this.underWay && this.underWay.version <= this.version) this.free();
  }

  private free(): void {
    this.underWay = null;
    this.sending = null;
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
    if (message !== this.newest) return this.catchUp(message);
    const moved = this.info?.steps !== message.table.steps;
    const begun = this.info?.status === 'lobby' && message.table.status === 'playing';
    this.seat = message.seat;
    this.info = message.table;
    this.view = shared(this.view, message.view);
    this.ask = message.ask;
    this.lit = [];
    if (moved) this.hints = [];
    this.keepLegal();
    if (this.mine || message.table.result || !this.isBot(this.active)) this.rest();
    if (message.now !== null) this.clockShift = message.now - Date.now();
    if ((this.mine && moved && message.type === 'update') || (begun && this.seat !== null)) this.hear('turn');
    if (message.table.result && message.type === 'update') this.hear('end');
  }

  /** Between two moves of a queue the table is as the server had it then: nothing stays half told. */
  private catchUp(message: Snapshot | Update): void {
    this.view = shared(this.view, message.view);
  }

  /** The others are done for now. */
  private rest(): void {
    this.doing = null;
    this.hurrying = false;
  }

  /** The log that came after the table. */
  remember(steps: StepInfo[]): void {
    for (const step of steps) this.write(step);
    this.remembers = true;
  }

  /** The position is set up anew: nothing has happened there yet. */
  clear(): void {
    this.log = [];
  }

  /** Another language: all is said anew, and nothing else changes. */
  retell(words: Catalogue): void {
    this.words = words;
    this.log = this.log.map((line) => retold(line, words, this.names, this.seat));
  }

  /** Lines in the log, and aloud for who cannot see the board. */
  write(step: StepInfo): void {
    const lines = logLines(step, this.words, this.names, this.seat);
    if (!lines.length) return;
    this.log = withLines(this.log, lines);
    this.speakOf(lines);
  }

  private speakOf(lines: LogLine[]): void {
    if (this.remembers) this.told = [...this.told.slice(-HEARD), { id: (this.told.at(-1)?.id ?? 0) + 1, text: aloud(this, lines) }];
  }

  /** A step of a replay: its events are played within so many ms, or left out, then its position holds. */
  stepTo(step: ReplayStep, within: number | null): void {
    this.playback.skip();
    this.ask = null;
    this.step = step.step;
    const played = within === null ? [] : fitted(this.reel.events(step), 1, moves() ? within : 0);
    this.playing = true;
    this.playback.add([...played, { ms: 0, show: () => this.stand(step) }]);
  }

  private stand(step: ReplayStep): void {
    this.view = shared(this.view, step.view);
    this.lit = [];
  }

  /** A moment of a review: a position through the eyes of a seat, with what it might have played. */
  lookAt(step: ReplayStep, seat: number): void {
    this.playback.skip();
    this.letGo();
    this.still = true;
    this.step = step.step;
    this.seat = seat;
    this.stand(step);
    this.ask = step.ask;
    this.playing = false;
  }

  /** The same position on its own with a word chosen, for a picture of what would come of it. */
  at(word: string): TableStore {
    const twin = new TableStore(this.kit, this.words, () => undefined);
    [twin.silent, twin.seat, twin.info, twin.view, twin.ask] = [true, this.seat, this.info, this.view, this.ask];
    twin.chosen = word;
    return twin;
  }

  /** A step of a replay said aloud. */
  tell(step: StepInfo): void {
    this.speakOf(logLines(step, this.words, this.names, this.seat));
  }

  /** To one's own turn: what waits is shown at once, and so is what the others still do. */
  skip(): void {
    this.hurrying = this.following;
    this.playback.skip();
  }

  /** Send a word; a coach may ask first, unless one is sure. */
  play(word: string, isSure = false): void {
    if (!this.legal.has(word) || this.sending !== null || this.still || (!isSure && this.coach?.holds(word))) return;
    const id = crypto.randomUUID();
    this.underWay = { id, version: Infinity };
    this.sending = word;
    this.sent = { word, version: this.version };
    this.notice = null;
    this.letGo();
    this.send({ type: 'move', id, version: this.version, word });
  }

  undo(): void {
    this.send({ type: this.info?.may_undo ? 'undo' : 'ask_back', id: crypto.randomUUID(), version: this.version });
  }

  answer(accept: boolean): void {
    this.send({ type: 'answer_back', id: crypto.randomUUID(), version: this.version, accept });
  }

  /** `apart`: for one's partners alone. */
  speak(text: string, apart = false): void {
    this.send({ type: 'say', id: crypto.randomUUID(), text, apart });
  }

  /** Point at a place of the board, for one's partners. */
  point(place: string): void {
    this.send({ type: 'point', id: crypto.randomUUID(), place });
  }

  get pings(): readonly Pinged[] {
    return this.pointing.all;
  }

  /** The server's time, by our clock. */
  serverNow(): number {
    return Date.now() + this.clockShift;
  }
}
