/** Reads of the data API, made over HTTP by the real client library. */
import { readFileSync } from 'node:fs';
import { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, expect } from 'vitest';
import { describeTarget } from './describe-target.ts';

interface DemoMember {
  readonly id: string;
  readonly member_name: string;
  readonly profession_role: string;
  readonly company: string;
  readonly priority: number | null;
  readonly role_alias: string | null;
}
interface DemoChain {
  readonly id: string;
  readonly scenario: string;
}

const demo = JSON.parse(
  readFileSync(new URL('../fixture/directory.json', import.meta.url), 'utf8'),
) as { members: readonly DemoMember[]; referral_chains: readonly DemoChain[] };

/** As the original query orders them: null priorities last, as Postgres does when ascending. */
function byPriorityThenName(a: DemoMember, b: DemoMember): number {
  const priority = (member: DemoMember) => member.priority ?? Number.POSITIVE_INFINITY;
  if (priority(a) !== priority(b)) return priority(a) - priority(b);
  return a.member_name < b.member_name ? -1 : 1;
}

/** Rows as stored, with the version of their first save. */
function asStored<Row extends object>(rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, version: 1 }));
}

describeTarget('reads', (it, target) => {
  let rest: string;
  let client: PostgrestClient;
  const key = 'publishable';

  beforeAll(() => {
    rest = `${target().url}/rest/v1`;
    client = new PostgrestClient(rest, {
      headers: { apikey: key, Authorization: `Bearer ${key}` },
    });
  });

  const get = (query: string, init?: RequestInit) => fetch(`${rest}/${query}`, init);

  it('W1 every member is returned, ordered by priority, then name', async () => {
    const { data, status, error } = await client
      .from('members')
      .select('*')
      .order('priority', { ascending: true })
      .order('member_name');
    expect(error).toBeNull();
    expect(status).toBe(200);
    expect(data).toEqual(asStored(demo.members).sort(byPriorityThenName));
  });

  it('W1 every chain is returned, with its fields unchanged', async () => {
    const { data } = await client.from('referral_chains').select('*').order('id');
    expect(data).toEqual(asStored(demo.referral_chains).sort((a, b) => (a.id < b.id ? -1 : 1)));
  });

  it('W1 all pages together are the whole table, without duplicates', async () => {
    const ids: string[] = [];
    for (let first = 0; ; first += 20) {
      const { data } = await client
        .from('members')
        .select('id')
        .order('member_name')
        .range(first, first + 19)
        .overrideTypes<{ id: string }[]>();
      if (!data?.length) break;
      ids.push(...data.map(({ id }) => id));
    }
    expect(ids.sort()).toEqual(demo.members.map(({ id }) => id).sort());
  });

  it('R1 a visitor without any key reads members and chains', async () => {
    for (const table of ['members', 'referral_chains']) {
      expect((await get(`${table}?select=id`)).status).toBe(200);
    }
  });

  it('W3 select picks, renames, casts and quotes columns', async () => {
    const { data } = await client
      .from('members')
      .select('name:member_name, priority::text, "company"')
      .eq('member_name', 'Garrett Holloway')
      .single();
    expect(data).toEqual({
      name: 'Garrett Holloway',
      priority: '1',
      company: 'Summit Crest Roofing',
    });
  });

  it('W3 a column can be renamed to any word, including those in our SQL', async () => {
    for (const word of ['page', 'body', 'returned', 'select', '_', 'naïve']) {
      const { data, error } = await client
        .from('members')
        .select(`"${word}":company`)
        .eq('member_name', 'Garrett Holloway');
      expect({ data, error }).toEqual({ data: [{ [word]: 'Summit Crest Roofing' }], error: null });
    }
  });

  const rows = (keep: (member: DemoMember) => boolean) =>
    demo.members
      .filter(keep)
      .map(({ member_name }) => member_name)
      .sort();
  const members = () => client.from('members').select('member_name');
  type Query = ReturnType<typeof members>;

  const filters: [string, (query: Query) => Query, (member: DemoMember) => boolean][] = [
    ['eq', (q) => q.eq('priority', 2), (m) => m.priority === 2],
    [
      'neq leaves nulls out',
      (q) => q.neq('priority', 2),
      (m) => m.priority !== null && m.priority !== 2,
    ],
    ['gt', (q) => q.gt('priority', 2), (m) => m.priority !== null && m.priority > 2],
    ['gte', (q) => q.gte('priority', 2), (m) => m.priority !== null && m.priority >= 2],
    ['lt', (q) => q.lt('priority', 2), (m) => m.priority !== null && m.priority < 2],
    ['lte', (q) => q.lte('priority', 2), (m) => m.priority !== null && m.priority <= 2],
    ['like', (q) => q.like('company', '%Plumbing%'), (m) => m.company.includes('Plumbing')],
    [
      'like with a star',
      (q) => q.like('company', '*Plumbing*'),
      (m) => m.company.includes('Plumbing'),
    ],
    ['ilike', (q) => q.ilike('company', '%PLUMBING'), (m) => /plumbing$/i.test(m.company)],
    ['in', (q) => q.in('priority', [1, 3]), (m) => m.priority === 1 || m.priority === 3],
    [
      'in, with commas and quotes in a value',
      (q) => q.in('role_alias', ['HVAC, AC Repair, Furnace Repair', 'a"b\\c']),
      (m) => m.role_alias === 'HVAC, AC Repair, Furnace Repair',
    ],
    ['in nothing', (q) => q.in('priority', []), () => false],
    ['is null', (q) => q.is('priority', null), (m) => m.priority === null],
    ['not is null', (q) => q.not('priority', 'is', null), (m) => m.priority !== null],
    [
      'not in',
      (q) => q.not('priority', 'in', '(1,2)'),
      (m) => m.priority !== null && m.priority > 2,
    ],
    ['isDistinct counts nulls', (q) => q.isDistinct('priority', 2), (m) => m.priority !== 2],
    [
      'or',
      (q) => q.or('priority.eq.1,priority.is.null'),
      (m) => m.priority === 1 || m.priority === null,
    ],
    [
      'and, or and not within each other',
      (q) =>
        q.or('and(priority.eq.1,company.like.*Roofing),not.or(priority.lte.3,priority.is.null)'),
      (m) => (m.priority === 1 && m.company.endsWith('Roofing')) || (m.priority ?? 0) > 3,
    ],
    [
      'or, with a quoted value',
      (q) => q.or('role_alias.eq."HVAC, AC Repair, Furnace Repair",company.eq."a,b(c).d"'),
      (m) => m.role_alias === 'HVAC, AC Repair, Furnace Repair',
    ],
    [
      'a quoted column',
      (q) => q.not('"priority"', 'is', null).or('"priority".eq.1,priority.eq.2'),
      (m) => m.priority === 1 || m.priority === 2,
    ],
    [
      'several on one column',
      (q) => q.gte('priority', 2).lte('priority', 3),
      (m) => m.priority === 2 || m.priority === 3,
    ],
  ];
  it.each(filters)('W3 filter %s', async (_name, filter, keep) => {
    const { data, error } = await filter(members()).overrideTypes<{ member_name: string }[]>();
    expect(error).toBeNull();
    expect(data?.map(({ member_name }) => member_name).sort()).toEqual(rows(keep));
  });

  it('W3 nulls come first or last as requested, and first when descending', async () => {
    const first = async (options: { ascending?: boolean; nullsFirst?: boolean }) => {
      const { data } = await client
        .from('members')
        .select('priority')
        .order('priority', options)
        .limit(1);
      return data?.[0]?.priority;
    };
    expect(await first({ ascending: true })).toBe(1);
    expect(await first({ ascending: true, nullsFirst: true })).toBeNull();
    expect(await first({ ascending: false, nullsFirst: true })).toBeNull();
    expect(await first({ ascending: false, nullsFirst: false })).toBe(
      Math.max(...demo.members.map(({ priority }) => priority ?? 0)),
    );
    const bare = await get('members?select=priority&order=priority.desc&limit=1');
    expect(await bare.json()).toEqual([{ priority: null }]);
  });

  it('W3 a count is returned with the page, with status 206 if there is more', async () => {
    const { data, count, status } = await client
      .from('members')
      .select('id', { count: 'exact' })
      .range(10, 14);
    expect({ count, status, rows: data?.length }).toEqual({ count: 48, status: 206, rows: 5 });
    const whole = await client.from('members').select('id', { count: 'exact' });
    expect({ count: whole.count, status: whole.status }).toEqual({ count: 48, status: 200 });
  });

  it('W3 HEAD returns the count and no body', async () => {
    const { count, data, status } = await client
      .from('members')
      .select('*', { count: 'exact', head: true })
      .eq('priority', 1);
    expect(data).toBeNull();
    expect(status).toBe(200);
    expect(count).toBe(rows((m) => m.priority === 1).length);
  });

  it('W3 Content-Range gives the rows, or a star for none', async () => {
    const range = async (query: string, headers: Record<string, string> = {}) =>
      (await get(query, { headers })).headers.get('content-range');
    expect(await range('members')).toBe('0-47/*');
    expect(await range('members?limit=5&offset=3')).toBe('3-7/*');
    expect(await range('members', { Range: '0-9', 'Range-Unit': 'items' })).toBe('0-9/*');
    expect(await range('members', { Range: '40-', Prefer: 'count=exact' })).toBe('40-47/48');
    expect(await range('members?limit=0')).toBe('*/*');
    expect(await range('members?priority=eq.99', { Prefer: 'count=exact' })).toBe('*/0');
    expect(await range('members?limit=5', { Range: '2-20' })).toBe('2-4/*');
  });

  it('W3 a range beyond the rows is 416 PGRST103 with the total', async () => {
    const beyond = await get('members?offset=49', { headers: { Prefer: 'count=exact' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('*/48');
    expect(await beyond.json()).toMatchObject({ code: 'PGRST103' });
  });

  it('W3 an invalid range is 416 PGRST103, before anything is counted', async () => {
    for (const [query, range] of [
      ['members?limit=-1', ''],
      ['members?offset=-1', ''],
      ['members', '5-2'],
    ] as const) {
      const response = await get(query, range === '' ? {} : { headers: { Range: range } });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe('*/*');
      expect(await response.json()).toMatchObject({ code: 'PGRST103' });
    }
  });

  it('W3 single returns the row, or 406 PGRST116 unless there is exactly one', async () => {
    const one = await client
      .from('members')
      .select('company')
      .eq('id', demo.members[0]?.id)
      .single();
    expect(one.data).toEqual({ company: demo.members[0]?.company });
    for (const [priority, found] of [
      [99, 0],
      [1, rows((m) => m.priority === 1).length],
    ] as const) {
      const { error, status } = await client
        .from('members')
        .select()
        .eq('priority', priority)
        .single();
      expect(status).toBe(406);
      expect(error).toMatchObject({
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: `The result contains ${found} rows`,
      });
    }
    const none = await client.from('members').select().eq('priority', 99).maybeSingle();
    expect(none).toMatchObject({ data: null, error: null });
  });

  it('W3 nulls=stripped leaves out columns that are null', async () => {
    const query = `members?select=id,role_alias&order=id`;
    const stored = demo.members
      .map(({ id, role_alias }) => (role_alias === null ? { id } : { id, role_alias }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const array = 'application/vnd.pgrst.array+json;nulls=stripped';
    const response = await get(query, { headers: { Accept: `${array}, application/json` } });
    expect(response.headers.get('content-type')).toBe(`${array}; charset=utf-8`);
    expect(await response.json()).toEqual(stored);
    const without = demo.members.find(({ role_alias }) => role_alias === null)?.id;
    const object = 'application/vnd.pgrst.object+json;nulls=stripped';
    const one = await get(`members?select=id,role_alias&id=eq.${without}`, {
      headers: { Accept: object },
    });
    expect(await one.json()).toEqual({ id: without });
    const none = await get('members?priority=eq.99', { headers: { Accept: array } });
    expect(await none.json()).toEqual([]);
  });

  const refusals: [string, string, number, string][] = [
    ['an unknown table', 'strangers', 404, 'PGRST205'],
    ['a table of another schema', 'pg_authid', 404, 'PGRST205'],
    ['a path below a table', 'members/1', 404, 'PGRST125'],
    ['an unknown column in select', 'members?select=nope', 400, '42703'],
    ['an unknown column in a filter', 'members?nope=eq.1', 400, '42703'],
    ['an unknown column deep in a filter', 'members?or=(id.is.null,and(nope.eq.1))', 400, '42703'],
    ['an unknown column in order', 'members?order=nope', 400, '42703'],
    ['a filter without an operator', 'members?priority=1', 400, 'PGRST100'],
    ['an unknown operator', 'members?priority=almost.1', 400, 'PGRST100'],
    ['an unclosed list', 'members?priority=in.(1,2', 400, 'PGRST100'],
    ['an unclosed quote', 'members?or=(company.eq."a)', 400, 'PGRST100'],
    ['a quote that ends in a backslash', 'members?order="member_name\\', 400, 'PGRST100'],
    ['an unknown direction', 'members?order=priority.up', 400, 'PGRST100'],
    ['an empty order', 'members?order=', 400, 'PGRST100'],
    ['a limit that is not a number', 'members?limit=ten', 400, 'PGRST100'],
    ['a parameter given twice', 'members?limit=1&limit=2', 400, 'PGRST100'],
    ['is with a value', 'members?priority=is.3', 400, 'PGRST100'],
    ['a NUL character', 'members?company=eq.%00', 400, 'PGRST100'],
    ['a value of the wrong type', 'members?priority=eq.high', 400, '22P02'],
    ['an id that is not a UUID', 'members?id=eq.1', 400, '22P02'],
    ['a number too large', 'members?priority=eq.99999999999', 400, '22003'],
    ['a pattern on a number', 'members?priority=like.1', 400, '42883'],
  ];
  it.each(refusals)("W3 %s is refused in PostgREST's shape", async (_name, query, status, code) => {
    const response = await get(query);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      code,
      message: expect.any(String),
      details: code === 'PGRST100' ? expect.toBeOneOf([expect.any(String), null]) : null,
      hint: expect.toBeOneOf([expect.any(String), null]),
    });
  });

  it('W3 Accept, schema and strict preferences that cannot be met are refused', async () => {
    const code = async (headers: Record<string, string>) => {
      const response = await get('members', { headers });
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await code({ Accept: 'text/csv' })).toEqual([406, 'PGRST107']);
    expect(await code({ 'Accept-Profile': 'auth' })).toEqual([406, 'PGRST106']);
    expect(await code({ Prefer: 'handling=strict, colour=red' })).toEqual([400, 'PGRST122']);
    const lenient = await get('members', { headers: { Prefer: 'colour=red, count=exact' } });
    expect(lenient.status).toBe(200);
    expect(lenient.headers.get('preference-applied')).toBe('count=exact');
  });

  it('W3 an invalid bearer token is 401 with WWW-Authenticate', async () => {
    const response = await get('members', {
      headers: { apikey: key, Authorization: 'Bearer a.b.c' },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('Bearer');
    expect(await response.json()).toMatchObject({ code: 'PGRST301' });
  });

  it('W3 other origins may read, and see the range', async () => {
    const preflight = await get('members', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://elsewhere.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'apikey,authorization,prefer',
      },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey');
    const response = await get('members', { headers: { Origin: 'https://elsewhere.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  const attack = `x"; drop table members; --`;
  const payloads = [
    attack,
    `' or 1=1 --`,
    `1); select pg_sleep(9); --`,
    '$1',
    '""',
    '\\',
    '\u2028',
  ];
  const places: [string, (payload: string) => string][] = [
    ['select', (p) => `members?select=${p}`],
    ['a quoted select', (p) => `members?select="${p}"`],
    ['an alias', (p) => `members?select="${p}":id`],
    ['a cast', (p) => `members?select=id::${p}`],
    ['order', (p) => `members?order=${p}`],
    ['a direction', (p) => `members?order=id.${p}`],
    ['a filter column', (p) => `members?${p}=eq.1`],
    ['a quoted filter column', (p) => `members?"${p}"=eq.1`],
    ['an operator', (p) => `members?id=${p}.1`],
    ['a filter value', (p) => `members?company=eq.${p}`],
    ['a list', (p) => `members?company=in.(${p})`],
    ['a logic tree', (p) => `members?or=(${p}.eq.1)`],
    ['columns', (p) => `members?columns=${p}`],
    ['limit', (p) => `members?limit=${p}`],
    ['the path', (p) => p],
  ];
  it.each(places)('R2 SQL in %s stays text', async (_name, place) => {
    for (const payload of payloads) {
      const response = await get(place(encodeURIComponent(payload)));
      expect(response.status, payload).toBeLessThan(500);
      await response.arrayBuffer();
    }
    const { count } = await client.from('members').select('*', { count: 'exact', head: true });
    expect(count).toBe(48);
  });

  it('W3 a long filter works', async () => {
    const response = await get(`members?company=eq.${'x'.repeat(20_000)}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([]);
  });

  it('W3 an overlong address is refused, and the server keeps running', async () => {
    const response = await get(`members?company=eq.${'x'.repeat(100_000)}`);
    expect([414, 431]).toContain(response.status);
    expect((await get('members?limit=1')).status).toBe(200);
  });

  it('W3 filters nested a thousand levels deep are refused', async () => {
    const nested = `${'and('.repeat(1000)}id.is.null${')'.repeat(1000)}`;
    expect((await get(`members?or=(${nested})`)).status).toBe(400);
  });
});
