import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../app.ts';
import { createPageAllowance, type PageRequest, pageFinder, serveSite } from './serve-site.ts';
import { loadSite, withPage } from './site.ts';

const PAGE = '<!doctype html><title>Pathfinder</title>';
const PAGES = [
  '/',
  '/login',
  '/admin',
  { path: '/people/:id', headers: { 'X-Robots-Tag': 'noindex' } },
  { path: '/asked', headers: { 'X-Robots-Tag': 'noindex' }, completePerRequest },
];
const SCRIPT = 'console.log("a line");\n'.repeat(200);

/** Inserts the query into the page; without one, leaves the page unchanged. @throws for 'fail'. */
async function completePerRequest({ html, siteDir, url }: PageRequest): Promise<string | null> {
  const asked = url.searchParams.get('q');
  if (asked === 'fail') throw new Error('the page cannot be completed');
  return asked && `${html}<p>${asked} in ${siteDir}</p>${' '.repeat(1000)}`;
}

const completion = (failures: unknown[] = []) => ({
  siteDir: '/srv/site',
  ask: () => Promise.reject(new Error('asks nothing')),
  admit: () => true,
  onFailure: (error: unknown) => void failures.push(error),
});

describe('the built web app', () => {
  const failures: unknown[] = [];
  const app = new Hono();
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pathfinder-site-'));
    const site = join(folder, 'dist');
    const put = (name: string, content: string | Buffer) =>
      writeFileSync(join(site, name), content);
    mkdirSync(join(site, 'assets'), { recursive: true });
    put('index.html', PAGE);
    put('favicon.svg', '<svg/>');
    put('.inputs', 'hash');
    put('assets/app-1a2b.js', SCRIPT);
    put('assets/app-1a2b.js.br', brotliCompressSync(SCRIPT));
    put('assets/app-1a2b.js.gz', gzipSync(SCRIPT));
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    app.use(securityHeaders(false));
    app.all('*', serveSite(await loadSite(site), PAGES, completion(failures)));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers });
  const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test('hashed files are cached for a year, all others are revalidated', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('text/javascript');
    for (const path of ['/', '/favicon.svg', '/login']) {
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml');
  });

  test('files are sent compressed to clients that accept it, with Vary', async () => {
    const plain = await get('/assets/app-1a2b.js');
    const brotli = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    const gzip = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' });
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(SCRIPT);
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(SCRIPT);
    expect(await plain.text()).toBe(SCRIPT);
    const seen = [plain, brotli, gzip];
    expect(seen.map(({ headers }) => headers.get('content-encoding'))).toEqual([
      null,
      'br',
      'gzip',
    ]);
    expect(seen.map(({ headers }) => headers.get('vary'))).toEqual(
      Array(3).fill('Accept-Encoding'),
    );
    expect(new Set(seen.map(({ headers }) => headers.get('etag'))).size).toBe(3);
  });

  test('an unchanged file is a 304 without a body', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/', { 'If-None-Match': tag });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(await again.text()).toBe('');
    }
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const head = await get('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(PAGE.length));
    expect(await head.text()).toBe('');
  });

  test('S10 routes of the app get the page with 200, any other address gets it with 404', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/?q=roof+leak', 200],
      ['/login', 200],
      ['/admin/', 200],
      ['/people/7?from=list', 200],
      ['/people', 404],
      ['/nowhere', 404],
      ['/login/deeper', 404],
      ['/%E0%A4%A', 404],
    ] as const) {
      const response = await get(path, browser);
      expect([path, response.status]).toEqual([path, status]);
      expect(await response.text()).toBe(PAGE);
    }
  });

  test('a page has its own headers, even on a 304; other pages do not', async () => {
    const page = await get('/people/7', browser);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const unchanged = { 'If-None-Match': page.headers.get('etag') ?? '' };
    expect((await get('/people/7', unchanged)).headers.get('x-robots-tag')).toBe('noindex');
    for (const path of ['/', '/people', '/nowhere']) {
      expect((await get(path, browser)).headers.get('x-robots-tag')).toBeNull();
    }
  });

  test('a page changed at the start is sent with its own hash, compressed again', async () => {
    const built = await loadSite(join(folder, 'dist'));
    const long = `${PAGE}${'<p>one</p>'.repeat(200)}`;
    writeFileSync(join(folder, 'dist', 'index.html'), long);
    writeFileSync(join(folder, 'dist', 'index.html.br'), brotliCompressSync(long));
    const site = await loadSite(join(folder, 'dist'));
    const changed = withPage(site, (html) => html.replaceAll('one', 'two'));
    const other = new Hono().all('*', serveSite(changed, PAGES, completion()));
    const plain = await other.request('/');
    const packed = await other.request('/', { headers: { 'Accept-Encoding': 'br' } });
    const expected = long.replaceAll('one', 'two');
    expect(await plain.text()).toBe(expected);
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(expected);
    expect(plain.headers.get('etag')).not.toBe(`"${site.get('/index.html')?.hash}"`);
    expect(withPage(built, (html) => html)).toBe(built);
  });

  test('a page completed for a request is compressed, cached only by the browser, and revalidated', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const response = await get('/asked?q=roof', headers);
    const body = brotliDecompressSync(await response.arrayBuffer()).toString();
    expect(body.trimEnd()).toBe(`${PAGE}<p>roof in /srv/site</p>`);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const etag = response.headers.get('etag') ?? '';
    const again = (path: string) => get(path, { ...headers, 'If-None-Match': etag });
    expect((await again('/asked?q=roof')).status).toBe(304);
    expect((await again('/asked?q=gutter')).status).toBe(200);
  });

  test('a page is sent as built if there is nothing to complete or completing it fails', async () => {
    for (const path of ['/asked', '/asked?q=', '/asked?q=fail']) {
      const response = await get(path, browser);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await response.text()).toBe(PAGE);
    }
    expect(failures).toEqual([new Error('the page cannot be completed')]);
  });

  test('a missing asset, or a request that does not accept HTML, is a plain 404', async () => {
    for (const [path, headers] of [
      ['/assets/app-old.js', browser],
      ['/data.json', { Accept: 'application/json' }],
      ['/picture.png', { Accept: 'image/avif,image/png' }],
    ] as const) {
      const response = await get(path, headers);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('Not found');
    }
  });

  test('files outside the folder, dot files and compressed copies are not served', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/../../secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '//secret.txt',
      '/secret.txt%00.html',
      '/.inputs',
      '/assets/app-1a2b.js.br',
      '/__proto__',
    ]) {
      const response = await get(path, { Accept: 'text/plain' });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toContain('secret');
    }
  });

  test('methods other than GET and HEAD are refused', async () => {
    const response = await get('/', {}, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test('the security headers allow only own scripts and no framing', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("img-src 'self' data: https:;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  test('without a build the response says what to run', async () => {
    const unbuilt = new Hono().all(
      '*',
      serveSite(await loadSite(join(folder, 'none')), ['/'], completion()),
    );
    const response = await unbuilt.request('/');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('npm start');
  });
});

const pageAt = pageFinder([
  '/',
  '/people',
  { path: '/people/:id', headers: { 'X-Robots-Tag': 'noindex' } },
  '/people/:id/card',
]);

test.each(['/', '/people', '/people/', '/people/7/card'])('%s is a page', (path) => {
  expect(pageAt(path)?.headers).toBeUndefined();
  expect(pageAt(path)?.path).toBe(path.replace(/(?<=.)\/$/, '').replace('7', ':id'));
});

test.each(['/people/7', '/people/7/', '/people/%E4%B8%AD', '/people/:id'])(
  'a parameter stands for any one segment: %s',
  (path) => {
    expect(pageAt(path)?.headers).toEqual({ 'X-Robots-Tag': 'noindex' });
  },
);

test.each(['/peopl', '/people//', '/people//card', '/people/7/8', '/people/7/card/8', '/7'])(
  'S10 %j is not a page',
  (path) => {
    expect(pageAt(path)).toBeNull();
  },
);

const MINUTE_MS = 60_000;

test('W3 forty people behind one address, each with five links a minute, get every page', () => {
  // Without fast-check's liking for 0: two hundred people at one moment are a flood.
  const moment = fc.noBias(fc.nat(10 * MINUTE_MS));
  const opened = fc.array(moment, { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(opened, { minLength: 40, maxLength: 40 }), (people) => {
      // Each person's five moments, within every one of ten minutes.
      const moments = people
        .flatMap((times) =>
          Array.from({ length: 10 }, (_, minute) =>
            times.map((time) => minute * MINUTE_MS + (time % MINUTE_MS)),
          ),
        )
        .flat()
        .sort((a, b) => a - b);
      let now = 0;
      const take = createPageAllowance(() => now);
      for (const moment of moments) {
        now = moment;
        expect(take('203.0.113.9')).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

test('W3 a flood from one network gets 120 pages and four more each second; others are unaffected', () => {
  let now = 0;
  const take = createPageAllowance(() => now);
  const taken = () =>
    Array.from({ length: 1000 }, () => take('203.0.113.9')).filter(Boolean).length;
  expect(taken()).toBe(120);
  now += 1000;
  expect(taken()).toBe(4);
  expect(take('203.0.113.10')).toBe(true);
});
