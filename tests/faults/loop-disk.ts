/**
 * A separate disk for one test: ext4 in a file, over a loop device. Its power can be cut: the shutdown call
 * of ext4 discards what was not flushed, and the next mount replays the journal.
 */
import { execFile, execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { killIfThere } from 'wire-server/testing';

const BYTES_PER_MIB = 2 ** 20;
/** EXT4_IOC_SHUTDOWN. Perl is part of every Debian. */
const SHUTDOWN = `open(my $disk, '<', $ARGV[0]) or die $!;
my $how = pack('L', $ARGV[1]);
ioctl($disk, 0x8004587d, $how) or die $!;`;
/** EXT4_GOING_FLAGS: whether the journal is written first. */
const HOW = { 'journal flushed': '1', 'journal lost': '2' } as const;
export type PowerCut = keyof typeof HOW;
/** How long killed processes may keep the disk busy. */
const RELEASE_LIMIT_MS = 20_000;
const RELEASE_POLL_MS = 10;
const MIN_DISK_MB = 20;

export class LoopDisk {
  readonly #folder: string;
  #mounted = false;

  /** Creates and mounts an empty disk. */
  constructor(megabytes: number) {
    this.#folder = mkdtempSync(join(tmpdir(), 'pathfinder-disk-'));
    mkdirSync(this.path);
    writeFileSync(this.#image, '');
    truncateSync(this.#image, megabytes * BYTES_PER_MIB);
    try {
      run('mkfs.ext4', '-q', '-F', '-m', '0', this.#image);
      this.mount();
    } catch (error) {
      rmSync(this.#folder, { recursive: true });
      throw error;
    }
  }

  /** Where it is mounted. */
  get path(): string {
    return join(this.#folder, 'mounted');
  }

  mount(): void {
    run('mount', '-o', 'loop,errors=remount-ro', this.#image, this.path);
    this.#mounted = true;
  }

  /** Call only while no file on it is open. */
  makeReadOnly(): void {
    run('mount', '-o', 'remount,ro', this.path);
  }

  /** Makes the file system find an error, as on a worn-out disk: it becomes read-only. */
  wearOut(): void {
    const [device = ''] = mounts().find(([, where]) => where === this.path) ?? [];
    writeFileSync(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, 'worn out');
  }

  /** From this call on nothing reaches the disk. */
  async cutPower(how: PowerCut): Promise<void> {
    await promisify(execFile)('perl', ['-e', SHUTDOWN, this.path, HOW[how]]);
  }

  /** Kills every process that has a file on it open, as the loss of power does. */
  killHolders(): void {
    for (const pid of holdersOf(this.path)) killIfThere(Number(pid));
  }

  /** Waits for exiting processes. */
  async unmount(): Promise<void> {
    const deadline = Date.now() + RELEASE_LIMIT_MS;
    while (this.#mounted) {
      try {
        run('umount', this.path);
        this.#mounted = false;
      } catch (error) {
        if (Date.now() > deadline)
          throw new Error(`${messageOf(error)}${holdersOf(this.path).map(commandOf)}`);
        await wait(RELEASE_POLL_MS);
      }
    }
  }

  async remove(): Promise<void> {
    await this.unmount();
    rmSync(this.#folder, { recursive: true });
  }

  get #image(): string {
    return join(this.#folder, 'image');
  }
}

/** Why this machine cannot provide such a disk; null if it can. */
export async function whyNoLoopDisk(): Promise<string | null> {
  if (process.platform !== 'linux') return 'needs Linux';
  if (process.getuid?.() !== 0) return 'needs root, to mount a disk';
  try {
    const disk = new LoopDisk(MIN_DISK_MB);
    await disk.cutPower('journal lost').finally(() => disk.remove());
    return null;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return `this machine allows no loop disk: ${(stderr || message).trim().split('\n').at(-1)}`;
  }
}

/** The ids of the processes that keep the disk busy. */
function holdersOf(path: string): string[] {
  return readdirSync('/proc').filter((pid) =>
    filesHeldBy(pid).some((file) => file.startsWith(path)),
  );
}

function commandOf(pid: string): string {
  return `\n  ${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`;
}

function filesHeldBy(pid: string): string[] {
  try {
    const open = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
    return [readlinkSync(`/proc/${pid}/cwd`), ...open];
  } catch {
    // Not a process, or one that has exited.
    return [];
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}

/** The fields of each mount: device, mount point and so on. */
function mounts(): string[][] {
  return readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
}
