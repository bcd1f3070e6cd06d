/** Who may edit: everyone who signs in, or the people on a list (R4). */
import { useId, useState } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { type MyAccess, useMyAccess } from '../records/my-access.tsx';
import { FailureAlert } from '../records/panel-controls.tsx';
import type { Run } from '../records/request-failed.ts';
import { AddEditor, EditorItem } from './editor-list.tsx';
import { letEveryoneEdit, startUsingList, useEditors } from './editors.ts';

export function PeopleSection() {
  const titleId = useId();
  const access = useMyAccess();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-2xl">
        People who may edit
      </h2>
      {access === null && (
        <p role="status" className="mt-2 text-quiet">
          Loading…
        </p>
      )}
      {access?.standing === 'editor' && <Editors access={access} />}
      {access !== null && access.standing !== 'editor' && (
        <p className="mt-2 text-quiet">Only people who may edit can see this list.</p>
      )}
    </section>
  );
}

function Editors({ access }: { readonly access: MyAccess }) {
  const listId = useId();
  const { editors, why, isBusy, run, readAgain } = useEditors();
  const { isListUsed, email } = access;
  /** Whose message is shown. */
  const [invited, setInvited] = useState<string | null>(null);
  return (
    <div className="max-w-3xl">
      <ErrorBoundary>
        <RuleChoice access={access} isBusy={isBusy} run={run} />
      </ErrorBoundary>
      <h3 id={listId} className="mt-8 font-serif text-xl">
        The list
      </h3>
      <p className="mt-1 text-quiet">
        {isListUsed
          ? 'Only these people may edit. Everyone on the list may add and remove others.'
          : 'Not in use: everyone who signs in may edit. You can prepare the list here.'}
      </p>
      {editors === null && why === null && (
        <p role="status" className="mt-4 text-quiet">
          Loading the list…
        </p>
      )}
      {why !== null && (
        <FailureAlert
          text={`The list could not be read. ${why}`}
          onClick={() => void readAgain()}
        />
      )}
      {editors !== null && editors.length > 0 && (
        <ul
          aria-labelledby={listId}
          className="mt-4 divide-y divide-line overflow-clip rounded-xl border border-line bg-sheet"
        >
          {editors.map((editor) => (
            <li
              key={editor.email}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
            >
              <ErrorBoundary>
                <EditorItem
                  editor={editor}
                  isSelf={editor.email === email}
                  isListUsed={isListUsed}
                  isInviting={editor.email === invited}
                  onInvite={(isShown) => setInvited(isShown ? editor.email : null)}
                  isBusy={isBusy}
                  run={run}
                />
              </ErrorBoundary>
            </li>
          ))}
        </ul>
      )}
      <ErrorBoundary>
        <AddEditor isBusy={isBusy} run={run} onAdded={setInvited} />
      </ErrorBoundary>
      {isListUsed && (
        <ErrorBoundary>
          <WhatOthersSee />
        </ErrorBoundary>
      )}
    </div>
  );
}

function WhatOthersSee() {
  return (
    <>
      <h3 className="mt-8 font-serif text-xl">What the others see</h3>
      <p className="mt-1 text-quiet">
        Someone without an account sees what every visitor sees. Someone who signs in without being
        on the list can look at this panel but not change anything, and is told to ask one of you.
        You can add people before they have an account: once they have one and have confirmed the
        listed address, they may edit. Use Message to send them a link.
      </p>
    </>
  );
}

interface Props {
  readonly access: MyAccess;
  readonly isBusy: boolean;
  readonly run: Run;
}

/** The choice between everyone who signs in and the list (R4). */
function RuleChoice({ access, isBusy, run }: Props) {
  const { isListUsed, email } = access;

  function choose(useIt: boolean) {
    if (useIt === isListUsed) return;
    if (!useIt) {
      void run(async () => {
        await letEveryoneEdit();
        return { title: 'Everyone who signs in may edit' };
      });
    } else if (email !== null) {
      void run(async () => {
        await startUsingList(email);
        return { title: 'Only people on the list may edit' };
      });
    }
  }

  return (
    <fieldset disabled={isBusy} className="mt-4">
      <legend className="sr-only">Who may edit</legend>
      <Choice
        isChosen={!isListUsed}
        onChoose={() => choose(false)}
        label="Everyone who signs in"
        hint="Anyone with an account here may add, change and delete. Choose this only if sign-up is restricted."
      />
      <Choice
        isChosen={isListUsed}
        onChoose={() => choose(true)}
        isDisabled={email === null}
        label="Only people on this list"
        hint={
          email === null
            ? 'Your account has no email address, so you would lock yourself out.'
            : `Everyone else can look but not change anything. This takes effect at once, even for people who are already signed in. You (${email}) ${isListUsed ? 'are' : 'will be'} on the list.`
        }
      />
      <p className="sr-only" role="status">
        {isBusy && 'Saving…'}
      </p>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
  readonly label: string;
  readonly hint: string;
}

function Choice({ isChosen, isDisabled = false, onChoose, label, hint }: ChoiceProps) {
  const hintId = useId();
  return (
    <div className="py-2 [overflow-wrap:anywhere]">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="radio"
          name="who-may-edit"
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
          aria-describedby={hintId}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        {label}
      </label>
      <p id={hintId} className="pl-8 text-sm text-quiet">
        {hint}
      </p>
    </div>
  );
}
