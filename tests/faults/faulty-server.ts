/** A server on one data folder that is killed and restarted. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { serviceKeyFile } from 'wire-server';
import { PathfinderServer } from '../pathfinder-server.ts';
import { WRITABLE, Writers } from './writers.ts';

/** How long Postgres may take to recover. */
const RECOVERY_LIMIT_MS = 60_000;
const RECOVERY_POLL_MS = 10;

export class FaultyServer {
  readonly #dataDir: string;
  readonly #env: Readonly<Record<string, string>>;
  /** The current process, or the last one. */
  process: PathfinderServer;

  private constructor(dataDir: string, env: Readonly<Record<string, string>>) {
    this.#dataDir = dataDir;
    this.#env = { ...WRITABLE, ...env, DATA_DIR: dataDir };
    this.process = new PathfinderServer(this.#env);
  }

  /** @param env adds to the settings of every server under test. */
  static async start(
    dataDir: string,
    env: Readonly<Record<string, string>> = {},
  ): Promise<FaultyServer> {
    const server = new FaultyServer(dataDir, env);
    await server.process.ready();
    return server;
  }

  /** Restarts the server. @returns milliseconds until it is ready. */
  async restart(): Promise<number> {
    const started = performance.now();
    this.begin();
    await this.process.ready();
    return performance.now() - started;
  }

  /** Restarts the server without waiting. */
  begin(): void {
    this.process = new PathfinderServer(this.#env);
  }

  /**
   * Milliseconds until the same process responds again. @param killed the process id of the killed Postgres,
   * whose responses do not count.
   */
  async recover(killed: number | null = null): Promise<number> {
    const started = performance.now();
    while (this.process.postgres === killed || (await this.health()) !== 200) {
      if (this.process.ended) {
        const code = await this.process.end();
        const by = this.process.process.signalCode ?? `code ${code}`;
        throw new Error(`The server ended by ${by}:\n${this.process.output}`);
      }
      if (performance.now() - started > RECOVERY_LIMIT_MS) {
        throw new Error(`The server did not recover:\n${this.process.output}`);
      }
      await wait(RECOVERY_POLL_MS);
    }
    return performance.now() - started;
  }

  /** The status of /health; null without a response. */
  async health(): Promise<number | null> {
    return fetch(`${this.process.url}/health`).then(
      ({ status }) => status,
      () => null,
    );
  }

  /** Kills Postgres with all its processes. @returns its process id. */
  killPostgres(): number | null {
    const { postgres } = this.process;
    if (postgres !== null) process.kill(postgres, 'SIGKILL');
    return postgres;
  }

  get serviceKey(): string {
    return readFileSync(serviceKeyFile(this.#dataDir), 'utf8').trim();
  }

  /** Starts writers against it. */
  writers(): Writers {
    return new Writers(this.serviceKey).start(this.process);
  }
}
