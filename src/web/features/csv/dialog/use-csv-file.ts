/** The chosen file: read in a worker, or why it cannot be read. */
import { useEffect, useState } from 'react';
import type { Table } from '../file/parse-table.ts';
import type { ReadResult } from '../file/read-file.worker.ts';

export interface CsvFile {
  readonly name: string;
  readonly table: Table;
  /** The encoding was guessed: nothing in the file specifies it. */
  readonly isGuess: boolean;
}

type State =
  | { readonly at: 'choosing'; readonly error: string | null }
  | { readonly at: 'reading'; readonly file: File }
  | { readonly at: 'read'; readonly file: CsvFile };

interface FileChoice {
  readonly state: State;
  readonly choose: (file: File) => void;
  /** Clears the file and cancels reading. */
  readonly reset: () => void;
}

/** Larger files are rejected unread; 5,000 members take about a million bytes. */
const MAX_FILE_BYTES = 10_000_000;

const NOT_LOADED = 'The page could not read this file. Reload the page, and choose the file again.';

export function useCsvFile(): FileChoice {
  const [state, setState] = useState<State>({ at: 'choosing', error: null });
  const unread = state.at === 'reading' ? state.file : null;

  useEffect(() => {
    if (unread === null) return;
    const worker = new Worker(new URL('../file/read-file.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.onmessage = ({ data }: MessageEvent<ReadResult>) => setState(resultOf(unread, data));
    worker.onerror = () => setState({ at: 'choosing', error: NOT_LOADED });
    worker.postMessage(unread);
    return () => worker.terminate();
  }, [unread]);

  return {
    state,
    choose(file) {
      const error = tooLarge(file.size);
      setState(error === null ? { at: 'reading', file } : { at: 'choosing', error });
    },
    reset: () => setState({ at: 'choosing', error: null }),
  };
}

function resultOf({ name }: File, result: ReadResult): State {
  if ('error' in result) return { at: 'choosing', error: result.error };
  return { at: 'read', file: { name, ...result } };
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
