/** The role of a chain's step; an open seat is marked by colour and words (C7, C8). */
import type { ChainStep } from '../../../routing/answers/outcome.ts';

export function StepRole({ step: { role, member } }: { readonly step: ChainStep }) {
  if (member !== null) return role;
  return (
    <span className="text-seat">
      {role}
      <span className="sr-only"> (open seat)</span>
    </span>
  );
}
