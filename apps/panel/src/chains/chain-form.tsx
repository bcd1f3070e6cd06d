/** The form of one chain, and beside it (below, on a phone) a preview of what visitors see (P4). */

import type { Directory } from 'domain/directory.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { typedRoles } from 'domain/role-sequence.ts';
import type { ChapterPreview } from 'engine/admin';
import type { ReactNode } from 'react';
import type { RecordForm } from '../records/form/record-form.ts';
import { RecordFormFrame } from '../records/form/record-form-frame.tsx';
import { LongTextField, TextField } from '../records/form/text-field.tsx';
import { NEW } from '../records/open-form.ts';
import { ChainPreview, useChainPreview } from './preview/chain-preview.tsx';
import { FindingsList } from './preview/findings-list.tsx';
import { RolesField } from './roles/roles-field.tsx';
import { ScriptField } from './script-field.tsx';

interface Props {
  readonly form: RecordForm<ReferralChain>;
  readonly directory: Directory;
  readonly workbench: () => Promise<ChapterPreview>;
  /** Below the form's buttons. */
  readonly footer: ReactNode;
}

export function ChainForm({ form, directory, workbench, footer }: Props) {
  const { base, draft } = form;
  const steps = typedRoles(draft.roles_sequence).length;
  const preview = useChainPreview({ draft, id: base?.id ?? NEW, workbench });
  return (
    <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <RecordFormFrame
        form={form}
        title={base ? `Edit ${base.scenario}` : 'New referral chain'}
        beforeSave={
          <div className="mt-6 lg:hidden">
            <FindingsList findings={preview.findings} />
          </div>
        }
        footer={footer}
      >
        <div className="grid grid-cols-1 gap-5">
          <TextField form={form} name="scenario" placeholder="Selling a Home" />
          <RolesField form={form} directory={directory} />
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
