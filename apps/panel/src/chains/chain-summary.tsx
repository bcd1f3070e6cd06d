/** A chain in the list: scenario, roles, triggers and review findings. */

import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf, sequenceOf } from 'domain/role-sequence.ts';
import type { ChapterPreview } from 'engine/admin';
import { CircleDashed, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { counted } from '../records/counted.ts';

interface Props {
  readonly chain: ReferralChain;
  /** Null until chains can be reviewed. */
  readonly review: ChapterPreview['review'] | null;
}

export function ChainSummary({ chain, review }: Props) {
  return (
    <>
      <p className="font-serif text-lg leading-snug font-semibold">{chain.scenario}</p>
      <p>{sequenceOf(rolesOf(chain))}</p>
      {chain.trigger_keywords && <p className="text-sm text-quiet">{chain.trigger_keywords}</p>}
      {review && <Warnings chain={chain} review={review} />}
    </>
  );
}

const BADGE = 'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium';

function Warnings({
  chain,
  review,
}: Pick<Props, 'chain'> & { readonly review: ChapterPreview['review'] }) {
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
