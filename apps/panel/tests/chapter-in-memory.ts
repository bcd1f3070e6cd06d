/** A chapter for component tests: rows in memory, and the data API's answers in place of `fetch`. */
import type { Row } from 'domain/columns.ts';
import { dayOf } from 'domain/day.ts';
import { demoRows, demoSettings } from 'domain/demo';

/** A request for rows, as the page sent it. */
export interface DataRequest {
  readonly method: string;
  readonly table: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Fails every write of a table, as when the server does not respond. */
export const failWrites: Interception = ({ method }) => {
  if (method !== 'GET') throw new TypeError('Failed to fetch');
  return undefined;
};

/** Answers some requests in place of the chapter. Throwing means that no response arrives. */
type Interception = (request: DataRequest) => undefined | Response | Promise<undefined | Response>;

/** The rows of each table; the tables that are not given are empty. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** The demo chapter's members and chains, as a fresh database has them. */
export const demo = { members: demoRows.members, referral_chains: demoRows.referral_chains };

/** A few of them: enough for most tests, and rendered much faster. */
export const few = {
  members: demoRows.members.slice(0, 4),
  referral_chains: demoRows.referral_chains.slice(0, 4),
};

const EDITOR = { standing: 'editor', only_listed: false, email: 'ann@example.com' };

export class ChapterInMemory {
  /** Every request so far, except for reads. */
  readonly sent: DataRequest[] = [];
  /** Set by a test that is about failures or the order of answers. */
  intercept: Interception = () => undefined;
  /** Answers the auth service's requests. */
  authService: (request: Request) => Response | Promise<Response> = () => Response.error();
  readonly #tables: Map<string, Row[]>;

  constructor(tables: Tables) {
    const given = { chapter_settings: [{ id: 'settings', ...demoSettings }], my_access: [EDITOR] };
    this.#tables = new Map(
      Object.entries({ ...given, ...tables }).map(([name, rows]) => [
        name,
        rows.map((row) => ({ id: crypto.randomUUID(), version: 1, ...row })),
      ]),
    );
  }

  rows(table: string): Row[] {
    return this.#tables.get(table) ?? [];
  }

  row(table: string, column: string, value: unknown): Row | undefined {
    return this.rows(table).find((row) => row[column] === value);
  }

  /** Changes rows as another admin would. */
  change(table: string, changes: Row, where: (row: Row) => boolean = () => true): void {
    const changed = (row: Row) => ({ ...row, ...changes, version: Number(row.version) + 1 });
    this.replace(
      table,
      this.rows(table).map((row) => (where(row) ? changed(row) : row)),
    );
  }

  remove(table: string, where: (row: Row) => boolean): void {
    this.replace(
      table,
      this.rows(table).filter((row) => !where(row)),
    );
  }

  replace(table: string, rows: readonly Row[]): void {
    this.#tables.set(table, [...rows]);
  }

  /** Answers requests to the data API as PostgREST does; passes others, such as for the engine's knowledge, on. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith('/auth/v1/')) return this.authService(request);
    const [, table] = /^\/rest\/v1\/(\w+)$/.exec(pathname) ?? [];
    if (table === undefined) return fetchOnce(request);
    const text = await request.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    const asked = { method: request.method, table, query: searchParams, body };
    if (request.method !== 'GET') this.sent.push(asked);
    return (await this.intercept(asked)) ?? this.answer(asked, request.headers.get('Prefer') ?? '');
  };

  answer({ method, table, query, body }: DataRequest, prefer = ''): Response {
    switch (method) {
      case 'GET':
        return page(
          table === 'chapter' ? this.#chapter() : selected(this.rows(table), query),
          query,
        );
      case 'POST':
        if (table === 'saved_together') return this.#saveTogether(body as readonly Row[]);
        return this.#add(table, [body].flat() as Row[], prefer.includes('ignore-duplicates'));
      case 'PATCH':
        return this.#update(table, query, body as Row);
      default: {
        const deleted = selected(this.rows(table), query);
        this.remove(table, (row) => deleted.includes(row));
        return Response.json(deleted);
      }
    }
  }

  #add(table: string, rows: readonly Row[], isOnce: boolean): Response {
    const stored: Row[] = [];
    for (const row of rows) {
      const before = this.row(table, 'id', row.id);
      if (before !== undefined && isOnce) continue;
      if (isStale(before, row)) return STALE();
      const version = before === undefined ? 1 : Number(before.version) + 1;
      const now = { ...DEFAULTS[table], ...before, ...row, version };
      stored.push(now);
      const others = this.rows(table).filter(({ id }) => id !== row.id);
      this.replace(table, [...others, now]);
    }
    return Response.json(stored);
  }

  #saveTogether(writes: readonly Row[]): Response {
    for (const { table_name, record, is_deleted } of writes) {
      const row = record as Row;
      const table = String(table_name);
      if (is_deleted) this.remove(table, ({ id }) => id === row.id);
      else if (!this.#add(table, [row], false).ok) return STALE();
    }
    return new Response(null, { status: 201 });
  }

  #update(table: string, query: URLSearchParams, changes: Row): Response {
    const before = selected(this.rows(table), query);
    if (before.some((row) => isStale(row, changes))) return STALE();
    this.replace(
      table,
      this.rows(table).map((row) =>
        before.includes(row) ? { ...row, ...changes, version: Number(row.version) + 1 } : row,
      ),
    );
    return Response.json(before.map(({ id }) => this.row(table, 'id', id)));
  }

  /** The view of all settings in one row. */
  #chapter(): Row[] {
    const categories = this.rows('own_categories');
    const words = this.rows('own_words');
    return this.rows('chapter_settings').map((row) => ({ ...row, categories, words }));
  }
}

/** What the database fills in. */
const DEFAULTS: Readonly<Record<string, Row>> = {
  referral_chains: { notes: null },
  members: { company: null, priority: 3, confirmed_on: dayOf(new Date()) },
};

const STALE = () =>
  Response.json({ code: 'PT409', message: 'Saved since by someone else' }, { status: 409 });

function isStale(before: Row | undefined, now: Row): boolean {
  const { version } = now;
  return before !== undefined && version !== undefined && version !== before.version;
}

/** The rows that the filters of a query select, in its order. */
function selected(rows: readonly Row[], query: URLSearchParams): Row[] {
  const found = rows.filter((row) =>
    [...query].every(([column, filter]) => !FILTER.test(filter) || passes(row[column], filter)),
  );
  const keys = (query.get('order') ?? '').split(',').map((key) => key.split('.'));
  return found.toSorted((one, other) => {
    for (const [column = '', direction] of keys) {
      const order = compared(one[column], other[column]);
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return 0;
  });
}

const FILTER = /^(eq|in|is|gte|gt|lte|lt)\./;

function passes(value: unknown, filter: string): boolean {
  const [, operator, text = ''] = /^(\w+)\.(.*)$/s.exec(filter) ?? [];
  const found = String(value);
  if (operator === 'eq') return found === text;
  if (operator === 'is') return text === 'null' && value === null;
  const order = compared(value, typeof value === 'number' ? Number(text) : text);
  if (operator === 'gte') return order >= 0;
  if (operator === 'gt') return order > 0;
  if (operator === 'lte') return order <= 0;
  if (operator === 'lt') return order < 0;
  return text
    .slice(1, -1)
    .split(',')
    .some((each) => each.replaceAll('"', '') === found);
}

/** As Postgres sorts: null last. */
function compared(one: unknown, other: unknown): number {
  if (one === other || (one == null && other == null)) return 0;
  if (one == null || other == null) return one == null ? 1 : -1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other));
}

function page(rows: readonly Row[], query: URLSearchParams): Response {
  const first = Number(query.get('offset') ?? 0);
  const some = rows.slice(first, first + Number(query.get('limit') ?? rows.length));
  const range = some.length === 0 ? '*' : `${first}-${first + some.length - 1}`;
  return Response.json(some, { headers: { 'Content-Range': `${range}/${rows.length}` } });
}

const realFetch = window.fetch.bind(window);
const fetched = new Map<string, Promise<Response>>();

/** Fetches the engine's knowledge once for all tests: the development server compiles it on each request. */
async function fetchOnce(request: Request): Promise<Response> {
  if (!new URL(request.url).pathname.startsWith('/@'))
    throw new TypeError(`No answer: ${request.url}`);
  const answer = fetched.get(request.url) ?? realFetch(request);
  fetched.set(request.url, answer);
  return (await answer).clone();
}
