/** The entries of the list: each with its address and what it still lacks, and adding one (R4). */

import { Send, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { INPUT_CLASS } from '../records/panel-controls.tsx';
import { usePanelDirectory } from '../records/panel-directory.ts';
import type { Run } from '../records/request-failed.ts';
import { acceptAccount, addEditor, type Editor, removeEditor } from './editors.ts';
import { Invitation } from './invitation.tsx';

interface EditorItemProps {
  readonly editor: Editor;
  /** Whether it is the signed-in user's own address. */
  readonly isSelf: boolean;
  readonly isListUsed: boolean;
  /** Whether the message to them is shown. */
  readonly isInviting: boolean;
  readonly onInvite: (isShown: boolean) => void;
  readonly isBusy: boolean;
  readonly run: Run;
}

export function EditorItem(props: EditorItemProps) {
  const { editor, isSelf, isListUsed, isInviting, onInvite, isBusy, run } = props;
  const { email, state } = editor;
  const { chapter } = usePanelDirectory();
  return (
    <>
      <NameAndState editor={editor} isSelf={isSelf} isBusy={isBusy} run={run} />
      {!isSelf && (
        <Button
          variant="plain"
          aria-expanded={isInviting}
          aria-label={`Message to ${email}`}
          onClick={() => onInvite(!isInviting)}
        >
          <Send className="size-4" aria-hidden="true" />
          Message
        </Button>
      )}
      {isSelf && isListUsed ? (
        <span className="text-sm text-quiet">Others can remove you.</span>
      ) : (
        <Button
          variant="plain"
          aria-label={`Remove ${email}`}
          aria-disabled={isBusy}
          onClick={() => remove(run, email)}
          className="min-w-11 text-danger hover:border-danger hover:bg-danger-wash"
        >
          <X className="size-4" aria-hidden="true" />
        </Button>
      )}
      {isInviting && (
        <div className="min-w-0 basis-full">
          <ErrorBoundary>
            <Invitation
              email={email}
              hasAccount={state !== 'no-account'}
              chapter={chapter.name}
              isListUsed={isListUsed}
            />
          </ErrorBoundary>
        </div>
      )}
    </>
  );
}

type NameAndStateProps = Pick<EditorItemProps, 'editor' | 'isSelf' | 'isBusy' | 'run'>;

function NameAndState({ editor, isSelf, isBusy, run }: NameAndStateProps) {
  const { email, state, addedBy } = editor;
  return (
    <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
      <p className="font-medium">
        {email}
        {isSelf && <span className="font-normal text-quiet"> (you)</span>}
      </p>
      <p className="text-sm text-quiet">
        {STATES[state]}
        {addedBy !== null && addedBy !== email && ` Added by ${addedBy}.`}
      </p>
      {state === 'unconfirmed' && (
        <Button
          variant="plain"
          aria-disabled={isBusy}
          onClick={() => accept(run, editor)}
          className="mt-2"
        >
          Accept the account
        </Button>
      )}
    </div>
  );
}

const STATES: Record<Editor['state'], string> = {
  ready: 'Has an account.',
  'no-account': 'No account yet.',
  unconfirmed:
    'Has an account, but has not confirmed this address: anyone could have signed up with it. Accept it only if you know it is theirs.',
};

function remove(run: Run, email: string): void {
  void run(async () => {
    await removeEditor(email);
    return { title: `${email} removed`, action: { label: 'Undo', run: () => putBack(run, email) } };
  });
}

function putBack(run: Run, email: string): void {
  void run(async () => {
    await addEditor(email);
    return { title: `${email} is on the list again` };
  });
}

function accept(run: Run, { email, accountId }: Editor): void {
  if (accountId === null) return;
  void run(async () => {
    await acceptAccount(email, accountId);
    return { title: `Account of ${email} accepted` };
  });
}

interface AddEditorProps {
  readonly isBusy: boolean;
  readonly run: Run;
  /** Called once the address is on the list. */
  readonly onAdded: (email: string) => void;
}

/** Adds an address to the list, even before it has an account (R4). */
export function AddEditor({ isBusy, run, onAdded }: AddEditorProps) {
  const id = useId();
  const [email, setEmail] = useState('');

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    let added: string | null = null;
    const isDone = await run(async () => {
      added = await addEditor(email.trim());
      return {
        title: added === null ? `${email.trim()} is already on the list` : `${added} added`,
      };
    });
    if (isDone) setEmail('');
    if (added !== null) onAdded(added);
  }

  return (
    <form onSubmit={(event) => void add(event)} className="mt-4">
      <label htmlFor={id} className="font-medium">
        Email address
      </label>
      <div className="mt-1 flex flex-wrap gap-3">
        <input
          id={id}
          type="email"
          required
          maxLength={320}
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          className={`${INPUT_CLASS} min-w-0 flex-1 basis-60`}
        />
        <Button variant="plain" type="submit" aria-disabled={isBusy}>
          Add
        </Button>
      </div>
    </form>
  );
}
