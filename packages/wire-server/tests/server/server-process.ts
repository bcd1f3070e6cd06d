/** The real server as a process of its own, with the fixture as its application. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment } from './clean-environment.ts';

/** Milliseconds a server may take to be ready; a new embedded database is the slowest part. */
const READY_LIMIT = 60_000;

export class ServerProcess {
  readonly process: ChildProcess;
  readonly #dataDir: string | null;
  /** All it has printed, on both streams. */
  output = '';

  /**
   * Starts a server on a free port; does not wait for it. `env` adds to a clean environment.
   * @param under a command that runs it, with its arguments: as another user, within limits.
   */
  constructor(env: Readonly<Record<string, string>>, under: readonly string[] = []) {
    this.#dataDir = env.DATABASE_URL === undefined ? (env.DATA_DIR ?? null) : null;
    const [command, ...args] = [...under, process.execPath, this.main];
    this.process = spawn(command as string, args, {
      // Without the backups of each stop, which few tests are about.
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

  /** Resolves with the match once the output holds `pattern`; rejects when the process ends first. */
  async prints(pattern: RegExp): Promise<RegExpMatchArray> {
    const signal = AbortSignal.timeout(READY_LIMIT);
    for (;;) {
      const match = this.output.match(pattern);
      if (match) return match;
      if (this.ended)
        throw new Error(`The server ended before printing ${pattern}:\n${this.output}`);
      await Promise.race([
        once(this.process.stdout as NodeJS.ReadableStream, 'data', { signal }),
        once(this.process.stderr as NodeJS.ReadableStream, 'data', { signal }),
        once(this.process, 'close', { signal }),
      ]);
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

  /** Its exit code, once it has ended and all its output is here. */
  async end(): Promise<number | null> {
    if (!this.process.stdout?.closed || !this.process.stderr?.closed || !this.ended) {
      await once(this.process, 'close');
    }
    return this.process.exitCode;
  }

  /** Process id of its embedded Postgres, or of the one it left behind; null where there is none. */
  get postgres(): number | null {
    if (this.#dataDir === null) return null;
    const file = join(this.#dataDir, 'database', 'postmaster.pid');
    return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
  }

  /** Ends it outright, and its Postgres with it. */
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

export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
