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
  return new MeasuredServer({
    name: OURS,
    command: startArguments(),
    folder: PROJECT,
    env: { DATA_DIR: folder, PORT: String(port), LIMITS: 'off' },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/health',
    key: null,
  });
}

/** The arguments that `npm start` passes to Node. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(`${PROJECT}package.json`, 'utf8'));
  const [, args] = /^exec node (.+)$/.exec(scripts.start) ?? [];
  if (args === undefined)
    throw new Error(`npm start is no longer a call of Node: ${scripts.start}`);
  return args.split(' ');
}
