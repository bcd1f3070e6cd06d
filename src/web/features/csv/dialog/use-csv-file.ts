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
  | { readonly at: 'choosing'; readonly fault: string | null }
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
  const [state, setState] = useState<State>({ at: 'choosing', fault: null });
  const unread = state.at === 'reading' ? state.file : null;

  useEffect(() => {
    if (unread === null) return;
    const worker = new Worker(new URL('../file/read-file.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.onmessage = ({ data }: MessageEvent<ReadResult>) => setState(resultOf(unread, data));
    worker.onerror = () => setState({ at: 'choosing', fault: NOT_LOADED });
    worker.postMessage(unread);
    return () => worker.terminate();
  }, [unread]);

  return {
    state,
    choose(file) {
      const fault = tooLarge(file.size);
      setState(fault === null ? { at: 'reading', file } : { at: 'choosing', fault });
    },
    reset: () => setState({ at: 'choosing', fault: null }),
  };
}

function resultOf({ name }: File, result: ReadResult): State {
  if ('fault' in result) return { at: 'choosing', fault: result.fault };
  return { at: 'read', file: { name, ...result } };
}

/** What to do about a file of this many bytes; null when it may be read. */
function tooLarge(bytes: number): string | null {
  if (bytes <= MAX_FILE_BYTES) return null;
  return (
    `This file takes ${megabytes(bytes)}, and ${megabytes(MAX_FILE_BYTES)} is the most. ` +
    'Split it into several files and import one after the other.'
  );
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}
