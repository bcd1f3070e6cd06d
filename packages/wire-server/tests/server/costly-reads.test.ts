/** Reads that ask for too much are refused, or cost no more than the rows they return. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeDataApi } from './describe-data-api.ts';

const many = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(',');

const LONG_ROWS = `
  create table long_rows (id int primary key, text text);
  insert into long_rows select n, repeat('x', 1024 * 1024) from generate_series(1, 5) as n;
  grant select on long_rows to anon, authenticated;
  create view slow_rows as select pg_sleep(0.2)::text as text;
  grant select on slow_rows to anon;`;

describeDataApi('a costly read', LONG_ROWS, (api) => {
  /** Without what the server stores about the caller meanwhile. */
  const reads = () => api().statements.filter((sql) => sql.includes('"public"'));

  test.each(['company,company', 'company,company:company,company', many(2000, () => 'company')])(
    'W3 a repeated column is read once',
    async (select) => {
      const { status } = await api().ask(`members?select=${select}&limit=1`);
      expect(status).toBe(200);
      expect(reads()).toEqual([expect.stringContaining('select "company" as "company" from')]);
    },
  );

  test('W3 a column beside * is read once', async () => {
    await api().ask('members?select=*,company,*&limit=1');
    expect(reads()).toEqual([expect.stringContaining('select * from')]);
  });

  test.each(['a:company,b:company', 'company,b:company', 'company,company::text', '*,b:company'])(
    'W3 a column selected in two forms is refused: %s',
    async (select) => {
      const { status, body } = await api().ask(`members?select=${select}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'PGRST100',
        message: "column 'company' is selected more than once",
      });
    },
  );

  test('W3 a column orders the rows once', async () => {
    await api().ask(`members?select=id&order=priority.desc,${many(500, () => 'priority')},id`);
    expect(api().statements).toEqual([
      expect.stringContaining('order by "priority" desc, "id" asc limit'),
    ]);
  });

  test.each([
    ['and', `and=(${many(101, (n) => `id.neq.${n}`)})`],
    [
      'not.or',
      `not.or=(or(${many(60, (n) => `company.eq.${n}`)}),${many(60, (n) => `phone.eq.${n}`)})`,
    ],
    ['columns', Array.from({ length: 101 }, (_, n) => `company=neq.${n}`).join('&')],
  ])('W3 a query has a hundred filters at most, in %s', async (_where, filters) => {
    const { status, body } = await api().ask(`members?${filters}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'PGRST100',
      message: 'A query may have 100 filters at most',
    });
  });

  test('W3 a list of a thousand values is one filter', async () => {
    const { status } = await api().ask(`members?company=in.(${many(1000, (n) => `c${n}`)})`);
    expect(status).toBe(200);
  });

  test.each(['like', 'ilike'])('W3 patterns of %s have 2,000 characters at most', async (kind) => {
    const patterns = (length: number) =>
      `members?or=(company.${kind}.${'*a'.repeat(500)},not.and(phone.${kind}.${'a'.repeat(length)}))`;
    expect((await api().ask(patterns(1000))).status).toBe(200);
    expect((await api().ask(patterns(1001))).status).toBe(400);
  });

  test('W3 a page over 4 MiB is refused with a remedy, a smaller one is not', async () => {
    const { status, body } = await api().ask('long_rows?select=text');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: '54000',
      hint: 'Ask for fewer rows with limit=, or fewer columns with select=.',
    });
    expect((await api().ask('long_rows?select=text&limit=3')).status).toBe(200);
    expect(
      (await api().ask('long_rows?select=id', { headers: { Prefer: 'count=exact' } })).status,
    ).toBe(200);
  });

  test('W3 a network that took its allowance of slow reads, on any server, waits; users do not', async () => {
    const key = createHash('sha256').update('slow reads 127.0.0.1').digest('hex');
    await api().sql(
      `insert into auth_service.allowances values ('${key}', now() + interval '79 seconds')
       on conflict (key_hash) do update set whole_at = excluded.whole_at`,
    );
    expect((await api().ask('slow_rows')).status).toBe(200);
    // The read is counted after its response.
    await expect.poll(async () => (await api().ask('members?limit=1')).status).toBe(429);
    const { headers, body } = await api().ask('members?limit=1');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(30);
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(body).toMatchObject({ code: 'over_request_rate_limit' });
    expect((await api().ask('members?limit=1', { role: 'authenticated' })).status).toBe(200);
  });
});
