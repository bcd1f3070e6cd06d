/** CSV files from other programs, malformed ones and hostile ones. */
import { expect, test, toast } from './admin-fixtures.ts';
import { choose, csv, expectCounts, importButton, openImport, row } from './csv-import.ts';

const ZOE = csv(['Name', 'Role', 'Company'], ['Zoë Quill', 'Bookbinder', 'Café “Quill”']);

const ENCODINGS = {
  'UTF-8': Buffer.from(ZOE),
  'UTF-8 with a byte order mark': Buffer.from(`\uFEFF${ZOE}`),
  'UTF-16 little-endian': Buffer.from(`\uFEFF${ZOE}`, 'utf16le'),
  'UTF-16 big-endian': Buffer.from(`\uFEFF${ZOE}`, 'utf16le').swap16(),
};

for (const [encoding, content] of Object.entries(ENCODINGS)) {
  test(`a file in ${encoding} keeps its accents`, async ({ signedIn: page }) => {
    await openImport(page);
    await choose(page, content);
    await expectCounts(page, 'New 1');
    await expect(row(page, 2)).toContainText('Zoë Quill');
    await expect(row(page, 2)).toContainText('Café “Quill”');
    await expect(page.getByText('check that names with accents')).toBeHidden();
  });
}

test('a Windows-1252 file keeps its accents, and the user is asked to check them', async ({
  signedIn: page,
  chapter,
}) => {
  await openImport(page);
  await choose(page, Buffer.from('Name;Role\r\nZo\xeb Quill;Bookbinder\x92s', 'latin1'));
  await expect(page.getByText('check that names with accents look right')).toBeVisible();
  await importButton(page).click();
  await expect(toast(page, '1 added, 0 updated, 0 skipped')).toBeVisible();
  const names = (await chapter.rows('members')).map(({ member_name }) => member_name);
  expect(names).toContain('Zoë Quill');
});

const REFUSED: readonly (readonly [what: string, content: Buffer, why: string])[] = [
  ['an empty file', Buffer.alloc(0), 'This file is empty.'],
  ['only blank lines', Buffer.from('\r\n , ,\r\n'), 'This file is empty.'],
  ['only a header', Buffer.from('Name,Role\r\n'), 'a header but no rows'],
  ['an Excel workbook', Buffer.from('PK\x03\x04\0\0', 'latin1'), 'save it as “CSV UTF-8”'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'This is not a text file'],
  ['an unnamed column', Buffer.from('Name,,Role\r\nAnn,x,Baker'), 'Column 2 has no name.'],
  [
    'a duplicate column name',
    Buffer.from('Name,Role,name\r\nAnn,x,y'),
    'Two columns are called “name”.',
  ],
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

test('ragged and duplicate rows are invalid, and formulas and markup are imported as text', async ({
  signedIn: page,
  chapter,
}) => {
  await openImport(page);
  await choose(
    page,
    csv(
      ['Name', 'Role', 'Phone', 'Company'],
      ['Zoë Quill', 'Bookbinder'],
      ['Zoë Quill', 'Bookbinder', '', '', 'and more'],
      ['Yan Quill', 'Bookbinder', '+1 704 555 0100', '=1+1'],
      ['YAN QUILL', 'Baker', '', ''],
      ['', '', '', '', ''],
      ['<img src=x onerror=alert(1)>', 'Baker', '', "'@here"],
    ),
  );
  await expectCounts(page, 'All 5', 'New 2', 'Invalid 3');
  await expect(row(page, 2)).toContainText('It has 2 cells, the header has 4.');
  await expect(row(page, 3)).toContainText('It has 5 cells, the header has 4.');
  await expect(row(page, 5)).toContainText('Row 4 is about the same member.');
  await importButton(page).click();
  await expect(toast(page, '2 added, 0 updated, 3 skipped')).toBeVisible();
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
  await page.getByLabel('__proto__').selectOption('Company');
  await expect(row(page, 2)).toContainText('polluted');
});

test('Cancel stops reading a long file', async ({ signedIn: page }) => {
  await openImport(page);
  await choose(page, csv(['Name', 'Role'], ...Array(15_000).fill(['Zoë Quill', 'Bookbinder'])));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Import members' }).click();
  await expect(page.getByLabel('Choose a CSV file')).toBeFocused();
  await choose(page, ZOE);
  await expectCounts(page, 'All 1', 'New 1');
});
