/** Runs a command in a control group with limited memory, like a container or a small machine. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = '/sys/fs/cgroup';
const RELEASE_LIMIT_MS = 60_000;
const RELEASE_POLL_MS = 20;

/** The files of a group, in the two versions of control groups. */
const VERSIONS = [
  { limit: 'memory.max', used: 'memory.stat', kills: 'memory.events' },
  { limit: 'memory.limit_in_bytes', used: 'memory.stat', kills: 'memory.oom_control' },
] as const;
/** Unreclaimable memory, as named in `memory.stat` of either version. */
const UNRECLAIMABLE = /^(anon|rss|shmem) (\d+)$/gm;

export class MemoryLimit {
  readonly #folder: string;
  readonly #files: (typeof VERSIONS)[number];

  /** Creates a group below that of this process. @throws if the machine does not allow it. */
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

  /** The prefix that puts a command and all its children into the group. */
  get command(): readonly string[] {
    const enter = `echo $$ > '${join(this.#folder, 'cgroup.procs')}' && exec "$@"`;
    return ['sh', '-c', enter, 'sh'];
  }

  /** Processes killed by the OOM killer. */
  get kills(): number {
    const [, kills] = /^oom_kill (\d+)/m.exec(this.#read(this.#files.kills)) ?? [];
    return Number(kills ?? 0);
  }

  /** Memory that is currently unreclaimable. */
  get usedBytes(): number {
    const held = this.#read(this.#files.used).matchAll(UNRECLAIMABLE);
    return [...held].reduce((total, [, , bytes]) => total + Number(bytes), 0);
  }

  /** Waits for all its processes to exit. */
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

/** Why this machine cannot limit memory; null if it can. */
export async function whyNoLimit(): Promise<string | null> {
  try {
    await new MemoryLimit(2 ** 30).remove();
    return null;
  } catch (error) {
    return `no control group can be made here: ${(error as Error).message}`;
  }
}

/** The folder of this process's memory group. */
function ownGroup(): string {
  const groups = readFileSync('/proc/self/cgroup', 'utf8')
    .trim()
    .split('\n')
    .map((line) => /^\d+:([^:]*):(.*)$/.exec(line) ?? []);
  const v1 = groups.find(([, controllers]) => controllers?.split(',').includes('memory'));
  if (v1 !== undefined) return join(ROOT, 'memory', v1[2] ?? '');
  return join(ROOT, groups.find(([, controllers]) => controllers === '')?.[2] ?? '');
}
