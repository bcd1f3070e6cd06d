/** The user's sessions, from the view my_sessions (supabase/migrations). */
import { configuredApi, keyHeaders } from '../../../lib/api-address.ts';
import { ownProperty } from '../../../lib/own-property.ts';
import { accessToken } from '../../../lib/session/access.ts';
import { renewingFetch } from '../../../lib/session/renewing-fetch.ts';
import { deleteRow, WriteFailed } from '../../../records/write-rows.ts';

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

/** This session first, then those used last. @throws {Error} when there is no response */
export async function readSessions(): Promise<readonly OwnSession[]> {
  const access = await accessToken();
  if (typeof access === 'string') throw new Error(`No session to ask with: ${access}`);
  const api = configuredApi();
  const answer = await renewingFetch(
    `${api.url}/rest/v1/${TABLE}?order=is_current.desc,last_used_at.desc`,
    { headers: { ...keyHeaders(api), Authorization: `Bearer ${access.token}` } },
  );
  if (!answer.ok) throw new Error(`Reading sessions: ${answer.status}`);
  const rows: unknown = await answer.json();
  return Array.isArray(rows) ? rows.map(toSession) : [];
}

/** Ends a session of another device; its writes stop within seconds. @throws {WriteFailed} */
export async function endSession({ id }: OwnSession): Promise<void> {
  await deleteRow(TABLE, id).catch((reason: unknown) => {
    // The session ended before this request.
    if (!(reason instanceof WriteFailed && reason.failure === 'gone')) throw reason;
  });
}

function toSession(row: unknown): OwnSession {
  const userAgent = ownProperty(row, 'user_agent');
  return {
    id: String(ownProperty(row, 'id')),
    signedInAt: String(ownProperty(row, 'signed_in_at')),
    lastUsedAt: String(ownProperty(row, 'last_used_at')),
    userAgent: typeof userAgent === 'string' ? userAgent : null,
    isCurrent: ownProperty(row, 'is_current') === true,
  };
}
