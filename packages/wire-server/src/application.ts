/** What an application brings to the server: its pages, its tables and what it tells its operator. */
import type { Config } from './config.ts';
import type { OpenedDatabase } from './db/open-database.ts';

export interface Application {
  /** Paths answered with the page and status 200; any other page is answered with 404. */
  readonly pages: readonly string[];
  /** Folder of SQL files, `<timestamp of 14 digits>_<what it does>.sql`, applied to the schema `public`. */
  readonly migrations: string;
  /** SQL file a new database is filled from unless SEED=none. */
  readonly demo: string;
  /** Printed once the server is ready; `port` is the one it listens on. */
  announcement(config: Config, port: number, opened: OpenedDatabase): string;
  /** Printed when the database becomes unavailable; `reason` begins in lower case. */
  waitingLine(config: Config, reason: string): string;
  /** Printed when a database that became unavailable while the server ran is available again. */
  availableLine(config: Config): string;
}
