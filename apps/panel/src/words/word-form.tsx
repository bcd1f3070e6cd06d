/** The form of a word of the chapter's own (D2). */
import type { OwnWord } from 'domain/own-word.ts';
import { type ReactNode, useState } from 'react';
import { TextField } from '../records/form/record-fields.tsx';
import { RecordFormFrame } from '../records/form/record-form-frame.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';

interface Props {
  readonly form: RecordForm<OwnWord>;
  /** The names that a word can mean. */
  readonly categories: readonly string[];
  /** Whether a new word begins as one that names no member. */
  readonly isSilentAtFirst: boolean;
  /** Below the form's buttons. */
  readonly footer: ReactNode;
}

export function WordForm({ form, categories, isSilentAtFirst, footer }: Props) {
  const { base, draft } = form;
  const { say, mean } = draft;
  const [isSilenced, setSilenced] = useState(base ? base.mean === null : isSilentAtFirst);
  const isEmpty = mean.trim() === '';
  // An earlier state from the history may fill in a meaning.
  const isSilent = isSilenced && isEmpty;
  const title = base ? `Edit ${base.say}` : 'New word';
  return (
    <RecordFormFrame
      // Words without a meaning silence a search, so that must be chosen and cannot happen by leaving a field blank.
      form={{ ...form, canSave: form.canSave && (isSilent || !isEmpty) }}
      title={title}
      footer={footer}
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="say"
          placeholder="tin knocker"
          hint="A word, or a few words that belong together. Plurals are understood."
        />
        <div>
          {!isSilent && (
            <TextField
              form={form}
              name="mean"
              placeholder="HVAC Technician"
              suggestions={categories}
              hint="A profession."
            />
          )}
          <label className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={isSilent}
              onChange={({ target }) => {
                setSilenced(target.checked);
                if (target.checked) form.set('mean', '');
              }}
              className="size-5 cursor-pointer accent-accent"
            />
            These words name no member
          </label>
        </div>
      </div>
      {say.trim() !== '' && (isSilent || !isEmpty) && (
        <p className="mt-4 [overflow-wrap:anywhere]">
          <b dir="auto" className="font-medium">
            {say}
          </b>{' '}
          {isSilent ? 'will name no member.' : `will mean ${mean}.`}
        </p>
      )}
    </RecordFormFrame>
  );
}
