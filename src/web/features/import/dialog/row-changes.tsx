/** What a row of the file changes: the fields of a new record, or before and after. */
import { phoneIn } from '../../../../domain/phone.ts';
import type { Stored } from '../../../../domain/record.ts';
import { BeforeAndAfter } from '../../../records/before-and-after.tsx';
import { FieldText } from '../../../records/field-text.tsx';
import { useNumbers } from '../../../records/number-check/use-numbers.tsx';
import type { ApplicableRow } from '../plan/planned-row.ts';

export function RowChanges<T extends Stored>({ row }: { readonly row: ApplicableRow<T> }) {
  const isNew = row.verdict === 'new';
  return (
    <dl className={isNew ? 'mt-1 flex flex-wrap gap-x-4 gap-y-1' : 'mt-1 grid gap-1'}>
      {row.changes.map((change) => (
        <div key={change.name} className="min-w-0 sm:flex sm:gap-2">
          <dt className="shrink-0 text-sm text-quiet sm:leading-6">{change.label}</dt>
          <dd className="m-0 min-w-0 [overflow-wrap:anywhere]">
            {isNew ? (
              <FieldText text={change.after} />
            ) : (
              <BeforeAndAfter
                before={<FieldText text={change.before} />}
                after={<FieldText text={change.after} />}
              />
            )}
            {change.name === 'phone' && <Dialled text={change.after} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What will be dialled, unless the text is that number and nothing else. */
function Dialled({ text }: { readonly text: string }) {
  const checked = useNumbers()?.check(text);
  if (!checked || (!checked.isDoubtful && phoneIn(text)?.shown === text)) return null;
  return (
    <span className={`block text-sm ${checked.isDoubtful ? 'text-danger' : 'text-quiet'}`}>
      {checked.sentence}
    </span>
  );
}
