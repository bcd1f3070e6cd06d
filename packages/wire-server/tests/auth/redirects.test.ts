/** Allowed redirects: the site and the operator's list, however a URL is disguised. */
import { describe, expect, test } from 'vitest';
import { readAuthSettings } from '../../src/auth/config/auth-settings.ts';
import { allowedRedirect } from '../../src/auth/protocol/redirects.ts';
import { createSettingsReader } from '../../src/system/settings-reader.ts';
import { linkIn } from '../conformance/inbox.ts';
import { startAuth } from './harness.ts';
import { fragmentOf, mailTo } from './received.ts';
import { signUp } from './second-factors.ts';

const SITE = 'https://pathfinder.example.org';
const SURROUNDINGS = { ownUrl: 'http://localhost:3000', host: '127.0.0.1', prefix: '/auth/v1' };

function landsAt(requested: string | null, redirectUrls = ''): string {
  const read = createSettingsReader({ SITE_URL: SITE, REDIRECT_URLS: redirectUrls });
  return allowedRedirect(readAuthSettings(read, SURROUNDINGS), requested);
}

describe('allowed redirects', () => {
  test('U1 any page of the site is allowed', () => {
    for (const page of [
      SITE,
      `${SITE}/`,
      `${SITE}/admin?tab=members#top`,
      `${SITE}//twice`,
      `${SITE}/@home`,
    ]) {
      expect(landsAt(page)).toBe(page);
    }
  });

  test('U1 a missing or invalid address redirects to the site', () => {
    for (const text of [null, '', '/admin', 'admin', '//evil.example', 'https://', 'null']) {
      expect(landsAt(text)).toBe(SITE);
    }
  });

  test('U1 lookalike addresses redirect to the site', () => {
    const dressedUp = [
      'https://evil.example',
      `${SITE}@evil.example`,
      `${SITE}:password@evil.example`,
      `${SITE}.evil.example`,
      `${SITE}\\@evil.example`,
      'https:\\\\evil.example',
      'https:/\\pathfinder.example.org',
      `https://evil.example\\${SITE}`,
      `https://evil.example/${SITE}`,
      'https://user@pathfinder.example.org',
      'https://pathfinder.example.org:444',
      'http://pathfinder.example.org',
      ` ${SITE}`,
      `${SITE}/\n`,
      `${SITE}/\tx`,
      'https:pathfinder.example.org',
      'https:/pathfinder.example.org',
      'HTTPS://evil.example',
      'https://evil.example%2f.pathfinder.example.org',
      'https://pathfinder.example.org。evil.example',
      `javascript://pathfinder.example.org/%0aalert(1)`,
      'data:text/html,x',
    ];
    for (const address of dressedUp) expect(landsAt(address)).toBe(SITE);
  });

  test('U1 a decimal IP address does not match the listed one', () => {
    const listed = 'http://127.0.0.1:3000';
    expect(landsAt('http://127.0.0.1:3000/x', `${listed}/*`)).toBe('http://127.0.0.1:3000/x');
    for (const host of ['2130706433', '0x7f000001', '0177.0.0.1', '127.1']) {
      expect(landsAt(`http://${host}:3000/x`, `${listed}/*`)).toBe(SITE);
    }
  });

  test('U1 a listed address is allowed with any query and fragment', () => {
    const listed = 'https://app.example.org/welcome';
    for (const page of [listed, `${listed}?sb_flow_id=1`, `${listed}#top`]) {
      expect(landsAt(page, listed)).toBe(page);
    }
    for (const page of [
      `${listed}/more`,
      `${listed}s`,
      'https://app.example.org/',
      'https://app.example.org/Welcome',
    ]) {
      expect(landsAt(page, listed)).toBe(SITE);
    }
    expect(landsAt('https://app.example.org', 'https://app.example.org')).toBe(
      'https://app.example.org',
    );
  });

  test('U1 * matches characters other than . and /, ** matches any', () => {
    const cases: [pattern: string, allowed: string[], refused: string[]][] = [
      [
        'https://*.example.org',
        ['https://a.example.org', 'https://a-b.example.org/'],
        ['https://a.b.example.org', 'https://a.example.org/x', 'https://evil.example/.example.org'],
      ],
      [
        'https://*.example.org/**',
        ['https://a.example.org/x/y.html'],
        ['https://evil.example/a.example.org/x', 'https://example.org/x'],
      ],
      [
        'https://**.example.org/*',
        ['https://a.b.example.org/x'],
        ['https://evil.example?.example.org/x', 'https://evil.example#.example.org/x'],
      ],
      [
        'http://localhost:*/**',
        ['http://localhost:5173/a/b'],
        ['http://localhost.evil.example:1/'],
      ],
      ['myapp://callback', ['myapp://callback'], ['myapp://other', 'yourapp://callback']],
      [
        'https://a.example.org/?next=*',
        ['https://a.example.org/?next=x'],
        ['https://a.example.org/?next=/x'],
      ],
    ];
    for (const [pattern, allowed, refused] of cases) {
      for (const address of allowed) expect(landsAt(address, pattern)).toBe(address);
      for (const address of refused) expect(landsAt(address, pattern)).toBe(SITE);
    }
  });

  test.each([
    ['example.org', 'which is not an address'],
    ['nonsense', 'which is not an address'],
    ['//app.example.org', 'which is not an address'],
    ['*://app.example.org', 'which is not an address'],
    ['https://app.example.org/#top', 'which is not an address'],
    ['https://app.example.org@evil.example/**', 'which is not an address'],
    ['https://**', 'which allows redirects to any site'],
    ['HTTP://*.*/**', 'which allows redirects to any site'],
    ['https://*:8443', 'which allows redirects to any site'],
    ['https://', 'which allows redirects to any site'],
    ['https://app.example.org:443/', 'which no address ever matches'],
    ['https://app.example.org/a/../b', 'which no address ever matches'],
    ['https://bücher.example', 'which no address ever matches'],
    ['javascript://app.example.org', 'which no address ever matches'],
  ])('U1 %s cannot be listed', (entry, mistake) => {
    const read = createSettingsReader({ REDIRECT_URLS: `https://app.example.org/**,${entry}` });
    readAuthSettings(read, SURROUNDINGS);
    expect(read.errors).toEqual([
      expect.stringContaining(`REDIRECT_URLS contains '${entry}', ${mistake}`),
    ]);
  });

  test('U1 valid entries are accepted', () => {
    for (const entry of [
      'https://App.example.org',
      'https://app.example.org/welcome?from=mail',
      'https://*.example.org/**',
      'http://localhost:*/**',
      'http://127.0.0.1:5173/*',
      'myapp://callback',
      'com.example.app:///**',
      'myapp://**',
    ]) {
      const read = createSettingsReader({ REDIRECT_URLS: entry });
      readAuthSettings(read, SURROUNDINGS);
      expect(read.errors).toEqual([]);
    }
  });

  test('U1 an overlong address redirects to the site', () => {
    const page = `https://app.example.org/${'a'.repeat(2024)}`;
    expect(landsAt(page, 'https://app.example.org/**')).toBe(page);
    expect(landsAt(`${page}a`, 'https://app.example.org/**')).toBe(SITE);
  });

  test('U1 special characters in a pattern match literally', () => {
    expect(landsAt('https://exampleXorg/', 'https://example.org')).toBe(SITE);
    expect(landsAt('https://a.example.org/(x)+', 'https://a.example.org/(x)+')).toBe(
      'https://a.example.org/(x)+',
    );
  });
});

describe('redirects end to end', () => {
  test('U1 tampered requests and links do not redirect elsewhere', async () => {
    const auth = await startAuth();
    const { email } = await signUp(auth);
    const site = auth.ctx.settings.siteUrl;
    await auth.client().auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example' });
    const link = linkIn(await mailTo(auth, email));
    expect(link.searchParams.get('redirect_to')).toBe(site);

    link.searchParams.set('redirect_to', `${site}@evil.example`);
    const { headers } = await auth.get(`/verify${link.search}`);
    const landed = new URL(headers.get('location') ?? '');
    expect(landed.origin).toBe(site);
    expect(fragmentOf(landed).access_token).toBeDefined();
    await auth.stop();
  });

  test('U1 a listed page is redirected to', async () => {
    const auth = await startAuth({ REDIRECT_URLS: 'https://other.example.org/**' });
    const { email } = await signUp(auth);
    const redirectTo = 'https://other.example.org/a/b';
    await auth.client().auth.resetPasswordForEmail(email, { redirectTo });
    const link = linkIn(await mailTo(auth, email));
    const { headers } = await auth.get(`/verify${link.search}`);
    expect(headers.get('location')).toMatch(/^https:\/\/other\.example\.org\/a\/b#access_token=/);
    await auth.stop();
  });
});
