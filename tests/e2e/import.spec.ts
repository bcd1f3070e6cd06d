/** Import and export in the panel: what is written, what is left out, and how an import is undone. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { type Chapter, expect, test, toast } from './admin-fixtures.ts';
import {
  cells,
  choose,
  csv,
  expectChange,
  expectCounts,
  importButton,
  openImport,
  row,
  rows,
} from './import-file.ts';

/** Rows of the large file, including the demo chapter's members. */
const ROW_COUNT = 5000;

test('an export holds every field, opens safely in Excel and imports back unchanged', async ({
  signedIn: page,
  chapter,
}) => {
  const [first] = await chapter.rows('members');
  const hostile = { company: '=HYPERLINK("http://example.org")', role_alias: '\'=1, "two"\nthree' };
  await chapter.change('members', `id=eq.${first?.id}`, hostile);
  const members = await chapter.rows('members');

  await page.goto('/admin/members/import');
  const file = await download(page, 'members');
  expect(file.name).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
  expect(file.text).toMatch(/^\uFEFF"member_name","profession_role",.*"id"\r\n/);
  const { data, errors } = Papa.parse<Record<string, string>>(file.text, {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(data).toHaveLength(members.length);
  expect(data.find(({ id }) => id === first?.id)).toMatchObject({
    member_name: first?.member_name,
    company: `'${hostile.company}`,
    role_alias: `'${hostile.role_alias}`,
  });
  expect(Object.keys(data[0] ?? {})).not.toContain('version');
  const cells = data.flatMap((cells) => Object.values(cells));
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);

  await page.getByRole('button', { name: 'Import members' }).click();
  await choose(page, file.text, file.name);
  await expectCounts(page, `All ${members.length}`, `Unchanged ${members.length}`);
  await expect(importButton(page)).toBeDisabled();
  await expect(page.getByText(/^Columns: (\d+) of \1 imported$/)).toBeVisible();
});

test('an import previews its changes, applies the selected ones and can be undone', async ({
  signedIn: page,
  chapter,
}) => {
  const before = await chapter.rows('members');
  const [ann, bob, cy] = before;
  await openImport(page);
  await choose(
    page,
    csv(
      ['Full name', 'Category', 'Chapter', 'Business', 'E-mail'],
      cells(ann, 'Archer & Co'),
      cells(bob, bob?.company),
      cells(cy, 'Left alone'),
      ['Zoë Quill', 'Bookbinder', 'Waxhaw', '', 'zoe@example.com'],
      ['Di Bad', 'Baker', 'Waxhaw', '', 'somewhere'],
      ['Ed Short'],
    ),
  );
  await expect(page.getByRole('heading', { name: 'list.csv: 6 rows' })).toBeFocused();
  await expectCounts(page, 'All 6', 'New 2', 'Changed 2', 'Unchanged 1', 'Invalid 1');
  await expectChange(page, 2, 'Company', ann?.company, 'Archer & Co');
  await expect(row(page, 5)).toContainText('zoe@example.com');
  await expect(row(page, 6)).toContainText('An email address looks like ann@example.com.');
  await expect(row(page, 7)).toContainText('Profession role is required.');
  expect(await chapter.rows('members')).toEqual(before);

  await row(page, 4).getByRole('checkbox').first().uncheck();
  await row(page, 6).getByRole('checkbox').uncheck();
  await expect(page.getByRole('checkbox', { name: 'Select all 4' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(toast(page, '1 added, 1 updated, 4 skipped')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import members' })).toBeFocused();

  const after = await chapter.rows('members');
  expect(after).toHaveLength(before.length + 1);
  expect(after.find(({ id }) => id === ann?.id)).toEqual({
    ...ann,
    company: 'Archer & Co',
    version: Number(ann?.version) + 1,
  });
  expect(after.find(({ member_name }) => member_name === 'Zoë Quill')).toMatchObject({
    profession_role: 'Bookbinder',
    company: null,
    email: 'zoe@example.com',
    priority: 3,
  });

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast(page, 'Import undone')).toBeVisible();
  const versionless = (rows: readonly object[]) => rows.map((row) => ({ ...row, version: null }));
  expect(versionless(await chapter.rows('members'))).toEqual(versionless(before));
  await expect(page.getByRole('button', { name: 'Undo import' })).toBeHidden();
});

test.describe('a large import', () => {
  // On a busy machine the server may cut a visitor's read of 5,000 members, or put off a write, which is sent again.
  test.use({ expectedErrors: [/503/] });

  test(`an import of ${ROW_COUNT} rows succeeds and can be undone`, async ({
    signedIn: page,
    chapter,
  }) => {
    test.slow();
    const before = await chapter.rows('members');
    const added = Array.from({ length: ROW_COUNT - before.length }, (_, position) => [
      `New Member ${position}`,
      'Roofer',
      'Waxhaw',
      'Roof & Rafter',
      `roofer${position}@example.com`,
    ]);
    await openImport(page);
    const header = ['Name', 'Profession', 'Chapter', 'Company', 'Email'];
    await choose(page, csv(header, ...before.map((member) => cells(member, 'Changed')), ...added));
    await expectCounts(page, `New ${added.length}`, `Changed ${before.length}`, 'Invalid 0');
    await expect(rows(page)).toHaveCount(50);
    await page.getByRole('button', { name: `Import ${ROW_COUNT} rows` }).click();
    const summary = `${added.length} added, ${before.length} updated, 0 skipped`;
    await expect(toast(page, summary)).toBeVisible({ timeout: 30_000 });
    expect(await countOf(chapter)).toBe(ROW_COUNT);

    await page.getByRole('button', { name: 'Undo import' }).click();
    await expect(toast(page, 'Import undone')).toBeVisible({ timeout: 60_000 });
    const companies = (rows: readonly Record<string, unknown>[]) =>
      rows.map(({ company }) => company);
    expect(companies(await chapter.rows('members'))).toEqual(companies(before));
  });
});

test('C3 P4 chains can be exported and imported', async ({ signedIn: page, chapter }) => {
  const before = await chapter.rows('referral_chains');
  await page.goto('/admin/members/import');
  const { text } = await download(page, 'chains');
  const { data } = Papa.parse<string[]>(text.trim());
  expect(data).toHaveLength(before.length + 1);

  await page.getByRole('button', { name: 'Import chains' }).click();
  const [old] = before;
  const script = '"Meet {role1_name}, and {role2_name}"';
  await choose(
    page,
    csv(
      ['Scenario', 'Roles', 'Script', 'Triggers'],
      ['Selling a boat', 'Broker -> Painter=>Mover', script, ''],
      [`"${String(old?.scenario).toUpperCase()}"`, '', 'Hello', 'moving'],
    ),
  );
  await expectCounts(page, 'New 1', 'Invalid 1');
  await expect(row(page, 2)).toContainText('Broker → Painter → Mover');
  await expect(row(page, 3)).toContainText('Roles sequence is required.');
  await importButton(page).click();
  await expect(toast(page, '1 added, 0 updated, 1 skipped')).toBeVisible();
  const added = (await chapter.rows('referral_chains')).find(
    ({ scenario }) => scenario === 'Selling a boat',
  );
  expect(added).toMatchObject({
    roles_sequence: 'Broker → Painter → Mover',
    trigger_keywords: null,
  });
});

test('columns with unknown names can be assigned by hand', async ({ signedIn: page }) => {
  await openImport(page);
  await choose(page, csv(['Who', 'Does', 'Name'], ['Zoë Quill', 'Yurts', 'Quill & Daughters']));
  await expectCounts(page, 'Invalid 1');
  await expect(
    page.getByText('No column is imported as Profession role. Choose the one that contains it.'),
  ).toBeVisible();
  const does = page.getByLabel('Does');
  await does.focus();
  await does.selectOption('Profession role');
  await expect(does).toBeFocused();
  await page.getByLabel('Who').selectOption('Member name');
  // 'Name' was mapped to the member name as well, so both columns fill it.
  await expect(row(page, 2)).toContainText('Zoë Quill Quill & Daughters');
  await page.getByLabel('Name', { exact: true }).selectOption('Company');
  await expectCounts(page, 'New 1', 'Invalid 0');
  await expect(row(page, 2)).toContainText('Quill & Daughters');
  await does.selectOption('Do not import');
  await expectCounts(page, 'Invalid 1');
  await page.getByLabel('Profession role of new members').fill('Bookbinder');
  await expectCounts(page, 'New 1');
});

test('K1 new members of a file without chapters get the home chapter as its members write it', async ({
  signedIn: page,
}) => {
  await openImport(page);
  await choose(page, csv(['Name', 'Role'], ['Zoë Quill', 'Bookbinder']));
  await expect(page.getByLabel('Chapter of new members')).toHaveValue(
    'Waxhaw Business Connections',
  );
});

test('closing the preview keeps it, and Cancel discards the file', async ({ signedIn: page }) => {
  await openImport(page);
  await choose(page, csv(['Name', 'Role'], ['Zoë Quill', 'Bookbinder'], ['Yan', 'Baker']));
  await row(page, 2).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Import members' }).click();
  await expect(row(page, 2).getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Import members' }).click();
  await expect(page.getByLabel('Choose a file')).toBeFocused();
});

async function download(page: Page, list: 'members' | 'chains') {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Export ${list}` }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** The number of members. The server returns at most 1,000 rows at a time, but counts all of them. */
async function countOf({ url }: Chapter): Promise<number> {
  const answer = await fetch(`${url}/rest/v1/members?select=id&limit=1`, {
    headers: { Prefer: 'count=exact' },
  });
  return Number(answer.headers.get('content-range')?.split('/')[1]);
}
