/** Processes of a Postgres whose postmaster has been killed. Most end by themselves once they notice. */
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** How Postgres names every process but the postmaster. */
const CHILD_NAME = 'postgres: ';

/**
 * Kills every process that has `folder`, a data directory, as its working directory and has lost its postmaster. One
 * that waits for a lock of another killed process would wait forever, and keep the next postmaster from starting. A
 * postmaster that another server has just started, and its children, are left alone.
 * Linux only: elsewhere the system does not reveal the working directory of a process.
 */
export function killOrphans(folder: string): void {
  if (process.platform !== 'linux') return;
  const place = realpathSync(folder);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== place || !isChild(pid)) continue;
      if (workingFolderOf(parentOf(pid)) !== place) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended meanwhile, or belongs to another user.
    }
  }
}

function isChild(pid: string): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(CHILD_NAME);
}

function parentOf(pid: string): string {
  const [, parent = ''] = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return parent;
}

/** null where it cannot be known, as for another user's process. */
function workingFolderOf(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
