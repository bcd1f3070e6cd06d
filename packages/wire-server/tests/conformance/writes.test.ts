/** Writes of the data API, made over HTTP by the real client library as a signed-in user. */
import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, describe, expect } from 'vitest';
import { anonymousClient, headersOf, signedInClient } from './clients.ts';
import { describeTarget } from './describe-target.ts';

/** The chapter or note of every row these tests write, by which they find and delete it. */
const MARK = `Conformance ${randomUUID()}`;

const MEMBER = { member_name: 'Ines Calloway', profession_role: 'Beekeeper', chapter: MARK };
const CHAIN = {
  scenario: 'Swarm in the chimney',
  roles_sequence: 'Beekeeper → Roofer',
  script_template: '{role1_name} takes the bees, {role2_name} mends the roof.',
  notes: MARK,
};

describeTarget('writes', (it, target) => {
  let client: SupabaseClient;
  let headers: Record<string, string>;

  beforeAll(async () => {
    client = await signedInClient(target());
    headers = await headersOf(client);
  });
  afterEach(async () => {
    await client.from('members').delete().eq('chapter', MARK);
    await client.from('referral_chains').delete().eq('notes', MARK);
  });

  const written = async (columns = '*') =>
    (await client.from('members').select(columns).eq('chapter', MARK).order('member_name')).data;

  /** A request the library cannot make. */
  const send = (method: string, query: string, body?: unknown, more: Record<string, string> = {}) =>
    fetch(`${target().url}/rest/v1/${query}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json', ...more },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  it('W2 a member with only a name and a profession gets priority 3 and an id', async () => {
    const { data, status, statusText, error } = await client.from('members').insert(MEMBER);
    expect({ data, status, statusText, error }).toEqual({
      data: null,
      status: 201,
      statusText: 'Created',
      error: null,
    });
    expect(await written()).toMatchObject([
      {
        ...MEMBER,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        priority: 3,
        company: null,
        contact_info: null,
        role_alias: null,
        phone: null,
        email: null,
        website: null,
        sphere: null,
        version: 1,
      },
    ]);
  });

  it('W2 a member with every field is replaced by id, then deleted by id', async () => {
    const id = randomUUID();
    const whole = {
      ...MEMBER,
      id,
      company: 'Golden Hive',
      contact_info: '(555) 555-0142',
      role_alias: 'Apiarist, bee removal',
      priority: 2,
      phone: '(555) 555-0142',
      email: 'ines@example.com',
      website: 'https://hive.example.com',
      sphere: 'Other Services',
    };
    expect((await client.from('members').insert(whole)).status).toBe(201);
    expect(await written()).toMatchObject([{ ...whole, version: 1 }]);

    const changed = { ...whole, company: 'Silver Hive', priority: 1, website: null, phone: null };
    const update = await client.from('members').update(changed).eq('id', id);
    expect(update).toMatchObject({ data: null, status: 204, error: null });
    expect(await written()).toMatchObject([{ ...changed, version: 2 }]);

    const removal = await client.from('members').delete().eq('id', id);
    expect(removal).toMatchObject({ data: null, status: 204, error: null });
    expect(await written()).toEqual([]);
  });

  it('W2 a chain with its three fields and the optional two is changed and deleted', async () => {
    const chains = () => client.from('referral_chains');
    const bare = { ...CHAIN, notes: undefined };
    const first = await chains().insert(bare).select().single();
    expect(first.data).toMatchObject({
      ...CHAIN,
      id: expect.any(String),
      notes: null,
      trigger_keywords: null,
      version: 1,
    });
    const { id } = first.data;
    const full = {
      ...CHAIN,
      trigger_keywords: 'bees, swarm',
      roles_sequence: 'Beekeeper → Mason → Roofer',
    };
    const second = await chains()
      .update({ id, ...full })
      .eq('id', id)
      .select();
    expect(second).toMatchObject({ status: 200, data: [{ id, ...full }] });
    expect(await chains().delete().eq('id', id).select('id')).toMatchObject({ data: [{ id }] });
    expect((await chains().select('id').eq('id', id)).data).toEqual([]);
  });

  describe('W2 a row counts its saves', () => {
    const members = () => client.from('members');
    const add = async (member_name: string) =>
      (
        await members()
          .insert({ ...MEMBER, member_name })
          .select()
          .single()
      ).data;
    const stale = { status: 409, error: { code: 'PT409' } };

    it('and a save of an outdated version is refused', async () => {
      const read = await add('Ines Calloway');
      const first = await members()
        .update({ ...read, company: 'Golden Hive' })
        .eq('id', read.id)
        .select();
      expect(first.data).toEqual([{ ...read, company: 'Golden Hive', version: 2 }]);
      const second = await members()
        .update({ ...read, company: 'Silver Hive' })
        .eq('id', read.id);
      expect(second).toMatchObject(stale);
      expect(await written()).toEqual(first.data);
    });

    it('and a save without a version overwrites', async () => {
      const { id } = await add('Ines Calloway');
      await members().update({ company: 'Golden Hive' }).eq('id', id);
      const { status } = await members().update({ phone: '(555) 555-0142' }).eq('id', id);
      expect(status).toBe(204);
      expect(await written('company,phone,version')).toEqual([
        { company: 'Golden Hive', phone: '(555) 555-0142', version: 3 },
      ]);
    });

    it('and one outdated row in a batch refuses the whole batch', async () => {
      const rows = [await add('Ann Archer'), await add('Bo Baker')];
      await members().update({ company: 'Baker and Sons' }).eq('id', rows[1].id);
      const before = await written();
      const changed = rows.map((row) => ({ ...row, company: 'Imported' }));
      const added = { ...rows[0], id: randomUUID(), member_name: 'Cleo Cask' };
      expect(await members().upsert([...changed, added])).toMatchObject(stale);
      expect(await written()).toEqual(before);
      changed[1].version = 2;
      expect((await members().upsert([...changed, added])).error).toBeNull();
      expect(await written('company,version')).toEqual([
        { company: 'Imported', version: 2 },
        { company: 'Imported', version: 3 },
        { company: null, version: 1 },
      ]);
    });
  });

  it('W2 five thousand members are imported at once and read in pages', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => ({
      ...MEMBER,
      member_name: `Member ${String(n).padStart(4, '0')}`,
      company: `Company ${n}, known for "quotes", commas and the letter ñ`,
      role_alias: 'A, list, of, several, other, names, of, the, role',
      contact_info: `member${n}@example.com`,
      website: `https://member-${n}.example.com/about`,
    }));
    const { status, error, count } = await client.from('members').insert(rows, { count: 'exact' });
    expect({ status, error, count }).toEqual({ status: 201, error: null, count: 5000 });
    const { data } = await client
      .from('members')
      .select('member_name')
      .eq('chapter', MARK)
      .order('member_name')
      .range(4990, 4999);
    expect(data?.at(-1)).toEqual({ member_name: 'Member 4999' });
    const removal = await client.from('members').delete({ count: 'exact' }).eq('chapter', MARK);
    expect(removal.count).toBe(5000);
  });

  it('W3 insert with select returns the rows with the requested columns, casts and names', async () => {
    const { data, status } = await client
      .from('members')
      .insert({ ...MEMBER, priority: 2 })
      .select('name:member_name, priority::text, "company"');
    expect(status).toBe(201);
    expect(data).toEqual([{ name: 'Ines Calloway', priority: '2', company: null }]);
  });

  it('W3 a missing key in one of several rows is null, or the default if requested', async () => {
    const rows = [
      { ...MEMBER, member_name: 'A', priority: 1 },
      { ...MEMBER, member_name: 'B', company: 'B and Sons' },
    ];
    await client.from('members').insert(rows);
    expect(await written('member_name,priority,company')).toEqual([
      { member_name: 'A', priority: 1, company: null },
      { member_name: 'B', priority: null, company: 'B and Sons' },
    ]);
    await client.from('members').delete().eq('chapter', MARK);
    await client.from('members').insert(rows, { defaultToNull: false });
    expect(await written('member_name,priority')).toEqual([
      { member_name: 'A', priority: 1 },
      { member_name: 'B', priority: 3 },
    ]);
  });

  it('W3 columns selects from the body and ignores the rest', async () => {
    const body = { ...MEMBER, company: 'kept out', nonsense: 1 };
    const response = await send(
      'POST',
      'members?columns="member_name",profession_role,chapter',
      body,
    );
    expect(response.status).toBe(201);
    expect(await written('company,member_name')).toEqual([
      { company: null, member_name: 'Ines Calloway' },
    ]);
  });

  it('W3 an empty array is 201 without rows', async () => {
    const { data, status, error } = await client.from('members').insert([]).select();
    expect({ data, status, error }).toEqual({ data: [], status: 201, error: null });
  });

  it('W3 update returns what it changed, or [] when nothing matched', async () => {
    await client.from('members').insert([
      { ...MEMBER, member_name: 'A' },
      { ...MEMBER, member_name: 'B' },
    ]);
    const changed = await client
      .from('members')
      .update({ company: 'Hive' }, { count: 'exact' })
      .eq('chapter', MARK)
      .select('member_name,company')
      .order('member_name', { ascending: false });
    expect(changed).toMatchObject({
      status: 200,
      count: 2,
      data: [
        { member_name: 'B', company: 'Hive' },
        { member_name: 'A', company: 'Hive' },
      ],
    });
    const none = await client
      .from('members')
      .update({ company: 'x' })
      .eq('id', randomUUID())
      .select();
    expect(none).toMatchObject({ status: 200, data: [], error: null });
    const quiet = await client.from('members').update({ company: 'x' }).eq('id', randomUUID());
    expect(quiet).toMatchObject({ status: 204, data: null, error: null });
  });

  it('W3 an update of nothing changes nothing', async () => {
    await client.from('members').insert(MEMBER);
    const before = await written();
    expect(await client.from('members').update({}).eq('chapter', MARK)).toMatchObject({
      status: 204,
    });
    expect(await client.from('members').update({}).eq('chapter', MARK).select()).toMatchObject({
      status: 200,
      data: [],
    });
    expect(await written()).toEqual(before);
  });

  it('W3 update and delete apply filters joined by or', async () => {
    const names = ['A', 'B', 'C', 'D'];
    await client.from('members').insert(names.map((member_name) => ({ ...MEMBER, member_name })));
    await client
      .from('members')
      .update({ priority: 5 })
      .eq('chapter', MARK)
      .or('member_name.eq.A,and(member_name.gt.A,member_name.lt.C)');
    expect(
      (await client.from('members').select('member_name').match({ chapter: MARK, priority: 5 }))
        .data,
    ).toHaveLength(2);
    const gone = await client
      .from('members')
      .delete()
      .eq('chapter', MARK)
      .in('member_name', ['C', 'D', 'E'])
      .select('member_name');
    expect(gone.status).toBe(200);
    expect(gone.data?.map(({ member_name }) => member_name).sort()).toEqual(['C', 'D']);
    expect(await written('member_name')).toEqual([{ member_name: 'A' }, { member_name: 'B' }]);
  });

  it('W3 upsert inserts a row (201), changes an existing one (200), or leaves it', async () => {
    const id = randomUUID();
    const members = () => client.from('members');
    expect(await members().upsert({ ...MEMBER, id })).toMatchObject({ status: 201, data: null });
    const merged = await members()
      .upsert({ ...MEMBER, id, company: 'Hive' })
      .select('id,company');
    expect(merged).toMatchObject({ status: 200, data: [{ id, company: 'Hive' }] });
    const other = { ...MEMBER, id: randomUUID(), company: 'New' };
    const mixed = await members()
      .upsert([{ ...MEMBER, id, company: 'Both' }, other], { onConflict: 'id', count: 'exact' })
      .select('company');
    expect(mixed).toMatchObject({
      status: 201,
      count: 2,
      data: [{ company: 'Both' }, { company: 'New' }],
    });
    const ignored = await members()
      .upsert({ ...MEMBER, id, company: 'Ignored' }, { ignoreDuplicates: true })
      .select();
    expect(ignored).toMatchObject({ status: 201, data: [] });
    expect(await written('company')).toEqual(
      expect.arrayContaining([{ company: 'Both' }, { company: 'New' }]),
    );
  });

  it('W3 single returns the row, or 406 PGRST116 and nothing is written', async () => {
    const one = await client.from('members').insert(MEMBER).select('member_name').single();
    expect(one).toMatchObject({ status: 201, data: { member_name: 'Ines Calloway' } });
    const kept = await written();

    const two = [
      { ...MEMBER, member_name: 'A' },
      { ...MEMBER, member_name: 'B' },
    ];
    const refused = (rows: number) => ({
      status: 406,
      data: null,
      error: { code: 'PGRST116', details: `The result contains ${rows} rows` },
    });
    expect(await client.from('members').insert(two).select().single()).toMatchObject(refused(2));
    expect(await client.from('members').insert([]).select().single()).toMatchObject(refused(0));
    expect(await written()).toEqual(kept);

    await client.from('members').insert(two);
    const three = await written();
    const all = () => client.from('members');
    expect(
      await all().update({ company: 'x' }).eq('chapter', MARK).select().single(),
    ).toMatchObject(refused(3));
    expect(await all().delete().eq('chapter', MARK).select().single()).toMatchObject(refused(3));
    expect(await all().delete().eq('id', randomUUID()).select().single()).toMatchObject(refused(0));
    const maybe = await all()
      .update({ company: 'x' })
      .eq('id', randomUUID())
      .select()
      .maybeSingle();
    expect(maybe).toMatchObject({ data: null, error: null });
    expect(await written()).toEqual(three);
  });

  it('W3 maxAffected stops a change that affects too many rows', async () => {
    await client.from('members').insert([MEMBER, MEMBER]);
    const removal = await client.from('members').delete().eq('chapter', MARK).maxAffected(1);
    expect(removal).toMatchObject({ status: 400, error: { code: 'PGRST124' } });
    expect(await written()).toHaveLength(2);
  });

  it("W3 headers give the new row's location, the count and the applied preferences", async () => {
    const id = randomUUID();
    const made = await send(
      'POST',
      'members',
      { ...MEMBER, id },
      { Prefer: 'return=headers-only' },
    );
    expect(made.status).toBe(201);
    expect(await made.text()).toBe('');
    expect(made.headers.get('location')).toBe(`/members?id=eq.${id}`);
    expect(made.headers.get('content-range')).toBe('*/*');
    expect(made.headers.get('preference-applied')).toBe('return=headers-only');

    const counted = { Prefer: 'count=exact' };
    const changed = await send('PATCH', `members?id=eq.${id}`, { company: 'x' }, counted);
    expect(changed.status).toBe(204);
    expect(changed.headers.get('content-range')).toBe('0-0/1');
    const none = await send('PATCH', `members?id=eq.${randomUUID()}`, { company: 'x' });
    expect(none.headers.get('content-range')).toBe('*/*');
    const again = await send(
      'POST',
      'members',
      { ...MEMBER, id },
      {
        Prefer: 'resolution=merge-duplicates, return=representation, missing=default, count=exact',
      },
    );
    expect(again.status).toBe(200);
    expect(again.headers.get('content-type')).toMatch(/^application\/json/);
    expect(again.headers.get('preference-applied')).toBe(
      'resolution=merge-duplicates, missing=default, return=representation, count=exact',
    );
    const gone = await send('DELETE', `members?id=eq.${id}`, undefined, counted);
    expect(gone.status).toBe(204);
    expect(gone.headers.get('content-range')).toBe('*/1');
  });

  const id = randomUUID();
  const refusals: [string, string, string, unknown, number, string][] = [
    ['an unknown table', 'POST', 'strangers', MEMBER, 404, 'PGRST205'],
    ['an unknown column', 'POST', 'members', { ...MEMBER, nope: 1 }, 400, 'PGRST204'],
    ['an unknown column to change', 'PATCH', `members?id=eq.${id}`, { nope: 1 }, 400, 'PGRST204'],
    ['an unknown name in columns', 'POST', 'members?columns=nope', [MEMBER], 400, 'PGRST204'],
    ['an unknown column in a filter', 'DELETE', 'members?nope=eq.1', undefined, 400, '42703'],
    ['an unknown column in select', 'POST', 'members?select=nope', MEMBER, 400, '42703'],
    ['a body that is not JSON', 'POST', 'members', '{"member_name": ', 400, 'PGRST102'],
    ['no body', 'POST', 'members', '', 400, 'PGRST102'],
    [
      'keys that differ, without columns',
      'POST',
      'members',
      [MEMBER, { ...MEMBER, company: 'x' }],
      400,
      'PGRST102',
    ],
    ['a text for a number', 'POST', 'members', { ...MEMBER, priority: 'high' }, 400, '22P02'],
    ['a number too large', 'POST', 'members', { ...MEMBER, priority: 99999999999 }, 400, '22003'],
    ['an id that is not a UUID', 'PATCH', 'members?id=eq.1', { company: 'x' }, 400, '22P02'],
    ['a NUL character', 'POST', 'members', { ...MEMBER, company: 'a\0b' }, 400, '22P05'],
    [
      'a member without a name',
      'POST',
      'members',
      { profession_role: 'x', chapter: MARK },
      400,
      '23502',
    ],
    ['a name of blanks', 'POST', 'members', { ...MEMBER, member_name: ' ' }, 400, '23514'],
    ['PATCH without a filter', 'PATCH', 'members', { company: 'x' }, 400, '21000'],
    ['DELETE without a filter', 'DELETE', 'members', undefined, 400, '21000'],
  ];
  it.each(refusals)(
    "W3 %s is refused in PostgREST's shape",
    async (_name, method, query, body, status, code) => {
      const representation = { Prefer: 'return=representation' };
      const response = await send(method, query, body, representation);
      expect({ status: response.status, body: await response.json() }).toEqual({
        status,
        body: {
          code,
          message: expect.any(String),
          details: expect.toBeOneOf([expect.any(String), null]),
          hint: expect.toBeOneOf([expect.any(String), null]),
        },
      });
      expect(await written()).toEqual([]);
    },
  );

  it('W3 a taken id is 409, and the other rows of the body are not written either', async () => {
    const taken = { ...MEMBER, id: randomUUID() };
    await client.from('members').insert(taken);
    const { status, error } = await client
      .from('members')
      .insert([{ ...MEMBER, id: randomUUID() }, taken]);
    expect({ status, error }).toMatchObject({ status: 409, error: { code: '23505' } });
    expect(await written('id')).toEqual([{ id: taken.id }]);
  });

  it('W3 a type other than JSON and an oversized body are refused', async () => {
    const csv = await send('POST', 'members', 'member_name\nx', { 'Content-Type': 'text/plain' });
    expect(csv.status).toBe(400);
    expect(await csv.json()).toMatchObject({ code: 'PGRST102' });
    const large = await send('POST', 'members', {
      ...MEMBER,
      company: 'x'.repeat(11 * 1024 * 1024),
    });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ code: expect.any(String), details: null });
    expect(await written()).toEqual([]);
  });

  it('R1 R2 a visitor is refused with 401 and WWW-Authenticate, and changes nothing', async () => {
    await client.from('members').insert(MEMBER);
    const before = await written();
    const visitor = anonymousClient(target());
    for (const attempt of [
      visitor.from('members').insert(MEMBER),
      visitor.from('members').update({ company: 'x' }).eq('chapter', MARK),
      visitor.from('members').delete().eq('chapter', MARK),
      visitor.from('members').upsert({ ...MEMBER, id: randomUUID() }),
      visitor.from('referral_chains').insert(CHAIN),
    ]) {
      expect(await attempt).toMatchObject({ status: 401, error: { code: '42501' }, data: null });
    }
    expect(await written()).toEqual(before);
    const response = await send(
      'DELETE',
      `members?chapter=eq.${MARK}`,
      undefined,
      await headersOf(visitor),
    );
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('W3 other origins may write, and see Location', async () => {
    const preflight = await send('OPTIONS', 'members', undefined, {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'apikey,authorization,content-profile,content-type,prefer',
    });
    expect(preflight.ok).toBe(true);
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      expect(preflight.headers.get('access-control-allow-methods')).toContain(method);
    }
    const response = await send('POST', 'members', MEMBER, { Origin: 'https://elsewhere.example' });
    expect(response.headers.get('access-control-expose-headers')).toContain('Location');
  });
});
