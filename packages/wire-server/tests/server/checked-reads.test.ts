/** Conditional reads: ETag and 304, for what any visitor may read and nothing else. */
import { expect, test } from 'vitest';
import { describeDataApi } from './describe-data-api.ts';

const MEMBERS = 'members?select=id,member_name&order=member_name,id';

describeDataApi('a visitor’s read', '', (api) => {
  const etagOf = async (path: string, headers: Record<string, string> = {}) =>
    (await api().ask(path, { headers })).headers.get('etag') ?? '';

  test('W1 an unchanged read is 304, without a body', async () => {
    const first = await api().ask(MEMBERS);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}:0-\d+\/\*:application\/json"$/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('access-control-expose-headers')).toContain('ETag');

    for (const header of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await api().ask(MEMBERS, { headers: { 'If-None-Match': header } });
      expect(again).toMatchObject({ status: 304, body: null });
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('W1 a changed read is sent again', async () => {
    const etag = await etagOf(MEMBERS);
    await api().sql(
      `update members set member_name = member_name || ' Jr' where id = (select id from members limit 1)`,
    );
    const changed = await api().ask(MEMBERS, { headers: { 'If-None-Match': etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
    expect(changed.body).not.toEqual([]);
  });

  test('W3 every form of a response has its own ETag', async () => {
    const one = 'members?select=id&order=id&limit=1';
    const etags = await Promise.all([
      etagOf(one),
      etagOf(one, { Prefer: 'count=exact' }),
      etagOf(one, { Accept: 'application/vnd.pgrst.object+json' }),
      etagOf('members?select=id&order=id&limit=1&offset=1'),
      etagOf('members?select=id,member_name&order=id&limit=1'),
    ]);
    expect(new Set(etags).size).toBe(etags.length);
    const head = await api().ask(one, { method: 'HEAD' });
    expect(head.headers.get('etag')).toBe(etags[0]);
  });

  test('W1 a page of a longer table is revalidated too', async () => {
    const headers = { Prefer: 'count=exact' };
    const page = await api().ask('members?order=id&limit=2', { headers });
    expect(page.status).toBe(206);
    const etag = page.headers.get('etag') ?? '';
    const again = { ...headers, 'If-None-Match': etag };
    expect((await api().ask('members?order=id&limit=2', { headers: again })).status).toBe(304);
  });

  test('W3 a response to a key may be cached only by its client', async () => {
    const { headers } = await api().ask(MEMBERS, { headers: { apikey: 'anon' } });
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toContain('apikey');
  });

  test.each(['authenticated', 'service_role'] as const)(
    'R1 what is read as %s is never cached',
    async (role) => {
      const etag = await etagOf(MEMBERS);
      const { status, headers } = await api().ask(MEMBERS, {
        role,
        headers: { 'If-None-Match': etag },
      });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('etag')).toBeNull();
    },
  );

  test('W2 a write is never cached, even if it changes nothing', async () => {
    const { headers } = await api().ask('members?id=is.null', { method: 'PATCH', body: {} });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  });
});
