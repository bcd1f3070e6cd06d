/** What visitors may add to `demand` and `told_words`, and that strangers can neither read, flood nor forge them (N). */
import { describe, expect, test } from 'vitest';
import { chapterApi } from './chapter-api.ts';

/** The limits in supabase/migrations/…_demand.sql. */
const PROFESSIONS_A_DAY = 100;
const TIMES_A_DAY = 100;
const ROWS_OF_A_REQUEST = 4;
const DAYS_KEPT = 400;
const WORDS_A_DAY = 50;
const WORDS_IN_ALL = 2000;

const TODAY = `(now() at time zone 'utc')::date`;

const api = chapterApi();

const askFor = (profession: unknown, headers = {}) =>
  api.ask('asked_for', { method: 'POST', body: { profession }, headers });

const tell = (words: unknown, more = {}, headers = {}) =>
  api.ask('tell_chapter', {
    method: 'POST',
    body: { words, answered: 'not-understood', profession: null, ...more },
    headers,
  });

const demand = () =>
  api.sql('select day::text, profession, asked from public.demand order by profession, day');

const toldWords = () =>
  api.sql('select words, answered, profession from public.told_words order by words');

const fillDay = (professions: number, asked: number) =>
  api.sql(
    `insert into public.demand select ${TODAY}, 'Seat ' || n, ${asked} from generate_series(1, ${professions}) n`,
  );

const today = async () => (await api.sql(`select ${TODAY}::text as day`))[0]?.day;

describe('counting what was asked for', () => {
  test('N1 a request is counted under its day, and a row has only a day, a profession and a count', async () => {
    for (const _ of [1, 2, 3]) {
      expect(await askFor('Farm Stand')).toMatchObject({ status: 201, body: null });
    }
    await askFor('Photographer');
    const day = await today();
    expect(await demand()).toEqual([
      { day, profession: 'Farm Stand', asked: 3 },
      { day, profession: 'Photographer', asked: 1 },
    ]);
    expect(
      await api.sql(
        `select column_name as name from information_schema.columns
         where table_schema = 'public' and table_name = 'demand' order by ordinal_position`,
      ),
    ).toEqual([{ name: 'day' }, { name: 'profession' }, { name: 'asked' }]);
  });

  test('N1 concurrent requests are all counted', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, i) => askFor(`Seat ${i % 2}`)));
    expect(await demand()).toMatchObject([{ asked: 20 }, { asked: 20 }]);
  });

  test.each(['Etc/GMT+12', 'Etc/GMT-14'])(
    'N1 the day is in UTC, even for a session in %s',
    async (zone) => {
      await api.sql(`do $$ begin
      perform set_config('timezone', '${zone}', true);
      insert into public.asked_for values ('Farm Stand');
    end $$`);
      expect(await demand()).toEqual([{ day: await today(), profession: 'Farm Stand', asked: 1 }]);
    },
  );

  test('N1 the next request deletes counts older than 400 days', async () => {
    await api.sql(
      `insert into public.demand select ${TODAY} - days, 'Old', 1
       from unnest(array[${DAYS_KEPT + 100}, ${DAYS_KEPT + 1}, ${DAYS_KEPT}]) as days`,
    );
    await askFor('Farm Stand');
    expect(
      await api.sql(`select (${TODAY} - day)::int as age from public.demand order by day`),
    ).toEqual([{ age: DAYS_KEPT }, { age: 0 }]);
  });

  test('N1 nothing is counted while the setting is off', async () => {
    await api.sql('update public.chapter_settings set counts_demand = false');
    expect(await askFor('Farm Stand')).toMatchObject({ status: 201 });
    expect(await demand()).toEqual([]);
    await api.sql('update public.chapter_settings set counts_demand = true');
    await askFor('Farm Stand');
    expect(await demand()).toHaveLength(1);
  });
});

describe('a stranger who floods', () => {
  test('N2 cannot count a profession more than 100 times a day', async () => {
    await fillDay(1, TIMES_A_DAY - 1);
    await Promise.all(Array.from({ length: 20 }, () => askFor('Seat 1')));
    expect(await demand()).toMatchObject([{ asked: TIMES_A_DAY }]);
  });

  test('N2 cannot add a 101st profession to a day, even concurrently; known ones still count', async () => {
    await fillDay(PROFESSIONS_A_DAY - 1, 1);
    await Promise.all(Array.from({ length: 20 }, (_, i) => askFor(`Made up ${i}`)));
    await askFor('Seat 1');
    const rows = await demand();
    expect(rows).toHaveLength(PROFESSIONS_A_DAY);
    expect(rows.find(({ profession }) => profession === 'Seat 1')).toMatchObject({ asked: 2 });
  });

  test('N2 a request waits for another that may take the last place of a day', async () => {
    await fillDay(PROFESSIONS_A_DAY - 1, 1);
    const driver = api.database().openDriver();
    const late = await driver.transaction(async (tx) => {
      await tx.query(`insert into public.asked_for values ('First')`);
      const asked = askFor('Second');
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
    await late.asked;
    expect(await demand()).toHaveLength(PROFESSIONS_A_DAY);
  });

  test('N2 can send at most four rows in a request', async () => {
    const send = (table: string, rows: number, row: (i: number) => object) =>
      api.ask(table, { method: 'POST', body: Array.from({ length: rows }, (_, i) => row(i)) });
    const seat = (i: number) => ({ profession: `Seat ${i}` });
    const words = (i: number) => ({ words: `Word ${i}`, answered: 'hint', profession: null });
    expect(await send('asked_for', ROWS_OF_A_REQUEST + 1, seat)).toMatchObject({ status: 413 });
    expect(await send('tell_chapter', 20_000, words)).toMatchObject({ status: 413 });
    expect([await demand(), await toldWords()]).toEqual([[], []]);
    // The limit applies to each request separately.
    for (const from of [0, ROWS_OF_A_REQUEST]) {
      const { status } = await send('asked_for', ROWS_OF_A_REQUEST, (i) => seat(from + i));
      expect(status).toBe(201);
    }
    expect(await demand()).toHaveLength(2 * ROWS_OF_A_REQUEST);
  });

  test.each([['', ' ', null, ' Roofer', 'Roofer ', 'Two\nlines', 'A\ttab', 'x'.repeat(101)]])(
    'N2 can add only a single line of 1 to 100 characters',
    async (...texts) => {
      for (const text of texts) expect((await askFor(text)).status).toBe(201);
      expect(await demand()).toEqual([]);
      await askFor('🌻'.repeat(100));
      expect(await demand()).toHaveLength(1);
    },
  );

  test('N3 can add at most 50 texts a day and 2000 in all, each a single line of 1 to 200 characters', async () => {
    for (const text of ['', '  ', null, 'Two\nlines', 'x'.repeat(201)]) {
      expect((await tell(text)).status).toBe(201);
    }
    await tell('fine', { answered: 'whatever' });
    await tell('fine', { profession: 'x'.repeat(101) });
    expect(await toldWords()).toEqual([]);
    await Promise.all(Array.from({ length: 60 }, (_, i) => tell(`Word ${i}`)));
    expect(await toldWords()).toHaveLength(WORDS_A_DAY);
    await api.sql(
      `insert into public.told_words (day, words, answered)
       select ${TODAY} - 1 - n % 300, 'Older ' || n, 'hint' from generate_series(1, ${WORDS_IN_ALL - WORDS_A_DAY - 1}) n`,
    );
    await api.sql(`update public.told_words set day = ${TODAY} - 1`);
    await Promise.all(Array.from({ length: 20 }, (_, i) => tell(`New ${i}`)));
    expect(await toldWords()).toHaveLength(WORDS_IN_ALL);
  });
});

describe('a stranger who reads, counts or forges', () => {
  const VISITOR = ['demand', 'told_words', 'seat_states', 'asked_for', 'tell_chapter'];

  test.each(VISITOR)('N2 cannot read %s', async (table) => {
    await askFor('Farm Stand');
    await tell('bees in the wall');
    for (const query of ['', '?limit=0', '?select=profession', '?profession=eq.Farm%20Stand']) {
      const headers = { Prefer: 'count=exact' };
      const { status, body, headers: got } = await api.ask(`${table}${query}`, { headers });
      expect({ status, body, range: got.get('content-range') }).toMatchObject({
        status: 401,
        body: { code: '42501' },
        range: null,
      });
    }
  });

  test('N2 can neither choose the day or count, nor change or delete anything', async () => {
    await askFor('Farm Stand');
    const before = await demand();
    const attempts: [string, string, object?][] = [
      ['POST', 'asked_for', { profession: 'Roofer', asked: 99 }],
      ['POST', 'asked_for', { profession: 'Roofer', day: '2026-01-01' }],
      ['POST', 'asked_for?on_conflict=profession', { profession: 'Farm Stand' }],
      ['PATCH', 'asked_for?profession=eq.Farm%20Stand', { profession: 'Roofer' }],
      ['DELETE', 'asked_for?profession=eq.Farm%20Stand'],
      ['POST', 'demand', { day: '2026-01-01', profession: 'Roofer', asked: 99 }],
      ['PATCH', 'demand?profession=eq.Farm%20Stand', { asked: 99 }],
      ['DELETE', 'demand?profession=eq.Farm%20Stand'],
      ['POST', 'told_words', { day: '2026-01-01', words: 'x', answered: 'hint' }],
      ['POST', 'tell_chapter', { words: 'x', answered: 'hint', day: '2026-01-01' }],
      ['POST', 'seat_states', { profession: 'Farm Stand', state: 'filled' }],
    ];
    for (const [method, path, body] of attempts) {
      const headers = { Prefer: 'resolution=merge-duplicates' };
      const { status } = await api.ask(path, { method, body, headers });
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
    }
    expect(await demand()).toEqual(before);
    expect(await toldWords()).toEqual([]);
    expect(await api.sql('select * from public.seat_states')).toEqual([]);
  });

  test.each([
    ['no preference', {}],
    ['a count', { Prefer: 'count=exact' }],
    ['its rows', { Prefer: 'return=representation' }],
    ['their address', { Prefer: 'return=headers-only, count=exact' }],
    ['one object', { Accept: 'application/vnd.pgrst.object+json' }],
    ['a merge', { Prefer: 'resolution=merge-duplicates' }],
  ])(
    'N2 gets the same response whether the row was kept or dropped, with %s',
    async (_, headers) => {
      const answersOf = async (ask: () => ReturnType<typeof askFor>) => {
        const { status, body, headers: got } = await ask();
        return { status, body, headers: [...got].filter(([name]) => name !== 'date') };
      };
      const known = () => answersOf(() => askFor('Seat 1', headers));
      const unknown = () => answersOf(() => askFor('Made up', headers));
      const invalid = () => answersOf(() => askFor('', headers));
      const words = () => answersOf(() => tell('bees in the wall', {}, headers));

      const fresh = await unknown();
      const firstWords = await words();
      await api.sql('delete from public.demand');
      await fillDay(PROFESSIONS_A_DAY, TIMES_A_DAY);
      await api.sql(
        `insert into public.told_words (day, words, answered)
       select ${TODAY}, 'Word ' || n, 'hint' from generate_series(1, ${WORDS_A_DAY}) n`,
      );
      expect(await known()).toEqual(fresh);
      expect(await unknown()).toEqual(fresh);
      expect(await invalid()).toEqual(fresh);
      expect(await words()).toEqual(firstWords);
      await api.sql('update public.chapter_settings set counts_demand = false');
      expect(await unknown()).toEqual(fresh);
    },
  );

  test('N2 learns nothing from response times, since no request waits for the disk', async () => {
    const settingAfter = async (insert: string) => {
      // The last statement of the block raises the setting as its message.
      const told = api.sql(`do $$ begin
        ${insert};
        raise exception '%', current_setting('synchronous_commit');
      end $$`);
      return told.then(
        () => 'no error',
        (error: Error) => error.message,
      );
    };
    const kept = `insert into public.asked_for values ('Farm Stand')`;
    const dropped = `insert into public.asked_for values ('')`;
    const words = `insert into public.tell_chapter values ('bees', 'hint', null)`;
    for (const insert of [kept, dropped, words]) {
      expect(await settingAfter(insert)).toBe('off');
    }
    expect(await settingAfter('perform 1')).toBe('on');
  });

  test.each(['demand', 'told_words', 'seat_states'])(
    'R2 row-level security of %s refuses a visitor who was granted all privileges',
    async (table) => {
      await askFor('Farm Stand');
      await tell('bees in the wall');
      await api.sql(`insert into public.seat_states values ('Farm Stand', 'invited')`);
      await api.sql(`grant all on public.${table} to anon`);
      const rows = () => api.sql(`select * from public.${table}`);
      const before = await rows();
      expect(before).toHaveLength(1);
      const column = table === 'told_words' ? 'words' : 'profession';
      const filter = `${table}?${column}=not.is.null`;
      expect(await api.ask(filter)).toMatchObject({ body: [] });
      expect((await api.ask(table, { method: 'POST', body: before[0] ?? {} })).status).toBe(401);
      await api.ask(filter, { method: 'PATCH', body: { [column]: 'Mine' } });
      await api.ask(filter, { method: 'DELETE' });
      expect(await rows()).toEqual(before);
    },
  );
});

describe('words sent to the chapter', () => {
  test('N3 are kept trimmed, with their day and how they were answered, until an editor deletes them', async () => {
    await tell('  the bee lady ', { answered: 'hint', profession: 'Pest Control' });
    const read = await api.ask('told_words', { role: 'authenticated' });
    expect(read.body).toEqual([
      {
        id: expect.any(String),
        day: await today(),
        words: 'the bee lady',
        answered: 'hint',
        profession: 'Pest Control',
      },
    ]);
    const [{ id }] = read.body as [{ id: string }];
    await api.ask(`told_words?id=eq.${id}`, { role: 'authenticated', method: 'DELETE' });
    expect(await toldWords()).toEqual([]);
  });

  test('N3 cannot be read after 400 days, and are deleted when the next ones arrive', async () => {
    const add = (age: number) =>
      api.sql(
        `insert into public.told_words (day, words, answered) values (${TODAY} - ${age}, 'old', 'hint')`,
      );
    const read = async () => (await api.ask('told_words', { role: 'authenticated' })).body;
    await add(DAYS_KEPT);
    expect(await read()).toHaveLength(1);
    await api.sql('delete from public.told_words');
    await add(DAYS_KEPT + 1);
    expect(await read()).toEqual([]);
    await tell('new');
    expect(await toldWords()).toMatchObject([{ words: 'new' }]);
  });
});

test('N4 the state of a seat records its start and who set it, even if the request names someone else', async () => {
  const save = (body: object, role: 'authenticated' | 'service_role' = 'authenticated') =>
    api.ask('seat_states', {
      role,
      method: 'POST',
      body: { profession: 'Farm Stand', ...body },
      headers: { Prefer: 'resolution=merge-duplicates, return=representation' },
    });
  const invited = await save({ state: 'invited', since: null, set_by: 'forged@example.com' });
  expect(invited.body).toMatchObject([{ state: 'invited', set_by: 'ann@example.com' }]);
  const [{ since }] = invited.body as [{ since: string }];
  expect((await save({ state: 'filled', since: null })).body).toMatchObject([{ state: 'filled' }]);
  // Restored to an earlier state.
  expect((await save({ state: 'invited', since })).body).toMatchObject([
    { state: 'invited', since },
  ]);
  expect((await save({ state: 'closed' })).status).toBe(400);
  // The operator has no address.
  const byOperator = await save({ state: 'filled', set_by: 'forged@example.com' }, 'service_role');
  expect(byOperator.body).toMatchObject([{ set_by: null }]);
});
