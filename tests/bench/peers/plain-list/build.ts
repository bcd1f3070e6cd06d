/** The peer page as files by address, built as the app is. */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';

/** Where the page is put on the app's own origin. */
export const PLAIN_LIST_PATH = '/plain-list/';

export async function buildPlainList(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const output = (await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: PLAIN_LIST_PATH,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: { write: false },
  })) as Rollup.RollupOutput;
  return new Map(
    output.output.map((file) => [
      PLAIN_LIST_PATH + file.fileName.replace(/^index\.html$/, ''),
      file.type === 'chunk' ? file.code : file.source,
    ]),
  );
}
