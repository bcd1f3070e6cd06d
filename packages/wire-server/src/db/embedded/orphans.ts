/** Processes of a Postgres whose postmaster has been killed. Most end by themselves once they notice. */
import { readdirSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * Kills every process that works in `folder`, the data directory of a postmaster that no longer runs. One that waits
 * for a lock of another killed process would wait forever, and keep the next postmaster from starting.
 * Linux only: other systems do not reveal the working directory of a process.
 */
export function killOrphans(folder: string): void {
  if (process.platform !== 'linux') return;
  const place = realpathSync(folder);
  for (const pid of readdirSync('/proc').map(Number)) {
    try {
      if (pid > 0 && readlinkSync(`/proc/${pid}/cwd`) === place) process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended since, or belongs to another user.
    }
  }
}
