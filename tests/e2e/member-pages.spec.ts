/** The pages of members: finding a member in the list, and what a member's own page offers. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { directoryOfSize } from '../bench/generate.ts';
import { expectNoViolations, smallTargets } from './accessibility-checks.ts';
import { expect, openReady, search, serveDirectory, test, toast } from './fixtures.ts';

const PHONE = { width: 360, height: 740 };
const CELESTE = 'Celeste Whitaker';

const members = (page: Page) => page.getByRole('listitem').getByRole('link');

/** Opens the page of a member as a visitor would: from the list. */
async function openMember(page: Page, name: string): Promise<void> {
  await openReady(page, '/members');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

test('S8 K3 typing narrows the list of members, and its URL keeps the state', async ({ page }) => {
  await openReady(page);
  await page.getByRole('link', { name: 'All members', exact: true }).click();
  await expect(page).toHaveTitle('All members — Pathfinder');
  await expect(page.getByRole('status')).toHaveText('48 members');
  const spheres = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(spheres.first()).toHaveText(/^Trades & Home Services\s*19$/);
  await expect(spheres).toHaveCount(5);

  const input = page.getByRole('searchbox', { name: /^Search members/ });
  await input.pressSequentially('roof');
  await expect(page.getByRole('status')).toHaveText('2 of 48 members');
  // The home chapter's roofer comes before the one nearby (K1, K2).
  await expect(members(page)).toHaveText([/Garrett Holloway/, /Travis Keller/]);
  await expect(page).toHaveURL('/members?q=roof');
  await expect(input).toBeFocused();

  await page.reload();
  await expect(members(page)).toHaveCount(2);
  await page.getByRole('link', { name: /Travis Keller/ }).click();
  await expect(page.getByRole('heading', { name: 'Travis Keller' })).toBeFocused();
  await page.goBack();
  await expect(input).toHaveValue('roof');
  await expect(members(page)).toHaveCount(2);

  await input.fill('');
  await page.getByRole('button', { name: 'Health & Wellness 5' }).click();
  await expect(page.getByRole('status')).toHaveText('5 of 48 members');
  await input.fill('quantum plumber');
  await expect(page.getByText('No member in Health & Wellness matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(page.getByRole('status')).toHaveText('48 members');
});

test.describe('a failed read', () => {
  // The browser logs failed requests.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('S9 a list that cannot be read shows an error, and Retry reads it again', async ({
    page,
  }) => {
    await page.route('**/rest/v1/members?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/members');
    await expect(page.getByRole('alert')).toContainText('We could not read the chapter directory');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('status')).toHaveText('48 members');
  });

  test('S9 a member’s page still says whom to call when the engine does not load', async ({
    page,
  }) => {
    await page.route('**/assets/knowledge*', (route) => route.abort());
    await openMember(page, CELESTE);
    await expect(page.getByRole('link', { name: /^Call / })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('“we’re thinking of selling our house”')).toBeVisible();
  });
});

test('an empty directory says that it is empty', async ({ page }) => {
  await serveDirectory(page, { members: [] });
  await page.goto('/members');
  await expect(page.getByText('No members are in the directory yet.')).toBeVisible();
});

test('5,000 members: the list shows them in batches, and a search finds each one', async ({
  page,
}) => {
  await serveDirectory(page, directoryOfSize(5000));
  await page.goto('/members');
  await expect(page.getByRole('status')).toHaveText('5000 members');
  await expect(members(page)).toHaveCount(60);
  await page.getByRole('button', { name: 'Show 60 more' }).click();
  await expect(members(page)).toHaveCount(120);
  await expect(members(page).nth(60)).toBeFocused();
  await expect(page).toHaveURL('/members?shown=120');
  const last = directoryOfSize(5000).members.at(-1);
  await page.getByRole('searchbox').fill(last?.member_name ?? '');
  await expect(members(page).filter({ hasText: last?.member_name ?? '' })).not.toHaveCount(0);
});

test('a member’s page: who, what to send, how to reach them, and their chains', async ({
  page,
}) => {
  await openMember(page, CELESTE);
  await expect(page).toHaveTitle('Celeste Whitaker, Realtor - Residential — Pathfinder');
  await expect(page.getByText('“we’re thinking of selling our house”')).toBeVisible();
  for (const [name, href] of [
    ['Call Celeste Whitaker, 704-555-0109', 'tel:7045550109'],
    ['Email Celeste Whitaker, celeste.whitaker@example.com', 'mailto:celeste.whitaker@example.com'],
    [
      'Website of Celeste Whitaker, example.com/whitaker-lane-realty',
      'https://example.com/whitaker-lane-realty',
    ],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await page.getByRole('link', { name: 'Caring for Aging Parents' }).click();
  // The link opens the chain, although a search for its words would find a member.
  await expect(
    page.getByRole('heading', { name: 'Caring for Aging Parents' }).last(),
  ).toBeVisible();
  await page.locator('summary', { hasText: `ways to reach ${CELESTE}` }).click();
  await page.getByRole('link', { name: `About ${CELESTE}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CELESTE);
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('F2 Copy Intro, Share, the contact file and the QR code of a member', async ({ page }) => {
    await openMember(page, CELESTE);
    const address = page.url();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

    await page.getByRole('button', { name: 'Copy Intro' }).click();
    await expect(toast(page, 'Intro text copied!')).toBeVisible();
    expect(await clipboard()).toContain(`meet ${CELESTE} of Whitaker Lane Realty`);

    await page.getByRole('button', { name: `Share the page of ${CELESTE}` }).click();
    await expect(toast(page, 'Link copied!')).toBeVisible();
    expect(await clipboard()).toBe(address);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save contact' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Celeste Whitaker.vcf');
    const card = await readFile(await download.path(), 'utf8');
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\nFN:Celeste Whitaker\r\n/);
    expect(card).toContain(`SOURCE:${address}`);

    await page.getByText('QR code of this page').click();
    const code = page.getByRole('img', { name: `QR code that opens the page of ${CELESTE}` });
    await expect(code).toHaveAccessibleName(new RegExp(`${address}$`));
  });
});

test('S10 for an unknown member id, the page shows a message and links to the list', async ({
  page,
}) => {
  const response = await page.goto('/members/left-the-chapter');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This member is not in the directory',
  );
  await expect(page).toHaveTitle('Member not found — Pathfinder');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'All members' }).first().click();
  await expect(page.getByRole('status')).toHaveText('48 members');
});

test('M7 a search for a person or a company leads to the member’s page', async ({ page }) => {
  for (const need of ['celeste whitaker', 'Whitaker Lane Realty']) {
    await search(page, need);
    await expect(page.getByRole('article').first().getByRole('link').first()).toHaveText(CELESTE);
  }
  await page.getByRole('link', { name: CELESTE, exact: true }).click();
  await expect(page).toHaveTitle(/^Celeste Whitaker, /);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the members’ pages are accessible: both themes, targets, width, keyboard', async ({
    page,
  }) => {
    await openReady(page, '/members');
    await expectNoViolations(page);
    expect(await smallTargets(page.locator('a, button, input'))).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await page.getByRole('searchbox').focus();
    await page.keyboard.type('celeste');
    await expect(members(page)).toHaveCount(1);
    // Past the sphere buttons, all spheres and hers, and Print roster.
    for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: CELESTE })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Good referrals' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: `Call ${CELESTE}, 704-555-0109` })).toBeFocused();

    await page.getByText('QR code of this page').click();
    await expect(page.getByRole('img')).toBeVisible();
    await expectNoViolations(page);
    expect(await smallTargets(page.locator('a, button, summary'))).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});

/** Pixels by which the page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
