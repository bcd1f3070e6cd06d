/** Closes the data folder to other users of the machine, unless it is shared or contains something else. */
import { chmodSync, readdirSync, type Stats, statSync } from 'node:fs';
import { isOwnEntry } from './data-folder.ts';

/** The permission bits of group and others. */
const OTHERS = 0o077;
/** Others may pass through, but neither list nor change it. */
const OTHERS_MAY_ENTER = 0o001;
/** Set on shared folders such as /tmp. */
const STICKY = 0o1000;
const ROOT_ID = 0;
/** In the root of a newly formatted disk. */
const LOST_AND_FOUND = 'lost+found';

interface Options {
  /** Whether Postgres runs as another user, who must get in. */
  readonly othersEnter: boolean;
  /** Takes one line for the operator. */
  readonly tell: (line: string) => void;
}

/**
 * Removes the permissions of group and others on `folder`, which may have been created before the first start. A folder
 * that belongs to another user or contains something else is left alone, and the operator is told.
 */
export function makeDataFolderPrivate(folder: string, { othersEnter, tell }: Options): void {
  // Windows has no such mode bits.
  if (process.platform === 'win32') return;
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return;
  const kept = othersEnter ? OTHERS_MAY_ENTER : 0;
  const excess = OTHERS & ~kept;
  if ((stats.mode & excess) === 0) return;
  const opened = `${folder} was open to other users of this machine`;
  if (!isOurs(folder, stats)) {
    tell(
      `${folder} is open to other users of this machine. Close it (chmod 700), or set DATA_DIR to a folder of its own.`,
    );
    return;
  }
  try {
    chmodSync(folder, stats.mode & ~excess);
    tell(`${opened}; now it is not.`);
  } catch (error) {
    tell(
      `${opened}, and closing it failed (${(error as Error).message}). Close it (chmod 700), or set DATA_DIR to another folder.`,
    );
  }
}

function isOurs(folder: string, { uid, mode }: Stats): boolean {
  const user = process.geteuid?.();
  if (uid !== user && user !== ROOT_ID) return false;
  return (
    (mode & STICKY) === 0 &&
    readdirSync(folder).every((name) => name === LOST_AND_FOUND || isOwnEntry(name))
  );
}
