/** A server with as much memory as docs/deploy.md asks for; where no control group can be made, it is only measured. */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { serviceKeyFile } from 'wire-server';
import { type TemporaryFolder, temporaryFolder } from 'wire-server/testing';
import { copyDemoDatabase, PathfinderServer } from '../pathfinder-server.ts';
import { askFrom } from './ask-from.ts';
import { CREDENTIALS, OPERATOR } from './bystanders.ts';
import { MemoryLimit, whyNoLimit } from './memory-limit.ts';

export const LIMIT_BYTES = 320_000_000;
/** On disk: files in tmpfs, which other tests use, would count towards the server's memory limit. */
const DISK = '/var/tmp';
const POLL_MS = 100;
/** As in `npm start`. */
const START_ENV = {
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
};

/** How it survived. */
export interface Survived {
  readonly isAlive: boolean;
  /** Processes killed by the OOM killer; null where there is no control group. */
  readonly kills: number | null;
  /** Its peak, without what the system can reclaim. */
  readonly mostBytes: number;
}

/** Starts one with the demo chapter and an admin, hands it to `attack`, and ends it. */
export async function attackSmallServer<T extends object>(
  env: Readonly<Record<string, string>>,
  attack: (server: SmallServer) => Promise<T>,
): Promise<T & Survived> {
  const folder = temporaryFolder(DISK);
  await copyDemoDatabase(folder.path);
  const limit = (await whyNoLimit()) === null ? new MemoryLimit(LIMIT_BYTES) : null;
  const server = new SmallServer(folder, limit, env);
  try {
    await server.process.ready();
    await server.post('/auth/v1/admin/users', { ...CREDENTIALS, email_confirm: true });
    const watched = watch(server.process, limit);
    const result = await attack(server).finally(watched.stop);
    const { ended } = server.process;
    return { ...result, isAlive: !ended, kills: limit?.kills ?? null, mostBytes: watched.most() };
  } finally {
    await server.process.kill();
    await limit?.remove();
    folder.remove();
  }
}

export class SmallServer {
  readonly process: PathfinderServer;
  readonly #folder: TemporaryFolder;

  constructor(
    folder: TemporaryFolder,
    limit: MemoryLimit | null,
    env: Readonly<Record<string, string>>,
  ) {
    this.#folder = folder;
    this.process = new PathfinderServer(
      { ...START_ENV, LOG_LEVEL: 'silent', ...env, DATA_DIR: folder.path },
      limit?.command,
    );
  }

  get url(): string {
    return this.process.url;
  }

  /** Sends as the operator. @returns the status. @throws when it is refused. */
  async post(path: string, body: object): Promise<number> {
    const key = readFileSync(serviceKeyFile(this.#folder.path), 'utf8').trim();
    const status = await askFrom(this.url + path, { address: OPERATOR, body, key });
    if (status >= 300) throw new Error(`${path} answered ${status}`);
    return status;
  }
}

/** The most memory in use until it is stopped. */
function watch({ process: node, postgres }: PathfinderServer, limit: MemoryLimit | null) {
  let most = 0;
  const note = (bytes: number) => {
    most = Math.max(most, bytes);
  };
  if (limit !== null) {
    const polling = setInterval(() => note(limit.usedBytes), POLL_MS);
    return { stop: () => clearInterval(polling), most: () => most };
  }
  const workerData = [node.pid ?? 0, postgres ?? 0];
  const watcher = new Worker(new URL('memory-watcher.ts', import.meta.url), { workerData });
  watcher.on('message', note);
  return { stop: () => void watcher.terminate(), most: () => most };
}
