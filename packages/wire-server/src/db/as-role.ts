/** The only way a request reaches the database: as its caller, in its own transaction. */
import pg from 'pg';
import type { Driver, Row, Statement, Transaction } from './driver.ts';
import { createReadQueue } from './read-queue.ts';

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

/** How long one statement of a request may take. */
const STATEMENT_TIMEOUT_MS = 8000;

export function createAsRole(driver: Driver): AsRole {
  return async (caller, access, work) =>
    driver.transaction(({ query }) => work({ query }), beginAs(caller, access));
}

/** Reads with one statement as `caller`; the fast way, for what is asked often. */
export type ReadAs = (
  caller: Caller<DatabaseRole>,
  statement: Statement,
) => Promise<readonly Row[]>;

export function createReadAs(driver: Driver): ReadAs {
  const { single, readAsVisitor } = driver;
  const queue = createReadQueue<readonly Row[]>();
  return async (caller, statement) => {
    const begin = beginAs(caller, 'read');
    const key = JSON.stringify([begin, statement.sql, statement.values]);
    return queue(key, () =>
      readAsVisitor !== null && isVisitor(caller)
        ? readAsVisitor(statement)
        : // A plan holds the row-level security of the role it was made for.
          single(begin, statement, caller.role),
    );
  };
}

function isVisitor({ role, claims }: Caller<DatabaseRole>): boolean {
  return role === ANONYMOUS.role && Object.keys(claims).length === 0;
}

/** What a connection is set up with that only visitors read on: they are all alike. */
export const VISITOR_SESSION = `set role ${ANONYMOUS.role};
  set "request.jwt.claims" = ${pg.escapeLiteral(JSON.stringify({ role: ANONYMOUS.role }))};
  set statement_timeout = ${STATEMENT_TIMEOUT_MS};
  set default_transaction_read_only = on`;

/**
 * Opens a transaction in which `caller` is at work. All of it lasts until the transaction ends, so nothing is left
 * for the next request; a transaction that was opened read-only stays so.
 */
function beginAs(caller: Caller<DatabaseRole>, access: Access): string {
  if (!DATABASE_ROLES.includes(caller.role)) {
    throw new Error(`a request may not act as '${caller.role}'`);
  }
  const claims = JSON.stringify({ ...caller.claims, role: caller.role });
  return `begin ${access === 'read' ? 'read only' : 'read write'};
    set local role ${caller.role};
    set local "request.jwt.claims" = ${pg.escapeLiteral(claims)};
    set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`;
}
