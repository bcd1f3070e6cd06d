/** Every cell of the permission table, tested over HTTP and verified in the database. */

import { SETTINGS_ID } from 'domain/settings.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, describeDataApi, REQUEST_ROLES } from 'wire-server/testing/vitest';
import { PATHFINDER } from '../../apps/server/src/application.ts';
import {
  ACCOUNTS,
  CALLERS,
  type Caller,
  CREATE_ACCOUNTS,
  headersOf,
  setList,
  tokenIsCaller,
} from './callers.ts';
import { PERMISSIONS } from './permissions.ts';

type Row = Readonly<Record<string, unknown>>;

/** A table's row, and how the tests change it. */
interface Exposed {
  /** Matches the existing row. */
  readonly filter: string;
  /** SQL that restores that row and removes what earlier tests added. */
  readonly arrange: string;
  readonly insert: Row;
  readonly update: Row;
  readonly upsert: Row;
  /** SQL that selects the rows present and their text. */
  readonly state: string;
}

/** A view of the caller's own sessions: packages/wire-server/tests/auth/own-sessions.test.ts tests its permissions. */
const SESSIONS = 'my_sessions';

const PRESENT = '00000000-0000-4000-8000-00000000000a';
const ABSENT = '00000000-0000-4000-8000-00000000000b';

const TABLES: Readonly<Record<string, Exposed>> = {
  members: record('members', 'company', {
    member_name: 'Ines Calloway',
    profession_role: 'Beekeeper',
  }),
  referral_chains: record('referral_chains', 'notes', {
    scenario: 'Swarm in the chimney',
    roles_sequence: 'Beekeeper → Roofer',
    script_template: '{role1_name} first.',
  }),
  chapter_settings: {
    filter: `id=eq.${SETTINGS_ID}`,
    arrange: `update public.chapter_settings set nearby = 'before'`,
    insert: { id: ABSENT, nearby: 'before' },
    update: { nearby: 'after' },
    upsert: { id: SETTINGS_ID, nearby: 'after' },
    state: `select 'present' as row, nearby as text from public.chapter_settings`,
  },
  own_categories: record('own_categories', 'keywords', { name: 'Camp Caretaker' }, 'name'),
  own_words: record('own_words', 'mean', { say: 'tin knocker' }, 'say'),
  expectations: record('expectations', 'answer', { need: 'bees in the wall', kind: 'member' }),
  editors: {
    filter: 'email=eq.eve@example.com',
    arrange: `delete from public.editors where email in ('eve@example.com', 'flo@example.com');
      insert into public.editors (email) values ('eve@example.com')`,
    insert: { email: 'flo@example.com' },
    update: { account_id: ACCOUNTS.halfway.id },
    upsert: { email: 'eve@example.com', account_id: ACCOUNTS.halfway.id },
    state: `select case email when 'eve@example.com' then 'present' else 'absent' end as row,
      case when account_id is null then 'before' else 'after' end as text
      from public.editors where email in ('eve@example.com', 'flo@example.com') order by email`,
  },
  history: {
    filter: `record_id=eq.${PRESENT}`,
    arrange: `delete from public.history where record_id in ('${PRESENT}', '${ABSENT}');
      insert into public.history (table_name, record_id, before) values ('members', '${PRESENT}', '{"text":"before"}')`,
    insert: { table_name: 'members', record_id: ABSENT, before: { text: 'before' } },
    update: { before: { text: 'after' } },
    upsert: { id: 1, table_name: 'members', record_id: PRESENT, before: { text: 'after' } },
    state: `select case record_id when '${PRESENT}' then 'present' else 'absent' end as row, before ->> 'text' as text
      from public.history where record_id in ('${PRESENT}', '${ABSENT}') order by 1`,
  },
  imports: {
    filter: `id=eq.${PRESENT}`,
    arrange: `delete from public.imports;
      insert into public.imports (id, table_name, summary, changes) values ('${PRESENT}', 'members', 'before', '{now}')`,
    insert: { id: ABSENT, table_name: 'members', summary: 'before', changes: ['2026-11-27'] },
    update: { summary: 'after' },
    upsert: { id: PRESENT, table_name: 'members', summary: 'after', changes: ['2026-11-27'] },
    state: `select case id when '${PRESENT}' then 'present' else 'absent' end as row, summary as text
      from public.imports order by id`,
  },
  demand: {
    filter: 'day=eq.2026-01-01&profession=eq.Present',
    arrange: `delete from public.demand;
      insert into public.demand (day, profession, asked) values ('2026-01-01', 'Present', 1)`,
    insert: { day: '2026-01-01', profession: 'Absent', asked: 1 },
    update: { asked: 2 },
    upsert: { day: '2026-01-01', profession: 'Present', asked: 2 },
    state: `select lower(profession) as row, case asked when 1 then 'before' else 'after' end as text
      from public.demand order by profession desc`,
  },
  told_words: {
    filter: `id=eq.${PRESENT}`,
    arrange: `delete from public.told_words;
      insert into public.told_words (id, day, words, answered) values ('${PRESENT}', '2026-01-01', 'before', 'hint')`,
    insert: { id: ABSENT, day: '2026-01-01', words: 'before', answered: 'hint' },
    update: { words: 'after' },
    upsert: { id: PRESENT, day: '2026-01-01', words: 'after', answered: 'hint' },
    state: `select case id when '${PRESENT}' then 'present' else 'absent' end as row, words as text
      from public.told_words order by id`,
  },
  seat_states: {
    filter: 'profession=eq.Present',
    arrange: `delete from public.seat_states;
      insert into public.seat_states (profession, state) values ('Present', 'invited')`,
    insert: { profession: 'Absent', state: 'invited' },
    update: { state: 'filled' },
    upsert: { profession: 'Present', state: 'filled' },
    state: `select lower(profession) as row, case state when 'invited' then 'before' else 'after' end as text
      from public.seat_states order by profession desc`,
  },
};

/** Tables and views without a row that the tests below could change; each has its own tests. */
const TESTED_APART = [
  'editing_rule',
  'my_access',
  'editor_list',
  'chapter',
  'history_actions',
  'asked_for',
  'tell_chapter',
  'saved_together',
  'own_chapter',
  'chapter_start',
];

/** @param unique a column that no two rows share. */
function record(table: string, text: string, row: Row, unique?: string): Exposed {
  const present = { ...row, id: PRESENT, [text]: 'before' };
  const names = Object.keys(present);
  return {
    filter: `id=eq.${PRESENT}`,
    arrange: `delete from public.${table} where id in ('${PRESENT}', '${ABSENT}');
      insert into public.${table} (${names.join(', ')})
        values (${Object.values(present)
          .map((value) => `'${value}'`)
          .join(', ')})`,
    insert: { ...present, id: ABSENT, ...(unique && { [unique]: `another ${row[unique]}` }) },
    update: { [text]: 'after' },
    upsert: { ...present, [text]: 'after' },
    state: `select case id when '${PRESENT}' then 'present' else 'absent' end as row, ${text} as text
      from public.${table} where id in ('${PRESENT}', '${ABSENT}') order by id`,
  };
}

type Operation = 'select' | 'insert' | 'update' | 'delete' | 'upsert';

interface Cell {
  readonly kind: Caller['kind'];
  readonly table: string;
  readonly operation: Operation;
  readonly may: string;
}

const CELLS = parseCells(PERMISSIONS);

const SUCCESS: Readonly<Record<Operation, number>> = {
  select: 200,
  insert: 201,
  update: 204,
  delete: 204,
  upsert: 200,
};

const BEFORE = { row: 'present', text: 'before' };
const AFTER = { row: 'present', text: 'after' };

/** The rows after an operation that succeeded. */
const RESULT: Readonly<Record<Operation, readonly object[]>> = {
  select: [BEFORE],
  insert: [BEFORE, { row: 'absent', text: 'before' }],
  update: [AFTER],
  delete: [],
  upsert: [AFTER],
};

describeDataApi(
  'permissions',
  CREATE_ACCOUNTS,
  (api) => {
    describe.each(Object.entries(CALLERS))('%s', (_, caller) => {
      beforeAll(() => run(setList(caller.list)));
      afterAll(() => run(setList(null)));

      const cells = CELLS.filter(
        ({ kind, table }) => kind === caller.kind && !TESTED_APART.includes(table),
      );
      test.each(cells)('R1 R2 R4 R5 $operation on $table: $may', async (cell) => {
        const { table, operation, may } = cell;
        await run(exposed(table).arrange);
        const asked = await ask(caller, table, operation);
        const found = await api().sql(exposed(table).state);
        if (may === 'yes') {
          expect(asked.status).toBe(SUCCESS[operation]);
          expect(found).toEqual(RESULT[operation]);
          if (operation === 'select') expect(asked.body).toHaveLength(1);
        } else {
          expectRefused(caller, asked);
          expect(found).toEqual([BEFORE]);
        }
      });

      test.each(TESTED_APART)('R4 select on %s', async (table) => {
        const asked = await api().ask(table, { headers: headersOf(caller) });
        const may = mayBe(caller, table, 'select');
        if (may) expect(asked.status).toBe(200);
        else expectRefused(caller, asked);
      });

      test('R4 setting who may edit', async () => {
        const asked = await api().ask('editing_rule', {
          method: 'POST',
          body: { id: true, only_listed: caller.list !== null },
          headers: { ...headersOf(caller), Prefer: 'resolution=merge-duplicates' },
        });
        if (mayBe(caller, 'editing_rule', 'upsert')) expect([200, 201]).toContain(asked.status);
        else expectRefused(caller, asked);
      });
    });

    function mayBe({ kind }: Caller, table: string, operation: Operation): boolean {
      return CELLS.some(
        (cell) =>
          cell.kind === kind &&
          cell.table === table &&
          cell.operation === operation &&
          cell.may === 'yes',
      );
    }

    function expectRefused({ role }: Caller, { status, headers, body }: Answered): void {
      expect(body).toMatchObject({ code: '42501' });
      expect(status).toBe(role === 'anon' ? 401 : 403);
      expect(headers.get('www-authenticate')).toBe(role === 'anon' ? 'Bearer' : null);
    }

    async function run(script: string): Promise<void> {
      for (const statement of script.split(';')) {
        if (statement.trim() !== '') await api().sql(statement);
      }
    }

    function ask(caller: Caller, table: string, operation: Operation): Promise<Answered> {
      const { filter, insert, update, upsert } = exposed(table);
      const headers = headersOf(caller);
      switch (operation) {
        case 'select':
          return api().ask(`${table}?${filter}`, { headers });
        case 'insert':
          return api().ask(table, { headers, method: 'POST', body: insert });
        case 'update':
          return api().ask(`${table}?${filter}`, { headers, method: 'PATCH', body: update });
        case 'delete':
          return api().ask(`${table}?${filter}`, { headers, method: 'DELETE' });
        case 'upsert':
          return api().ask(table, {
            method: 'POST',
            body: upsert,
            headers: { ...headers, Prefer: 'resolution=merge-duplicates' },
          });
      }
    }

    test('R2 the permission table lists every exposed table, for every role', async () => {
      const tables = await api().sql(
        `select c.relname as name,
         c.relrowsecurity or (c.relkind = 'v' and 'security_invoker=true' = any(c.reloptions)) as guarded
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
         and c.relname <> '${SESSIONS}' order by 1`,
      );
      expect(tables.every(({ guarded }) => guarded)).toBe(true);
      const kinds = ['anon', 'reader', 'editor', 'service_role'];
      const wanted = tables.flatMap(({ name }) => kinds.map((kind) => `${kind} ${name}`));
      const listed = new Set(CELLS.map(({ kind, table }) => `${kind} ${table}`));
      expect([...listed].sort()).toEqual(wanted.sort());
    });

    // Row-level security would refuse the same requests, so no response reveals an excess grant.
    test('R1 R2 no role has more grants than permissions', async () => {
      const granted = await api().sql(
        `select case role when 'authenticated' then 'editor' else role end as kind,
         c.relname as "table", privilege
       from pg_class c, unnest(array['anon', 'authenticated']) as role,
         unnest(array['select', 'insert', 'update', 'delete']) as privilege
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
         and c.relname <> '${SESSIONS}' and has_table_privilege(role, c.oid, privilege)`,
      );
      const allowed = CELLS.filter(
        ({ kind, operation, may }) =>
          ['anon', 'editor'].includes(kind) && operation !== 'upsert' && may === 'yes',
      );
      const named = ({ kind, table, operation }: Cell) => `${kind} ${operation} ${table}`;
      expect(granted.map((row) => `${row.kind} ${row.privilege} ${row.table}`).sort()).toEqual(
        allowed.map(named).sort(),
      );
    });

    test('R2 no request role can reach a table or sequence outside the public schema', async () => {
      const tables = await api().sql(
        `select c.oid::regclass::text as name, role, has_schema_privilege(role, n.oid, 'usage')
         and case when c.relkind = 'S' then has_sequence_privilege(role, c.oid, 'usage, select, update')
           else has_any_column_privilege(role, c.oid, 'select, insert, update, references')
             or has_table_privilege(role, c.oid, 'delete, truncate, trigger') end as reachable
       from pg_class c join pg_namespace n on n.oid = c.relnamespace,
         unnest(array['anon', 'authenticated', 'service_role']) as role
       where n.nspname !~ '^(pg_|information_schema$|public$)' and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')`,
      );
      expect(tables).toContainEqual({
        name: 'auth_service.users',
        role: 'service_role',
        reachable: false,
      });
      expect(tables.filter(({ reachable }) => reachable)).toEqual([]);
    });

    test('R2 nothing outside the public schema has a URL', async () => {
      for (const role of REQUEST_ROLES) {
        for (const table of [
          'users',
          'auth_service.users',
          'auth.users',
          'pg_authid',
          'schema_migrations',
        ]) {
          expect((await api().ask(table, { role })).status).toBe(404);
          expect((await api().ask(table, { role, method: 'POST', body: {} })).status).toBe(404);
          expect((await api().ask(`${table}?id=eq.1`, { role, method: 'DELETE' })).status).toBe(
            404,
          );
        }
        for (const schema of ['auth', 'auth_service', 'pg_catalog', 'supabase_migrations']) {
          const read = await api().ask('members', { role, headers: { 'Accept-Profile': schema } });
          expect(read.status).toBe(406);
          const headers = { 'Content-Profile': schema };
          const write = await api().ask('members', { role, method: 'POST', body: {}, headers });
          expect(write.status).toBe(406);
        }
      }
    });

    test.each([
      'postgres',
      'authenticator',
      'auth_service',
      'pg_read_all_data',
      'ANON',
      'public',
      'none',
    ])('R2 a token that names the role %s is refused, for reads and writes', async (role) => {
      const headers = { Authorization: `Bearer ${role}` };
      for (const asked of [
        { headers },
        { headers, method: 'POST', body: exposed('members').insert },
      ]) {
        const { status, body } = await api().ask('members', asked);
        expect(status).toBe(401);
        expect(body).toMatchObject({ code: 'PGRST303' });
      }
    });
  },
  PATHFINDER,
  tokenIsCaller,
);

function parseCells(text: string): Cell[] {
  const [header = [], ...lines] = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/));
  const [, , ...operations] = header;
  return lines.flatMap(([kind, table = '', ...may]) =>
    operations.map((operation, n) => ({
      kind: kind as Caller['kind'],
      table,
      operation: operation as Operation,
      may: may[n] ?? 'missing',
    })),
  );
}

function exposed(table: string): Exposed {
  const found = TABLES[table];
  if (found === undefined) throw new Error(`TABLES has no entry for ${table}`);
  return found;
}
