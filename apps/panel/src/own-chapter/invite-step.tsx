/** The last step: a second admin, if wanted, and the start (P15). */
import type { FormEvent } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { Invitation } from '../editors/invitation.tsx';
import { counted } from '../records/dates-and-counts.ts';
import { INPUT_CLASS, LabelledControl } from '../records/panel-controls.tsx';
import { usePanelDirectory } from '../records/panel-directory.ts';
import type { StepProps } from './name-step.tsx';
import { membersIn } from './own-draft.ts';

/** An address that is typed whole. */
const ADDRESS = /.@.+\../;

interface Props extends StepProps {
  readonly isReady: boolean;
  readonly isStarting: boolean;
}

export function InviteStep({ draft, edit, isReady, isStarting, onDone }: Props) {
  const { members } = usePanelDirectory();
  const email = draft.email.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    onDone();
  }

  return (
    <form onSubmit={submit} className="mt-2">
      <p className="text-quiet">
        A directory is easier to keep up to date with two people. You can also do this later, under
        People.
      </p>
      <LabelledControl label="Their email address (optional)" className="mt-5 max-w-xl">
        {(id) => (
          <input
            id={id}
            type="email"
            value={draft.email}
            maxLength={320}
            autoComplete="off"
            onChange={({ target }) => edit({ email: target.value })}
            className={`${INPUT_CLASS} mt-1`}
          />
        )}
      </LabelledControl>
      {ADDRESS.test(email) && (
        <div className="max-w-xl">
          <ErrorBoundary>
            <Invitation
              email={email}
              chapter={draft.name.trim()}
              hasAccount={false}
              isListUsed={false}
              takesFocus={false}
            />
          </ErrorBoundary>
        </div>
      )}
      <p className="mt-6">
        This replaces the demo, its {counted(members.length, 'member')}, chains, words and counts,
        with your {counted(membersIn(draft).length, 'member')} and chains. One Undo brings it back.
      </p>
      <Button
        variant="primary"
        type="submit"
        disabled={!isReady}
        aria-disabled={isStarting}
        className="mt-4"
      >
        {isStarting ? 'Starting…' : 'Start my chapter'}
      </Button>
    </form>
  );
}
