/** Our own server, set up like its peers: with the demo chapter, and without rate limits. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from 'wire-server';
import { MeasuredServer } from './measured-server.ts';

export const OURS = 'Pathfinder';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Stores its data in `folder`; does not start it. */
export async function makePathfinder(folder: string): Promise<MeasuredServer> {
  const port = await freePort();
  const { args, env } = startCommand();
  return new MeasuredServer({
    name: OURS,
    command: args,
    folder: PROJECT,
    env: { ...env, DATA_DIR: folder, PORT: String(port), LIMITS: 'off' },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/health',
    key: null,
  });
}

/** What `npm start` passes to Node, and the settings in its environment. */
function startCommand() {
  const { scripts } = JSON.parse(readFileSync(`${PROJECT}package.json`, 'utf8'));
  const [, settings = '', args] = /^((?:\w+=\w+ )*)exec node (.+)$/.exec(scripts.start) ?? [];
  if (args === undefined)
    throw new Error(`npm start is no longer a call of Node: ${scripts.start}`);
  const pairs = settings
    .trim()
    .split(' ')
    .map((setting) => setting.split('='));
  return { args: args.split(' '), env: Object.fromEntries(pairs) as Record<string, string> };
}
