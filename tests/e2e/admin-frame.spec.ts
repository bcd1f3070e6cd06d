/** The admin panel's frame: heading, navigation, session and load errors (P1). */
import type { Page } from '@playwright/test';
import { expect, test } from './admin-fixtures.ts';

/** The link of each place, its address, and the heading of its page. */
const PLACES = [
  ['Members', '/admin/members', 'Members'],
  ['Chains', '/admin/chains', 'Referral Chains'],
  ['Open seats', '/admin/seats', 'Open seats'],
  ['Settings', '/admin/settings', 'Your chapter'],
  ['Overview', '/admin', 'Overview'],
] as const;

/** Each page of Settings, its address, and its heading. */
const SETTINGS = [
  ['Local words', '/admin/settings/words', 'Local words'],
  ['Try it here', '/admin/settings/try', 'Try it here'],
  ['People', '/admin/settings/people', 'People who may edit'],
  ['Account', '/admin/settings/account', 'Account'],
  ['History', '/admin/settings/history', 'History'],
  ['Chapter', '/admin/settings', 'Your chapter'],
] as const;

test('P1 the panel shows its title and the signed-in account, and links back to the search', async ({
  signedIn: page,
  account,
}) => {
  await openPanel(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Admin Panel - Manage Members and Referral Chains',
  );
  await expect(page.getByText(`Signed in as ${account.email}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change password' })).toHaveAttribute(
    'href',
    '/login?step=new-password',
  );
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(page.getByLabel('What do you need?')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

for (const width of [320, 900]) {
  test(`P1 P8 the five places stay in view, and every page opens at its address at ${width} px`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openPanel(page);
    const places = page.getByRole('navigation', { name: 'Places' });
    for (const [name, path, heading] of PLACES) {
      const link = places.getByRole('link', { name: new RegExp(`^${name}`) });
      const title = page.getByRole('heading', { level: 2, name: heading, exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(title).toBeInViewport();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(places.getByRole('listitem')).toHaveCount(PLACES.length);
      await expect(places).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.reload();
      await expect(title).toBeInViewport();
    }
    await expect(page).toHaveTitle(/^Admin — /);
    await page.emulateMedia({ media: 'print' });
    await expect(places).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await places.getByRole('link', { name: 'Settings' }).click();
    const settings = page.getByRole('navigation', { name: 'Settings' });
    for (const [name, path, heading] of SETTINGS) {
      const link = settings.getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(
        page.getByRole('heading', { level: 2, name: heading, exact: true }),
      ).toBeInViewport();
      await expect(page).toHaveTitle(new RegExp(`^${name} — Admin — `));
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(places.getByRole('link', { name: 'Settings' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('P8 old addresses of the panel redirect to its pages', async ({ signedIn: page }) => {
  for (const [old, path] of [
    ['/admin#chains', '/admin/chains'],
    ['/admin/history', '/admin/settings/history'],
    ['/admin/words?word=new', '/admin/settings/words?word=new'],
    ['/admin?chain=new', '/admin/chains?chain=new'],
    ['/admin?member=new', '/admin/members?member=new'],
  ] as const) {
    await page.goto(old);
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByLabel('Member name')).toBeVisible();
});

test("P8 '/' jumps to the search of a list, and Ctrl+K finds members, chains and actions", async ({
  signedIn: page,
}) => {
  await page.goto('/admin/members');
  await expect(page.getByRole('button', { name: 'Add Member' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search members')).toBeFocused();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find members, chains and actions' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('garrett');
  await expect(palette.getByRole('option', { selected: true })).toContainText(
    'Residential Roofing',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Member name')).toHaveValue('Garrett Holloway');

  await page.goto('/admin/members/import');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.keyboard.type('add');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Scenario')).toBeFocused();
  await expect(page).toHaveURL('/admin/chains?chain=new');
});

test('P8 what is typed into the palette before the directory has been read finds it afterwards', async ({
  signedIn: page,
}) => {
  const mayBeRead = Promise.withResolvers<void>();
  await page.route('**/rest/v1/members?*', async (route) => {
    await mayBeRead.promise;
    await route.continue();
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.keyboard.type('garrett');
  const palette = page.getByRole('dialog', { name: 'Find members, chains and actions' });
  await expect(palette.getByText('Nothing found.')).toBeVisible();
  mayBeRead.resolve();
  await expect(palette.getByRole('option')).toContainText('Residential Roofing');
});

test('P8 Enter that ends the composition of an input method does not open what Ctrl+K found', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/members');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.keyboard.type('garrett');
  const palette = page.getByRole('dialog', { name: 'Find members, chains and actions' });
  await palette.getByRole('combobox').evaluate((input) => {
    const enter = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent('keydown', enter));
  });
  await expect(palette).toBeVisible();
  await expect(page).toHaveURL('/admin/members');
});

test('P1 /admin/ with a trailing slash opens the panel', async ({ signedIn: page }) => {
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Admin Panel/);
});

test("P2 other admins' changes show when the page becomes visible again", async ({
  signedIn: page,
  chapter,
}) => {
  await openPanel(page);
  await expect(page.getByRole('link', { name: 'Chains 14' })).toBeVisible();
  const [chain] = await chapter.rows('referral_chains');
  await chapter.remove('referral_chains', `id=eq.${chain?.id}`);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('link', { name: 'Chains 13' })).toBeVisible();
});

test.describe('when a request fails', () => {
  // The browser logs failed requests, and React logs what an error boundary caught.
  test.use({ expectedErrors: [/Failed to load resource|A page could not be loaded/] });

  test('P2 S9 a failed read of the directory shows an error in the page, and Retry reads it again', async ({
    signedIn: page,
  }) => {
    await page.route('**/rest/v1/members?*', (route) => route.abort());
    await page.goto('/admin');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('We could not read the chapter directory');
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('P8 S9 P4 N4 when the engine fails to load, overview, seats, chain form and Try it here say so, and the rest works', async ({
    signedIn: page,
  }) => {
    const engine = '**/assets/chapter-preview-*.js';
    await page.route(engine, (route) => route.abort());
    await openPanel(page);
    await expect(page.getByRole('alert')).toContainText(
      'Chains and searches could not be checked.',
    );
    await expect(page.getByText('every chain is complete')).toHaveCount(0);

    await page.getByRole('link', { name: 'Open seats', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');

    await page.getByRole('link', { name: /^Chains/ }).click();
    await page.getByRole('button', { name: 'Edit Planning a Wedding' }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
      'The preview could not be loaded.',
    );
    await page.getByLabel('Notes').fill('All the same');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('form')).toHaveCount(0);

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Try it here' }).click();
    const answer = page.getByRole('region', { name: 'Try it here' });
    await page.getByLabel('A need to try').fill('roof leak');
    await page.keyboard.press('Enter');
    await expect(answer.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(engine);
    await answer.getByRole('button', { name: 'Reload' }).click();
    await page.getByLabel('A need to try').fill('roof leak');
    await page.keyboard.press('Enter');
    await expect(answer).toContainText('Garrett Holloway');

    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(
      page.getByRole('link', { name: /open seats? in your referral chains/ }),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('P1 a page whose script is missing shows an error and can be reloaded', async ({
    signedIn: page,
  }) => {
    await page.route('**/assets/admin-page-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/admin');
    await expect(
      page.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Admin Panel/);
  });
});

async function openPanel(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
}
