/** A change shown as 'before → after', with words for screen readers. */
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** 'became' for a change that is stored. */
  readonly verb?: 'becomes' | 'became';
}

export function BeforeAndAfter({ before, after, verb = 'becomes' }: Props) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">was </span>
      <del className="text-quiet decoration-1">{before}</del>
      <ArrowRight className="size-4 shrink-0 self-center text-quiet" aria-hidden="true" />
      <span className="sr-only"> {verb} </span>
      <ins className="font-medium no-underline">{after}</ins>
    </span>
  );
}
