/** What an application provides to the server: its pages, its tables and what it prints for its operator. */
import type { Config } from './config.ts';
import type { OpenedDatabase } from './db/open-database.ts';
import type { Page } from './http/serve-site.ts';

export interface Application {
  /**
   * The app's pages, each answered with its one HTML file and status 200; any other path is answered with 404. A
   * page with `completePerRequest` may change the file for each request.
   * @example ['/', '/login', { path: '/people/:id', headers: { 'X-Robots-Tag': 'noindex' } }]
   */
  readonly pages: readonly Page[];
  /**
   * The page that takes mailed links, with `token_hash`, `type` and `email`, asks first, and sends the hash to POST
   * /verify. With it, no address of the site carries a session: sign-ins with a provider need PKCE. Without it, as in
   * GoTrue, opening a link signs in.
   * @example '/login'
   */
  readonly linkPage?: string;
  /**
   * Changes the app's HTML file once, at the start; without it the file is served as it was built.
   * @param siteUrl the site's public address, without a trailing slash.
   */
  completeAtStart?(html: string, siteUrl: string): string;
  /**
   * A SQL function `(address text, is_confirmed boolean) returns boolean`: whether this address may sign up although the
   * setting SIGNUP does not allow it. `is_confirmed` says whether addresses must be confirmed by mail before they sign
   * in. The role auth_service must be allowed to run it.
   * @example 'public.may_sign_up'
   */
  readonly admitsSignUp?: string;
  /** Folder of SQL files, `<timestamp of 14 digits>_<what it does>.sql`, applied to the schema `public`. */
  readonly migrations: string;
  /**
   * Tables and views whose rows decide who may do what: who wrote to them is in the access log.
   * @example ['editors']
   */
  readonly accessTables?: readonly string[];
  /**
   * What `move` calls these tables, to move them without accounts.
   * @example 'directory' // npm run move -- --only directory <DATABASE_URL>
   */
  readonly tablesName: string;
  /** SQL file that fills a new database unless SEED=none. */
  readonly demo: string;
  /** Printed once the server is ready; `port` is the one it listens on. */
  announcement(config: Config, port: number, opened: OpenedDatabase): string;
  /** Printed when the database becomes unavailable; `reason` begins in lower case. */
  waitingLine(config: Config, reason: string): string;
  /** Printed when a database that became unavailable while the server ran is available again. */
  availableLine(config: Config): string;
}
