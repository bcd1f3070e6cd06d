/** The real server as a process of its own, as `npm start` runs it once the web app is built. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));

/** Milliseconds a server may take to be ready; a new embedded database is the slowest part. */
const READY_LIMIT = 60_000;

export class ServerProcess {
  readonly process: ChildProcess;
  /** All it has printed, on both streams. */
  output = '';

  /** Starts a server on a free port; does not wait for it. `env` adds to a clean environment. */
  constructor(env: Readonly<Record<string, string>>) {
    this.process = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        this.output += chunk;
      });
    }
  }

  /** Starts a server and waits until it is ready. */
  static async ready(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const server = new ServerProcess(env);
    await server.ready();
    return server;
  }

  async ready(): Promise<void> {
    await this.prints(/Pathfinder is ready: \S+/);
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
    const [, url] = this.output.match(/Pathfinder is ready: (\S+)/) ?? [];
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

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (!this.ended) this.process.kill(signal);
    return this.end();
  }
}
