/** The operator's commands over the stored data: backup, restore, move and upgrade. */
import type { Application } from '../application.ts';
import { backupCommand } from './backup.ts';
import { moveCommand } from './move.ts';
import { restoreCommand } from './restore.ts';
import { runCommand } from './run-command.ts';
import { upgradeCommand } from './upgrade.ts';

export { type Revoked, revokeKeys } from './revoke-keys.ts';

type Run = (application: Application, args: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, Run>> = {
  backup: (application, args) => runCommand(backupCommand, application, args),
  restore: (application, args) => runCommand(restoreCommand, application, args),
  move: (application, args) => runCommand(moveCommand(application), application, args),
  upgrade: (application, args) => runCommand(upgradeCommand, application, args),
};

/**
 * Runs the command named first in `args` with the rest of them, prints what it did and sets the exit code of this
 * process.
 * @throws {Error} for a name other than backup, restore, move and upgrade
 * @example await runDatabaseCommand(application, ['restore', 'latest']);
 */
export async function runDatabaseCommand(
  application: Application,
  [name = '', ...args]: readonly string[],
): Promise<void> {
  const run = COMMANDS[name];
  if (run === undefined) throw new Error(`No such command: ${name}`);
  await run(application, args);
}
