/** The steps of a chain and their members; an open seat is dotted. */
import type { ChainStep } from 'engine';

export function ChainSteps({ steps }: { readonly steps: readonly ChainStep[] }) {
  return (
    <ol className="mt-2 space-y-1">
      {steps.map(({ step, role, member }) => (
        <li key={step} className="flex items-baseline gap-2.5">
          <span
            aria-hidden="true"
            className={`size-3 shrink-0 rounded-full border-2 ${member ? 'border-accent bg-accent' : 'border-dotted border-seat-line'}`}
          />
          <p>
            <span className="text-quiet">{role}: </span>
            {member ? member.member_name : <span className="text-seat">open seat</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
