/** The chapter's name and town (P15). */
import type { FormEvent } from 'react';
import { Button } from 'ui/button.tsx';
import { INPUT_CLASS, LabelledControl } from '../records/panel-controls.tsx';
import type { Edit, OwnDraft } from './own-draft.ts';

export interface StepProps {
  readonly draft: OwnDraft;
  readonly edit: Edit;
  readonly onDone: () => void;
}

/** As the columns of the settings. */
const MAX_CHARS = 200;

export function NameStep({ draft, edit, onDone }: StepProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onDone();
  }

  const isComplete = draft.name.trim() !== '' && draft.town.trim() !== '';
  return (
    <form onSubmit={submit} className="mt-2">
      <p className="text-quiet">
        Nothing changes until the last step, and then you can still undo it.
      </p>
      <LabelledControl label="Name of your chapter" className="mt-5 max-w-xl">
        {(id) => (
          <input
            id={id}
            value={draft.name}
            maxLength={MAX_CHARS}
            autoComplete="organization"
            placeholder="Harbor Point Business Partners"
            onChange={({ target }) => edit({ name: target.value })}
            className={`${INPUT_CLASS} mt-1`}
          />
        )}
      </LabelledControl>
      <LabelledControl label="Town" className="mt-4 max-w-xl">
        {(id) => (
          <input
            id={id}
            value={draft.town}
            maxLength={MAX_CHARS}
            autoComplete="address-level2"
            placeholder="Harbor Point"
            onChange={({ target }) => edit({ town: target.value })}
            className={`${INPUT_CLASS} mt-1`}
          />
        )}
      </LabelledControl>
      <Button variant="primary" type="submit" disabled={!isComplete} className="mt-6">
        Continue
      </Button>
    </form>
  );
}
