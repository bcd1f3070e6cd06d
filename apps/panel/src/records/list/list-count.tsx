/** The number of records, also announced to screen readers, with help when there are none. */
import type { Stored } from 'domain/record.ts';
import { Button } from 'ui/button.tsx';
import { counted } from '../counted.ts';
import type { List } from './use-list.ts';

interface Props<T extends Stored> {
  readonly list: List<T>;
  /** Total number of records. */
  readonly all: number;
  readonly noun: string;
}

export function ListCount<T extends Stored>({ list, all, noun }: Props<T>) {
  const found = list.found.length;
  return (
    <>
      <p role="status" className="mt-3 mb-2 text-sm text-quiet">
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
