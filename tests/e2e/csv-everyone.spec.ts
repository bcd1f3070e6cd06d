/** The CSV import for everyone: axe, keyboard only, narrow screens, parts of the page that do not load. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility-checks.ts';
import { expect, test, toast } from './admin-fixtures.ts';
import { choose, csv, expectCounts, importButton, openImport, row } from './csv-import.ts';

const HEADER = ['Name', 'Role', 'Chapter', 'Company', 'Email', 'Birthday'];

/** Pixels a target is high and wide at least. */
const SMALLEST_TARGET = 44;

test('axe finds nothing while a file is chosen, refused, previewed and imported', async ({
  signedIn: page,
  chapter,
}) => {
  test.slow();
  await openImport(page);
  await expectNoViolations(page, 'dialog');
  await choose(page, '');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'dialog');
  await choose(page, await everyVerdict(await chapter.rows('members')));
  await expectCounts(page, 'New 60', 'Changed 1', 'Unchanged 1', 'Invalid 2');
  await row(page, 3).getByRole('checkbox').uncheck();
  await expectNoViolations(page, 'dialog');
  await importButton(page).click();
  await expect(page.getByText(/^Last import: /)).toBeVisible();
  await expectNoViolations(page, '#members');
});
test('a phone 320 px wide shows all of it, with targets of 44 px', async ({
  signedIn: page,
  chapter,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openImport(page);
  await expectToFit(page);
  await choose(page, await everyVerdict(await chapter.rows('members')));
  await expectCounts(page, 'New 60');
  await expectToFit(page);
  await expect(importButton(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expectToFit(page);
  await page.getByRole('button', { name: /^Invalid/ }).click();
  await expectToFit(page);
});

test('a file is imported by keyboard alone', async ({ signedIn: page }) => {
  // The file chooser is the system's own; everything around it is ours.
  const opened = page.waitForEvent('filechooser');
  await openImport(page);
  await page.keyboard.press('Enter');
  const chooser = await opened;
  const buffer = Buffer.from(csv(['Who', 'Role'], ['Zoë Quill', 'Baker'], ['Yan', 'Cook']));
  await chooser.setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { name: 'list.csv: 2 rows' })).toBeFocused();
  await tabTo(page, page.getByLabel('Who'));
  await page.keyboard.type('Member name');
  await expectCounts(page, 'New 2');
  await tabTo(page, row(page, 3).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Import 1 row' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, '1 added, 0 updated, 1 skipped')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import members' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Undo import' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Import undone')).toBeVisible();
});

test('a file is dropped into the dialog', async ({ signedIn: page }) => {
  await openImport(page);
  const data = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'dropped.csv'));
      return transfer;
    },
    csv(HEADER.slice(0, 2), ['Zoë Quill', 'Baker']),
  );
  const zone = page.getByText('Choose a CSV file, or drop it here');
  await zone.dispatchEvent('dragover', { dataTransfer: data });
  await zone.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('heading', { name: 'dropped.csv: 1 row' })).toBeVisible();
  await expectCounts(page, 'New 1');
});

test.describe('when a part of the page does not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|MIME type/] });

  for (const [script, button] of [
    ['import-dialog', 'Import members'],
    ['download-records', 'Export members'],
  ] as const) {
    test(`${button} says so, and works after a reload`, async ({ signedIn: page }) => {
      await page.goto('/admin');
      await page.route(`**/${script}*`, (route) => route.abort());
      await page.getByRole('button', { name: button }).click();
      await expect(toast(page, 'This part of the page could not be loaded')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.waitForLoadState();
      const works =
        script === 'import-dialog'
          ? page.waitForSelector('dialog[open]')
          : page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      await works;
    });
  }

  test('a file that cannot be read for that says what to do', async ({ signedIn: page }) => {
    await openImport(page);
    await page.route('**/read-file.worker*', (route) => route.abort());
    await choose(page, 'Name\nZoë');
    await expect(page.getByRole('alert')).toContainText('Reload the page');
  });
});

/** A file with rows of every verdict, more than a page shows. */
async function everyVerdict(members: readonly Record<string, unknown>[]): Promise<string> {
  const [ann, bob] = members.map(({ member_name, profession_role, chapter, company, email }) => [
    ...[member_name, profession_role, chapter, company, email].map((text) => `"${text ?? ''}"`),
    '1 May',
  ]);
  const long = 'Quill-'.repeat(30);
  const added = Array.from({ length: 60 }, (_, position) => [
    `Zoë ${position}`,
    long,
    '',
    '',
    '',
    '',
  ]);
  const faulty = [['Ed Short'], ['', '', '', '', 'nobody', '']];
  const changed = ann?.with(3, '"Archer & Co"') ?? [];
  return csv(HEADER, changed, ...added.slice(0, 1), bob ?? [], ...faulty, ...added.slice(1));
}

/** Nothing in the dialog is cut off sideways, and everything that is pressed is large enough. */
async function expectToFit(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const wide = await dialog.evaluate(
    (element) =>
      [element, ...element.querySelectorAll('div')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ).length,
  );
  expect(wide).toBe(0);
  const small = await dialog.evaluate((element, smallest) => {
    const targets = element.querySelectorAll('button, select, summary, label:has(input), a');
    return [...targets]
      .filter((target) => target.getClientRects().length > 0)
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.round(width) < smallest || Math.round(height) < smallest;
      })
      .map((target) => target.outerHTML);
  }, SMALLEST_TARGET);
  expect(small).toEqual([]);
}

async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
