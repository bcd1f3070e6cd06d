/** The form of one chain, and beside it (below, on a phone) a preview of what visitors see (P4). */
import type { ReferralChain } from 'domain/referral-chain.ts';
import { typedRoles } from 'domain/role-sequence.ts';
import { placeholdersFor } from 'engine';
import { type ReactNode, useRef } from 'react';
import { LongTextField, TextField } from '../records/form/record-fields.tsx';
import { RecordFormFrame } from '../records/form/record-form-frame.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { NEW } from '../records/open-form.ts';
import { ChainPreview, FindingsList, useChainPreview } from './chain-preview.tsx';
import { RolesField } from './roles-field.tsx';

interface ChainFormProps {
  readonly form: RecordForm<ReferralChain>;
  /** Below the form's buttons. */
  readonly footer: ReactNode;
}

export function ChainForm({ form, footer }: ChainFormProps) {
  const { base, draft } = form;
  const steps = typedRoles(draft.roles_sequence).length;
  const preview = useChainPreview(draft, base?.id ?? NEW);
  return (
    <div className="grid grid-cols-1 xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <RecordFormFrame
        form={form}
        title={base ? `Edit ${base.scenario}` : 'New referral chain'}
        beforeSave={
          <div className="mt-6 xl:hidden">
            <FindingsList findings={preview.findings} />
          </div>
        }
        footer={footer}
      >
        <div className="grid grid-cols-1 gap-5">
          <TextField
            form={form}
            name="scenario"
            placeholder="Selling a Home"
            hint="The situation, as visitors read it."
          />
          <RolesField form={form} />
          <ScriptField form={form} steps={steps} />
          <LongTextField
            form={form}
            name="trigger_keywords"
            placeholder="sell my house, downsizing"
            hint="Searches that find this chain. Separate several with commas."
          />
          <LongTextField form={form} name="notes" hint="Shown to visitors below the scenario." />
        </div>
      </RecordFormFrame>
      <ChainPreview {...preview} />
    </div>
  );
}

interface ScriptFieldProps {
  readonly form: RecordForm<ReferralChain>;
  /** Number of steps in the sequence. */
  readonly steps: number;
}

/** The script of a chain, with buttons that insert a placeholder at the caret (C5). */
function ScriptField({ form, steps }: ScriptFieldProps) {
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
