/** `npm run admin -- <command>`: manages accounts and keys from a terminal. */
import { parseArgs } from 'node:util';
import { type Config, requireConfig, StartupError } from 'wire-server';
import { CommandError } from './admin/command-error.ts';
import { revokeKeys, rotateKeys } from './admin/key-commands.ts';
import { createUserAdmin, type UserAdmin } from './admin/user-admin.ts';
import { createUser, deleteUser, listUsers, resetPassword } from './admin/user-commands.ts';

/** Exit codes. */
const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

const USAGE = `Manages the accounts of a running Pathfinder:

  npm run admin -- users list
  npm run admin -- users create ann@example.com
  npm run admin -- users reset-password ann@example.com
  npm run admin -- users delete ann@example.com      (--yes: without confirmation)
  npm run admin -- keys rotate                       (users stay signed in)
  npm run admin -- keys revoke                       (ends every key and session now)

The server and its key are found through the settings that the server was started with: PORT, HOST,
AUTH_PREFIX, DATA_DIR, SERVICE_KEY. For a server elsewhere, set SERVICE_KEY to its key, and
AUTH_URL or --url to the address of its auth service: https://pathfinder.example.org/auth/v1`;

interface CommandContext {
  readonly config: Config;
  readonly users: () => UserAdmin;
  /** Whether to skip the confirmation. */
  readonly yes: boolean;
}

interface Command {
  readonly takesAddress: boolean;
  /** Returns the text to print. */
  run(context: CommandContext, address: string): Promise<string>;
}

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['users list', { takesAddress: false, run: ({ users }) => listUsers(users()) }],
  [
    'users create',
    {
      takesAddress: true,
      run: ({ users, config }, address) => createUser(users(), address, config.auth.passwordMin),
    },
  ],
  [
    'users reset-password',
    {
      takesAddress: true,
      run: ({ users, config }, address) => resetPassword(users(), address, config.auth.passwordMin),
    },
  ],
  [
    'users delete',
    { takesAddress: true, run: ({ users, yes }, address) => deleteUser(users(), address, yes) },
  ],
  ['keys rotate', { takesAddress: false, run: ({ config }) => rotateKeys(config) }],
  ['keys revoke', { takesAddress: false, run: ({ config }) => revokeKeys(config) }],
] satisfies readonly [string, Command][]);

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const parsed = parse(args);
  if (parsed?.help) {
    console.log(USAGE);
    return EXIT.ok;
  }
  const command = parsed === null ? undefined : COMMANDS.get(parsed.command);
  if (
    parsed === null ||
    command === undefined ||
    command.takesAddress !== (parsed.address !== '')
  ) {
    console.error(USAGE);
    return EXIT.usage;
  }
  try {
    const config = requireConfig(process.env);
    const users = () => createUserAdmin(config, parsed.url);
    console.log(await command.run({ config, users, yes: parsed.yes }, parsed.address));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof StartupError)) throw error;
    console.error(error.message);
    return EXIT.failed;
  }
}

/** Null for arguments that cannot be parsed. `address` is '' if none was given. */
function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    const [area = '', name = '', address = '', ...more] = positionals;
    if (more.length > 0) return null;
    const help = values.help || positionals.length === 0;
    const url = values.url ?? process.env.AUTH_URL?.trim();
    return { command: `${area} ${name}`, address, help, yes: values.yes, url: url || null };
  } catch {
    return null;
  }
}
