/** The file an admin chose: read and taken apart, or why it cannot be. */
import { useRef, useState } from 'react';
import { decodeFile } from '../file/decode-file.ts';
import { parseTable, type Table } from '../file/parse-table.ts';
import { UnreadableFile } from '../file/unreadable-file.ts';

/** Larger files are refused unread: 5,000 members take about 1 MB. */
export const MAX_FILE_BYTES = 10 * 1000 * 1000;

export interface CsvFile {
  readonly name: string;
  readonly table: Table;
  /** Nothing in the file said how its letters are written. */
  readonly isGuess: boolean;
}

type State =
  | { readonly at: 'choosing'; readonly fault: string | null }
  | { readonly at: 'reading'; readonly name: string }
  | { readonly at: 'read'; readonly file: CsvFile };

const CHOOSING: State = { at: 'choosing', fault: null };

export function useCsvFile() {
  const [state, setState] = useState<State>(CHOOSING);
  const latest = useRef<File | null>(null);

  async function choose(chosen: File) {
    latest.current = chosen;
    setState({ at: 'reading', name: chosen.name });
    const next = await readFile(chosen);
    // Another file may have been chosen, or none be wanted any more.
    if (latest.current === chosen) setState(next);
  }

  return {
    state,
    choose: (file: File) => void choose(file),
    reset() {
      latest.current = null;
      setState(CHOOSING);
    },
  };
}

async function readFile(chosen: File): Promise<State> {
  try {
    refuseLarge(chosen);
    const { text, isGuess } = decodeFile(new Uint8Array(await chosen.arrayBuffer()));
    // The page says what it does before it takes the text apart, which holds it up.
    await new Promise((resolve) => setTimeout(resolve));
    return { at: 'read', file: { name: chosen.name, table: parseTable(text), isGuess } };
  } catch (reason) {
    const isKnown = reason instanceof UnreadableFile;
    if (!isKnown) console.warn('The file could not be read:', reason);
    const fault = isKnown ? reason.message : 'This file could not be read. Choose it again.';
    return { at: 'choosing', fault };
  }
}

function refuseLarge({ size }: File): void {
  if (size <= MAX_FILE_BYTES) return;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  throw new UnreadableFile(
    `This file takes ${megabytes(size)}, and ${megabytes(MAX_FILE_BYTES)} is the most. ` +
      'Split it into several files and import one after the other.',
  );
}
