/** The imports that can still be undone, newest first, and until when. */
import type { Stored } from 'domain/record.ts';
import { Button } from 'ui/button.tsx';
import { longTime } from '../records/dates.ts';
import type { EditableKind } from '../records/editable-kind.ts';
import { type LastImport, useLastImports } from './apply/last-imports.ts';

export function LastImports<T extends Stored>({ kind }: { readonly kind: EditableKind<T> }) {
  const imports = useLastImports(kind);
  if (imports.length === 0) return null;
  return (
    <ul aria-label={`Imports of ${kind.list}`} className="m-0 mt-5 grid list-none gap-4 p-0">
      {imports.map((each, position) => (
        <li key={each.id}>
          <ImportLine last={each} isNewest={position === 0} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly last: LastImport;
  readonly isNewest: boolean;
}

function ImportLine({ last, isNewest }: Props) {
  if (last.isUndoing) {
    return (
      <p role="status" className="text-quiet">
        <label>
          Undoing the import… <progress className="h-2 w-40 max-w-full accent-accent" />
        </label>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet">
      <p className="m-0">
        {isNewest ? 'Last import' : `Import of ${longTime(new Date(last.at))}`}: {last.summary}
        <span className="block text-sm">Can be undone until {longTime(new Date(last.until))}.</span>
      </p>
      <Button variant="plain" onClick={last.undo}>
        {isNewest ? 'Undo import' : `Undo import of ${longTime(new Date(last.at))}`}
      </Button>
    </div>
  );
}
