/** An answer's two parts: the people, and beside them (below, on a phone) what to send. */
import type { ReactNode } from 'react';

interface Props {
  readonly people: ReactNode;
  readonly scripts: ReactNode;
}

export function PeopleAndScripts({ people, scripts }: Props) {
  return (
    <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <div className="min-w-0">{people}</div>
      <div className="min-w-0 self-start lg:sticky lg:top-6">{scripts}</div>
    </div>
  );
}
