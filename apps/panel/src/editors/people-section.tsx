/** Who may edit: everyone who signs in, or the people on a list (R4). */
import { useId } from 'react';
import { type MyAccess, useMyAccess } from '../records/my-access.tsx';
import { FailureAlert } from '../records/panel-controls.tsx';
import { AddEditor } from './add-editor.tsx';
import { EditorItem } from './editor-item.tsx';
import { RuleChoice } from './rule-choice.tsx';
import { useEditors } from './use-editors.ts';

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
  const { state, isBusy, run, read } = useEditors();
  const { isListUsed, email } = access;
  return (
    <div className="max-w-3xl">
      <RuleChoice access={access} isBusy={isBusy} run={run} />
      <h3 id={listId} className="mt-8 font-serif text-xl">
        The list
      </h3>
      <p className="mt-1 text-quiet">
        {isListUsed
          ? 'Only these people may edit. Everyone on the list may add and remove others.'
          : 'Not in use: everyone who signs in may edit. You can prepare the list here.'}
      </p>
      {state.status === 'loading' && (
        <p role="status" className="mt-4 text-quiet">
          Loading the list…
        </p>
      )}
      {state.status === 'failed' && (
        <FailureAlert
          text={`The list could not be read. ${state.why}`}
          onClick={() => void read()}
        />
      )}
      {state.status === 'ready' && state.editors.length > 0 && (
        <ul
          aria-labelledby={listId}
          className="mt-4 divide-y divide-line overflow-clip rounded-xl border border-line bg-sheet"
        >
          {state.editors.map((editor) => (
            <EditorItem
              key={editor.email}
              editor={editor}
              isSelf={editor.email === email}
              isListUsed={isListUsed}
              isBusy={isBusy}
              run={run}
            />
          ))}
        </ul>
      )}
      <AddEditor isBusy={isBusy} run={run} />
      <h3 className="mt-8 font-serif text-xl">What the others see</h3>
      <p className="mt-1 text-quiet">
        Someone without an account sees what every visitor sees. Someone who signs in without being
        on the list can look at this panel but not change anything, and is told to ask one of you.
        You can add people before they have an account: once they have one and have confirmed the
        listed address, they may edit.
      </p>
    </div>
  );
}
