/** Every cell of the permission table, tested over HTTP and verified in the database. */
import { expect, test } from 'vitest';
import { REQUEST_ROLES, type RequestRole } from '../../packages/wire-server/src/db/as-role.ts';
import type { Answered } from '../../packages/wire-server/tests/server/data-api.ts';
import { describeDataApi } from '../../packages/wire-server/tests/server/describe-data-api.ts';
import { PATHFINDER } from '../../src/server/application.ts';
import { PERMISSIONS } from './permissions.ts';

/** A row of each table, and the column that shows whether it was changed. */
const ROWS: Readonly<Record<string, { row: Record<string, string>; text: string }>> = {
  members: {
    row: { member_name: 'Ines Calloway', profession_role: 'Beekeeper', company: 'before' },
    text: 'company',
  },
  referral_chains: {
    row: {
      scenario: 'Swarm in the chimney',
      roles_sequence: 'Beekeeper → Roofer',
      script_template: '{role1_name} first.',
      notes: 'before',
    },
    text: 'notes',
  },
};

/** A view of the caller's own sessions: packages/wire-server/tests/auth/own-sessions.test.ts tests who may do what. */
const SESSIONS = 'my_sessions';

const PRESENT = '00000000-0000-4000-8000-00000000000a';
const ABSENT = '00000000-0000-4000-8000-00000000000b';

type Operation = 'select' | 'insert' | 'update' | 'delete' | 'upsert';

interface Cell {
  readonly role: RequestRole;
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

describeDataApi(
  'permissions',
  '',
  (api) => {
    test.each(CELLS)(
      'R1 R2 $role, $operation on $table: $may',
      async ({ role, table, operation, may }) => {
        const { row, text } = rowOf(table);
        await api().sql(`delete from public.${table} where id in ('${PRESENT}', '${ABSENT}')`);
        await api().ask(table, {
          role: 'service_role',
          method: 'POST',
          body: { ...row, id: PRESENT },
        });
        const asked = await ask(role, table, operation);
        const found = await api().sql(
          `select id::text, ${text} as text from public.${table} where id in ('${PRESENT}', '${ABSENT}') order by id`,
        );

        const before = { id: PRESENT, text: 'before' };
        if (may === 'yes') {
          expect(asked.status).toBe(SUCCESS[operation]);
          expect(found).toEqual(
            {
              select: [before],
              insert: [before, { id: ABSENT, text: 'before' }],
              update: [{ id: PRESENT, text: 'after' }],
              delete: [],
              upsert: [{ id: PRESENT, text: 'after' }],
            }[operation],
          );
          if (operation === 'select')
            expect(asked.body).toEqual([expect.objectContaining({ id: PRESENT })]);
        } else {
          expect(asked.status).toBe(role === 'anon' ? 401 : 403);
          expect(asked.headers.get('www-authenticate')).toBe(role === 'anon' ? 'Bearer' : null);
          expect(asked.body).toMatchObject({ code: '42501' });
          expect(found).toEqual([before]);
        }
      },
    );

    function ask(role: RequestRole, table: string, operation: Operation): Promise<Answered> {
      const { row, text } = rowOf(table);
      switch (operation) {
        case 'select':
          return api().ask(`${table}?id=eq.${PRESENT}`, { role });
        case 'insert':
          return api().ask(table, { role, method: 'POST', body: { ...row, id: ABSENT } });
        case 'update':
          return api().ask(`${table}?id=eq.${PRESENT}`, {
            role,
            method: 'PATCH',
            body: { [text]: 'after' },
          });
        case 'delete':
          return api().ask(`${table}?id=eq.${PRESENT}`, { role, method: 'DELETE' });
        case 'upsert':
          return api().ask(table, {
            role,
            method: 'POST',
            body: { ...row, id: PRESENT, [text]: 'after' },
            headers: { Prefer: 'resolution=merge-duplicates' },
          });
      }
    }

    test('R2 the permission table lists every exposed table, for every role', async () => {
      const tables = await api().sql(
        `select c.relname as name, c.relrowsecurity as guarded from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
         and c.relname <> '${SESSIONS}' order by 1`,
      );
      expect(tables.every(({ guarded }) => guarded)).toBe(true);
      const wanted = tables.flatMap(({ name }) => REQUEST_ROLES.map((role) => `${role} ${name}`));
      const listed = new Set(CELLS.map(({ role, table }) => `${role} ${table}`));
      expect([...listed].sort()).toEqual(wanted.sort());
    });

    // Row-level security would refuse the same requests, so no response reveals an excess grant.
    test('R1 R2 no role has more grants than permissions', async () => {
      const granted = await api().sql(
        `select role, c.relname as "table", privilege
       from pg_class c, unnest(array['anon', 'authenticated']) as role,
         unnest(array['select', 'insert', 'update', 'delete']) as privilege
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
         and c.relname <> '${SESSIONS}' and has_table_privilege(role, c.oid, privilege)`,
      );
      const allowed = CELLS.filter(
        ({ role, operation, may }) =>
          role !== 'service_role' && operation !== 'upsert' && may === 'yes',
      );
      const named = ({ role, table, operation }: Cell) => `${role} ${operation} ${table}`;
      expect(granted.map((row) => `${row.role} ${row.privilege} ${row.table}`).sort()).toEqual(
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
      for (const asked of [{ headers }, { headers, method: 'POST', body: rowOf('members').row }]) {
        const { status, body } = await api().ask('members', asked);
        expect(status).toBe(401);
        expect(body).toMatchObject({ code: 'PGRST303' });
      }
    });
  },
  PATHFINDER,
);

function parseCells(text: string): Cell[] {
  const [header = [], ...lines] = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/));
  const [, , ...operations] = header;
  return lines.flatMap(([role, table = '', ...may]) =>
    operations.map((operation, n) => ({
      role: role as RequestRole,
      table,
      operation: operation as Operation,
      may: may[n] ?? 'missing',
    })),
  );
}

function rowOf(table: string) {
  const found = ROWS[table];
  if (found === undefined) throw new Error(`ROWS needs a row of ${table}`);
  return found;
}
