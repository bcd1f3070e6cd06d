/** Summary and Undo of the last import; stays longer than the toast. */
import type { Stored } from '../../../domain/record.ts';
import { buttonClass } from '../../components/button.ts';
import type { KeptKind } from '../../records/kept-kind.ts';
import { useLastImport } from './apply/last-imports.ts';

export function LastImportLine<T extends Stored>({ kind }: { readonly kind: KeptKind<T> }) {
  const last = useLastImport(kind);
  if (last === null) return null;
  if (last.isUndoing) {
    return (
      <p role="status" className="mt-3 text-quiet">
        <label>
          Undoing the import… <progress className="h-2 w-40 max-w-full accent-accent" />
        </label>
      </p>
    );
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3 text-quiet">
      Last import: {last.summary}
      <button type="button" onClick={last.undo} className={buttonClass('plain')}>
        Undo import
      </button>
    </p>
  );
}
