/** How a database fails a caller: it refuses a statement, is unavailable or busy, or its disk is full. */

/** A statement was refused. `sqlState` is the five-character code of the SQL standard. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
  readonly sqlState: string;
  readonly details: string | null;
  readonly hint: string | null;
  /** Where in the statement, from 1, when the database says so. */
  readonly position: number | null;

  constructor(report: DatabaseReport) {
    super(report.message, { cause: report });
    this.sqlState = report.code;
    this.details = report.detail ?? null;
    this.hint = report.hint ?? null;
    this.position = report.position === undefined ? null : Number(report.position);
  }
}

/** Postgres's unique_violation. */
const UNIQUE_VIOLATION = '23505';

/** Postgres's query_canceled: the statement took longer than it may. */
const QUERY_CANCELED = '57014';

/** Whether a statement was canceled because it took too long. */
export function isTimeout(error: unknown): error is SqlError {
  return error instanceof SqlError && error.sqlState === QUERY_CANCELED;
}

/** Whether a statement failed because another row has the same key. */
export function isUniqueViolation(error: unknown): error is SqlError {
  return error instanceof SqlError && error.sqlState === UNIQUE_VIOLATION;
}

/** The database cannot be reached now; trying again later may help. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/** Too many requests are under way: this one did not get its turn in time. */
export class DatabaseBusy extends DatabaseUnavailable {
  override readonly name = 'DatabaseBusy';

  constructor(options?: ErrorOptions) {
    super('too many requests at once', options);
  }
}

/** The database's disk is full. It refuses writes, or is unavailable, until there is space. */
export class DiskFull extends DatabaseUnavailable {
  override readonly name = 'DiskFull';

  constructor(options?: ErrorOptions) {
    super('the disk is full: free some space', options);
  }
}

interface DatabaseReport {
  readonly code: string;
  readonly message: string;
  readonly detail?: string;
  readonly hint?: string;
  readonly position?: string;
}

/**
 * Whatever kept a connection from opening. A host with several addresses fails with an
 * AggregateError, which has a code but no message of its own.
 */
export function toDatabaseUnavailable(error: unknown): DatabaseUnavailable {
  const reason =
    error instanceof AggregateError
      ? error.errors.map((attempt) => (attempt as Error).message).join(', ')
      : (error as Error).message;
  return new DatabaseUnavailable(reason, { cause: error });
}

/** Connection exceptions, too few resources, a server going down or not yet up, and a transaction left idle. */
const UNAVAILABLE_STATES = /^(08|53|57P|25P03)/;

/** Disk full, one of these states. */
const DISK_FULL = '53100';

/** The exact messages of pg when a connection is lost in the middle of a transaction, and for each query after that. */
const CONNECTION_LOST: ReadonlySet<string> = new Set([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
]);

/** Whatever a driver threw, as SqlError or DatabaseUnavailable; programming errors pass unchanged. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof SqlError || error instanceof DatabaseUnavailable) return error;
  if (isDatabaseReport(error)) {
    if (error.code === DISK_FULL) return new DiskFull({ cause: error });
    return UNAVAILABLE_STATES.test(error.code)
      ? new DatabaseUnavailable(error.message, { cause: error })
      : new SqlError(error);
  }
  if (isConnectionFailure(error)) return new DatabaseUnavailable(error.message, { cause: error });
  return error;
}

function isDatabaseReport(error: unknown): error is DatabaseReport {
  return error instanceof Error && 'severity' in error && 'code' in error;
}

/** A socket's failure names its system call; pg's own errors can be told only by their message. */
function isConnectionFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return 'syscall' in error || CONNECTION_LOST.has(error.message);
}
