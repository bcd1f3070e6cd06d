/** One entry of the list: the address, what it still lacks, and what can be done (R4). */
import { X } from 'lucide-react';
import { Button } from 'ui/button.tsx';
import type { Run } from '../records/use-run.ts';
import { acceptAccount, addEditor, type Editor, removeEditor } from './editors.ts';

interface Props {
  readonly editor: Editor;
  /** Whether it is the signed-in user's own address. */
  readonly isSelf: boolean;
  readonly isListUsed: boolean;
  readonly isBusy: boolean;
  readonly run: Run;
}

export function EditorItem({ editor, isSelf, isListUsed, isBusy, run }: Props) {
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
