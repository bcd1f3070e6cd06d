/**
 * Choosing a file: a button and a drop area; then the file is read in a worker, which is ended if it takes too long, or
 * the page says why it cannot be read.
 */
import { CircleAlert, FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { Encoding } from './read-file/decode-text.ts';
import type { ReadFile } from './read-file/read-file.ts';
import type { ReadMessage, ReadRequest } from './read-file/read-file.worker.ts';
import { MAX_FILE_BYTES, READ_TIMEOUT_MS } from './read-file/refused-files.ts';

export interface FileRead extends ReadFile {
  readonly name: string;
}

export type FileState =
  | { readonly at: 'choosing'; readonly error: string | null }
  | ({ readonly at: 'reading' } & ReadRequest)
  | { readonly at: 'read'; readonly file: FileRead };

interface FileChoice {
  readonly state: FileState;
  readonly choose: (file: File) => void;
  /** Reads the same file again, as text in this encoding. */
  readonly readAs: (encoding: Encoding) => void;
  /** Clears the file and cancels reading. @param error why, to be shown. */
  readonly reset: (error?: string) => void;
}

const BLOCKED =
  'This browser does not let the page read files in the background: an extension or a security setting blocks it. ' +
  'Allow it for this site or use another browser, and choose the file again.';
const NOT_LOADED =
  'The part of the page that reads files did not start. Reload the page, and choose the file again. If that does not ' +
  'help, an extension or a security setting of the browser blocks it.';

/** Bytes of a text file that is read in no time, so that only a blocked reader leaves it unread. */
const QUICK_BYTES = 1_000_000;

function unread({ name, size }: File): string {
  const isText = /\.(csv|tsv|tab|txt|vcf)$/i.test(name);
  if (isText && size < QUICK_BYTES) return BLOCKED;
  return isText
    ? 'Reading this file is taking too long. Split it into several files and import one after the other.'
    : 'Reading this file is taking too long. Save the sheet with the list as a CSV file and choose that.';
}

/** null where the browser allows no worker. */
function startReader(): Worker | null {
  try {
    return new Worker(new URL('./read-file/read-file.worker.ts', import.meta.url), {
      type: 'module',
    });
  } catch {
    return null;
  }
}

/** The chosen file: read, or why it cannot be read. */
export function useFile(): FileChoice {
  const [state, setState] = useState<FileState>({ at: 'choosing', error: null });
  const [chosen, setChosen] = useState<File | null>(null);
  const request = state.at === 'reading' ? state : null;

  useEffect(() => {
    if (request === null) return;
    const fail = (error: string) => setState({ at: 'choosing', error });
    const worker = startReader();
    if (worker === null) return fail(BLOCKED);
    let hasStarted = false;
    const timer = setTimeout(() => {
      worker.terminate();
      fail(hasStarted ? unread(request.file) : BLOCKED);
    }, READ_TIMEOUT_MS);
    worker.onmessage = ({ data }: MessageEvent<ReadMessage>) => {
      if ('hasStarted' in data) hasStarted = true;
      else if ('error' in data) fail(data.error);
      else setState({ at: 'read', file: { name: request.file.name, ...data } });
    };
    worker.onerror = () => fail(NOT_LOADED);
    const { file, encoding } = request;
    worker.postMessage({ file, encoding } satisfies ReadRequest);
    return () => {
      clearTimeout(timer);
      worker.terminate();
    };
  }, [request]);

  return {
    state,
    choose(file) {
      const error = tooLarge(file.size);
      setChosen(file);
      setState(
        error === null ? { at: 'reading', file, encoding: null } : { at: 'choosing', error },
      );
    },
    readAs(encoding) {
      if (chosen !== null) setState({ at: 'reading', file: chosen, encoding });
    },
    reset: (error) => setState({ at: 'choosing', error: error ?? null }),
  };
}

/** What to do about a file of this many bytes; null when it may be read. */
function tooLarge(bytes: number): string | null {
  if (bytes <= MAX_FILE_BYTES) return null;
  return (
    `This file is ${megabytes(bytes)}; the maximum is ${megabytes(MAX_FILE_BYTES)}. ` +
    'Split it into several files and import one after the other.'
  );
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}

interface Props {
  /** Labels of the fields the file may have, to be listed. */
  readonly columns?: readonly string[];
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
        Excel (.xlsx), CSV, or exported contacts (.csv, .vcf), as they are.
        {columns &&
          ` We look for ${columns.join(', ')}; not all of them are required. You will see what would change before anything is saved.`}
      </p>
    </>
  );
}

/** An error and what to do about it; takes the focus, so that it is read out. */
export function ErrorMessage({ text }: { readonly text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is a new error.
  useEffect(() => element.current?.focus(), [text]);
  return (
    <p
      ref={element}
      role="alert"
      tabIndex={-1}
      className="mb-4 flex gap-2 rounded-lg bg-danger-wash p-3 text-danger [overflow-wrap:anywhere]"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      {text}
    </p>
  );
}

interface ProgressProps {
  readonly label: string;
  readonly done?: number;
  readonly total?: number;
}

/** The progress of a long task; indeterminate without `done`. */
export function ProgressLine({ label, done, total }: ProgressProps) {
  const id = useId();
  return (
    <div role="status" className="w-full">
      <label htmlFor={id} className="block [overflow-wrap:anywhere]">
        {label}
      </label>
      <progress id={id} value={done} max={total} className="mt-2 h-2 w-full accent-accent" />
    </div>
  );
}
