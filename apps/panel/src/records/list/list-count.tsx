/** How many records of a list are found (P2). */
import type { Stored } from 'domain/record.ts';
import { Button } from 'ui/button.tsx';
import { counted } from '../dates-and-counts.ts';
import type { FoundRows, ListState } from './list-view.ts';

interface ListCountProps<T extends Stored> {
  readonly list: ListState;
  readonly rows: FoundRows<T>;
  /** Total number of records. */
  readonly all: number;
  readonly noun: string;
}

/** The number of records, also announced to screen readers, with help when there are none. */
export function ListCount<T extends Stored>({ list, rows, all, noun }: ListCountProps<T>) {
  const found = rows.found.length;
  return (
    <>
      <p role="status" className="my-2 text-sm text-quiet">
        {inWords(found, all, noun)}
      </p>
      {found === 0 && all > 0 && (
        <Button
          variant="plain"
          onClick={() => list.changeView({ query: '', filters: {} })}
          className="mb-2"
        >
          Show all {noun}s
        </Button>
      )}
    </>
  );
}

function inWords(found: number, all: number, noun: string): string {
  if (all === 0) return `No ${noun}s yet.`;
  if (found === 0) return `No ${noun} matches.`;
  const total = counted(all, noun);
  return found === all ? total : `${found} of ${total}`;
}
