/** The tables whose rows are limited in number, also when many are added at once (K5, E1). */
import { describe, expect, test } from 'vitest';
import { chapterApi } from './chapter-api.ts';

/** The most rows of each table, what fills it, and a row of its own for each number. */
const LIMITS = {
  own_categories: {
    most: 500,
    fill: `name) select 'Trade ' || n`,
    row: (n: number) => ({ name: `New ${n}` }),
  },
  own_words: {
    most: 500,
    fill: `say) select 'word ' || n`,
    row: (n: number) => ({ say: `new ${n}` }),
  },
  expectations: {
    most: 20_000,
    fill: `need, kind) select 'need ' || n, 'nobody'`,
    row: (n: number) => ({ need: `new ${n}`, kind: 'nobody' }),
  },
};
const AT_ONCE = 20;
/** Fewer than are added at once. */
const FREE = 5;

const api = chapterApi();

function post(table: string, body: object, Prefer = 'return=minimal') {
  return api.ask(table, { method: 'POST', role: 'authenticated', body, headers: { Prefer } });
}

async function countOf(table: string): Promise<number> {
  const [row] = await api.sql(`select count(*)::int as rows from public.${table}`);
  return Number(row?.rows);
}

test('K5 E1 every table with such a limit is tested here', async () => {
  const limited = await api.sql(
    `select tgrelid::regclass::text as name, encode(tgargs, 'escape') as most from pg_trigger
     where tgfoid = 'public.limit_rows'::regproc order by 1`,
  );
  expect(limited.map(({ name, most }) => [name, Number.parseInt(String(most), 10)])).toEqual(
    Object.entries(LIMITS)
      .map(([name, { most }]) => [name, most])
      .sort(),
  );
});

describe.each(Object.entries(LIMITS))('in %s', (table, { most, fill, row }) => {
  const fillUpTo = async (rows: number) => {
    const missing = rows - (await countOf(table));
    await api.sql(`insert into public.${table} (${fill} from generate_series(1, ${missing}) n`);
  };

  test('K5 E1 the limit holds when many rows are added at once', async () => {
    await fillUpTo(most - FREE);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => post(table, row(n))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(FREE);
    expect(await countOf(table)).toBe(most);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body).toMatchObject({
      code: '23514',
      message: `There are ${most.toLocaleString('en-US')} already. Delete some that are no longer needed first.`,
    });
  });

  test('K5 E1 a request waits for another that may take the last place', async () => {
    await fillUpTo(most - 1);
    const driver = api.database().openDriver();
    const late = await driver.transaction(async (tx) => {
      await tx.query(`insert into public.${table} (${fill} from generate_series(-1, -1) n`);
      const asked = post(table, row(1));
      await expect
        .poll(() =>
          api.sql(
            `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
          ),
        )
        .toEqual([{ waiting: 1 }]);
      return { asked };
    });
    await driver.close();
    expect((await late.asked).status).toBe(400);
    expect(await countOf(table)).toBe(most);
  });

  test('K5 E1 a full table refuses a request as a whole, and lets rows be changed', async () => {
    await fillUpTo(most - 1);
    expect((await post(table, [row(1), row(2)])).status).toBe(400);
    expect(await countOf(table)).toBe(most - 1);
    await post(table, row(1));
    const [full] = await api.sql(`select * from public.${table} limit 1`);
    expect((await post(table, { ...full }, 'resolution=merge-duplicates')).status).toBe(200);
  });
});
