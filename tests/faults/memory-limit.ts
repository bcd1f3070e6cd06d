/** Runs a command in a control group with so much memory, as a container or a small machine has. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = '/sys/fs/cgroup';
const RELEASE_LIMIT_MS = 10_000;
const RELEASE_POLL_MS = 20;

/** The files of a group, in the two versions of control groups there are. */
const VERSIONS = [
  { limit: 'memory.max', used: 'memory.stat', kills: 'memory.events' },
  { limit: 'memory.limit_in_bytes', used: 'memory.stat', kills: 'memory.oom_control' },
] as const;
/** What cannot be given back for other use, as `memory.stat` of either version calls it. */
const HELD = /^(anon|rss|shmem) (\d+)$/gm;

export class MemoryLimit {
  readonly #folder: string;
  readonly #files: (typeof VERSIONS)[number];

  /** Makes a group below the one this process is in. @throws where the machine does not allow it. */
  constructor(bytes: number) {
    this.#folder = join(ownGroup(), `pathfinder-faults-${process.pid}-${bytes}`);
    mkdirSync(this.#folder);
    const files = VERSIONS.find(({ limit }) => existsSync(join(this.#folder, limit)));
    if (files === undefined) {
      rmdirSync(this.#folder);
      throw new Error('this control group may not limit memory');
    }
    this.#files = files;
    writeFileSync(join(this.#folder, files.limit), String(bytes));
  }

  /** What to begin a command with, for it and all it starts to be in the group. */
  get command(): readonly string[] {
    const enter = `echo $$ > '${join(this.#folder, 'cgroup.procs')}' && exec "$@"`;
    return ['sh', '-c', enter, 'sh'];
  }

  /** Processes that were killed for want of memory. */
  get kills(): number {
    const [, kills] = /^oom_kill (\d+)/m.exec(this.#read(this.#files.kills)) ?? [];
    return Number(kills ?? 0);
  }

  /** Memory that could not be given back for other use now. */
  get usedBytes(): number {
    const held = this.#read(this.#files.used).matchAll(HELD);
    return [...held].reduce((total, [, , bytes]) => total + Number(bytes), 0);
  }

  /** Once all in it has ended. */
  async remove(): Promise<void> {
    const deadline = Date.now() + RELEASE_LIMIT_MS;
    for (;;) {
      try {
        return rmdirSync(this.#folder);
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await wait(RELEASE_POLL_MS);
      }
    }
  }

  #read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }
}

/** Why this machine lets us limit nothing; null when it does. */
export async function whyNoLimit(): Promise<string | null> {
  try {
    await new MemoryLimit(2 ** 30).remove();
    return null;
  } catch (error) {
    return `no control group can be made here: ${(error as Error).message}`;
  }
}

/** The folder of this process' group for memory. */
function ownGroup(): string {
  const groups = readFileSync('/proc/self/cgroup', 'utf8')
    .trim()
    .split('\n')
    .map((line) => /^\d+:([^:]*):(.*)$/.exec(line) ?? []);
  const v1 = groups.find(([, controllers]) => controllers?.split(',').includes('memory'));
  if (v1 !== undefined) return join(ROOT, 'memory', v1[2] ?? '');
  return join(ROOT, groups.find(([, controllers]) => controllers === '')?.[2] ?? '');
}
