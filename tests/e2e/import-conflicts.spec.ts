/** A CSV import loses no data during other saves or an outage. */
import { expect, test, toast } from './admin-fixtures.ts';
import {
  cells,
  choose,
  csv,
  expectChange,
  expectCounts,
  importButton,
  memberOf,
  openColumns,
  openImport,
  row,
} from './import-file.ts';

/** URL of member writes. */
const WRITES = '**/rest/v1/members*';

test.use({ expectedErrors: [/409|ERR_FAILED/] });

test('a save by another admin during the preview blocks the whole import', async ({
  signedIn: page,
  chapter,
}) => {
  const [ann, bob] = await chapter.rows('members');
  await openImport(page);
  const header = ['Name', 'Role', 'Chapter', 'Company', 'Email'];
  const stranger = ['Zoë Quill', 'Bookbinder', 'Waxhaw', '', ''];
  await choose(page, csv(header, cells(ann, 'Mine'), cells(bob, 'Mine'), stranger));
  await expectCounts(page, 'New 1', 'Changed 2');
  await row(page, 3).getByRole('checkbox').first().uncheck();
  await chapter.change('members', `id=eq.${ann?.id}`, { company: 'Theirs' });
  const meanwhile = await chapter.rows('members');

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('alert')).toContainText('nothing was imported');
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await chapter.rows('members')).toEqual(meanwhile);
  await expectChange(page, 2, 'Company', 'Theirs', 'Mine');
  await expect(row(page, 3).getByRole('checkbox').first()).not.toBeChecked();

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(toast(page, '1 added, 1 updated, 1 skipped')).toBeVisible();
  expect(await memberOf(chapter, ann?.id)).toMatchObject({ company: 'Mine' });
  expect(await memberOf(chapter, bob?.id)).toEqual(bob);
});

test('P6 undoing an import keeps records that were saved since', async ({
  signedIn: page,
  chapter,
}) => {
  const [ann, bob] = await chapter.rows('members');
  await openImport(page);
  const header = ['Name', 'Role', 'Chapter', 'Company', 'Email'];
  const strangers = [
    ['Zoë Quill', 'Bookbinder', 'Waxhaw', '', ''],
    ['Yan Quill', 'Bookbinder', 'Waxhaw', '', ''],
  ];
  await choose(page, csv(header, cells(ann, 'Mine'), cells(bob, 'Mine'), ...strangers));
  await importButton(page).click();
  await expect(toast(page, '2 added, 2 updated, 0 skipped')).toBeVisible();
  await chapter.change('members', `id=eq.${ann?.id}`, { company: 'Theirs' });
  await chapter.change('members', 'member_name=eq.Zoë Quill', { company: 'Theirs' });

  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(
    toast(page, `Saved since the import and left unchanged: Zoë Quill and ${ann?.member_name}.`),
  ).toBeVisible();
  expect(await memberOf(chapter, ann?.id)).toMatchObject({ company: 'Theirs' });
  expect(await memberOf(chapter, bob?.id)).toEqual({
    ...bob,
    version: Number(bob?.version) + 2,
  });
  const quills = (await chapter.rows('members')).filter(({ member_name }) =>
    String(member_name).endsWith('Quill'),
  );
  expect(quills).toMatchObject([{ member_name: 'Zoë Quill', company: 'Theirs' }]);
});

test('P6 an undo that cannot restore what was changed deletes nothing, and can be repeated', async ({
  signedIn: page,
  chapter,
}) => {
  const before = await chapter.rows('members');
  const [ann] = before;
  await openImport(page);
  const header = ['Name', 'Role', 'Chapter', 'Company', 'Email'];
  await choose(
    page,
    csv(header, cells(ann, 'Mine'), ['Zoë Quill', 'Bookbinder', 'Waxhaw', '', '']),
  );
  await importButton(page).click();
  await expect(toast(page, '1 added, 1 updated, 0 skipped')).toBeVisible();
  const imported = await chapter.rows('members');

  await page.route(WRITES, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  const undo = page.getByRole('button', { name: 'Undo import' });
  await undo.click();
  await expect(toast(page, 'The import could not be undone')).toBeVisible();
  expect(await chapter.rows('members')).toEqual(imported);
  await page.unrouteAll();
  await undo.click();
  await expect(toast(page, 'Import undone')).toBeVisible();
  expect(await chapter.rows('members')).toHaveLength(before.length);
});

test('an import whose response was lost can be retried without duplicates', async ({
  signedIn: page,
  chapter,
}) => {
  const before = await chapter.rows('members');
  await openImport(page);
  await choose(page, csv(['Name', 'Role', 'Notes'], ['Zoë Quill', 'Bookbinder', 'New']));
  await expectCounts(page, 'New 1');
  await page.route(WRITES, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The server is not responding. Try again in a moment. Nothing is added twice.',
  );
  expect(await chapter.rows('members')).toHaveLength(before.length + 1);
  await page.unrouteAll();
  // A different column mapping of the same file must keep the record ids.
  await openColumns(page);
  await page.getByLabel('Notes').selectOption('Contact info');
  await expect(page.getByRole('columnheader', { name: 'Contact info' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(toast(page, '1 added, 0 updated, 0 skipped')).toBeVisible();
  expect(await chapter.rows('members')).toHaveLength(before.length + 1);
});

test('retrying an import whose response was lost does not overwrite newer saves', async ({
  signedIn: page,
  chapter,
}) => {
  await openImport(page);
  await choose(page, csv(['Name', 'Role', 'Company'], ['Zoë Quill', 'Bookbinder', 'Mine']));
  await expectCounts(page, 'New 1');
  await page.route(WRITES, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  await importButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The server is not responding.');
  await page.unrouteAll();
  await chapter.change('members', 'member_name=eq.Zoë Quill', { company: 'Theirs' });

  await importButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Someone else has saved');
  await expectChange(page, 2, 'Company', 'Theirs', 'Mine');
});

test('an import that fails after its dialog was closed shows the error', async ({
  signedIn: page,
  chapter,
}) => {
  const before = await chapter.rows('members');
  await openImport(page);
  await choose(page, csv(['Name', 'Role'], ['Zoë Quill', 'Bookbinder']));
  const closed = Promise.withResolvers<void>();
  await page.route(WRITES, async (route) => {
    await closed.promise;
    await route.abort();
  });
  await importButton(page).click();
  await expect(page.getByRole('progressbar', { name: 'Importing 1 row…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  closed.resolve();
  await expect(page.getByRole('alert')).toContainText('The server is not responding.');
  await expect(importButton(page)).toBeEnabled();
  expect(await chapter.rows('members')).toEqual(before);
});

test('two imports at once do not overwrite each other', async ({
  signedIn: page,
  chapter,
  signedInElsewhere,
}) => {
  const [ann] = await chapter.rows('members');
  const header = ['Name', 'Role', 'Chapter', 'Company', 'Email'];
  const other = await signedInElsewhere();
  for (const [admin, company] of [
    [page, 'First'],
    [other, 'Second'],
  ] as const) {
    await openImport(admin);
    await choose(admin, csv(header, cells(ann, company)));
    await expectCounts(admin, 'Changed 1');
  }
  await importButton(page).click();
  await expect(toast(page, '0 added, 1 updated, 0 skipped')).toBeVisible();
  await importButton(other).click();
  await expectChange(other, 2, 'Company', 'First', 'Second');
  expect(await memberOf(chapter, ann?.id)).toMatchObject({ company: 'First' });
});
