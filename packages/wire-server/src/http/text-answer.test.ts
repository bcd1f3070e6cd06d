import { queryObjects } from 'node:v8';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTextSender } from './text-answer.ts';

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Žofie' })));
const GZIP = { 'Accept-Encoding': 'gzip, deflate' };
const BROTLI = { 'Accept-Encoding': 'gzip, deflate, br' };

function serve(texts: Readonly<Record<string, string | null>>) {
  const app = new Hono();
  const send = createTextSender();
  app.get('/:name', (c) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Range': '0-9/*' };
    return send(c.req.raw, { status: 200, headers, body: texts[c.req.param('name')] ?? null });
  });
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { headers, method });
}

async function unzipped(response: Response): Promise<string> {
  return gunzipSync(await response.arrayBuffer()).toString();
}

test('a long text is compressed for clients that accept gzip, the first time and from the cache', async () => {
  const ask = serve({ long: LONG });
  for (const _ of ['first', 'again']) {
    const response = await ask('/long', GZIP);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-range')).toBe('0-9/*');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(LONG.length);
    expect(await unzipped(response)).toBe(LONG);
  }
});

test('a client that accepts brotli gets it, also after one that does not', async () => {
  const ask = serve({ long: LONG });
  await ask('/long', GZIP);
  const response = await ask('/long', BROTLI);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(LONG);
});

test('clients that accept neither gzip nor brotli get the text itself', async () => {
  const ask = serve({ long: LONG });
  for (const headers of [{}, { 'Accept-Encoding': 'zstd' }, { 'Accept-Encoding': 'gzip;q=0' }]) {
    const response = await ask('/long', headers);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(LONG);
  }
});

test('a short text, an empty one and a HEAD are not compressed', async () => {
  const ask = serve({ short: '[]', none: null, long: LONG });
  const short = await ask('/short', GZIP);
  expect(short.headers.get('content-encoding')).toBeNull();
  expect(short.headers.get('content-range')).toBe('0-9/*');
  expect(await short.text()).toBe('[]');
  expect(await (await ask('/none', GZIP)).text()).toBe('');
  expect(await (await ask('/long', GZIP, 'HEAD')).text()).toBe('');
});

test('many texts, requested in sequence and concurrently, are never mixed up', async () => {
  const texts = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [`text${n}`, `${LONG}${n}`.repeat(n === 0 ? 100 : 1)]),
  );
  const ask = serve(texts);
  const names = [...Object.keys(texts), ...Object.keys(texts)];
  const answers = await Promise.all(names.map((name) => ask(`/${name}`, GZIP).then(unzipped)));
  expect(answers).toEqual(names.map((name) => texts[name]));
});

test('W3 nothing is kept of short texts, however many there are', async () => {
  const send = createTextSender();
  const request = new Request('http://test/');
  const before = Number(queryObjects(Map, { format: 'count' }));
  for (let n = 0; n < 1000; n++) {
    await send(request, { status: 200, headers: {}, body: `[${n}]`, identifiedBy: 'rows' });
  }
  const kept = Number(queryObjects(Map, { format: 'count' })) - before;
  expect(kept).toBeLessThan(500);
  // The sender, and what it keeps, is in use until here.
  expect((await send(request, { status: 200, headers: {}, body: LONG })).status).toBe(200);
});
