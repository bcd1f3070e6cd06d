/** An error in one part of a page leaves the others in place (F4). */
import { test as admin } from './admin-fixtures.ts';
import { expect, needInput, test, toast } from './fixtures.ts';

const FAILED = 'This part could not be shown.';

for (const browser of [test, admin]) browser.use({ expectedErrors: [/planted|is not a function/] });

test('F4 scripts that cannot be shown leave the people, who can be called', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      get() {
        throw new Error('planted');
      },
    });
  });
  await page.goto('/#q=roof+leak');
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Call / }).first()).toBeVisible();
  await needInput(page).fill('landscaping');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who to call for landscaping' })).toBeVisible();
});

test('F4 a member who cannot be shown leaves the scripts, and Reload shows them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (
      performance
        .getEntriesByType('navigation')
        .some((entry) => 'type' in entry && entry.type === 'reload')
    )
      return;
    const write = Number.prototype.toLocaleString;
    Number.prototype.toLocaleString = function (this: number, ...[locales, options]) {
      if (options?.style === 'percent') throw new Error('planted');
      return write.call(this, locales, options);
    };
  });
  await page.goto('/#q=roof+leak');
  await expect(page.getByRole('textbox', { name: 'Introduction script' })).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(2);
  await page.getByRole('button', { name: 'Reload' }).first().click();
  await expect(page.getByText('100% match').first()).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
});

const CALLS: Readonly<Record<string, RegExp>> = {
  'roof leak': /^Call 704-555-/,
  'sparks from the outlet': /^Call 911$/,
  'my husband hits me': /^Call 1-800-799-7233$/,
};

/** What the page's own script lacks in an older browser, or what throws in a hardened one. */
const MISSING: Readonly<Record<string, () => void>> = {
  'String.toWellFormed': () => Reflect.deleteProperty(String.prototype, 'toWellFormed'),
  'Element.checkVisibility': () => Reflect.deleteProperty(Element.prototype, 'checkVisibility'),
  'AbortSignal.timeout': () => Reflect.deleteProperty(AbortSignal, 'timeout'),
  PerformanceObserver: () => Reflect.deleteProperty(window, 'PerformanceObserver'),
  'news of a paint': () => {
    PerformanceObserver.prototype.observe = () => {};
  },
};

for (const [what, remove] of Object.entries(MISSING)) {
  test(`F4 S12 without ${what} every answer has its number`, async ({ page }) => {
    await page.addInitScript(remove);
    for (const [need, call] of Object.entries(CALLS)) {
      await page.goto(`/#${new URLSearchParams({ q: need })}`);
      await page.reload();
      await expect(page.getByRole('link', { name: call }).first()).toBeVisible();
      await expect(page.getByText(FAILED)).toHaveCount(0);
    }
  });
}

test('F4 S12 an engine that fails leaves the answer that the page was sent with, and the search', async ({
  page,
}) => {
  await page.route('**/engine.worker*', async (route) => {
    const response = await route.fetch();
    const body = `delete Array.prototype.toSorted; delete String.prototype.replaceAll;${await response.text()}`;
    await route.fulfill({ response, body });
  });
  for (const [need, call] of Object.entries(CALLS)) {
    await page.goto(`/?${new URLSearchParams({ q: need })}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: call }).first()).toBeVisible();
  }
  await needInput(page).fill('landscaping');
  await page.keyboard.press('Enter');
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(needInput(page)).toHaveValue('landscaping');
});

test('F4 what cannot be shown in a toast leaves the answer', async ({ page }) => {
  await page.goto('/#q=roof+leak');
  await expect(page.getByRole('button', { name: 'Copy Script' })).toBeVisible();
  await page.evaluate(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('planted');
      }
    } as unknown as typeof ResizeObserver;
  });
  await page.getByRole('button', { name: 'Copy Script' }).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Script' })).toBeVisible();
});

admin(
  'F4 P8 a section that cannot be shown leaves the others',
  async ({ signedIn: page, chapter }) => {
    const [member] = await chapter.rows('members');
    await chapter.change('members', `id=eq.${member?.id}`, { company: 'Changed & Co' });
    await page.addInitScript(() => {
      Date.prototype.toLocaleTimeString = Date.prototype.toLocaleString = () => {
        throw new Error('planted');
      };
    });
    await page.goto('/admin/settings/history');
    await expect(page.getByText(FAILED).first()).toBeVisible();
    await page.getByRole('link', { name: /^Members/ }).click();
    await page.getByRole('button', { name: 'Add Member' }).click();
    await page.getByLabel('Member name').fill('Ann Archer');
    await page.getByLabel('Profession role').fill('Falconer');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Member saved!')).toBeVisible();
  },
);
