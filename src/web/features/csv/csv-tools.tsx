/** Export and import of one kind of records as CSV. */
import type { Stored } from '../../../domain/record.ts';
import type { KeptKind } from '../../records/kept-kind.ts';

interface Props<T extends Stored> {
  readonly kind: KeptKind<T>;
  readonly records: readonly T[];
}

export function CsvTools<T extends Stored>({ kind, records }: Props<T>) {
  return (
    <p>
      {kind.list} {records.length}
    </p>
  );
}
