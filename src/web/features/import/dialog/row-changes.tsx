/** What a row of the file changes: the fields of a new record, or before and after. */
import { ArrowRight } from 'lucide-react';
import type { Stored } from '../../../../domain/record.ts';
import { shorten } from '../../../lib/shorten.ts';
import type { ApplicableRow, Change } from '../plan/planned-row.ts';

/** Maximum characters shown of a text: enough to recognise it. */
const MAX_SHOWN_CHARS = 300;

export function RowChanges<T extends Stored>({ row }: { readonly row: ApplicableRow<T> }) {
  const isNew = row.verdict === 'new';
  return (
    <dl className={isNew ? 'mt-1 flex flex-wrap gap-x-4 gap-y-1' : 'mt-1 grid gap-1'}>
      {row.changes.map((change) => (
        <div key={change.name} className="min-w-0 sm:flex sm:gap-2">
          <dt className="shrink-0 text-sm text-quiet sm:leading-6">{change.label}</dt>
          <dd className="m-0 min-w-0 [overflow-wrap:anywhere]">
            {isNew ? <Text text={change.after} /> : <BeforeAndAfter change={change} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BeforeAndAfter<T extends Stored>({ change }: { readonly change: Change<T> }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">was </span>
      <del className="text-quiet decoration-1">
        <Text text={change.before} />
      </del>
      <ArrowRight className="size-4 shrink-0 self-center text-quiet" aria-hidden="true" />
      <span className="sr-only"> becomes </span>
      <ins className="font-medium no-underline">
        <Text text={change.after} />
      </ins>
    </span>
  );
}

function Text({ text }: { readonly text: string }) {
  if (text === '') return <i>empty</i>;
  return (
    <span dir="auto" className="line-clamp-3 whitespace-pre-line">
      {shorten(text, MAX_SHOWN_CHARS)}
    </span>
  );
}
