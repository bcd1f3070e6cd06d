/** The referral chains of the chapter: their list and the form of one (P2, P4). */

import { chainKind } from 'domain/chain-fields.ts';
import { searchTextOf } from 'domain/record.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf, sequenceOf } from 'domain/role-sequence.ts';
import { CircleDashed, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { counted } from '../records/dates-and-counts.ts';
import { editableChains } from '../records/editable-kind.ts';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { byText, type ListShape } from '../records/list/list-shape.ts';
import { RecordSection } from '../records/list/record-section.tsx';
import { usePanelDirectory } from '../records/panel-directory.ts';
import { type PreviewEngine, usePreviewEngineAfterList } from '../records/preview-engine.tsx';
import { ChainForm } from './chain-form.tsx';

interface ChainsSectionProps {
  /** Shown below the form of a chain. */
  readonly renderHistory: (form: RecordForm<ReferralChain>) => ReactNode;
}

export function ChainsSection({ renderHistory }: ChainsSectionProps) {
  const { chains } = usePanelDirectory();
  const review = usePreviewEngineAfterList()?.review ?? null;
  return (
    <RecordSection
      kind={editableChains}
      records={chains}
      shape={chainList}
      title="Referral Chains"
      addLabel="Add Chain"
      renderRow={(chain) => <ChainSummary chain={chain} review={review} />}
      renderForm={(form) => <ChainForm form={form} footer={renderHistory(form)} />}
    />
  );
}

interface ChainSummaryProps {
  readonly chain: ReferralChain;
  /** Null until chains can be reviewed. */
  readonly review: PreviewEngine['review'] | null;
}

/** A chain in the list: scenario, roles, triggers and review findings. */
function ChainSummary({ chain, review }: ChainSummaryProps) {
  return (
    <>
      <p className="font-serif text-lg leading-snug font-semibold">{chain.scenario}</p>
      <p>{sequenceOf(rolesOf(chain))}</p>
      {chain.trigger_keywords && <p className="text-sm text-quiet">{chain.trigger_keywords}</p>}
      <ErrorBoundary>{review && <Warnings chain={chain} review={review} />}</ErrorBoundary>
    </>
  );
}

const BADGE = 'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium';

function Warnings({
  chain,
  review,
}: Pick<ChainSummaryProps, 'chain'> & { readonly review: PreviewEngine['review'] }) {
  const warnings = useMemo(
    () => review(chain).filter(({ severity }) => severity === 'warning'),
    [chain, review],
  );
  const open = warnings.filter(({ kind }) => kind === 'open-seat').length;
  const others = warnings.length - open;
  if (warnings.length === 0) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-2">
      {open > 0 && (
        <span className={`${BADGE} bg-seat-wash text-seat`}>
          <CircleDashed className="size-4" aria-hidden="true" />
          {counted(open, 'open seat')}
        </span>
      )}
      {others > 0 && (
        <span className={`${BADGE} bg-danger-wash text-danger`}>
          <TriangleAlert className="size-4" aria-hidden="true" />
          {counted(others, 'warning')}
        </span>
      )}
    </p>
  );
}

/** How chains are searched and sorted in their list. */
const chainList: ListShape<ReferralChain> = {
  searchText: (chain) => searchTextOf(chainKind, chain),
  sorts: [
    { label: 'Scenario', compare: byScenario },
    {
      label: 'Roles',
      compare: (one, other) =>
        byText(one.roles_sequence, other.roles_sequence) || byScenario(one, other),
    },
  ],
  filters: [],
  bulkFields: [],
};

function byScenario(one: ReferralChain, other: ReferralChain): number {
  return byText(one.scenario, other.scenario);
}
