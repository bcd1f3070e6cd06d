/** The user's sessions, from the view my_sessions (supabase/migrations). */
import type { Row } from 'domain/columns.ts';
import { answer, asUser, deleteRow } from '../../records/data-api.ts';
import { RequestFailed } from '../../records/request-failed.ts';

const TABLE = 'my_sessions';

export interface OwnSession {
  readonly id: string;
  /** ISO 8601. */
  readonly signedInAt: string;
  /** ISO 8601; up to an hour ago for one in use. */
  readonly lastUsedAt: string;
  readonly userAgent: string | null;
  readonly isCurrent: boolean;
}

/** This session first, then those used last. @throws {RequestFailed} */
export async function readSessions(): Promise<readonly OwnSession[]> {
  const sessions = (await asUser()).from(TABLE).select();
  const descending = { ascending: false };
  const rows = await answer(
    sessions.order('is_current', descending).order('last_used_at', descending),
  );
  return rows.map(toSession);
}

/** Ends a session of another device; its writes stop within seconds. @throws {RequestFailed} */
export async function endSession({ id }: OwnSession): Promise<void> {
  await deleteRow(TABLE, id).catch((reason: unknown) => {
    // The session ended before this request.
    if (!(reason instanceof RequestFailed && reason.failure === 'gone')) throw reason;
  });
}

function toSession({ id, signed_in_at, last_used_at, user_agent, is_current }: Row): OwnSession {
  return {
    id: String(id),
    signedInAt: String(signed_in_at),
    lastUsedAt: String(last_used_at),
    userAgent: typeof user_agent === 'string' ? user_agent : null,
    isCurrent: is_current === true,
  };
}
