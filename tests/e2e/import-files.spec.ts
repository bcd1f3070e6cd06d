/** Real-world files are imported completely, invalid cells are corrected in place, and an import is undone later. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, toast } from './admin-fixtures.ts';
import { choose, csv, expectCounts, importButton, openImport, row } from './import-file.ts';

const FILES = join(import.meta.dirname, 'files');

/** Each lists the same thirty members, as written by a different program. */
const REAL_FILES = [
  'members.csv',
  'google-contacts.csv',
  'outlook.csv',
  'apple-contacts.vcf',
  'directory.xlsx',
  'chapter-roster.xls',
  'sep-windows.csv',
  'unicode-text.txt',
  'no-headings-mac.csv',
];

test('each file of thirty members is imported completely, without any manual choice', async ({
  signedIn: page,
  chapter,
}) => {
  test.slow();
  for (const file of REAL_FILES) {
    await test.step(file, async () => {
      await chapter.replace('members', []);
      await openImport(page);
      await page.getByLabel('Choose a file').setInputFiles(join(FILES, file));
      await expect(page.getByRole('heading', { name: `${file}: 30 rows` })).toBeFocused();
      await page.getByRole('button', { name: 'Import 30 rows' }).click();
      await expect(toast(page, '30 added, 0 updated, 0 skipped')).toBeVisible();
      const members = await chapter.rows('members');
      expect(members.find(({ member_name }) => member_name === 'Bruno Müller')).toMatchObject({
        profession_role: 'Garage Door Installer',
        chapter: 'Waxhaw',
        email: 'bruno@muller.example.com',
      });
    });
  }
});

test('invalid cells can be corrected in the preview or are left out, and skipped rows can be downloaded', async ({
  signedIn: page,
  chapter,
}) => {
  await openImport(page);
  await choose(
    page,
    csv(
      ['First Name', 'Last Name', 'Profession', 'Phone', 'Email'],
      ['Zoë', 'Quill', 'Bookbinder', 'ask', 'zoe@example.com'],
      ['Yan', 'Quill', '', '704-555-0101', 'yan@example.com'],
      ['Xi', 'Quill', 'Baker', '704-555-0102', 'soon'],
      ['Wes', 'Quill', '', '', ''],
    ),
  );
  await expectCounts(page, 'New 2', 'Invalid 2', 'With values left out 2');
  await expect(page.getByText('2 values cannot be stored and are left out.')).toBeVisible();

  await page.getByRole('button', { name: 'With values left out 2' }).click();
  await row(page, 4).getByLabel('Email').fill('xi@example.com');
  await page.keyboard.press('Enter');
  await expectCounts(page, 'With values left out 1');
  // The focus moves to the next invalid cell.
  await expect(row(page, 2).getByLabel('Phone')).toBeFocused();

  await page.getByRole('button', { name: 'Invalid 2' }).click();
  await row(page, 3).getByLabel('Profession role').fill('Mover');
  await row(page, 3).getByRole('button', { name: 'Correct' }).click();
  await expectCounts(page, 'New 3', 'Invalid 1');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download 1 skipped row' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(
    '"Wes","Quill","","","","Profession role is required."',
  );
  await importButton(page).click();
  await expect(toast(page, '3 added, 0 updated, 1 skipped')).toBeVisible();
  await expect(page.getByText('1 value was left out.')).toBeVisible();
  const quills = (await chapter.rows('members'))
    .filter(({ member_name }) => String(member_name).endsWith('Quill'))
    .map(({ member_name, profession_role, phone, email }) =>
      [member_name, profession_role, phone, email].join(', '),
    );
  expect(quills.toSorted()).toEqual([
    'Xi Quill, Baker, 704-555-0102, xi@example.com',
    'Yan Quill, Mover, 704-555-0101, yan@example.com',
    'Zoë Quill, Bookbinder, , zoe@example.com',
  ]);
});

test('the column mapping is remembered, and an import can be undone after a reload', async ({
  signedIn: page,
  chapter,
}) => {
  const before = await chapter.rows('members');
  const header = ['Wer', 'Was', 'Wo'];
  await openImport(page);
  await choose(page, csv(header, ['Zoë', 'Quills', 'Here'], ['Yan', 'Quills', 'There']));
  await page.getByLabel('Wer').selectOption('Member name');
  await page.getByLabel('Was').selectOption('Profession role');
  await page.getByLabel('Wo', { exact: true }).selectOption('Company');
  await importButton(page).click();
  await expect(toast(page, '2 added, 0 updated, 0 skipped')).toBeVisible();

  await openImport(page);
  await choose(page, csv(header, ['Zoë', 'Quills', 'Everywhere']));
  await expect(
    page.getByText('Columns are matched as in your last import of a file like this.'),
  ).toBeVisible();
  await expectCounts(page, 'Changed 1');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.reload();
  await expect(page.getByText('Last import: 2 added, 0 updated, 0 skipped')).toBeVisible();
  await expect(page.getByText(/^Can be undone until \w+ \d+, \d{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(toast(page, 'Import undone')).toBeVisible();
  expect(await chapter.rows('members')).toEqual(before);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Import members' })).toBeVisible();
  await expect(page.getByText('Last import: ')).toBeHidden();
});
