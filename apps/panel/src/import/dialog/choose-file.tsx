/** File selection: a button, and a drop area. */
import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { ErrorMessage } from './error-message.tsx';

interface Props {
  /** Labels of the fields the file may have. */
  readonly columns: readonly string[];
  readonly error: string | null;
  readonly onChoose: (file: File) => void;
}

/** Any file can be dropped: its type is determined when it is read. */
const ACCEPT = '.xlsx,.xlsm,.xls,.xml,.csv,.tsv,.tab,.txt,.vcf,text/csv,text/plain,text/vcard';

export function ChooseFile({ columns, error, onChoose }: Props) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }

  return (
    <>
      {error && <ErrorMessage text={error} />}
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex cursor-pointer flex-col items-center gap-3 rounded-xl border-2 border-dashed px-4 py-8 text-center ${isOver ? 'border-accent bg-accent-wash' : 'border-edge bg-paper'}`}
      >
        <FileUp className="size-8 text-accent" aria-hidden="true" />
        <span className="font-medium">Choose a file, or drop it here</span>
        <input
          type="file"
          accept={ACCEPT}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Lets the user choose the same file again after fixing it.
            target.value = '';
            if (file) onChoose(file);
          }}
          className="max-w-full cursor-pointer text-sm text-quiet file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-lg file:border file:border-line file:bg-sheet file:px-4 file:font-medium file:text-accent"
        />
      </label>
      <p className="mt-4 text-quiet">
        Excel (.xlsx), CSV, or exported contacts (.csv, .vcf), as they are. We look for{' '}
        {columns.join(', ')}; not all of them are required. You will see what would change before
        anything is saved.
      </p>
    </>
  );
}
