/** A server under measurement: a process of its own on a folder of its own, stopped and started at will. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryUnder } from './process-memory.ts';

/** Milliseconds a start may take; building the web app and making a database are the slowest parts. */
const START_TIME = 180_000;
/** Milliseconds between looks whether it answers: what a start is measured to. */
const POLL = 5;
const MB = 1_000_000;

interface ServerSpec {
  readonly name: string;
  /** Arguments for Node. */
  readonly command: readonly string[];
  /** Where it runs. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Without a slash at the end. */
  readonly origin: string;
  /** Answers 200 once the server is ready. */
  readonly readyPath: string;
  /** The `apikey` of a visitor; null where none is asked for. */
  readonly key: string | null;
}

/** How to ask for something; with a body it is a POST. */
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
      if (hasEnded(server)) throw new Error(`${name} ended while starting.`);
      if (performance.now() - started > START_TIME) throw new Error(`${name} never was ready.`);
      await sleep(POLL);
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

  /** Megabytes that the process and those it started hold now; what they share counts once. */
  memory(): number {
    return memoryUnder([this.#process?.pid ?? 0]) / MB;
  }
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}
