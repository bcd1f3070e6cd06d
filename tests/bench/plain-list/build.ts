/** The peer page as files by path, built like the app. */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';

/** The page's path on the app's origin. */
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
