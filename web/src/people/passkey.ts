/** Passkeys: what the hall asks in JSON, the browser's own dialog, and its answer in JSON again. */

type Json = Record<string, unknown>;
interface Described {
  id: string;
  type: string;
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  let plain = '';
  for (const byte of new Uint8Array(bytes)) plain += String.fromCharCode(byte);
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

const described = (some: unknown): PublicKeyCredentialDescriptor[] =>
  ((some as Described[] | undefined) ?? []).map((one) => ({ type: 'public-key', id: toBytes(one.id) }));

/** Whether this browser can make passkeys here at all. */
export const canPasskeys = (): boolean => 'PublicKeyCredential' in globalThis && isSecureContext;

export async function makePasskey(options: Json): Promise<Json> {
  const user = options.user as { id: string; name: string; displayName: string };
  const wish = {
    ...options,
    challenge: toBytes(options.challenge as string),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: described(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey: wish })) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAttestationResponse;
  return told(made, { clientDataJSON: toText(answer.clientDataJSON), attestationObject: toText(answer.attestationObject) });
}

export async function showPasskey(options: Json): Promise<Json> {
  const wish = {
    ...options,
    challenge: toBytes(options.challenge as string),
    allowCredentials: described(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = (await navigator.credentials.get({ publicKey: wish })) as PublicKeyCredential;
  const answer = shown.response as AuthenticatorAssertionResponse;
  return told(shown, {
    clientDataJSON: toText(answer.clientDataJSON),
    authenticatorData: toText(answer.authenticatorData),
    signature: toText(answer.signature),
    userHandle: answer.userHandle && toText(answer.userHandle),
  });
}

function told(one: PublicKeyCredential, response: Json): Json {
  return { id: one.id, rawId: toText(one.rawId), type: one.type, response };
}

/** What this browser is called in one's own list: its name and the system's, as far as they tell. */
export function deviceName(agent: string = navigator.userAgent): string {
  // Those built on others name them too, so they are looked for first.
  const browser = (/(Firefox|Edg|OPR)\//.exec(agent) ?? /(Chrome|Safari)\//.exec(agent))?.[1] ?? '';
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1] ?? '';
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' };
  return [browser, system].filter(Boolean).map((name) => names[name] ?? name).join(' · ');
}
