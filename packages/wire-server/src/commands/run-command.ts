/** Runs one operator command: parses its arguments, prints its answer and sets the exit code. */
import { existsSync, statSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Application } from '../application.ts';
import { type Config, requireConfig } from '../config.ts';
import { DatabaseUnavailable, SqlError } from '../db/database-errors.ts';
import { StartupError } from '../system/startup-error.ts';

/** Exit codes. */
const EXIT = { done: 0, failed: 1, usage: 2 } as const;

type Options = NonNullable<ParseArgsConfig['options']>;

interface Command<T extends Options = Options> {
  readonly usage: string;
  readonly options: T;
  /** Maximum number of positional arguments. */
  readonly maxWords: number;
  /** Resolves with the text to print; null prints the usage as an error. */
  run(asked: Asked<T>): Promise<string | null>;
}

interface Asked<T extends Options> {
  readonly values: ReturnType<typeof parseArgs<{ options: T }>>['values'];
  readonly words: readonly string[];
  readonly application: Application;
  readonly config: Config;
  /** Aborts on Ctrl+C; the command then cleans up after itself. */
  readonly signal: AbortSignal;
}

/**
 * Declares a command; its options determine the type of its values.
 * @example command({ usage: 'npm run hello', options: {}, maxWords: 0, run: async () => 'Hello' })
 */
export function command<T extends Options>(declared: Command<T>): Command<T> {
  return declared;
}

/**
 * Runs `command` with `args` and the environment of this process, and sets its exit code.
 * @example await runCommand(backupCommand, application, process.argv.slice(2));
 */
export async function runCommand<T extends Options>(
  command: Command<T>,
  application: Application,
  args: readonly string[],
): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.usage);
    return;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort(new StartupError('Stopped before it finished.')));
  }
  try {
    const asked = parse(command, args);
    const answer =
      asked === null
        ? null
        : await command.run({
            ...asked,
            application,
            config: readConfig(),
            signal: stopping.signal,
          });
    console[answer === null ? 'error' : 'log'](answer ?? command.usage);
    process.exitCode = answer === null ? EXIT.usage : EXIT.done;
  } catch (error) {
    if (!isExpected(error) && !stopping.signal.aborted) throw error;
    console.error(stopping.signal.reason?.message ?? (error as Error).message);
    process.exitCode = EXIT.failed;
  }
}

/** Whether its message says what is wrong: our own errors, and those of the system, such as a full disk. */
function isExpected(error: unknown): boolean {
  const kinds = [StartupError, DatabaseUnavailable, SqlError];
  return (
    kinds.some((kind) => error instanceof kind) || (error instanceof Error && 'syscall' in error)
  );
}

/** Null for arguments that the command does not take. */
function parse<T extends Options>({ options, maxWords }: Command<T>, args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options,
    });
    return positionals.length > maxWords ? null : { values, words: positionals };
  } catch {
    return null;
  }
}

/** @throws {StartupError} with every mistake in the environment, or when the data folder is another user's. */
function readConfig(): Config {
  const config = requireConfig(process.env);
  const { dataDir } = config;
  // Files created by another user, root above all, would be unreadable to the server.
  if (existsSync(dataDir) && statSync(dataDir).uid !== (process.getuid?.() ?? 0)) {
    throw new StartupError(`${dataDir} belongs to another user. Run this command as that user.`);
  }
  return config;
}
