/** The script of a chain, with buttons that insert a placeholder at the caret (C5). */
import type { ReferralChain } from 'domain/referral-chain.ts';
import { placeholdersFor } from 'engine';
import { useRef } from 'react';
import { LongTextField } from '../records/form/record-fields.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';

interface Props {
  readonly form: RecordForm<ReferralChain>;
  /** Number of steps in the sequence. */
  readonly steps: number;
}

export function ScriptField({ form, steps }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);

  function write(placeholder: string) {
    const area = field.current;
    if (area === null) return;
    // Inserts after the selection instead of replacing it, so that a wrong click loses nothing.
    area.setRangeText(placeholder, area.selectionEnd, area.selectionEnd, 'end');
    area.focus();
    form.set('script_template', area.value);
  }

  return (
    <div>
      <LongTextField
        form={form}
        name="script_template"
        ref={field}
        placeholder="Hi {lead}, meet {role1_name}, our {role1}."
        hint="{lead} is the person being introduced. {role1} and {role1_name} are the first role and its member."
      />
      <fieldset disabled={form.isSaving} className="mt-2 min-w-0">
        <legend className="sr-only">Insert a placeholder into the script</legend>
        <div className="-m-1 flex gap-2 overflow-x-auto p-1 sm:flex-wrap">
          {placeholdersFor(steps).map((placeholder) => (
            <button
              key={placeholder}
              type="button"
              onClick={() => write(placeholder)}
              className="min-h-11 shrink-0 cursor-pointer rounded-lg border border-line bg-paper px-3 font-mono text-sm text-accent hover:border-accent hover:bg-accent-wash"
            >
              {placeholder}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
