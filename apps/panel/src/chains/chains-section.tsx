/** The referral chains of the chapter: their list and the form of one (P2, P4). */

import type { Directory } from 'domain/directory.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { ChapterPreview } from 'engine/admin';
import type { ReactNode } from 'react';
import { editableChains } from '../records/editable-kind.ts';
import type { RecordForm } from '../records/form/record-form.ts';
import { RecordSection } from '../records/list/record-section.tsx';
import { useLateWorkbench } from '../records/use-workbench.ts';
import { ChainForm } from './chain-form.tsx';
import { chainList } from './chain-list.ts';
import { ChainSummary } from './chain-summary.tsx';

interface Props {
  readonly directory: Directory;
  /** Created on first use: building its index takes a moment. */
  readonly workbench: () => Promise<ChapterPreview>;
  /** Shown below the form of a chain. */
  readonly renderHistory: (form: RecordForm<ReferralChain>) => ReactNode;
}

export function ChainsSection({ directory, workbench, renderHistory }: Props) {
  const review = useLateWorkbench(workbench)?.review ?? null;
  return (
    <RecordSection
      kind={editableChains}
      records={directory.chains}
      shape={chainList}
      title="Referral Chains"
      addLabel="Add Chain"
      renderRow={(chain) => <ChainSummary chain={chain} review={review} />}
      renderForm={(form) => (
        <ChainForm
          form={form}
          directory={directory}
          workbench={workbench}
          footer={renderHistory(form)}
        />
      )}
    />
  );
}
