/**
 * The live channel: it comes back by itself, tells the server what it has seen, and sends again what was not answered.
 * The server tells what has changed; who listens here is told how everything stands.
 */
import type { Changes, ClientMessage, Hello, ServerMessage, Snapshot, Update } from './api/wire';
import { changed } from './differences';
import type { LinkState } from './model';
import { LANGUAGE } from './words';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const HEARTBEAT = 15000;

export interface LinkEvents {
  message: (message: ServerMessage) => void;
  state: (state: LinkState) => void;
  /** The first message on every new connection. */
  hello: () => Hello;
  version: () => number;
}

export class Link {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, ClientMessage>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  /** The last message that told how everything stands: changes are changes of it. */
  private held: Snapshot | Update | null = null;

  constructor(
    private readonly url: string,
    private readonly on: LinkEvents,
  ) {}

  open(): void {
    this.on.state('opening');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.put({ ...this.on.hello(), differences: true, mark: this.held?.mark ?? '', language: LANGUAGE });
      for (const message of this.waiting.values()) this.put(message);
      this.beat = setInterval(() => this.put({ type: 'ping', version: this.on.version() }), HEARTBEAT);
    };
    socket.onmessage = (event) => {
      this.on.state('live');
      const message = this.whole(JSON.parse(String(event.data)) as ServerMessage | Changes);
      if (message === null) return;
      // A hall that lets nobody in is not asked again and again at once.
      if (message.type === 'snapshot' || message.type === 'update') this.wait = FIRST_WAIT;
      if ((message.type === 'ack' || message.type === 'refused') && message.id) this.waiting.delete(message.id);
      this.on.message(message);
    };
    socket.onclose = () => {
      clearInterval(this.beat);
      if (this.closed) return;
      this.on.state('lost');
      this.timer = setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
      this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
    };
  }

  /** Sends now or when the channel is back. A message with an id is kept until it is answered: never lost, never doubled. */
  send(message: ClientMessage): void {
    if ('id' in message) this.waiting.set(message.id, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.put(message);
  }

  /** Another language was chosen: refusals are to be said in it. */
  speaks(language: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.put({ type: 'ping', version: this.on.version(), language });
  }

  /** Tries at once, for instance when the network is back. */
  hurry(): void {
    if (this.socket && this.socket.readyState > WebSocket.OPEN && !this.closed) {
      clearTimeout(this.timer);
      this.open();
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
    this.on.state('closed');
  }

  /** A message with all that the server left out because it is here. Null if it is not: the server is told what is. */
  private whole(message: ServerMessage | Changes): ServerMessage | null {
    if (message.type === 'changes') {
      if (message.base !== this.held?.mark) {
        this.put({ type: 'ping', version: this.on.version() });
        return null;
      }
      message = asUpdate(this.held, message);
    }
    if (message.type === 'snapshot' || message.type === 'update') this.held = message;
    return message;
  }

  private put(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }
}

function asUpdate({ table, view, ask }: Snapshot | Update, { changes, ...told }: Changes): Update {
  const fresh = changed({ table, view, ask }, changes) as Pick<Update, 'table' | 'view' | 'ask'>;
  return { ...told, type: 'update', ...fresh };
}
