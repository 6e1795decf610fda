/** Requests about one's company: friends, groups, invitations, and whom one does not want to meet. */
import { call } from '../lib/api/client';
import type { CompanyInfo, InvitationInfo, MemberInfo, NewGroup } from '../lib/api/wire';
import { held, isSignedIn } from '../lib/tokens';

const part = (text: string): string => encodeURIComponent(text);
const tokens = (): string[] => Object.values(held()).flatMap((one) => (one.token ? [one.token] : [])).slice(-200);

export const company = (): Promise<CompanyInfo> => call('GET', '/api/me/company');
export const friendLink = async (): Promise<string> => (await call<{ link: string }>('POST', '/api/me/friends/link')).link;
/** Whose link it is. */
export const lookAtLink = async (code: string): Promise<string> => (await call<{ name: string }>('POST', '/api/me/friends/look', { code })).name;
export const befriend = async (code: string): Promise<string> => (await call<{ name: string }>('POST', '/api/me/friends', { code })).name;
export const unfriend = (person: string): Promise<unknown> => call('DELETE', `/api/me/friends/${part(person)}`);

export const blocked = (): Promise<MemberInfo[]> => call('GET', '/api/me/blocks');
export const block = (person: string): Promise<unknown> => call('PUT', `/api/me/blocks/${part(person)}`);
export const unblock = (person: string): Promise<unknown> => call('DELETE', `/api/me/blocks/${part(person)}`);

export const makeGroup = (wish: NewGroup): Promise<{ id: string }> => call('POST', '/api/groups', wish);
export const changeGroup = (group: string, wish: NewGroup): Promise<unknown> => call('PUT', `/api/groups/${part(group)}`, wish);
export const addMember = (group: string, person: string): Promise<unknown> => call('PUT', `/api/groups/${part(group)}/members/${part(person)}`);
export const removeMember = (group: string, person: string): Promise<unknown> => call('DELETE', `/api/groups/${part(group)}/members/${part(person)}`);

export const invite = (table: string, person: string): Promise<{ asked: number }> => call('POST', `/api/tables/${part(table)}/invite`, { person });
/** Which of one's friends are asked to a table at which one sits. */
export const askedTo = (table: string): Promise<string[]> => call('GET', `/api/tables/${part(table)}/invite`);
/** The tables that one is asked to; nobody who holds nothing is asked. */
export const invitations = async (): Promise<InvitationInfo[]> =>
  isSignedIn() || tokens().length ? call<InvitationInfo[]>('POST', '/api/invitations', { tokens: tokens() }) : [];
export const decline = (table: string): Promise<unknown> => call('POST', `/api/invitations/${part(table)}/decline`, { tokens: tokens() });
