/** The server's messages under short names. The types are generated from its OpenAPI (`tools/web_types.py`). */
import type { GameEvent, Message } from '../model';
import type { components } from './schema';

type Schemas = components['schemas'];

export type SeatInfo = Schemas['SeatInfo'];
export type TableInfo = Schemas['TableInfo'];
export type ChatInfo = Schemas['ChatInfo'];
export type GameInfo = Schemas['GameInfo'];
export type Phrases = Schemas['Phrases'];
export type Problem = Schemas['Problem'];
export type OptionInfo = Schemas['OptionInfo'];
export type TableLine = Schemas['TableLine'];
export type TableList = Schemas['TableList'];
export type Seek = Schemas['Seek'];
export type Seeking = Schemas['Seeking'];
export type SeekList = Schemas['SeekList'];
export type Found = Schemas['Found'];
export type Made = Schemas['Made'];
export type NewTable = Schemas['NewTable'];
export type NewReport = Schemas['NewReport'];
export type EditionInfo = Schemas['EditionInfo'];
export type DeckPool = Schemas['DeckPool'];
export type DeckCard = Schemas['DeckCard'];
export type DeckHero = Schemas['DeckHero'];
export type DeckReport = Schemas['DeckReport'];
export type DeckProblem = Schemas['DeckProblem'];
export type LabInfo = Schemas['LabInfo'];
export type LabLine = Schemas['LabLine'];
export type LabLane = Schemas['Lane'];
export type LabNumbers = Schemas['Numbers'];
export type LabNumber = Schemas['LabNumber'];
export type LabBox = Schemas['LabBox'];
export type NewLab = Schemas['NewLab'];
export type LabMade = Schemas['LabMade'];
export type HintsInfo = Schemas['Hints'];
export type HouseRules = Schemas['HouseRules'];
export type BoxInfo = Schemas['BoxInfo'];
export type Pass = Schemas['Pass'];
export type AccountsInfo = Schemas['AccountsInfo'];
export type MeInfo = Schemas['MeInfo'];
export type Whoami = Schemas['Whoami'];
export type Entered = Schemas['Entered'];
export type Ring = Schemas['Ring'];
export type KeyRingInfo = Schemas['KeyRing'];
export type Profile = Schemas['Profile'];
export type MetLine = Schemas['MetLine'];
export type ResultLine = Schemas['ResultLine'];
export type RecordInfo = Schemas['RecordInfo'];
export type BoxUse = Schemas['BoxUse'];
export type PastGame = Schemas['PastGame'];
export type PastGames = Schemas['PastGames'];
export type Point = Schemas['Point'];
export type Leaders = Schemas['Leaders'];
export type CompanyInfo = Schemas['CompanyInfo'];
export type FriendInfo = Schemas['FriendInfo'];
export type GroupInfo = Schemas['GroupInfo'];
export type MemberInfo = Schemas['MemberInfo'];
export type NewGroup = Schemas['NewGroup'];
export type InvitationInfo = Schemas['InvitationInfo'];
export type NewTournament = Schemas['NewTournament'];
export type TournamentLine = Schemas['TournamentLine'];
export type TournamentList = Schemas['TournamentList'];
export type TournamentInfo = Schemas['TournamentInfo'];
export type CupNews = Schemas['CupNews'];
export type CupNewsList = Schemas['CupNewsList'];
export type StandingInfo = Schemas['StandingInfo'];
export type PairInfo = Schemas['PairInfo'];
export type PartInfo = Schemas['PartInfo'];
export type RoundInfo = Schemas['RoundInfo'];
export type NotifyInfo = Schemas['NotifyInfo'];
export type NotifyWishes = Schemas['NewWishes'];
export type CourseInfo = Schemas['CourseInfo'];
export type LessonInfo = Schemas['LessonInfo'];
export type StageInfo = Schemas['StageInfo'];
export type SentenceInfo = Schemas['SentenceInfo'];
export type RecallInfo = Schemas['RecallInfo'];
export type ReviewInfo = Schemas['ReviewInfo'];
export type Review = Schemas['Review'];
export type Moment = Schemas['Moment'];
export type PuzzleList = Schemas['PuzzleList'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type PuzzleTry = Schemas['PuzzleTry'];
export type CoachInfo = Schemas['CoachInfo'];
export type IdeaInfo = Schemas['IdeaInfo'];
export type Coached = Schemas['Coached'];

export type RulebookInfo = Schemas['RulebookInfo'];
export type PageInfo = Schemas['PageInfo'];
export type FrameInfo = Schemas['FrameInfo'];
export type CaseInfo = Schemas['CaseInfo'];
export type WorkedStepInfo = Schemas['WorkedStepInfo'];
export type IconInfo = Schemas['IconInfo'];
export type WorkshopInfo = Schemas['WorkshopInfo'];
export type BoxShelf = Schemas['BoxShelf'];
export type ShelfLine = Schemas['ShelfLine'];
export type KeptDraft = Schemas['KeptDraft'];
export type VersionLine = Schemas['VersionLine'];
export type SharedBox = Schemas['SharedBox'];
export type BoxContent = Required<Schemas['BoxContent']>;
export type BaseBox = Schemas['BaseBox'];
export type BoxLook = Omit<Required<Schemas['BoxLook']>, 'view'> & { view: Record<string, unknown> | null };
export type SetupInfo = Schemas['SetupInfo'];

/** What a message says is open in the schema; here it is what the catalogue takes. */
export type LegalWord = Omit<Schemas['LegalWord'], 'say'> & { say: Message };
export type RefusedWord = Omit<Schemas['RefusedWord'], 'reason'> & { reason: Message };
export type Ask = Omit<Schemas['Ask'], 'prompt' | 'legal' | 'refusals'> & {
  prompt: Message;
  legal: LegalWord[];
  refusals: RefusedWord[];
};
export type Doubt = Omit<Schemas['Doubt'], 'reason' | 'idea'> & { reason: Message; idea: Message };
export type Doubts = Omit<Schemas['Doubts'], 'doubt'> & { doubt: Doubt | null };
type Seen = { view: Record<string, unknown> | null; ask: Ask | null };
export type StepInfo = Omit<Schemas['StepInfo'], 'events'> & { events: GameEvent[] };
export type ReplayStep = Omit<Schemas['ReplayStep'], 'events' | 'view' | 'ask'> & { events: GameEvent[] } & Seen;
export type StepsInfo = Omit<Schemas['Steps'], 'steps'> & { steps: ReplayStep[] };
export type Snapshot = Omit<Schemas['Snapshot'], 'view' | 'ask'> & Seen;
export type Update = Omit<Schemas['Update'], 'view' | 'ask' | 'steps'> & Seen & { steps: StepInfo[] };
export type Changes = Omit<Schemas['Changes'], 'steps'> & { steps: StepInfo[] };
type Played = Seen & { steps: (Omit<Schemas['StageStep'], 'events'> & { events: GameEvent[] })[] };
export type PositionScene = Omit<Required<Schemas['PositionScene']>, 'view' | 'ask' | 'steps'> & Played;
export type StageScene = Omit<Schemas['StageScene'], 'view' | 'ask' | 'steps'> & Played;
export type Told = Omit<Schemas['Told'], 'say'> & { say: Message };
export type ChoiceInfo = Omit<Schemas['ChoiceInfo'], 'say' | 'follows'> & { say: Message; follows: Told[] };
export type PuzzleScene = Omit<Schemas['PuzzleScene'], 'view' | 'ask' | 'steps' | 'answer' | 'line' | 'others'> & Played & {
  answer: Told[];
  line: Told[];
  others: ChoiceInfo[];
};
export type FrameScene = Omit<Schemas['FrameScene'], 'view' | 'ask'> & Seen;
export type Refused = Omit<Schemas['RefusedMove'], 'reason'> & { reason: Message | null };

export type ServerMessage =
  | Snapshot
  | Update
  | Refused
  | Schemas['Ack']
  | Schemas['Chat']
  | Schemas['PointedAt']
  | Schemas['Presence']
  | Schemas['Pong']
  | Schemas['Bye'];

export type ClientMessage = Schemas['ClientMessage'];
export type Hello = Schemas['Hello'];
