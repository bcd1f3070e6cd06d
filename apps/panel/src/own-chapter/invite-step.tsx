/** The last step: a second admin, if wanted, and the start (P15). */
import { Mail } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button, ButtonLink } from 'ui/button.tsx';
import { CopyButton } from 'ui/copy-button.tsx';
import { messageLink } from 'ui/links.ts';
import { LOGIN_PATH } from 'ui/paths.ts';
import { MessageText } from 'ui/sheet.tsx';
import { counted } from '../records/dates-and-counts.ts';
import { INPUT_CLASS, LabelledControl } from '../records/panel-controls.tsx';
import { usePanelDirectory } from '../records/panel-directory.ts';
import type { StepProps } from './name-step.tsx';
import { membersIn } from './own-draft.ts';

interface Props extends StepProps {
  readonly isReady: boolean;
  readonly isStarting: boolean;
}

export function InviteStep({ draft, edit, isReady, isStarting, onDone }: Props) {
  const { members } = usePanelDirectory();
  const email = draft.email.trim();
  const text = `Hi! I am setting up the directory of ${draft.name.trim()}. Please help me keep it: sign up as ${email} at ${window.location.origin}${LOGIN_PATH}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    onDone();
  }

  return (
    <form onSubmit={submit} className="mt-2">
      <p className="text-quiet">
        Two people keep a directory better than one. You can also do this later, under People.
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
      {email !== '' && (
        <div className="mt-4 max-w-xl rounded-lg border border-line bg-sheet p-4">
          <MessageText>{text}</MessageText>
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton text={text} label="Copy Message" toast="Message copied!" />
            <ButtonLink variant="plain" href={messageLink('Our directory', text, email)}>
              <Mail className="size-4 shrink-0" aria-hidden="true" />
              Email it
            </ButtonLink>
          </div>
        </div>
      )}
      <p className="mt-6">
        Your {counted(membersIn(draft).length, 'member')} and chains now take the place of the demo:
        its {counted(members.length, 'member')}, chains, words and counts go together, and one Undo
        brings them back.
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
