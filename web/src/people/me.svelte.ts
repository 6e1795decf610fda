/** Who one is in this browser: a guest with a nickname, or somebody with an account. The session itself is in a cookie. */
import { call, Refusal } from '../lib/api/client';
import type { AccountsInfo, Entered, KeyRingInfo, MeInfo, Ring, Whoami } from '../lib/api/wire';
import { settings } from '../lib/settings.svelte';
import { claimShelf, joinShelf } from '../lib/api/shelf';
import { held, hold, ME as KEY, shelfSecret } from '../lib/tokens';
import { deviceName, makePasskey, showPasskey } from './passkey';

const NOBODY: Whoami = { id: '', name: '' };

function kept(): Whoami {
  try {
    return { ...NOBODY, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Whoami>) };
  } catch {
    return NOBODY;
  }
}

/** As it was last time, until the hall has been asked. */
export const me = $state(kept());

function become(who: Whoami): void {
  me.id = who.id;
  me.name = who.name;
  if (who.id) {
    localStorage.setItem(KEY, JSON.stringify({ id: who.id, name: who.name }));
    settings.name = who.name;
  } else localStorage.removeItem(KEY);
}

/** Whether one is still signed in; guests are not asked about. */
export async function askWho(): Promise<void> {
  if (me.id) become(await call<Whoami>('GET', '/api/me/name'));
}

type Ceremony = { options: Record<string, unknown> };
const asked = (path: string, body: unknown = {}): Promise<Ceremony> => call<Ceremony>('POST', path, body);

export const accounts = (): Promise<AccountsInfo> => call('GET', '/api/account');
export const account = (): Promise<MeInfo> => call('GET', '/api/me');

/** A new account with the name; its recovery codes, which are never told again. */
export async function join(name: string): Promise<string[]> {
  const { options } = await asked('/api/account/join/ask', { name });
  const credential = await makePasskey(options);
  const entered = await call<Entered>('POST', '/api/account/join', { name, credential, device: deviceName() });
  become(entered);
  await claim();
  return entered.codes ?? [];
}

export async function enter(): Promise<void> {
  const { options } = await asked('/api/account/enter/ask');
  become(await call<Entered>('POST', '/api/account/enter', { credential: await showPasskey(options), device: deviceName() }));
  await claim();
}

export async function recover(code: string): Promise<void> {
  become(await call<Entered>('POST', '/api/account/recover', { code, device: deviceName() }));
  await claim();
}

/** The seats of this browser become the account's: they are on every device, and end with the session. */
async function claim(): Promise<void> {
  await claimShelf();
  const own = Object.entries(held()).filter(([, one]) => one.token);
  if (!own.length) return;
  await call('POST', '/api/me/seats', { tokens: own.map(([, one]) => one.token).slice(-200) });
  for (const [table, one] of own) hold(table, { ...one, token: null });
}

export async function signOut(): Promise<void> {
  become(await call<Whoami>('POST', '/api/me/leave'));
}

/** Do what cannot be undone; the passkey is asked for again where the hall wants to see it. */
export async function surely<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'prove_again') throw error;
    const { options } = await asked('/api/account/enter/ask');
    await call('POST', '/api/me/prove', { credential: await showPasskey(options) });
    return act();
  }
}

export const addPasskey = (): Promise<unknown> =>
  surely(async () => {
    const { options } = await asked('/api/me/passkeys/ask');
    return call('POST', '/api/me/passkeys', { credential: await makePasskey(options), device: deviceName() });
  });
export const removePasskey = (id: string): Promise<unknown> => surely(() => call('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`));
export const newCodes = async (): Promise<string[]> => (await surely(() => call<{ codes: string[] }>('POST', '/api/me/codes'))).codes;
export const endSession = (id: string): Promise<unknown> => call('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`);
export const endOthers = (): Promise<unknown> => call('POST', '/api/me/sessions/end-others');

export async function change(wish: { name?: string; shown_to?: string }): Promise<void> {
  become(await call<Whoami>('PATCH', '/api/me', wish));
}

export async function forget(): Promise<void> {
  become(await surely(() => call<Whoami>('POST', '/api/me/forget')));
}

/** All tables of this browser on another device, once. */
export const makeRing = (): Promise<Ring> =>
  call('POST', '/api/key-ring', {
    name: settings.name,
    shelf: shelfSecret(),
    keys: Object.entries(held())
      .filter(([, one]) => one.token ?? one.host)
      .slice(-200)
      .map(([table, { game, token, host }]) => ({ table, game, token, host })),
  });

/** What is on a key ring is here now; how many tables there were. */
export async function useRing(code: string): Promise<number> {
  const ring = await call<KeyRingInfo>('POST', '/api/key-ring/use', { code });
  for (const { table, game, token, host } of ring.keys) hold(table, { game, token: token ?? null, host: host ?? null });
  if (ring.shelf) await joinShelf(ring.shelf);
  if (ring.name && !settings.name) settings.name = ring.name;
  return ring.keys.length;
}

/** What went wrong, in words; null if the person only closed the browser's own dialog. */
export function troubled(error: unknown, gone: string): string | null {
  if (error instanceof Refusal) return error.message;
  return error instanceof DOMException && error.name === 'NotAllowedError' ? null : gone;
}
