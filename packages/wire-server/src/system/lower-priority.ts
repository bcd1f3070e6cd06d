/** Lets another process of this machine have little more than the processor time that the others leave. */
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL } = constants.priority;

/**
 * Linux divides the processor between sessions first, where it groups them ("autogroup"), and each backend of Postgres
 * is a session of its own: lowering the process alone would change nothing.
 * @returns whether it is lowered, or cannot be; false where Linux asks to try again a tenth of a second later, as it
 * does of users other than root.
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
