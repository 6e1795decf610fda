/** The server's messages under short names. The types are generated from its OpenAPI (`tools/web_types.py`). */
import type { GameEvent, Message } from '../model';
import type { components } from './schema';

type Schemas = components['schemas'];

export type SeatInfo = Schemas['SeatInfo'];
export type TableInfo = Schemas['TableInfo'];
export type ChatInfo = Schemas['ChatInfo'];
export type GameInfo = Schemas['GameInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type TableLine = Schemas['TableLine'];
export type Made = Schemas['Made'];
export type NewTable = Schemas['NewTable'];
export type EditionInfo = Schemas['EditionInfo'];
export type HintsInfo = Schemas['Hints'];

/** What a message says is open in the schema; here it is what the catalogue takes. */
export type LegalWord = Omit<Schemas['LegalWord'], 'say'> & { say: Message };
export type RefusedWord = Omit<Schemas['RefusedWord'], 'reason'> & { reason: Message };
export type Ask = Omit<Schemas['Ask'], 'prompt' | 'legal' | 'refusals'> & {
  prompt: Message;
  legal: LegalWord[];
  refusals: RefusedWord[];
};
type Seen = { view: Record<string, unknown> | null; ask: Ask | null };
export type StepInfo = Omit<Schemas['StepInfo'], 'events'> & { events: GameEvent[] };
export type ReplayStep = Omit<Schemas['ReplayStep'], 'events' | 'view' | 'ask'> & { events: GameEvent[] } & Seen;
export type StepsInfo = Omit<Schemas['Steps'], 'steps'> & { steps: ReplayStep[] };
export type Snapshot = Omit<Schemas['Snapshot'], 'view' | 'ask'> & Seen;
export type Update = Omit<Schemas['Update'], 'view' | 'ask' | 'steps'> & Seen & { steps: StepInfo[] };
export type Refused = Omit<Schemas['Refusal'], 'reason'> & { reason: Message | null };

export type ServerMessage =
  | Snapshot
  | Update
  | Refused
  | Schemas['Ack']
  | Schemas['Chat']
  | Schemas['Presence']
  | Schemas['Pong']
  | Schemas['Bye'];

export type ClientMessage = Schemas['ClientMessage'];
