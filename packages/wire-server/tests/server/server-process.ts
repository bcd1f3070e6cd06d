/** The real server as a separate process, with the fixture as its application. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment } from './clean-environment.ts';

/** Maximum start time; creating a new embedded database is the slowest part. */
const START_LIMIT_MS = 60_000;

/**
 * A server in a process of its own. An application's tests override `main` to run the application's server.
 * @example
 * const server = await ServerProcess.ready({ DATA_DIR: folder.path });
 * await fetch(`${server.url}/health`);
 * await server.stop();
 */
export class ServerProcess {
  readonly process: ChildProcess;
  readonly #dataDir: string | null;
  /** Its output on both streams. */
  output = '';

  /**
   * Starts a server on a free port without waiting for it. `env` extends a clean environment.
   * @param under a command with arguments that runs it, for example as another user or with limits.
   */
  constructor(env: Readonly<Record<string, string>>, under: readonly string[] = []) {
    this.#dataDir = env.DATABASE_URL === undefined ? (env.DATA_DIR ?? null) : null;
    const [command, ...args] = [...under, process.execPath, this.main];
    this.process = spawn(command as string, args, {
      // No backup at each stop, which few tests need.
      env: { ...cleanEnvironment(), PORT: '0', BACKUPS: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        this.output += chunk;
      });
    }
  }

  /** Starts a server and waits until it is ready. */
  static async ready<S extends ServerProcess>(
    this: new (
      env: Readonly<Record<string, string>>,
    ) => S,
    env: Readonly<Record<string, string>>,
  ): Promise<S> {
    const server = new this(env);
    await server.ready();
    return server;
  }

  /** The program to run. */
  protected get main(): string {
    return fileURLToPath(new URL('../fixture/main.ts', import.meta.url));
  }

  async ready(): Promise<void> {
    await this.prints(/is ready: \S+/);
  }

  /** Resolves with the match once the output contains `pattern`; rejects if the process exits first. */
  async prints(pattern: RegExp): Promise<RegExpMatchArray> {
    const signal = AbortSignal.timeout(START_LIMIT_MS);
    for (;;) {
      const match = this.output.match(pattern);
      if (match) return match;
      if (this.ended)
        throw new Error(`The server ended before printing ${pattern}:\n${this.output}`);
      await Promise.race([
        once(this.process.stdout as NodeJS.ReadableStream, 'data', { signal }),
        once(this.process.stderr as NodeJS.ReadableStream, 'data', { signal }),
        once(this.process, 'close', { signal }),
      ]).catch((cause: unknown) => {
        throw new Error(`The server never printed ${pattern}:\n${this.output}`, { cause });
      });
    }
  }

  get url(): string {
    const [, url] = this.output.match(/is ready: (\S+)/) ?? [];
    if (url === undefined) throw new Error('The server is not ready');
    return url;
  }

  get ended(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** Its exit code, once it has exited and all its output has been read. */
  async end(): Promise<number | null> {
    if (!this.process.stdout?.closed || !this.process.stderr?.closed || !this.ended) {
      await once(this.process, 'close');
    }
    return this.process.exitCode;
  }

  /** Process id of its embedded Postgres, or of one it left behind; null if there is none. */
  get postgres(): number | null {
    if (this.#dataDir === null) return null;
    const file = join(this.#dataDir, 'database', 'postmaster.pid');
    try {
      return Number.parseInt(readFileSync(file, 'utf8'), 10);
    } catch {
      // An ending Postgres removes it at any moment.
      return null;
    }
  }

  /** Kills the server and its Postgres. */
  async kill(): Promise<void> {
    await this.stop('SIGKILL');
    const { postgres } = this;
    if (postgres !== null) killIfThere(postgres);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (!this.ended) this.process.kill(signal);
    return this.end();
  }
}

/** Kills a process that may already have exited. @example if (server.postgres !== null) killIfThere(server.postgres) */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}
