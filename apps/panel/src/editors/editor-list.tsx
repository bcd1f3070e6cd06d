/** The entries of the list: each with its address and what it still lacks, and adding one (R4). */

import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { INPUT_CLASS } from '../records/panel-controls.tsx';
import type { Run } from '../records/request-failed.ts';
import { acceptAccount, addEditor, type Editor, removeEditor } from './editors.ts';

interface EditorItemProps {
  readonly editor: Editor;
  /** Whether it is the signed-in user's own address. */
  readonly isSelf: boolean;
  readonly isListUsed: boolean;
  readonly isBusy: boolean;
  readonly run: Run;
}

export function EditorItem({ editor, isSelf, isListUsed, isBusy, run }: EditorItemProps) {
  const { email, accountId, state, addedBy } = editor;

  function remove() {
    void run(async () => {
      await removeEditor(email);
      return { title: `${email} removed`, action: { label: 'Undo', run: putBack } };
    });
  }

  function putBack() {
    void run(async () => {
      await addEditor(email);
      return { title: `${email} is on the list again` };
    });
  }

  function accept() {
    if (accountId === null) return;
    void run(async () => {
      await acceptAccount(email, accountId);
      return { title: `The account of ${email} is accepted` };
    });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:flex-nowrap">
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
          <Button variant="plain" aria-disabled={isBusy} onClick={accept} className="mt-2">
            Accept the account
          </Button>
        )}
      </div>
      {isSelf && isListUsed ? (
        <span className="text-sm text-quiet">Others can remove you.</span>
      ) : (
        <Button
          variant="plain"
          aria-label={`Remove ${email}`}
          aria-disabled={isBusy}
          onClick={remove}
          className="min-w-11 text-danger hover:border-danger hover:bg-danger-wash"
        >
          <X className="size-4" aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}

const STATES: Record<Editor['state'], string> = {
  ready: 'Has an account.',
  'no-account': 'No account yet.',
  unconfirmed:
    'Has an account, but has not confirmed this address: anyone could have signed up with it. Accept it only if you know it is theirs.',
};

interface AddEditorProps {
  readonly isBusy: boolean;
  readonly run: Run;
}

/** Adds an address to the list, even before it has an account (R4). */
export function AddEditor({ isBusy, run }: AddEditorProps) {
  const id = useId();
  const [email, setEmail] = useState('');

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isDone = await run(async () => {
      const added = await addEditor(email.trim());
      return {
        title: added === null ? `${email.trim()} is already on the list` : `${added} added`,
      };
    });
    if (isDone) setEmail('');
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
