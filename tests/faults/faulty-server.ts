/** A server on one data folder that is ended the hard way and started again. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { serviceKeyFile } from '../../packages/wire-server/src/auth/keys/stored-service-key.ts';
import { PathfinderServer } from '../server/pathfinder-server.ts';
import { WRITABLE, Writers } from './writers.ts';

/** How long Postgres may need until it is back. */
const RECOVERY_LIMIT_MS = 60_000;
const RECOVERY_POLL_MS = 10;

export class FaultyServer {
  readonly #dataDir: string;
  /** The process that runs now, or ran last. */
  process: PathfinderServer;

  private constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.process = new PathfinderServer({ ...WRITABLE, DATA_DIR: dataDir });
  }

  static async start(dataDir: string): Promise<FaultyServer> {
    const server = new FaultyServer(dataDir);
    await server.process.ready();
    return server;
  }

  /** Starts it again. Milliseconds until it is ready. */
  async restart(): Promise<number> {
    const started = performance.now();
    this.begin();
    await this.process.ready();
    return performance.now() - started;
  }

  /** Starts it again, and does not wait. */
  begin(): void {
    this.process = new PathfinderServer({ ...WRITABLE, DATA_DIR: this.#dataDir });
  }

  /**
   * Milliseconds until it answers again, the same process all the while.
   * @param killed the Postgres that no longer counts: what it had begun, its processes finish.
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

  /** What /health answers; null for nothing. */
  async health(): Promise<number | null> {
    return fetch(`${this.process.url}/health`).then(
      ({ status }) => status,
      () => null,
    );
  }

  /** kill -9 of Postgres, whose processes end with it. Answers which it was. */
  killPostgres(): number | null {
    const { postgres } = this.process;
    if (postgres !== null) process.kill(postgres, 'SIGKILL');
    return postgres;
  }

  get serviceKey(): string {
    return readFileSync(serviceKeyFile(this.#dataDir), 'utf8').trim();
  }

  /** Writers at work on it. */
  writers(): Writers {
    return new Writers(this.serviceKey).start(this.process);
  }
}
