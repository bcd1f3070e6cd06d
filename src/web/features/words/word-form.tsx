/** The form of a word of the chapter's own (D2). */
import type { ReactNode } from 'react';
import type { OwnWord } from '../../../domain/own-word.ts';
import type { RecordForm } from '../../records/form/record-form.ts';
import { RecordFormFrame } from '../../records/form/record-form-frame.tsx';
import { TextField } from '../../records/form/text-field.tsx';

interface Props {
  readonly form: RecordForm<OwnWord>;
  /** The names that a word can mean. */
  readonly categories: readonly string[];
  /** Below the form's buttons. */
  readonly footer: ReactNode;
}

export function WordForm({ form, categories, footer }: Props) {
  const { say, mean } = form.draft;
  const title = form.base ? `Edit ${form.base.say}` : 'New word';
  return (
    <RecordFormFrame form={form} title={title} footer={footer}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="say"
          placeholder="tin knocker"
          hint="A word, or a few words that belong together. Plurals are understood."
        />
        <TextField
          form={form}
          name="mean"
          placeholder="HVAC Technician"
          suggestions={categories}
          hint="A profession. When empty, these words name no member."
        />
      </div>
      {say.trim() !== '' && (
        <p className="mt-4 [overflow-wrap:anywhere]">
          <b dir="auto" className="font-medium">
            {say}
          </b>{' '}
          {mean.trim() === '' ? 'will name no member.' : `will mean ${mean}.`}
        </p>
      )}
    </RecordFormFrame>
  );
}
