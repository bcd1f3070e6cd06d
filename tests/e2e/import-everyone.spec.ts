/** Accessibility of the import: axe, keyboard, narrow screens; and scripts that do not load. */
import type { Page } from '@playwright/test';
import { expectNoViolations, MIN_TARGET_PX } from './accessibility-checks.ts';
import { expect, test, toast } from './admin-fixtures.ts';
import {
  choose,
  csv,
  expectCounts,
  importButton,
  openColumns,
  openImport,
  row,
} from './import-file.ts';
import { tabTo } from './keyboard.ts';

const HEADER = ['Name', 'Role', 'Chapter', 'Company', 'Email', 'Birthday'];

test('every step of an import passes axe', async ({ signedIn: page, chapter }) => {
  test.slow();
  await openImport(page);
  await expectNoViolations(page, 'dialog');
  await choose(page, '');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'dialog');
  await choose(page, await everyVerdict(await chapter.rows('members')));
  await expectCounts(page, 'New 60', 'Changed 1', 'Unchanged 1', 'Invalid 2');
  await row(page, 3).getByRole('checkbox').uncheck();
  await openColumns(page);
  await expectNoViolations(page, 'dialog');
  await importButton(page).click();
  await expect(page.getByText(/^Last import: /)).toBeVisible();
  await expectNoViolations(page, 'main');
});
test('the import fits a phone 320 px wide, with targets of 44 px', async ({
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
  await openColumns(page);
  await expectToFit(page);
});

test('a file can be imported by keyboard alone', async ({ signedIn: page }) => {
  // The file chooser belongs to the operating system; the test covers everything around it.
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

test('a file can be dropped onto the dialog', async ({ signedIn: page }) => {
  await openImport(page);
  const data = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'dropped.csv'));
      return transfer;
    },
    csv(HEADER.slice(0, 2), ['Zoë Quill', 'Baker']),
  );
  const zone = page.getByText('Choose a file, or drop it here');
  await zone.dispatchEvent('dragover', { dataTransfer: data });
  await zone.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('heading', { name: 'dropped.csv: 1 row' })).toBeVisible();
  await expectCounts(page, 'New 1');
});

test.describe('when a script does not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|MIME type/] });

  for (const [script, button] of [
    ['import-dialog', 'Import members'],
    ['export-csv', 'Export members'],
  ] as const) {
    test(`${button} shows a message and works after a reload`, async ({ signedIn: page }) => {
      await page.goto('/admin/members/import');
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

  test('an import without its file reader tells the user to reload', async ({ signedIn: page }) => {
    await openImport(page);
    await page.route('**/read-file.worker*', (route) => route.abort());
    await choose(page, 'Name\nZoë');
    await expect(page.getByRole('alert')).toContainText('Reload the page');
  });

  test('an import whose file reader hears nothing says what blocks it', async ({
    signedIn: page,
  }) => {
    await page.clock.install();
    await openImport(page);
    await page.evaluate(() => {
      Worker.prototype.postMessage = () => {};
    });
    await choose(page, 'Name\nZoë');
    await expect(page.getByText(/^Reading /)).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('alert')).toContainText('an extension or a security setting');
    await expect(page.getByRole('alert')).not.toContainText(/connection|server/);
  });
});

/** A file with new, changed, unchanged and invalid rows, longer than one page. */
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
  const faulty = [['Ed Short'], ['', '', '', '', 'somewhere', '']];
  const changed = ann?.with(3, '"Archer & Co"') ?? [];
  return csv(HEADER, changed, ...added.slice(0, 1), bob ?? [], ...faulty, ...added.slice(1));
}

/** Expects no horizontal overflow in the dialog and targets that are tall and wide enough. */
async function expectToFit(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const wide = await dialog.evaluate(
    (element) =>
      // The tables scroll on their own.
      [element, ...element.querySelectorAll('div:not(section div)')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ).length,
  );
  expect(wide).toBe(0);
  const small = await dialog.evaluate((element, minimum) => {
    const targets = element.querySelectorAll('button, select, summary, label:has(input), a');
    return [...targets]
      .filter((target) => target.getClientRects().length > 0)
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.round(width) < minimum || Math.round(height) < minimum;
      })
      .map((target) => target.outerHTML);
  }, MIN_TARGET_PX);
  expect(small).toEqual([]);
}
