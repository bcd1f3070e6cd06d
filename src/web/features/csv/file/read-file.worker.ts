/** Reads a CSV file in a worker: long files do not block the page, and the parser loads only here. */
import { decodeFile } from './decode-file.ts';
import { parseTable, type Table } from './parse-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

export type ReadResult =
  | {
      readonly table: Table;
      /** The encoding was guessed: the file does not declare one. */
      readonly isGuess: boolean;
    }
  | { readonly error: string };

self.onmessage = async ({ data }: MessageEvent<File>) => {
  self.postMessage(await read(data));
};

async function read(file: File): Promise<ReadResult> {
  try {
    const { text, isGuess } = decodeFile(new Uint8Array(await file.arrayBuffer()));
    return { table: parseTable(text), isGuess };
  } catch (reason) {
    if (reason instanceof UnreadableFile) return { error: reason.message };
    return { error: 'This file could not be read. Choose it again.' };
  }
}
