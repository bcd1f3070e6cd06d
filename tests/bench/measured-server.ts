/** A server under measurement: a separate process on its own folder, started and stopped on demand. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryUnder } from './process-memory.ts';

/** Time limit of a start; building the web app and creating a database are the slowest parts. */
const START_LIMIT_MS = 180_000;
/** Polling interval while starting: the resolution of the measured start. */
const POLL_MS = 5;
const BYTES_PER_MB = 1_000_000;

interface ServerSpec {
  readonly name: string;
  /** Arguments for Node. */
  readonly command: readonly string[];
  /** Its working directory. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Without a slash at the end. */
  readonly origin: string;
  /** Answers 200 once the server is ready. */
  readonly readyPath: string;
  /** The `apikey` of a visitor; null if none is required. */
  readonly key: string | null;
}

/** URL and headers of a request. */
interface Address {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export class MeasuredServer {
  readonly #spec: ServerSpec;
  #process: ChildProcess | null = null;

  constructor(spec: ServerSpec) {
    this.#spec = spec;
  }

  get name(): string {
    return this.#spec.name;
  }

  /** Milliseconds from spawning the process to its first 200. */
  async start(): Promise<number> {
    const { name, command, folder, env, readyPath } = this.#spec;
    const started = performance.now();
    const server = spawn(process.execPath, command, {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: 'ignore',
    });
    this.#process = server;
    for (;;) {
      const answer = await this.ask(readyPath).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.status === 200) return performance.now() - started;
      if (hasEnded(server)) throw new Error(`${name} exited while starting.`);
      if (performance.now() - started > START_LIMIT_MS) throw new Error(`${name} was never ready.`);
      await sleep(POLL_MS);
    }
  }

  async stop(): Promise<void> {
    const server = this.#process;
    if (server !== null && !hasEnded(server) && server.kill()) await once(server, 'exit');
  }

  ask(path: string, body = ''): Promise<Response> {
    const { url, headers } = this.address(path, body);
    return fetch(url, body === '' ? { headers } : { method: 'POST', headers, body });
  }

  address(path: string, body: string): Address {
    const { origin, key } = this.#spec;
    return {
      url: origin + path,
      headers: {
        ...(key !== null && { apikey: key }),
        ...(body !== '' && { 'Content-Type': 'application/json' }),
      },
    };
  }

  /** Current memory in megabytes of the process and its descendants; shared pages count once. */
  memory(): number {
    return memoryUnder([this.#process?.pid ?? 0]) / BYTES_PER_MB;
  }
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}
