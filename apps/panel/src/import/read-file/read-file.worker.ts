/** Reads a file in a worker: long files do not block the page, and hostile ones can be stopped. */
import type { Encoding } from './decode-text.ts';
import { type ReadFile, readFile } from './read-file.ts';
import { UnreadableFile } from './refused-files.ts';

export interface ReadRequest {
  readonly file: File;
  /** The encoding that the admin chose; null for the most likely one. */
  readonly encoding: Encoding | null;
}

/** That the worker runs, or what it has read. */
export type ReadMessage = { readonly hasStarted: true } | ReadFile | { readonly error: string };

self.onmessage = async ({ data }: MessageEvent<ReadRequest>) => {
  self.postMessage(await read(data));
};

self.postMessage({ hasStarted: true } satisfies ReadMessage);

async function read({ file, encoding }: ReadRequest): Promise<ReadMessage> {
  try {
    return await readFile(new Uint8Array(await file.arrayBuffer()), encoding);
  } catch (reason) {
    if (reason instanceof UnreadableFile) return { error: reason.message };
    return { error: 'This file could not be read. Choose it again.' };
  }
}
