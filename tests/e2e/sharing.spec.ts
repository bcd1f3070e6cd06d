/** Sharing: links that hide the need from servers, preview cards, installing, and the privacy page. */
import type { Page, Request } from '@playwright/test';
import { expectNoViolations } from './accessibility-checks.ts';
import { expect, NEEDS, needInput, openReady, search, test, toast } from './fixtures.ts';

const answer = (page: Page) => page.getByRole('heading', { name: 'Who to call for roof leak' });
const share = (page: Page) => page.getByRole('button', { name: 'Share this answer' });

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('S8 Share copies a link with the need after #, and no request contains the need', async ({
    page,
    baseURL,
  }) => {
    await search(page, NEEDS.member);
    await share(page).click();
    await expect(toast(page, 'Link copied!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}/#q=roof+leak`);

    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto('about:blank');
    await page.goto(link);
    await expect(answer(page)).toBeVisible();
    await expect(needInput(page)).toHaveValue('roof leak');
    await expect(page).toHaveTitle('roof leak — Pathfinder');
    // Read now: the headers are no longer available once the test ends.
    const headers = await Promise.all(requests.map((request) => request.allHeaders()));
    const sent = [
      ...requests.map((request) => request.url()),
      ...headers.map((each) => JSON.stringify(each)),
    ];
    expect(sent.length).toBeGreaterThan(5);
    // Playwright reports the opened link with its fragment; nothing else may contain the need.
    const told = sent.filter((text) => text !== link && /roof.leak/.test(text));
    expect(told).toEqual([]);
  });

  test('S8 C8 the link of a chosen chain shows that chain', async ({ page }) => {
    await search(page, NEEDS.suggestions);
    await page.getByRole('button', { name: /Water Damage at Home/ }).click();
    await share(page).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/#q=water\+damage&chain=/);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Water Damage at Home' })).toBeVisible();
  });
});

test('S8 the device’s own share sheet is used if there is one', async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = [];
    navigator.share = async (data) => void window.shared.push(data ?? {});
  });
  await search(page, NEEDS.member);
  await share(page).click();
  await expect
    .poll(() => page.evaluate(() => window.shared))
    .toMatchObject([
      { title: 'roof leak — Pathfinder', url: expect.stringMatching(/\/#q=roof\+leak$/) },
    ]);
  await expect(page.getByText('Link copied!')).toHaveCount(0);
});

declare global {
  interface Window {
    shared: ShareData[];
  }
}

test('S8 a search from a shared link writes the query to the URL, and Back and Forward work', async ({
  page,
}) => {
  await openReady(page, '/#q=roof+leak');
  await expect(answer(page)).toBeVisible();
  await needInput(page).fill('dog groomer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?q=dog+groomer');
  await page.goBack();
  await expect(page).toHaveURL('/#q=roof+leak');
  await expect(answer(page)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: /No exact match for/ })).toBeVisible();

  // Pasted into the address bar of the open start page, the link does not reload the page.
  await openReady(page);
  await page.goto('/#q=roof+leak');
  await expect(answer(page)).toBeVisible();
});

test.describe('before any script has loaded', () => {
  // The browser logs the blocked script.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('S8 a shared link never shows the welcome of the start page', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    const welcome = page.getByText('How it works').or(page.getByLabel('How it works'));
    await page.goto('/#q=roof+leak');
    await expect(needInput(page)).toBeVisible();
    await expect(welcome).toBeHidden();
    await page.goto('/privacy#nothing');
    await page.goto('/');
    await expect(welcome).toBeVisible();
  });
});

test('S12 in danger there is nothing to share', async ({ page }) => {
  for (const need of ['my husband hits me', 'the house is on fire']) {
    await search(page, need);
    await expect(page.getByRole('link', { name: /^Call / }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Share/ })).toHaveCount(0);
  }
});

test('preview cards: the picture has an absolute URL and the declared size', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/');
  const content = (name: string) =>
    page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect(await content('title')).toBe('Who in our chapter can help?');
  const picture = (await content('image')) ?? '';
  expect(picture).toBe(`${baseURL}/preview.png`);
  const response = await request.get(picture);
  expect(response.headers()['content-type']).toBe('image/png');
  expect((await response.body()).byteLength).toBeLessThan(60_000);
  expect(await sizeOf(page, picture)).toEqual([1200, 630]);
});

test('the manifest passes the browser’s install check, and every icon has its declared size', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests run in an incognito window, where nothing can be installed.
  const told = installabilityErrors.map(({ errorId }) => errorId);
  expect(told.filter((id) => id !== 'in-incognito')).toEqual([]);

  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    if (sizes !== 'any') expect((await sizeOf(page, src)).join('x')).toBe(sizes);
  }
  expect(await sizeOf(page, '/icons/apple-touch-icon.png')).toEqual([180, 180]);
});

test('the privacy page has no empty link when the address of the chapter is unknown', async ({
  page,
}) => {
  await page.route('**/rest/v1/chapter?*', (route) => route.fulfill({ json: [] }));
  await openReady(page, '/privacy');
  await expect(page.getByText('should not be here, ask the chapter.')).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
});

test('the privacy page says whom to ask, and search engines may not index contact data', async ({
  page,
  request,
}) => {
  await openReady(page);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveTitle('Privacy — Pathfinder');
  await expect(page.getByRole('link', { name: 'feedback@example.com' })).toHaveAttribute(
    'href',
    /^mailto:feedback@example\.com\?subject=/,
  );
  await expectNoViolations(page);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /rest/');
  for (const [path, tag] of [
    ['/', undefined],
    ['/privacy', undefined],
    ['/members', 'noindex'],
    ['/members/anyone', 'noindex'],
  ] as const) {
    expect((await request.get(path)).headers()['x-robots-tag']).toBe(tag);
  }
});

/** The width and height of a picture in pixels. */
function sizeOf(page: Page, address: string): Promise<[number, number]> {
  return page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, address);
}
