/** Malformed and hostile files. */
import { strToU8, zipSync } from 'fflate';
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

const ZOE = csv(['Name', 'Role', 'Company'], ['Zoë Quill', 'Bookbinder', 'Café “Quill”']);

test('a file whose encoding was guessed can be reread in another one', async ({
  signedIn: page,
  chapter,
}) => {
  await openImport(page);
  await choose(page, Buffer.from('Name;Role\r\nZo\xeb Quill;Bookbinder\x92s', 'latin1'));
  await expect(page.getByText('check that names with accents look right')).toBeVisible();
  await page.getByLabel('Text encoding').selectOption('Cyrillic');
  await expect(row(page, 2)).toContainText('Zoл Quill');
  await page.getByLabel('Text encoding').selectOption('Western, Windows');
  await expect(row(page, 2)).toContainText('Bookbinder’s');
  await importButton(page).click();
  await expect(toast(page, '1 added, 0 updated, 0 skipped')).toBeVisible();
  const names = (await chapter.rows('members')).map(({ member_name }) => member_name);
  expect(names).toContain('Zoë Quill');
});

/** A workbook with this XML for its only sheet. */
function workbook(sheet: string): Uint8Array {
  return zipSync({
    'xl/workbook.xml': new Uint8Array(),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  });
}

/** 100 MB in 100 KB. */
const BOMB = zipSync({ 'xl/workbook.xml': new Uint8Array(100 * 1024 * 1024) });
const MANY_CELLS = workbook(`<sheetData>${`<row>${'<c/>'.repeat(100)}</row>`.repeat(100_000)}`);
const FAR_CELL = workbook('<sheetData><row r="1048576"><c r="A1048576"><v>1</v></c></row>');

const REFUSED: readonly (readonly [what: string, content: Buffer, why: string])[] = [
  ['an empty file', Buffer.alloc(0), 'This file is empty.'],
  ['only blank lines', Buffer.from('\r\n , ,\r\n'), 'This file is empty.'],
  ['only headings', Buffer.from('Name,Role\r\n'), 'headings but no rows'],
  ['a damaged workbook', Buffer.from('PK\x03\x04\0\0', 'latin1'), 'This file is'],
  ['a zip bomb', Buffer.from(BOMB), 'unpacks to more than 64 MB'],
  ['a workbook of 10 million cells', Buffer.from(MANY_CELLS), 'more than 1,000,000 cells'],
  ['a cell in the last row of all', Buffer.from(FAR_CELL), 'more than 20000 rows'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'This is not a text file'],
  ['an unclosed quotation mark', Buffer.from('Name,Role\r\nAnn,"Baker\r\nBob,Cook'), 'in row 2'],
  ['20 MB', Buffer.alloc(20_000_000, 'Ann,Baker\n'), 'is 20 MB; the maximum is 10 MB'],
  ['20,001 rows', Buffer.from(`Name\n${'Ann\n'.repeat(20_001)}`), 'more than 20000 rows'],
];

test('unusable files are refused with advice, and another file can be chosen', async ({
  signedIn: page,
}) => {
  test.slow();
  await openImport(page);
  for (const [what, content, why] of REFUSED) {
    await test.step(what, async () => {
      await choose(page, content);
      await expect(page.getByRole('alert')).toContainText(why);
      await expect(page.getByRole('alert')).toBeFocused();
    });
  }
  await choose(page, ZOE);
  await expectCounts(page, 'New 1');
});

test('rows that are too long and duplicates are invalid, and formulas and markup are imported as text', async ({
  signedIn: page,
  chapter,
}) => {
  await openImport(page);
  await choose(
    page,
    csv(
      ['Name', 'Role', 'Phone', 'Company'],
      ['Zoë Quill', 'Bookbinder'],
      ['Xi Quill', 'Bookbinder', '', '', 'and more'],
      ['Yan Quill', 'Bookbinder', '+1 704 555 0100', '=1+1'],
      ['YAN QUILL', 'bookbinder', '', ''],
      ['', '', '', '', ''],
      ['<img src=x onerror=alert(1)>', 'Baker', '', "'@here"],
    ),
  );
  await expectCounts(page, 'All 5', 'New 3', 'Invalid 2');
  await expect(row(page, 3)).toContainText('This row has 5 cells, but the header has 4.');
  await expect(row(page, 5)).toContainText('Row 4 is about the same member.');
  await importButton(page).click();
  await expect(toast(page, '3 added, 0 updated, 2 skipped')).toBeVisible();
  const companies = (await chapter.rows('members')).map(({ phone, company }) => [phone, company]);
  expect(companies).toContainEqual(['+1 704 555 0100', '=1+1']);
  expect(companies).toContainEqual([null, '@here']);
});

test('columns named like object properties are ordinary columns', async ({ signedIn: page }) => {
  await openImport(page);
  await choose(
    page,
    csv(
      ['__proto__', 'constructor', 'Name', 'Role', 'toString'],
      ['polluted', 'polluted', 'Zoë Quill', 'Bookbinder', 'polluted'],
    ),
  );
  await expectCounts(page, 'New 1');
  for (const name of ['__proto__', 'constructor', 'toString']) {
    await expect(page.getByLabel(name)).toHaveValue('');
  }
  expect(await page.evaluate(() => 'polluted' in {} || String({}))).toBe('[object Object]');
  // Assigned to a field, such a column is still plain text.
  await openColumns(page);
  await page.getByLabel('__proto__').selectOption('Company');
  await expect(row(page, 2)).toContainText('polluted');
});

test('Cancel stops reading a long file', async ({ signedIn: page }) => {
  await openImport(page);
  await choose(page, csv(['Name', 'Role'], ...Array(15_000).fill(['Zoë Quill', 'Bookbinder'])));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Import members' }).click();
  await expect(page.getByLabel('Choose a file')).toBeFocused();
  await choose(page, ZOE);
  await expectCounts(page, 'All 1', 'New 1');
});
