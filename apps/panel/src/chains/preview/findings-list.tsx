/** The review findings of a chain, by field. */

import { chainKind } from 'domain/chain-fields.ts';
import type { ChainFinding } from 'engine/admin';
import { CircleDashed, Info, TriangleAlert } from 'lucide-react';
import { useId } from 'react';

export function FindingsList({ findings }: { readonly findings: readonly ChainFinding[] }) {
  const titleId = useId();
  if (findings.length === 0) return null;
  const byField = Map.groupBy(findings, ({ field }) => field);
  return (
    <section aria-labelledby={titleId}>
      <h4 id={titleId} className="font-serif text-lg">
        Worth a look
      </h4>
      {chainKind.fields.map(({ name, label }) => {
        const found = byField.get(name) ?? [];
        return (
          found.length > 0 && (
            <div key={name} className="mt-2">
              <h5 className="text-sm font-medium">{label}</h5>
              <ul className="mt-1 grid gap-2 text-sm">
                {found.map((finding) => (
                  <li key={finding.text} className="flex gap-2">
                    <FindingIcon finding={finding} />
                    <span className="min-w-0">{finding.text}</span>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
}

function FindingIcon({ finding: { kind, severity } }: { readonly finding: ChainFinding }) {
  const look = 'mt-0.5 size-4 shrink-0';
  if (kind === 'open-seat') {
    return <CircleDashed className={`${look} text-seat`} aria-label="Open seat:" />;
  }
  if (severity === 'warning') {
    return <TriangleAlert className={`${look} text-danger`} aria-label="Warning:" />;
  }
  return <Info className={`${look} text-quiet`} aria-label="Note:" />;
}
