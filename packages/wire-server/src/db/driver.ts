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
   * @throws {SqlError} when the database refuses it, {DatabaseUnavailable} when it cannot be reached.
   */
  query(sql: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

export interface OwnerTransaction extends Transaction {
  /** Runs a script of several statements, without values. */
  script(sql: string): Promise<void>;
}

/** How a transaction begins, and when it is given up. */
export interface Opening {
  /** Begins it and sets its role, claims and timeouts. */
  readonly begin: string;
  /**
   * Milliseconds until its connection is closed and it fails with DatabaseUnavailable, whether or not the database
   * still answers.
   */
  readonly limitMs: number;
}

export interface Driver {
  /** Resolves when the database answers within `limitMs`, in one round trip. @throws {DatabaseUnavailable} */
  ping(limitMs: number): Promise<void>;
  /**
   * Runs `work` as the database's owner; commits when it resolves, rolls back when it rejects.
   * @param opening without it, the transaction may take as long as it needs.
   */
  transaction<T>(work: (tx: OwnerTransaction) => Promise<T>, opening?: Opening): Promise<T>;
  /**
   * Runs one statement in its own transaction, in the fewest round trips, and returns its rows.
   * Statements with the same `planKey` and SQL share a plan.
   * @throws {SqlError} when the database refuses it, {DatabaseUnavailable} when it cannot be reached.
   */
  single(opening: Opening, statement: Statement, planKey: string): Promise<readonly Row[]>;
  /**
   * Runs one statement that only reads, as a visitor who is not signed in, in one round trip. Null if no connections
   * are reserved for that. `limitMs` is as in Opening.
   */
  readonly readAsVisitor:
    | ((statement: Statement, limitMs: number) => Promise<readonly Row[]>)
    | null;
  /** Waits some seconds for transactions under way, then closes all connections, even if the database is silent. */
  close(): Promise<void>;
}
