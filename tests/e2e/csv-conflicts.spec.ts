/** A CSV import while others save, and while the server is away: nothing of anybody's is lost. */
import { expect, signIn, test, toast } from './admin-fixtures.ts';
import {
  cells,
  choose,
  csv,
  expectChange,
  expectCounts,
  importButton,
  memberOf,
  openImport,
  row,
} from './csv-import.ts';

/** Where members are written. */
const WRITES = '**/rest/v1/members*';

test.use({ expectedErrors: [/409|ERR_FAILED/] });

test('a record that somebody saves during the preview keeps all from being written', async ({
  signedIn: page,
  chapter,
}) => {
  const [ann, bob] = await chapter.rows('members');
  await openImport(page);
  const header = ['Name', 'Role', 'Chapter', 'Company', 'Email'];
  const stranger = ['Zoë Quill', 'Bookbinder', 'Waxhaw', '', ''];
  await choose(page, csv(header, cells(ann, 'Mine'), cells(bob, 'Mine'), stranger));
  await expectCounts(page, 'New 1', 'Changed 2');
  await row(page, 3).getByRole('checkbox').uncheck();
  await chapter.change('members', `id=eq.${ann?.id}`, { company: 'Theirs' });
  const meanwhile = await chapter.rows('members');

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('alert')).toContainText('nothing was imported');
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await chapter.rows('members')).toEqual(meanwhile);
  await expectChange(page, 2, 'Company', 'Theirs', 'Mine');
  await expect(row(page, 3).getByRole('checkbox')).not.toBeChecked();

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(toast(page, '1 added, 1 updated, 1 skipped')).toBeVisible();
  expect(await memberOf(chapter, ann?.id)).toMatchObject({ company: 'Mine' });
  expect(await memberOf(chapter, bob?.id)).toEqual(bob);
});

test('P6 undoing leaves alone what somebody has saved since', async ({
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
    toast(page, `Saved since the import and left unchanged: Zoë Quill, ${ann?.member_name}.`),
  ).toBeVisible();
  expect(await memberOf(chapter, ann?.id)).toMatchObject({ company: 'Theirs' });
  expect(await memberOf(chapter, bob?.id)).toEqual({ ...bob, version: 3 });
  const quills = (await chapter.rows('members')).filter(({ member_name }) =>
    String(member_name).endsWith('Quill'),
  );
  expect(quills).toMatchObject([{ member_name: 'Zoë Quill', company: 'Theirs' }]);
});

test('an import whose answer was lost is tried again, and adds nothing twice', async ({
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
  // Another plan for the same file means the same records.
  await page.getByLabel('Notes').selectOption('Contact info');
  await expect(row(page, 2)).toContainText('Contact info');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(toast(page, '1 added, 0 updated, 0 skipped')).toBeVisible();
  expect(await chapter.rows('members')).toHaveLength(before.length + 1);
});

test('an import whose answer was lost does not overwrite who has saved since', async ({
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

test('who closes the import while it is refused hears of it', async ({
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
  browser,
  baseURL,
}) => {
  const [ann] = await chapter.rows('members');
  const header = ['Name', 'Role', 'Chapter', 'Company', 'Email'];
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await signIn(other, chapter, await chapter.account());
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
  await context.close();
});
