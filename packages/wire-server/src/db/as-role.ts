/** The only way a request reaches the database: as its caller, in its own transaction. */
import pg from 'pg';
import type { SlowReads } from './allowances.ts';
import { DatabaseBusy, DatabaseUnavailable } from './database-errors.ts';
import type { Driver, Opening, Row, Statement, Transaction } from './driver.ts';
import { createLane, createReadQueue } from './lane.ts';

/** The roles a token may name. */
export const REQUEST_ROLES = ['anon', 'authenticated', 'service_role'] as const;
export type RequestRole = (typeof REQUEST_ROLES)[number];

/** The roles a caller may have; any other, above all the owner's, is refused. */
const DATABASE_ROLES = [...REQUEST_ROLES, 'auth_service'] as const;
type DatabaseRole = (typeof DATABASE_ROLES)[number];

export interface Caller<Role extends DatabaseRole = RequestRole> {
  readonly role: Role;
  /** What row-level security may read through auth.jwt() and auth.uid(). */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** A visitor who is not signed in. */
export const ANONYMOUS: Caller = { role: 'anon', claims: {} };

/** The auth service at work on its own tables, which no request role can see. */
export const AUTH_SERVICE: Caller<'auth_service'> = { role: 'auth_service', claims: {} };

/** What a transaction may do; in one for reading, Postgres refuses writes whatever the caller's rights. */
type TransactionMode = 'read' | 'write';

/** Does `work` in one transaction, with the rights of `caller`. */
export type AsRole = <T>(
  caller: Caller<DatabaseRole>,
  mode: TransactionMode,
  work: (tx: Transaction) => Promise<T>,
) => Promise<T>;

/**
 * How long one statement of a request may take. Before that, a request waits for its turn and for a connection; it
 * must be answered within ten seconds.
 */
const STATEMENT_TIMEOUT_MS = 5000;
/** The same for visitors, who only read. A read of a whole table of some thousand rows takes some milliseconds. */
const VISITOR_STATEMENT_TIMEOUT_MS = 3000;
/** How long a transaction may wait for its next statement: a lost connection must not hold its locks. */
const IDLE_TIMEOUT_MS = 5000;

/** How long a request waits for its turn. */
const WAIT_MS = 2000;
/** From its turn to its answer: connecting (2 s) and its longest statement (5 s). */
const REQUEST_LIMIT_MS = 7500;
/** How long the database may take to answer a ping. */
const PING_LIMIT_MS = 2000;
/** Concurrent reads of visitors, and as many of everyone else: a few keep two cores busy. */
const READS_AT_ONCE = 4;
/** One place is always left for other clients. */
const READS_PER_CLIENT = READS_AT_ONCE - 1;
/** Different reads that may wait; identical ones count once. */
const MAX_READS_WAITING = 100;
/** Writes at once. */
const WRITES_AT_ONCE = 4;
/** Transactions of the auth service at once; no other request takes their connections. */
const AUTH_AT_ONCE = 6;

/** Connections reserved for visitors, if any are. */
export const VISITOR_CONNECTIONS = READS_AT_ONCE;
/** One per place in a lane, one for the health check, one for the owner. */
export const CONNECTIONS = 2 * READS_AT_ONCE + WRITES_AT_ONCE + AUTH_AT_ONCE + 2;

export function createAsRole(driver: Driver): AsRole {
  const requests = createLane({ atOnce: WRITES_AT_ONCE, waitMs: WAIT_MS });
  const auth = createLane({ atOnce: AUTH_AT_ONCE, waitMs: WAIT_MS });
  return async (caller, mode, work) => {
    const opening = openAs(caller, mode);
    const lane = caller.role === AUTH_SERVICE.role ? auth : requests;
    return lane(clientOf(caller), () =>
      driver.transaction(({ query }) => work({ query }), opening),
    );
  };
}

/** Where a read comes from. */
export interface ReadSource {
  /** Tells visitors apart. */
  readonly network: string;
  /** Whether a visitor's slow read counts against its network. */
  readonly countSlow: boolean;
  /** Called when it could not be counted although the database is available. */
  readonly onUncounted: (error: unknown) => void;
}

export interface Reads {
  /** Reads with one statement as `caller`: the fast path for frequent reads. */
  readonly readAs: (
    caller: Caller<DatabaseRole>,
    statement: Statement,
    source: ReadSource,
  ) => Promise<readonly Row[]>;
  /** Call it before doing any work for a visitor's read. @throws {TooManySlowReads} */
  readonly refuseSlowReader: (network: string) => void;
  /**
   * Call it before parsing a long query, which would be wasted work while too many reads wait. A short one may still
   * join a waiting read.
   * @throws {DatabaseBusy}
   */
  readonly refuseLongQueryWhenFull: (role: RequestRole) => void;
}

/** Long, as its parts share the lanes and what waits in them. */
export function createReads(driver: Driver, slowReads: SlowReads): Reads {
  const { single, readAsVisitor } = driver;
  const size = {
    atOnce: READS_AT_ONCE,
    perClient: READS_PER_CLIENT,
    waitMs: WAIT_MS,
    mostWaiting: MAX_READS_WAITING,
  };
  const visitorLane = createLane(size);
  const visitors = createReadQueue<readonly Row[]>(visitorLane);
  const userLane = createLane(size);
  const users = createReadQueue<readonly Row[]>(userLane);

  async function readAsAnon(
    caller: Caller<DatabaseRole>,
    opening: Opening,
    statement: Statement,
    { network, countSlow, onUncounted }: ReadSource,
  ): Promise<readonly Row[]> {
    const started = performance.now();
    try {
      return await (readAsVisitor !== null && hasNoClaims(caller)
        ? readAsVisitor(statement, opening.limitMs)
        : single(opening, statement, caller.role));
    } finally {
      // Postgres cancels a longer statement, so time beyond that is not the visitor's: the database hung.
      const ms = Math.min(performance.now() - started, VISITOR_STATEMENT_TIMEOUT_MS);
      // The response does not wait for the count, and an unavailable database needs no protection.
      if (countSlow)
        slowReads.count(network, ms).catch((error: unknown) => {
          if (!(error instanceof DatabaseUnavailable)) onUncounted(error);
        });
    }
  }

  const readAs: Reads['readAs'] = async (caller, statement, source) => {
    const opening = openAs(caller, 'read');
    const key = JSON.stringify([opening.begin, statement.sql, statement.values]);
    if (caller.role !== ANONYMOUS.role) {
      // A plan holds the row-level security of the role it was made for.
      return users(key, clientOf(caller), () => single(opening, statement, caller.role));
    }
    return visitors(key, source.network, () => readAsAnon(caller, opening, statement, source));
  };

  return {
    readAs,
    refuseSlowReader: slowReads.check,
    refuseLongQueryWhenFull(role) {
      const lane = role === ANONYMOUS.role ? visitorLane : userLane;
      if (lane.isFull()) throw new DatabaseBusy();
    },
  };
}

/** Asks whether the database answers; concurrent calls share one answer. */
export function createPing(driver: Driver): () => Promise<void> {
  let asked: Promise<void> | null = null;
  return () => {
    asked ??= driver.ping(PING_LIMIT_MS).finally(() => {
      asked = null;
    });
    return asked;
  };
}

/** A visitor without a key, as nearly all are. */
function hasNoClaims({ claims }: Caller<DatabaseRole>): boolean {
  return Object.keys(claims).length === 0;
}

/** A user, or all who act with the same key. */
export function clientOf({ role, claims }: Caller<DatabaseRole>): string {
  return `${role} ${claims.sub ?? ''}`;
}

/** Sets up a connection that is reserved for visitors, who are all alike. */
export const VISITOR_SESSION = `set role ${ANONYMOUS.role};
  set "request.jwt.claims" = ${pg.escapeLiteral(JSON.stringify({ role: ANONYMOUS.role }))};
  set statement_timeout = ${VISITOR_STATEMENT_TIMEOUT_MS};
  set default_transaction_read_only = on`;

/**
 * Opens a transaction with the rights of `caller`. Every setting ends with the transaction, so none is left for the
 * next request; a transaction that was opened read-only stays so.
 */
function openAs(caller: Caller<DatabaseRole>, mode: TransactionMode): Opening {
  if (!DATABASE_ROLES.includes(caller.role)) {
    throw new Error(`a request may not act as '${caller.role}'`);
  }
  const claims = JSON.stringify({ ...caller.claims, role: caller.role });
  const timeoutMs =
    caller.role === ANONYMOUS.role ? VISITOR_STATEMENT_TIMEOUT_MS : STATEMENT_TIMEOUT_MS;
  const begin = `begin ${mode === 'read' ? 'read only' : 'read write'};
    set local role ${caller.role};
    set local "request.jwt.claims" = ${pg.escapeLiteral(claims)};
    set local statement_timeout = ${timeoutMs};
    set local idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`;
  return { begin, limitMs: REQUEST_LIMIT_MS };
}
