/** Where the account is signed in, and ending those sessions (A6). */

import type { Row } from 'domain/columns.ts';
import { useRef } from 'react';
import { Button } from 'ui/button.tsx';
import { answer, asUser, deleteRow } from '../records/data-api.ts';
import { RequestFailed } from '../records/request-failed.ts';
import { endOtherSessions } from '../session/accounts.ts';
import { showSuccess } from '../session/use-submission.ts';
import {
  Block,
  BlockItem,
  FailedRead,
  focusHeading,
  type Loaded,
  shortTime,
  useAction,
} from './account-block.tsx';
import { deviceName } from './device-name.ts';

interface Props {
  readonly sessions: Loaded<readonly OwnSession[]>;
}

export function SessionsBlock({ sessions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, run } = useAction();
  const others = (sessions.value ?? []).filter(({ isCurrent }) => !isCurrent);

  async function end(session: OwnSession) {
    await endSession(session);
    sessions.reload();
    focusHeading(heading);
    showSuccess('Session ended', `${deviceName(session.userAgent)} must log in again.`);
  }

  async function endOthers() {
    await endOtherSessions();
    sessions.reload();
    focusHeading(heading);
    showSuccess('Sessions ended', 'Your other devices must log in again.');
  }

  return (
    <Block title="Where you are signed in" heading={heading}>
      {sessions.failed && <FailedRead onRetry={sessions.reload} />}
      {sessions.value === null && !sessions.failed && (
        <p role="status" className="mt-2 text-quiet">
          Loading...
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {sessions.value?.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => run(() => end(session))}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button variant="plain" disabled={busy} onClick={() => run(endOthers)} className="mt-3">
          End all other sessions
        </Button>
      )}
    </Block>
  );
}

interface ItemProps {
  readonly session: OwnSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionItem({ session, busy, onEnd }: ItemProps) {
  const { userAgent, isCurrent, signedInAt, lastUsedAt } = session;
  const device = deviceName(userAgent);
  return (
    <BlockItem
      name={device}
      mark={
        isCurrent && (
          <span className="ml-2 rounded-full bg-accent-wash px-2.5 py-0.5 text-sm font-medium text-accent">
            This device
          </span>
        )
      }
      detail={
        <>
          Signed in {shortTime(signedInAt)}
          {!isCurrent && <> · last used {shortTime(lastUsedAt)}</>}
        </>
      }
    >
      {!isCurrent && (
        <Button
          variant="plain"
          disabled={busy}
          aria-label={`End session: ${device}, signed in ${shortTime(signedInAt)}`}
          onClick={onEnd}
        >
          End session
        </Button>
      )}
    </BlockItem>
  );
}

/** The view of the user's own sessions (supabase/migrations). */
const SESSIONS = 'my_sessions';

interface OwnSession {
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
  const sessions = (await asUser()).from(SESSIONS).select();
  const descending = { ascending: false };
  const rows = await answer(
    sessions.order('is_current', descending).order('last_used_at', descending),
  );
  return rows.map(toSession);
}

/** Ends a session of another device; its writes stop within seconds. @throws {RequestFailed} */
async function endSession({ id }: OwnSession): Promise<void> {
  await deleteRow(SESSIONS, id).catch((reason: unknown) => {
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
