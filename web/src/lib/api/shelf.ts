/** The shelf of one's own boxes, which the hall keeps: an account's, or this browser's by its secret. */
import { holdShelf, isSignedIn, ownShelf, shelfSecret } from '../tokens';
import { call } from './client';
import type { KeptDraft, SharedBox, BoxShelf, VersionLine } from './wire';

const at = (box: string, more = ''): string => `/api/shelf/${encodeURIComponent(box)}${more}`;
/** Who has an account needs no secret; one from before is sent along. */
const secret = (): string => (isSignedIn() ? shelfSecret() : ownShelf());

/** What is to be kept: all that a box holds, and the revision that it was made on. */
export interface DraftWish {
  game: string;
  base: string;
  name: string;
  content: Record<string, unknown>;
  revision: number;
}

export const shelfInfo = (): Promise<BoxShelf> => call('GET', '/api/shelf', undefined, secret());
export const draftOf = (box: string): Promise<KeptDraft> => call('GET', at(box), undefined, secret());
export const keepDraft = async (box: string, wish: DraftWish): Promise<number> => (await call<{ revision: number }>('PUT', at(box), wish, secret())).revision;
export const dropDraft = (box: string): Promise<unknown> => call('DELETE', at(box), undefined, secret());

export const keepVersion = (box: string, revision: number, name: string, by: string): Promise<VersionLine> => call('POST', at(box, '/versions'), { revision, name, by }, secret());
export const versionOf = async (box: string, number: number): Promise<Record<string, unknown>> => (await call<{ content: Record<string, unknown> }>('GET', at(box, `/versions/${number}`), undefined, secret())).content;
export const dropVersion = (box: string, number: number): Promise<unknown> => call('DELETE', at(box, `/versions/${number}`), undefined, secret());

/** The code of a box's link; without one if it is not to be shared any more. */
export const shareDraft = async (box: string, on: boolean): Promise<string> => (await call<{ code: string }>(on ? 'POST' : 'DELETE', at(box, '/share'), undefined, secret())).code;
export const sharedBox = (code: string): Promise<SharedBox> => call('GET', `/api/shared/${encodeURIComponent(code)}`);

/** The boxes of this browser become the account's that has just signed in. */
export async function claimShelf(): Promise<void> {
  const own = shelfSecret();
  if (!own) return;
  await call('POST', '/api/shelf/claim', { secret: own });
  holdShelf('');
}

/** The shelf of another device is this one's, too; what was on this one's is put there. */
export async function joinShelf(other: string): Promise<void> {
  const own = shelfSecret();
  if (own && own !== other) await call('POST', '/api/shelf/claim', { secret: own }, other);
  holdShelf(other);
}
