/** Hostile writes are refused or stored as text, and never cause a 5xx or another effect. */
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataApi } from './data-api.ts';
import { describeDataApi } from './describe-data-api.ts';
import { queryStrings } from './query-strings.ts';

const SQL = [
  `x"; drop table members; --`,
  `x'); drop table members; --`,
  `' or 1=1 --`,
  `1); select pg_sleep(9); --`,
  `(select rolname from pg_roles limit 1)`,
  '$1',
  '""',
  '\\',
  'excluded.id',
];
const NESTED = 20_000;
const NAMELESS = '{"profession_role": "Beekeeper"}';

const asUser = { role: 'authenticated' } as const;
const representation = { Prefer: 'return=representation' };
const member = { member_name: 'Ines Calloway', profession_role: 'Beekeeper' };
const beekeepers = `select member_name, profession_role from public.members where profession_role = 'Beekeeper'`;

describeDataApi('attacks', '', (api) => {
  let whole: unknown;
  beforeAll(async () => {
    whole = await everything();
  });
  beforeEach(async () => {
    await api().sql(`delete from public.members where profession_role = 'Beekeeper'`);
  });

  /** All rows of both tables except those a test adds, and the list of tables. */
  const everything = () =>
    api().sql(
      `select (select count(*)::text from pg_class where relnamespace = 'public'::regnamespace) as relations,
        (select md5(string_agg(m::text, ',' order by id)) from public.members m where profession_role <> 'Beekeeper') as members,
        (select md5(string_agg(c::text, ',' order by id)) from public.referral_chains c) as chains`,
    );

  async function expectRefused(...[path, asked]: Parameters<DataApi['ask']>): Promise<void> {
    const { status, body } = await api().ask(path, asked);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
    expect(body).toEqual({
      code: expect.any(String),
      message: expect.any(String),
      details: expect.toBeOneOf([expect.any(String), null]),
      hint: expect.toBeOneOf([expect.any(String), null]),
    });
  }

  const places: [string, (payload: string) => Parameters<DataApi['ask']>][] = [
    ['the path', (p) => [encodeURIComponent(p), { method: 'POST', body: member }]],
    [
      'select',
      (p) => [`members?select=${encodeURIComponent(p)}`, { method: 'POST', body: member }],
    ],
    ['a quoted select', (p) => [`members?select=${quoted(p)}`, { method: 'POST', body: member }]],
    [
      'a cast',
      (p) => [`members?select=id::${encodeURIComponent(p)}`, { method: 'POST', body: member }],
    ],
    ['order', (p) => [`members?order=${quoted(p)}`, { method: 'POST', body: member }]],
    [
      'columns',
      (p) => [`members?columns=${encodeURIComponent(p)}`, { method: 'POST', body: member }],
    ],
    ['quoted columns', (p) => [`members?columns=${quoted(p)}`, { method: 'POST', body: member }]],
    [
      'on_conflict',
      (p) => [
        `members?on_conflict=${quoted(p)}`,
        { method: 'POST', body: member, headers: { Prefer: 'resolution=merge-duplicates' } },
      ],
    ],
    ['a key of the body', (p) => ['members', { method: 'POST', body: { ...member, [p]: 'x' } }]],
    ['a filter column', (p) => [`members?${quoted(p)}=eq.1`, { method: 'DELETE' }]],
    ['a logic tree', (p) => [`members?or=(${quoted(p)}.eq.1)`, { method: 'DELETE' }]],
    ['an operator', (p) => [`members?id=${encodeURIComponent(p)}.1`, { method: 'DELETE' }]],
    ['an id', (p) => [`members?id=eq.${encodeURIComponent(p)}`, { method: 'DELETE' }]],
    ['a number', (p) => ['members?id=not.is.null', { method: 'PATCH', body: { priority: p } }]],
  ];
  test.each(places)('R2 W3 SQL in %s of a write is refused', async (_name, place) => {
    for (const payload of SQL) {
      const [path, asked] = place(payload);
      await expectRefused(path, {
        ...asked,
        ...asUser,
        headers: { ...representation, ...asked?.headers },
      });
    }
    expect(await everything()).toEqual(whole);
  });

  test('R2 W3 SQL in a value is stored and read back unchanged', async () => {
    const values = SQL.map((company) => ({ ...member, company }));
    const made = await api().ask('members?select=company', {
      ...asUser,
      method: 'POST',
      body: values,
      headers: representation,
    });
    expect(made.body).toEqual(values.map(({ company }) => ({ company })));
    for (const company of SQL) {
      const path = `members?company=eq.${encodeURIComponent(company)}`;
      const body = { member_name: company };
      const changed = await api().ask(`${path}&select=member_name`, {
        ...asUser,
        method: 'PATCH',
        body,
        headers: representation,
      });
      expect(changed.body).toEqual([{ member_name: company }]);
      const gone = await api().ask(path, {
        ...asUser,
        method: 'DELETE',
        headers: { Prefer: 'count=exact' },
      });
      expect(gone.headers.get('content-range')).toBe('*/1');
    }
    expect(await everything()).toEqual(whole);
  });

  test.each([
    'select=id&select=id',
    'columns=company&columns=member_name',
    'on_conflict=id&on_conflict=email',
    'order=id&order=id',
  ])('W3 a duplicate parameter is refused: %s', async (query) => {
    await expectRefused(`members?${query}`, { ...asUser, method: 'POST', body: member });
    await expectRefused(`members?id=not.is.null&${query}`, {
      ...asUser,
      method: 'PATCH',
      body: { company: 'x' },
    });
    expect(await everything()).toEqual(whole);
  });

  test.each(['', '?', '?select=id', '?order=id', '?columns=company', '?on_conflict=id'])(
    'W3 PATCH and DELETE of members%s, without a filter, are refused',
    async (query) => {
      for (const [method, body, verb] of [
        ['PATCH', { company: 'x' }, 'UPDATE'],
        ['DELETE', undefined, 'DELETE'],
      ] as const) {
        const { status, body: error } = await api().ask(`members${query}`, {
          ...asUser,
          method,
          body,
        });
        expect(status).toBe(400);
        expect(error).toMatchObject({ code: '21000', message: `${verb} requires a WHERE clause` });
      }
      expect(await everything()).toEqual(whole);
    },
  );

  test.each(['limit=1', 'offset=0', 'limit=1&order=id'])(
    'W3 %s does not narrow a change, so it is refused',
    async (query) => {
      for (const [method, body] of [
        ['PATCH', { company: 'x' }],
        ['DELETE', undefined],
      ] as const) {
        await expectRefused(`members?id=not.is.null&${query}`, { ...asUser, method, body });
      }
      expect(await everything()).toEqual(whole);
    },
  );

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'W3 %s is treated as an unknown column',
    async (key) => {
      const body = `{"member_name": "x", "profession_role": "Beekeeper", "${key}": {"polluted": true}}`;
      const { status, body: error } = await api().ask('members', {
        ...asUser,
        method: 'POST',
        body,
      });
      expect(status).toBe(400);
      expect(error).toMatchObject({
        code: 'PGRST204',
        message: `Could not find the '${key}' column of 'members' in the schema cache`,
      });
      for (const parameter of ['columns', 'select', 'order']) {
        await expectRefused(`members?${parameter}=${key}`, {
          ...asUser,
          method: 'POST',
          body: member,
        });
      }
      await expectRefused(`members?${key}=eq.1`, { ...asUser, method: 'DELETE' });
      await expectRefused(key, { ...asUser, method: 'POST', body: member });
      const strict = { Prefer: `handling=strict, ${key}=1` };
      await expectRefused('members', { ...asUser, method: 'POST', body: member, headers: strict });
      expect(({} as { polluted?: true }).polluted).toBeUndefined();
    },
  );

  const bodies: [string, string, string][] = [
    ['no body', '', 'PGRST102'],
    ['invalid JSON', 'member_name=x', 'PGRST102'],
    ['half an object', '{"member_name": "x"', 'PGRST102'],
    ['a trailing comma', '{"member_name": "x",}', 'PGRST102'],
    ['a bare NUL', '{"member_name": "a\0b"}', 'PGRST102'],
    ['NaN', '{"priority": NaN}', 'PGRST102'],
    ['a text', '"member_name"', 'PGRST102'],
    ['a number', '1', 'PGRST102'],
    ['null', 'null', 'PGRST102'],
    ['an array of texts', '["a"]', 'PGRST102'],
    ['an array in an array', '[[]]', 'PGRST102'],
    ['a null among objects', '[{"member_name": "x"}, null]', 'PGRST102'],
    ['keys that differ', '[{"member_name": "x"}, {"company": "x"}]', 'PGRST102'],
    [
      'one additional key',
      '[{"member_name": "x"}, {"member_name": "x", "company": "x"}]',
      'PGRST102',
    ],
    ['nested arrays', `{"company": ${'['.repeat(NESTED)}${']'.repeat(NESTED)}}`, 'PGRST102'],
    ['nested objects', `{"company": ${'{"a":'.repeat(NESTED)}1${'}'.repeat(NESTED)}}`, 'PGRST102'],
    ['only nesting', '['.repeat(NESTED), 'PGRST102'],
    ['an escaped NUL', '{"member_name": "a\\u0000b", "profession_role": "Beekeeper"}', '22P05'],
    [
      'a lone high surrogate',
      '{"member_name": "a\\ud800", "profession_role": "Beekeeper"}',
      '22P02',
    ],
    ['a lone low surrogate', '{"member_name": "\\udc00", "profession_role": "Beekeeper"}', '22P02'],
    ['a name with an escaped NUL', '{"member_name\\u0000": "x"}', 'PGRST204'],
    ['a name that is a lone surrogate', '{"\\ud800": "x"}', 'PGRST204'],
    ['an empty name', '{"": "x"}', 'PGRST204'],
    ['a name in upper case', '{"MEMBER_NAME": "x"}', 'PGRST204'],
    [
      'a text for a number',
      '{"member_name": "x", "profession_role": "y", "priority": "high"}',
      '22P02',
    ],
    [
      'a fraction for a whole number',
      '{"member_name": "x", "profession_role": "y", "priority": 1.5}',
      '22P02',
    ],
    [
      'an object for a number',
      '{"member_name": "x", "profession_role": "y", "priority": {}}',
      '22P02',
    ],
    [
      'a number too large',
      '{"member_name": "x", "profession_role": "y", "priority": 99999999999}',
      '22003',
    ],
    [
      'a number beyond every type',
      '{"member_name": "x", "profession_role": "y", "priority": 1e999999}',
      '22P02',
    ],
    [
      'an id that is not a UUID',
      '{"member_name": "x", "profession_role": "y", "id": "1"}',
      '22P02',
    ],
    ['a name that is missing', NAMELESS, '23502'],
    ['a name that is null', '{"member_name": null, "profession_role": "Beekeeper"}', '23502'],
    ['a name of blanks', '{"member_name": " ", "profession_role": "Beekeeper"}', '23514'],
    [
      'a name too long for its column',
      `{"member_name": "${'x'.repeat(201)}", "profession_role": "Beekeeper"}`,
      '23514',
    ],
  ];
  test.each(bodies)('W2 W3 a body with %s is 400 and writes nothing', async (_name, body, code) => {
    const { status, body: error } = await api().ask('members', { ...asUser, method: 'POST', body });
    expect(error).toMatchObject({ code });
    expect(status).toBe(400);
    expect(await api().sql(beekeepers)).toEqual([]);

    await api().ask('members', { ...asUser, method: 'POST', body: member });
    const path = 'members?profession_role=eq.Beekeeper';
    const patch = await api().ask(path, { ...asUser, method: 'PATCH', body });
    // A column missing from an update keeps its value.
    expect(patch.status).toBe(body === NAMELESS ? 204 : 400);
    expect(await api().sql(beekeepers)).toEqual([member]);
    expect(await everything()).toEqual(whole);
  });

  test('W3 bytes that are not UTF-8 are not JSON', async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('{"member_name": "'),
      0xff,
      0x22,
      0x7d,
    ]);
    const { status, body } = await api().ask('members', { ...asUser, method: 'POST', bytes });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'PGRST102' } });
  });

  test('W3 the last of duplicate keys counts, in checks and writes', async () => {
    const body = '{"member_name": "first", "profession_role": "Beekeeper", "member_name": "last"}';
    const made = await api().ask('members?select=member_name', {
      ...asUser,
      method: 'POST',
      body,
      headers: representation,
    });
    expect(made.body).toEqual([{ member_name: 'last' }]);
  });

  test.each([
    'text/csv',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'json',
  ])('W3 a body of type %s is refused', async (type) => {
    const { status, body } = await api().ask('members', {
      ...asUser,
      method: 'POST',
      body: member,
      headers: { 'Content-Type': type },
    });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'PGRST102', message: expect.stringContaining('Content-Type not acceptable') },
    });
  });

  test('W3 a body over 10 MiB is 413, in the same shape', async () => {
    const body = JSON.stringify({ ...member, company: 'x'.repeat(10 * 1024 * 1024) });
    const { status, body: error } = await api().ask('members', { ...asUser, method: 'POST', body });
    expect(status).toBe(413);
    expect(error).toMatchObject({ code: 'PGRST102', message: 'A body may contain 10 MiB at most' });
  });

  test('W3 a visitor may send 64 KiB, and is told so', async () => {
    const send = (company: string) => api().ask('members', { method: 'POST', body: { company } });
    expect(await send('x'.repeat(65_000))).toMatchObject({ status: 401, body: { code: '42501' } });
    expect(await send('x'.repeat(66_000))).toMatchObject({
      status: 413,
      body: { code: 'PGRST102', message: 'A body may contain 64 KiB at most' },
    });
  });

  test('W3 a body of more than 250,000 values is 413, however short', async () => {
    const rows = (count: number) => `[${Array(count).fill('{}').join(',')}]`;
    const large = await api().ask('members', { ...asUser, method: 'POST', body: rows(250_001) });
    expect(large).toMatchObject({
      status: 413,
      body: { code: 'PGRST102', message: 'A body may contain 250000 values at most' },
    });
    const small = await api().ask('members', { ...asUser, method: 'POST', body: rows(250_000) });
    expect(small).toMatchObject({ status: 400, body: { code: '23502' } });
  });

  test('W3 brackets and commas in a string do not count', async () => {
    const company = `${'[{,"'.repeat(40)}\\"[`;
    const made = await api().ask('members?select=company', {
      ...asUser,
      method: 'POST',
      body: { ...member, company },
      headers: representation,
    });
    expect(made.body).toEqual([{ company }]);
  });

  test.each(['PUT', 'PROPFIND'])('W3 %s is 405', async (method) => {
    const { status, body } = await api().ask('members?id=eq.1', { ...asUser, method });
    expect(status).toBe(405);
    expect(body).toMatchObject({ code: 'PGRST117' });
  });

  test('W3 no write causes a 5xx, and none by a visitor or without a match has an effect', async () => {
    const columns = ['id', 'member_name', 'priority'];
    const prefer = fc.constantFrom(
      'return=representation',
      'return=headers-only',
      'resolution=merge-duplicates',
      'missing=default',
      'handling=strict',
      'max-affected=1',
    );
    const row = fc.dictionary(fc.constantFrom(...columns), fc.jsonValue({ maxDepth: 2 }));
    const body = fc.oneof(
      row.map((one) => JSON.stringify(one)),
      fc.array(row, { maxLength: 3 }).map((many) => JSON.stringify(many)),
      fc.json({ maxDepth: 3 }),
      fc.string({ unit: 'binary' }),
    );
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('anon', 'authenticated'),
        fc.constantFrom('POST', 'PATCH', 'DELETE'),
        fc.oneof(fc.constant(''), queryStrings(columns)),
        fc.subarray(['columns=member_name', 'on_conflict=id']),
        fc.array(prefer, { maxLength: 4 }),
        body,
        async (role, method, query, more, preferences, text) => {
          // No row matches, and without a profession no insert can succeed. A '#' in the query ends the address.
          const path = `members?${['id=is.null', query, ...more].join('&')}`;
          const headers = { Prefer: preferences.join(', ') };
          const { status } = await api().ask(path, { role, method, headers, body: text });
          expect(status, `${method} ${path} ${text}`).toBeLessThan(500);
          statuses.add(status);
        },
      ),
      { numRuns: 600 },
    );
    expect([...statuses]).toEqual(expect.arrayContaining([204, 400, 401]));
    expect(await everything()).toEqual(whole);
  });
});

function quoted(text: string): string {
  return encodeURIComponent(`"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`);
}
