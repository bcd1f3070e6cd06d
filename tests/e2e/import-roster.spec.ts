/** A yearly roster is one import: who is missing from the file, people with two businesses, links, and the table. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility-checks.ts';
import { expect, test, toast } from './admin-fixtures.ts';
import {
  cells,
  choose,
  csv,
  expectCounts,
  importButton,
  memberOf,
  openImport,
  row,
  tableOf,
} from './import-file.ts';
import { tabTo } from './keyboard.ts';

const CELLS = join(import.meta.dirname, 'files', 'cells');
const HEADER = ['Name', 'Role', 'Chapter', 'Company', 'Email'];

type Row = Readonly<Record<string, unknown>>;

/** Members whose trade no chain asks for. */
const LEFT = ['Bo Left', 'Cy Left'].map((member_name) => ({
  id: randomUUID(),
  ...{ member_name, profession_role: 'Kazoo Maker', company: 'Kazoos', chapter: 'Waxhaw' },
}));

/** Shows the members that the file does not mention. */
async function showMissing(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `Not in this file ${count}`, exact: true }).click();
}

/** The row of the third list with this member. */
function missing(page: Page, name: unknown) {
  return tableOf(page, 'Not in this file').getByRole('row', { name: String(name) });
}

test('P12 a yearly roster adds, changes and removes in one import, which is undone as a whole', async ({
  signedIn: page,
  chapter,
}) => {
  const demo = await chapter.rows('members');
  await chapter.replace('members', [...demo, ...LEFT.map((each) => ({ ...demo[0], ...each }))]);
  const before = await chapter.rows('members');
  const isLeft = ({ id }: Row) => LEFT.some((each) => each.id === id);
  const [bob, cy] = before.filter(isLeft);
  const [ann, ...others] = before.filter((each) => !isLeft(each));
  await openImport(page);
  const zoe = ['Zoë Quill', 'Bookbinder', String(ann?.chapter), '', ''];
  const roster = [cells(ann, 'Archer & Co'), ...others.map((each) => cells(each, each.company))];
  await choose(page, csv(HEADER, ...roster, zoe));
  await expectCounts(page, 'New 1', 'Changed 1', `Unchanged ${others.length}`);
  await showMissing(page, 2);
  for (const gone of [bob, cy]) {
    await expect(missing(page, gone?.member_name).getByRole('checkbox')).not.toBeChecked();
  }
  await expect(importButton(page)).toHaveText('Import 2 rows');

  await missing(page, bob?.member_name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Import 2 rows, remove 1 member' }).click();
  await expect(
    toast(page, `1 added, 1 updated, ${others.length} skipped, 1 removed`),
  ).toBeVisible();
  const after = await chapter.rows('members');
  expect(after).toHaveLength(before.length);
  expect(after.find(({ id }) => id === bob?.id)).toBeUndefined();
  expect(await memberOf(chapter, cy?.id)).toEqual(cy);

  await page.reload();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(toast(page, 'Import undone')).toBeVisible();
  const versionless = (rows: readonly object[]) => rows.map((each) => ({ ...each, version: null }));
  expect(versionless(await chapter.rows('members'))).toEqual(versionless(before));
});

test('P7 P12 an import can be undone on another device, whoever made it', async ({
  signedIn: page,
  chapter,
  signedInElsewhere,
}) => {
  await chapter.replace('members', LEFT);
  const before = await chapter.rows('members');
  const [bo, cy] = before;
  await openImport(page);
  const zoe = ['Zoë Quill', 'Bookbinder', 'Waxhaw', '', ''];
  await choose(page, csv(HEADER, cells(bo, 'Archer & Co'), zoe));
  await showMissing(page, 1);
  await missing(page, cy?.member_name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Import 2 rows, remove 1 member' }).click();
  await expect(toast(page, '1 added, 1 updated, 0 skipped, 1 removed')).toBeVisible();

  const other = await signedInElsewhere();
  await other.goto('/admin/members/import');
  await expect(
    other.getByText('Last import: 1 added, 1 updated, 0 skipped, 1 removed'),
  ).toBeVisible();
  await other.getByRole('button', { name: 'Undo import' }).click();
  await expect(toast(other, 'Import undone')).toBeVisible();
  const versionless = (rows: readonly object[]) => rows.map((each) => ({ ...each, version: null }));
  expect(versionless(await chapter.rows('members'))).toEqual(versionless(before));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Import members' })).toBeVisible();
  await expect(page.getByText('Last import: ')).toBeHidden();
});

test('P12 a file of one chapter lists the members of that chapter first', async ({
  signedIn: page,
  chapter,
}) => {
  const members = await chapter.rows('members');
  const [ann] = members;
  const mates = members.filter((each) => each.chapter === ann?.chapter);
  expect(mates.length).toBeLessThan(members.length);
  await openImport(page);
  await choose(page, csv(HEADER, cells(ann, ann?.company)));
  await showMissing(page, members.length - 1);
  const list = tableOf(page, 'Not in this file');
  await expect(list.getByRole('rowheader').nth(1)).toContainText(
    mates
      .slice(1)
      .map(({ member_name }) => String(member_name))
      .toSorted()[0] ?? '',
  );
  const all = list.getByRole('checkbox', {
    name: `Select all ${mates.length - 1} in the chapters of this file`,
  });
  await all.check();
  await expect(
    page.getByRole('button', { name: `Remove ${mates.length - 1} members` }),
  ).toBeEnabled();
  await expect(
    list.getByRole('checkbox', {
      name: `Select all ${members.length - mates.length} in other chapters`,
    }),
  ).not.toBeChecked();
});

test('P7 P12 a removal that takes the only holder of a role from a chain asks first', async ({
  signedIn: page,
  chapter,
}) => {
  const members = await chapter.rows('members');
  const florist = members.find(({ role_alias }) => String(role_alias).includes('Florist'));
  await openImport(page);
  const others = members.filter(({ id }) => id !== florist?.id);
  const file = csv(HEADER, ...others.map((each) => cells(each, each.company)));
  await choose(page, file);
  await showMissing(page, 1);
  await missing(page, florist?.member_name).getByRole('checkbox').check();
  const remove = page.getByRole('button', { name: 'Remove 1 member' });
  await remove.click();
  const question = page.getByRole('dialog', { name: `Delete ${florist?.member_name}?` });
  await expect(question).toContainText('loses its only Florist.');
  await question.getByRole('button', { name: 'Keep the member' }).click();
  expect(await chapter.rows('members')).toEqual(members);

  // Someone who takes over the role comes with the same file.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Import members' }).click();
  const flora = ['Zoë Quill', 'Florist', String(florist?.chapter), '', ''];
  await choose(page, `${file}\r\n${flora.join(',')}`);
  await showMissing(page, 1);
  await missing(page, florist?.member_name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Import 1 row, remove 1 member' }).click();
  await expect(
    toast(page, `1 added, 0 updated, ${others.length} skipped, 1 removed`),
  ).toBeVisible();
});

test('P12 a member saved since the preview is not removed', async ({ signedIn: page, chapter }) => {
  await chapter.replace('members', LEFT);
  const [ann, bob] = await chapter.rows('members');
  await openImport(page);
  await choose(page, csv(HEADER, cells(ann, 'Archer & Co')));
  await showMissing(page, 1);
  await missing(page, bob?.member_name).getByRole('checkbox').check();
  await chapter.change('members', `id=eq.${bob?.id}`, { company: 'Theirs' });
  await page.getByRole('button', { name: 'Import 1 row, remove 1 member' }).click();
  await expect(toast(page, '0 added, 1 updated, 0 skipped')).toBeVisible();
  await expect(page.getByText(`Not removed: ${bob?.member_name}.`)).toBeVisible();
  expect(await memberOf(chapter, bob?.id)).toMatchObject({ company: 'Theirs' });
});

test('P12 one person with two businesses is two members if the admin says so, also in the next import', async ({
  signedIn: page,
  chapter,
}) => {
  await chapter.replace('members', []);
  await openImport(page);
  await page.getByLabel('Choose a file').setInputFiles(join(CELLS, 'two-businesses.csv'));
  await expectCounts(page, 'New 2', 'Invalid 1');
  await expect(row(page, 3)).toContainText(
    'Row 2 has this name with another business: Uhl Roofing, Roofer.',
  );
  await row(page, 3).getByRole('checkbox', { name: 'Keep both' }).check();
  await expectCounts(page, 'New 3', 'Invalid 0');
  await importButton(page).click();
  await expect(toast(page, '3 added, 0 updated, 0 skipped')).toBeVisible();
  const companies = (await chapter.rows('members')).map(({ company }) => company);
  expect(companies.toSorted()).toEqual(['Uhl Roofing', 'Uhl Roofing', 'Uhl Solar']);

  // In another order, with news of one of them.
  await openImport(page);
  const header = ['Name', 'Company', 'Profession', 'Chapter', 'Phone'];
  await choose(
    page,
    csv(
      header,
      ['Al Uhl', 'Uhl Solar', 'Solar Installer', 'Waxhaw', '704-555-0199'],
      ['Al Uhl', 'Uhl Roofing', 'Roofer', 'Waxhaw', '704-555-0139'],
    ),
  );
  await expectCounts(page, 'Changed 1', 'Unchanged 1', 'Invalid 0');
  await expect(row(page, 2).getByRole('insertion')).toHaveText('704-555-0199');
});

test('P12 a row with another business than the member in the directory changes it or is kept beside it', async ({
  signedIn: page,
  chapter,
}) => {
  const [ann] = await chapter.rows('members');
  await openImport(page);
  await choose(page, csv(HEADER, cells({ ...ann, profession_role: 'Beekeeper' }, 'Second Co')));
  await expectCounts(page, 'Changed 1');
  await expect(row(page, 2)).toContainText(
    `${ann?.member_name} is already in the directory with another business: ${ann?.company}, ${ann?.profession_role}.`,
  );
  await tabTo(page, row(page, 2).getByRole('checkbox', { name: 'Keep both' }));
  await page.keyboard.press('Space');
  await expectCounts(page, 'New 1', 'Changed 0');
  await importButton(page).click();
  await expect(toast(page, '1 added, 0 updated, 0 skipped')).toBeVisible();
  expect(await memberOf(chapter, ann?.id)).toEqual(ann);
});

test('P12 cells are imported as their sheet shows them, and links as where they lead', async ({
  signedIn: page,
  chapter,
}) => {
  await chapter.replace('members', []);
  for (const [file, count] of [
    ['number-formats.xlsx', 7],
    ['links.xlsx', 2],
  ] as const) {
    await openImport(page);
    await page.getByLabel('Choose a file').setInputFiles(join(CELLS, file));
    await page.getByRole('button', { name: `Import ${count} rows` }).click();
    await expect(toast(page, `${count} added, 0 updated, 0 skipped`)).toBeVisible();
  }
  const members = await chapter.rows('members');
  const named = (name: string) => members.find(({ member_name }) => member_name === name);
  expect(named('Di Zane')).toMatchObject({ phone: '02079460018' });
  expect(named('Gil Ames')).toMatchObject({ company: 'TRUE' });
  expect(named('Hana Bly')).toMatchObject({
    email: 'hana@bly.example.com',
    website: 'https://bly.example.com',
  });
});

for (const width of [360, 1280]) {
  test(`P12 the lists are tables that scroll, ${width} px wide`, async ({
    signedIn: page,
    chapter,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: HEIGHT_PX });
    const members = await chapter.rows('members');
    const [ann] = members;
    await openImport(page);
    const rows = members.slice(0, 30).map((each, at) => {
      const email = at % 3 === 0 ? `new${at}@example.com` : each.email;
      return cells({ ...each, email }, each.company);
    });
    const second = cells({ ...ann, profession_role: 'Beekeeper' }, 'Second Co');
    await choose(page, csv(HEADER, ...rows, second, ['Di Bad', '', '', '', 'somewhere']));
    await expectCounts(page, 'Changed 10', 'Invalid 2');
    const region = page.getByRole('region', { name: 'Rows of the file' });
    // The rows are highest once the roles have been understood.
    await expect(region.getByText('Found as').first()).toBeVisible();
    await expect.poll(() => peopleInSight(region)).toBeGreaterThan(4);
    await expectNoViolations(page, 'dialog');
    await expectScrolling(page, region);

    await showMissing(page, members.length - 30);
    const list = page.getByRole('region', { name: 'Not in this file' });
    await expect.poll(() => peopleInSight(list)).toBeGreaterThan(4);
    await expectNoViolations(page, 'dialog');
    await expectScrolling(page, list);
  });
}

const HEIGHT_PX = 760;

/** How many people of a table are shown on the screen at once; what is above it grows once the engine has loaded. */
async function peopleInSight(region: Locator): Promise<number> {
  await region.evaluate((element) => element.scrollIntoView());
  return region.getByRole('rowheader').evaluateAll(
    (names, height) =>
      names.filter((name) => {
        const { top, bottom } = name.getBoundingClientRect();
        return top >= 0 && bottom <= height;
      }).length,
    HEIGHT_PX,
  );
}

/** Expects that headings and names stay in sight, and that keys scroll the region. */
async function expectScrolling(page: Page, region: Locator): Promise<void> {
  await region.focus();
  await expect(async () => {
    // The browser drops a key that arrives while the table is laid out anew, as when the roles have been understood.
    await page.keyboard.press('End');
    expect(await region.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  }).toPass();
  await region.evaluate((element) => {
    element.scrollLeft = 200;
  });
  const [heading, name] = [
    region.getByRole('columnheader').first(),
    region.getByRole('rowheader').last(),
  ];
  const box = await region.boundingBox();
  expect((await heading.boundingBox())?.y).toBeCloseTo((box?.y ?? 0) + 1, 0);
  for (const each of [heading, name]) {
    expect((await each.boundingBox())?.x).toBeCloseTo((box?.x ?? 0) + 1, 0);
  }
}
