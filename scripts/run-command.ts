/** What the commands that look after the database share: how they are asked, and how they answer. */
import { existsSync, statSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Config, requireConfig } from '../src/server/config.ts';
import { DatabaseAway, SqlError } from '../src/server/db/errors.ts';
import { StartupError } from '../src/server/startup-error.ts';

/** What the shell is told. */
export const EXIT = { done: 0, cannot: 1, askedWrongly: 2 } as const;

type Options = NonNullable<ParseArgsConfig['options']>;

interface Command<T extends Options> {
  readonly usage: string;
  readonly options: T;
  /** How many words may follow beside the options. */
  readonly maxWords: number;
  /** Answers what to tell the operator; null when it was asked for what makes no sense. */
  run(asked: Asked<T>): Promise<string | null>;
}

interface Asked<T extends Options> {
  readonly values: ReturnType<typeof parseArgs<{ options: T }>>['values'];
  readonly words: readonly string[];
  readonly config: Config;
  /** Aborts at Ctrl+C: what was begun is then cleared away. */
  readonly signal: AbortSignal;
}

/** Runs a command with the arguments and the environment of this process, and sets its exit code. */
export async function runCommand<T extends Options>(command: Command<T>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.usage);
    return;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort(new StartupError('Stopped before it was done.')));
  }
  try {
    const asked = parse(command, args);
    const answer =
      asked === null
        ? null
        : await command.run({ ...asked, config: readConfig(), signal: stopping.signal });
    console[answer === null ? 'error' : 'log'](answer ?? command.usage);
    process.exitCode = answer === null ? EXIT.askedWrongly : EXIT.done;
  } catch (error) {
    if (!isExpected(error) && !stopping.signal.aborted) throw error;
    console.error(stopping.signal.reason?.message ?? (error as Error).message);
    process.exitCode = EXIT.cannot;
  }
}

/** Whether its message says what is wrong: our own errors, and those of the system, such as a full disk. */
function isExpected(error: unknown): boolean {
  const kinds = [StartupError, DatabaseAway, SqlError];
  return (
    kinds.some((kind) => error instanceof kind) || (error instanceof Error && 'syscall' in error)
  );
}

/** Null for what cannot be understood. */
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
  // What another user, root above all, makes in it, the server could not read later.
  if (existsSync(dataDir) && statSync(dataDir).uid !== (process.getuid?.() ?? 0)) {
    throw new StartupError(`${dataDir} belongs to another user. Run this command as that user.`);
  }
  return config;
}
