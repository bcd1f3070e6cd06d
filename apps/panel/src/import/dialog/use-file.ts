/** The chosen file: read in a worker, or why it cannot be read. */
import { useEffect, useState } from 'react';
import type { Encoding } from '../file/decode-text.ts';
import { MAX_FILE_BYTES, READ_TIMEOUT_MS } from '../file/limits.ts';
import type { ReadFile } from '../file/read-file.ts';
import type { ReadRequest, ReadResult } from '../file/read-file.worker.ts';

export interface FileRead extends ReadFile {
  readonly name: string;
}

type State =
  | { readonly at: 'choosing'; readonly error: string | null }
  | ({ readonly at: 'reading' } & ReadRequest)
  | { readonly at: 'read'; readonly file: FileRead };

interface FileChoice {
  readonly state: State;
  readonly choose: (file: File) => void;
  /** Reads the same file again, as text in this encoding. */
  readonly readAs: (encoding: Encoding) => void;
  /** Clears the file and cancels reading. @param error why, to be shown. */
  readonly reset: (error?: string) => void;
}

const NOT_LOADED = 'The page could not read this file. Reload the page, and choose the file again.';
const TOO_SLOW =
  'Reading this file takes too long. Save the sheet with the list as a CSV file and choose that.';

export function useFile(): FileChoice {
  const [state, setState] = useState<State>({ at: 'choosing', error: null });
  const [chosen, setChosen] = useState<File | null>(null);
  const request = state.at === 'reading' ? state : null;

  useEffect(() => {
    if (request === null) return;
    const fail = (error: string) => setState({ at: 'choosing', error });
    const worker = new Worker(new URL('../file/read-file.worker.ts', import.meta.url), {
      type: 'module',
    });
    const timer = setTimeout(() => {
      worker.terminate();
      fail(TOO_SLOW);
    }, READ_TIMEOUT_MS);
    worker.onmessage = ({ data }: MessageEvent<ReadResult>) => {
      if ('error' in data) fail(data.error);
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
