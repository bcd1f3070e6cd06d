/**
 * The list of people who may edit, whether it is in use, and the actions on it (R4). The database enforces all rules.
 */
import type { Row } from 'domain/columns.ts';
import { useEffect } from 'react';
import { answer, asUser } from '../records/data-api.ts';
import { useLatestRead } from '../records/latest-read.ts';
import { checkAccess } from '../records/my-access.tsx';
import { useRun } from '../records/request-failed.ts';

/**
 * What an entry still lacks.
 * - no-account: no account has this address. unconfirmed: one has, but has not confirmed it.
 */
type EditorState = 'ready' | 'no-account' | 'unconfirmed';

export interface Editor {
  readonly email: string;
  /** The address of the editor who added it; null for the operator. */
  readonly addedBy: string | null;
  readonly accountId: string | null;
  readonly state: EditorState;
}

/** In the order in which they were added. @throws {RequestFailed} */
async function readEditors(): Promise<readonly Editor[]> {
  const rows = await answer((await asUser()).from('editor_list').select());
  return rows.flatMap((row) => parseEditor(row) ?? []);
}

/** Null for a row that is not an entry. Pure. */
export function parseEditor({ email, added_by, account_id, state }: Row): Editor | null {
  if (typeof email !== 'string') return null;
  return {
    email,
    addedBy: typeof added_by === 'string' ? added_by : null,
    accountId: typeof account_id === 'string' ? account_id : null,
    state: state === 'ready' || state === 'unconfirmed' ? state : 'no-account',
  };
}

/** @returns the address as stored, or null when it is on the list already. @throws {RequestFailed} */
export async function addEditor(email: string): Promise<string | null> {
  const request = (await asUser())
    .from('editors')
    .upsert({ email }, { onConflict: 'email', ignoreDuplicates: true });
  const [added] = await answer(request.select('email'));
  return added === undefined ? null : String(added.email);
}

/** Takes effect from the next request on. @throws {RequestFailed} */
export async function removeEditor(email: string): Promise<void> {
  await answer((await asUser()).from('editors').delete().eq('email', email).select('email'));
}

/** Lets an account edit although it has not confirmed its address. @throws {RequestFailed} */
export async function acceptAccount(email: string, accountId: string): Promise<void> {
  const changes = { account_id: accountId };
  await answer((await asUser()).from('editors').update(changes).eq('email', email).select('email'));
}

/**
 * @param ownEmail is put on the list first: otherwise the database refuses to use the list.
 * @throws {RequestFailed}
 */
export async function startUsingList(ownEmail: string): Promise<void> {
  const client = await asUser();
  // An existing entry becomes this account's.
  await answer(
    client.from('editors').upsert({ email: ownEmail }, { onConflict: 'email' }).select(),
  );
  await answer(client.from('editing_rule').upsert({ id: true, only_listed: true }).select());
}

/** Stops using the list but keeps it. @throws {RequestFailed} */
export async function letEveryoneEdit(): Promise<void> {
  const client = await asUser();
  await answer(client.from('editing_rule').upsert({ id: true, only_listed: false }).select());
}

/** The list as shown, and the actions on it; the list is read again after each (R4). */
export function useEditors() {
  const { value: editors, why, readAgain } = useLatestRead(readEditors);
  useEffect(() => void readAgain(), [readAgain]);

  const { isBusy, run } = useRun(() => Promise.all([readAgain(), checkAccess()]));
  return { editors, why, isBusy, run, readAgain };
}
