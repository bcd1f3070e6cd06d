/** The file an admin chose: read in a worker, or why it cannot be. */
import { useEffect, useState } from 'react';
import type { Table } from '../file/parse-table.ts';
import type { ReadResult } from '../file/read-file.worker.ts';
import { tooLarge } from '../file/too-large.ts';

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
