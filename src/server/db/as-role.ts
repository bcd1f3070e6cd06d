/** The one way a request reaches the database: as its caller, in a transaction of its own. */
import type { Driver, Row, Statement, Transaction } from './driver.ts';
import { shareReads } from './shared-read.ts';

/** The roles a token may name. */
export const REQUEST_ROLES = ['anon', 'authenticated', 'service_role'] as const;
export type RequestRole = (typeof REQUEST_ROLES)[number];

/** All roles work may be done as; any other, the owner's above all, is refused. */
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

type Access = 'read' | 'write';

export type AsRole = <T>(
  caller: Caller<DatabaseRole>,
  access: Access,
  work: (tx: Transaction) => Promise<T>,
) => Promise<T>;

/** Milliseconds one statement of a request may take. PGlite has no timer and ignores it. */
const STATEMENT_TIMEOUT = 8000;

/**
 * All four last until the transaction ends, so nothing is left for the next request. Read-only
 * comes last and cannot be taken back within the transaction.
 */
const ENTER = `select set_config('role', $1, true),
  set_config('request.jwt.claims', $2, true),
  set_config('statement_timeout', $3, true),
  set_config('transaction_read_only', $4, true)`;

export function createAsRole(driver: Driver): AsRole {
  return async (caller, access, work) => {
    const { sql, values } = enter(caller, access);
    return driver.transaction(async (tx) => {
      await tx.query(sql, values);
      return work({ query: tx.query });
    });
  };
}

/** Reads with one statement as `caller`; the fast way, for what is asked often. */
export type ReadAs = (
  caller: Caller<DatabaseRole>,
  statement: Statement,
) => Promise<readonly Row[]>;

export function createReadAs(driver: Driver): ReadAs {
  const read = shareReads(driver.batch);
  return async (caller, statement) => read([enter(caller, 'read'), statement]);
}

function enter(caller: Caller<DatabaseRole>, access: Access): Statement {
  if (!DATABASE_ROLES.includes(caller.role)) {
    throw new Error(`a request may not act as '${caller.role}'`);
  }
  return {
    sql: ENTER,
    values: [
      caller.role,
      JSON.stringify({ ...caller.claims, role: caller.role }),
      String(STATEMENT_TIMEOUT),
      access === 'read' ? 'on' : 'off',
    ],
  };
}
