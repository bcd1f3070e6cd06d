/** The form of one chain, and beside it (below, on a phone) a preview of what visitors see (P4). */
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { Fields, LongTextField, TextField } from '../records/form/record-fields.tsx';
import { RecordFormFrame } from '../records/form/record-form-frame.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { NEW } from '../records/open-form.ts';
import { ChainPreview, Findings, useChainPreview } from './chain-preview.tsx';
import { RolesField } from './roles-field.tsx';
import { ScriptField } from './script/script-field.tsx';

interface ChainFormProps {
  readonly form: RecordForm<ReferralChain>;
  /** Below the form's buttons. */
  readonly footer: ReactNode;
}

export function ChainForm({ form, footer }: ChainFormProps) {
  const { base, draft } = form;
  const readPreview = useChainPreview(draft, base?.id ?? NEW);
  return (
    <div className="grid grid-cols-1 xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <RecordFormFrame
        form={form}
        title={base ? `Edit ${base.scenario}` : 'New referral chain'}
        beforeSave={
          <div className="mt-6 xl:hidden">
            <ErrorBoundary>
              <Findings readPreview={readPreview} />
            </ErrorBoundary>
          </div>
        }
        footer={footer}
      >
        <Fields className="grid grid-cols-1 gap-5">
          <TextField
            form={form}
            name="scenario"
            placeholder="Selling a Home"
            hint="The situation, as visitors read it."
          />
          <RolesField form={form} readSteps={() => readPreview().match?.steps ?? []} />
          <ScriptField form={form} />
          <LongTextField
            form={form}
            name="trigger_keywords"
            placeholder="sell my house, downsizing"
            hint="Searches that find this chain. Separate several with commas."
          />
          <LongTextField form={form} name="notes" hint="Shown to visitors below the scenario." />
        </Fields>
      </RecordFormFrame>
      <ErrorBoundary>
        <ChainPreview readPreview={readPreview} />
      </ErrorBoundary>
    </div>
  );
}
