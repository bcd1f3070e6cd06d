/** Links to a search, whose answer the server renders into the page. */
import type { Page } from '@playwright/test';
import { expect, NEEDS, needInput, test, toast } from './fixtures.ts';

const asked = (need: string, more = {}) => `/?${new URLSearchParams({ q: need, ...more })}`;
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S4 M10 a search shows who to call, and its form leads to the next answer', async ({
    page,
  }) => {
    await page.goto(asked(NEEDS.member));
    await expect(heading(page, 'Who to call for roof leak')).toBeVisible();
    const call = page.getByRole('link', { name: 'Call 704-555-0100, Garrett Holloway' });
    await expect(call).toHaveAttribute('href', 'tel:7045550100');

    await needInput(page).fill('fire in my kitchen');
    await page.getByRole('button', { name: 'Find Path' }).click();
    await expect(page.getByRole('link', { name: 'Call 911' }).first()).toBeVisible();
  });

  test('S12 a page about danger at home has a link that leaves it', async ({ page }) => {
    await page.goto(asked('my husband hits me'));
    const leave = page.getByRole('link', { name: 'Leave this page' });
    await expect(leave).toHaveAttribute('href', 'https://www.weather.gov/');
  });

  test('S14 S8 the other trades of a guess are links too', async ({ page }) => {
    await page.goto(asked('yard wood'));
    const others = page.getByRole('region', { name: 'Other trades' });
    await others.getByRole('link').first().click();
    await expect(needInput(page)).not.toHaveValue('yard wood');
    await expect(others).toHaveCount(0);
  });

  test('S8 the typed need is escaped, both in the page and in its data', async ({
    page,
    request,
  }) => {
    const need = '</script><img src=x onerror=alert(1)>plumber';
    await page.goto(asked(need));
    await expect(needInput(page)).toHaveValue(need);
    expect(await (await request.get(asked(need))).text()).not.toContain('<img');
  });
});

/** URLs that cover every mode and variant of an answer. */
const ADDRESSES = {
  'a member': asked(NEEDS.member),
  'a chain': asked(NEEDS.contextual),
  suggestions: asked(NEEDS.suggestions),
  'a chain of the suggestions': asked(NEEDS.suggestions, { chain: '1' }),
  'a chain by its legacy lookup': asked(NEEDS.chain),
  'an open seat': asked(NEEDS.openSeat),
  'a correction': asked(NEEDS.misspelt),
  'the words as typed': asked(NEEDS.misspelt, { exact: '1' }),
  danger: asked('there is someone in my house'),
  'several needs': asked('roof leak and a realtor and a photographer'),
  'right to left': asked('נועה לוי'),
};

// The fixtures fail a test when React logs a hydration mismatch.
test('S8 the page hydrates the server-rendered answer, whatever its mode', async ({ page }) => {
  await page.route('**/rest/v1/**', () => {});
  for (const [name, address] of Object.entries(ADDRESSES)) {
    await test.step(name, async () => {
      const sent = page.waitForResponse((response) => response.url().endsWith(address));
      await page.goto(address, { waitUntil: 'commit' });
      const first = heading(page, /./).first();
      const text = await first.textContent();
      expect(await (await sent).text()).toContain('id="first-answer"');
      // Only the script renders the footer's date and the toasts.
      await expect(page.locator('[aria-live]').first()).toBeAttached();
      await expect(first).toHaveText(text ?? '');
    });
  }
});

test.describe('before the engine has loaded', () => {
  test.use({ permissions: ['clipboard-write'] });

  test('S8 F2 the server-rendered answer can be copied, and the next search waits for the engine', async ({
    page,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/knowledge*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(asked(NEEDS.member));
    await page.getByRole('button', { name: 'Copy Intro' }).first().click();
    await expect(toast(page, 'Intro text copied!')).toBeVisible();

    await needInput(page).fill('dead outlet');
    await page.getByRole('button', { name: 'Find Path' }).click();
    await expect(heading(page, /Finding who handles dead outlet/)).toBeVisible();
    release();
    await expect(heading(page, 'Who to call for dead outlet')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Who to call for roof leak')).toBeVisible();
  });
});

test.describe('when the directory cannot be read', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('S9 the server-rendered answer stays, and the next search shows the error', async ({
    page,
  }) => {
    await page.route('**/rest/v1/**', (route) => route.abort());
    await page.goto(asked(NEEDS.member), { waitUntil: 'networkidle' });
    await expect(heading(page, 'Who to call for roof leak')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await needInput(page).fill('dead outlet');
    await page.getByRole('button', { name: 'Find Path' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not read the chapter directory');
  });
});

test('S8 the server renders an answer only for a search URL, and not for a need of 1,000 characters', async ({
  request,
}) => {
  for (const path of ['/', '/?q=', '/?q=+', '/?chain=1', '/members?q=roof']) {
    expect(await (await request.get(path)).text()).not.toContain('first-answer');
  }
  const long = await request.get(asked('roof leak '.repeat(100)));
  expect(await long.text()).not.toContain('first-answer');
});
