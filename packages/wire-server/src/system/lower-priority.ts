/** Lowers another process's priority, so that it gets little more CPU time than the other processes leave. */
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL } = constants.priority;

/**
 * With "autogroup", Linux shares the CPU between sessions first, and each Postgres backend is a session of its own:
 * lowering only the process would change nothing.
 * @returns false if Linux refuses for now, since it takes one change in a tenth of a second from users other than
 * root; true once the priority is lowered, or if it cannot be.
 * @example lowerPriority(4711) // setpriority(4711, 10), and '10' into /proc/4711/autogroup
 */
export function lowerPriority(pid: number): boolean {
  try {
    setPriority(pid, PRIORITY_BELOW_NORMAL);
    if (process.platform === 'linux') {
      writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_BELOW_NORMAL));
    }
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EAGAIN';
  }
}
