/**
 * `@supabase/lite` on PGlite with our tables and rows, served as its documentation says for production: `lite
 * start`. It is not a dependency: install it to compare.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from 'wire-server';
import { PATHFINDER } from '../../apps/server/src/application.ts';
import { MeasuredServer } from './measured-server.ts';

export const SUPABASE_LITE = '@supabase/lite 0.10';

const FOLDER = 'node_modules/.cache/pathfinder-bench';
export const INSTALL_SUPABASE_LITE = `npm install --no-save --prefix ${FOLDER} @supabase/lite@0.10.0`;

const CLI = fileURLToPath(
  new URL(`../../${FOLDER}/node_modules/@supabase/lite/dist/cli/index.js`, import.meta.url),
);
const ENVIRONMENT = { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1', NODE_ENV: 'production' };

export function isSupabaseLiteInstalled(): boolean {
  return existsSync(CLI);
}

/** Fills a new project in `folder` with the demo chapter; does not start it. */
export async function makeSupabaseLite(folder: string): Promise<MeasuredServer> {
  const lite = (args: readonly string[], input = '') =>
    execFileSync(process.execPath, [CLI, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...ENVIRONMENT },
      input,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
  lite(['init', '--pglite']);
  const port = await freePort();
  const config = join(folder, 'supabase/config.toml');
  writeFileSync(config, readFileSync(config, 'utf8').replace(/^port = \d+$/m, `port = ${port}`));
  cpSync(PATHFINDER.migrations, join(folder, 'supabase/migrations'), { recursive: true });
  lite(['migration', 'up']);
  lite(['db', 'query'], readFileSync(PATHFINDER.demo, 'utf8'));
  return new MeasuredServer({
    name: SUPABASE_LITE,
    command: [CLI, 'start', '--no-admin'],
    folder,
    env: ENVIRONMENT,
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/rest/v1/members?select=id&limit=1',
    key: publishableKey(folder),
  });
}

/** `lite init` creates one and writes it here. */
function publishableKey(folder: string): string {
  const [, key] =
    /^SUPABASE_PUBLISHABLE_KEY=(\S+)$/m.exec(readFileSync(join(folder, '.env'), 'utf8')) ?? [];
  if (key === undefined) throw new Error(`${SUPABASE_LITE} created no key.`);
  return key;
}
