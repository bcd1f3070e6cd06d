/** What a database must offer the rest of `db/`: transactions. Nothing outside `db/` sees a driver. */

export type Row = Readonly<Record<string, unknown>>;

/** A bound value travels as text; the database reads it as the type it needs. */
export type Value = string | null;

/** One statement and the values bound to its $1, $2, …. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

export interface Transaction {
  /**
   * Runs one statement with its values bound to $1, $2, ….
   * @throws {SqlError} when the database refuses it, {DatabaseAway} when it cannot be reached.
   */
  query(sql: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

export interface OwnerTransaction extends Transaction {
  /** Runs a script of several statements, without values. */
  script(sql: string): Promise<void>;
}

export interface Driver {
  /** Runs `work` as the database's owner; commits when it resolves, rolls back when it rejects. */
  transaction<T>(work: (tx: OwnerTransaction) => Promise<T>): Promise<T>;
  /**
   * Runs statements known beforehand as a transaction of their own, in the fewest trips the driver
   * can, and answers the rows of the last. Its turn may be long in coming: `onStart` is called just
   * before anything is sent.
   * @throws {SqlError} when the database refuses one of them, {DatabaseAway} when it cannot be reached.
   */
  batch(statements: readonly Statement[], onStart: () => void): Promise<readonly Row[]>;
  /** Waits for transactions under way, then lets go of the database. */
  close(): Promise<void>;
}
