/** Where the account is signed in, and ending those sessions. */
import { useRef } from 'react';
import { Button } from 'ui/button.tsx';
import { endOtherSessions } from '../../session/own-account.ts';
import { showSuccess } from '../../session/use-submission.ts';
import { Block, FailedRead, focusHeading } from '../parts/block.tsx';
import { dayAndTime } from '../parts/dates.ts';
import { useAction } from '../parts/use-action.ts';
import type { Loaded } from '../parts/use-loaded.ts';
import { deviceName } from './device-name.ts';
import { endSession, type OwnSession } from './own-sessions.ts';

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
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0">
        <span className="font-medium">{device}</span>
        {isCurrent && (
          <span className="ml-2 rounded-full bg-accent-wash px-2.5 py-0.5 text-sm font-medium text-accent">
            This device
          </span>
        )}
        <span className="block text-quiet">
          Signed in {dayAndTime(signedInAt)}
          {!isCurrent && <> · last used {dayAndTime(lastUsedAt)}</>}
        </span>
      </span>
      {!isCurrent && (
        <Button
          variant="plain"
          disabled={busy}
          aria-label={`End session: ${device}, signed in ${dayAndTime(signedInAt)}`}
          onClick={onEnd}
        >
          End session
        </Button>
      )}
    </li>
  );
}
