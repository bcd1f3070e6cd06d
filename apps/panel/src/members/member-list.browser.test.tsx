/** The list of members: searching, sorting, filtering, paging, changing several and deleting (P2, P5, P6, P8). */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failWrites, few } from '../../tests/chapter-in-memory.ts';
import {
  brokenWords,
  button,
  control,
  expectFocusOn,
  expectTexts,
  expectToast,
  fill,
  goTo,
  openPanel,
  saveButton,
  text,
} from '../../tests/panel-page.tsx';

const READER = { standing: 'unlisted', only_listed: true, email: 'ann@example.com' };
const list = page.getByRole('region', { name: 'Members' });
const status = list.getByRole('status');
const search = page.getByRole('searchbox', { name: 'Search members' });
const removeGarrett = button('Delete Garrett Holloway');
const editGarrett = button('Edit Garrett Holloway');

test('P2 in the table, no word breaks in the middle', async () => {
  const about = {
    profession_role: 'Waterproofing Contractor',
    company: 'Carolina Transportation',
    chapter: 'Waxhaw Business Connections',
    sphere: 'Professional Services',
    phone: '(704) 555-0190',
  };
  await openPanel('/admin/members', {
    members: [member('Anil Deshpande', about), member('Christopher Raghunathan', about)],
  });
  const table = list.getByRole('table');
  await expect.element(table).toBeVisible();
  await expect.poll(() => brokenWords(table)).toEqual([]);
});

test('P2 the list can be searched, sorted and filtered by chapter', async () => {
  const home = 'Waxhaw Business Connections';
  await openPanel('/admin/members', {
    members: [
      member('Zoë Zander', { chapter: home, priority: 1 }),
      member('Bob Baker', { chapter: home, priority: 2, phone: '(704) 555-0123' }),
      member('Ann Archer', { chapter: 'Fort Mill', priority: 3, role_alias: 'Bowyer' }),
      member('Cleo Clark', { chapter: null, priority: null }),
    ],
  });
  await expectNames(['Zoë Zander', 'Bob Baker', 'Ann Archer', 'Cleo Clark']);
  await expectTexts(status, ['4 members']);

  const byName = list.getByRole('columnheader', { name: 'Name' });
  await byName.getByRole('button').click();
  await expectNames(['Ann Archer', 'Bob Baker', 'Cleo Clark', 'Zoë Zander']);
  await byName.getByRole('button').click();
  await expectNames(['Zoë Zander', 'Cleo Clark', 'Bob Baker', 'Ann Archer']);
  await expect.element(byName).toHaveAttribute('aria-sort', 'descending');
  await list.getByLabelText('Sort by').selectOptions('Name');

  const filter = list.getByLabelText('Show', { exact: true });
  await expectTexts(filter.getByRole('option'), [
    'All (4)',
    'Fort Mill (1)',
    `${home} (2)`,
    'No chapter (1)',
  ]);
  await filter.selectOptions(`${home} (2)`);
  await expectNames(['Bob Baker', 'Zoë Zander']);
  await expectTexts(status, ['2 of 4 members']);

  await search.fill('zoe');
  await expectNames(['Zoë Zander']);
  await search.fill('bowyer');
  await expectTexts(status, ['No member matches.']);
  await button('Show all members').click();
  await search.fill('7045550123');
  await expectNames(['Bob Baker']);
});

test('P8 members can be filtered by what they lack, and changed or deleted together with one Undo', async () => {
  const chapter = await openPanel('/admin/members?missing=phone', {
    members: [
      member('Ann Archer', { phone: '704-555-0101', email: null, chapter: 'Fort Mill' }),
      member('Bob Baker', { phone: null, email: 'bob@example.com', chapter: 'Fort Mill' }),
      member('Cleo Clark', { phone: null, email: null, chapter: null }),
    ],
  });
  const chapters = () =>
    Object.fromEntries(chapter.rows('members').map((row) => [row.member_name, row.chapter]));
  const missing = list.getByLabelText('Missing data');
  await expectNames(['Bob Baker', 'Cleo Clark']);
  await missing.selectOptions('No phone or email (1)');
  await expectNames(['Cleo Clark']);
  await missing.selectOptions('All (3)');

  await page.getByRole('checkbox', { name: 'Select all members' }).click();
  await page.getByRole('checkbox', { name: 'Select Ann Archer' }).click();
  await expect.element(text('2 selected')).toBeVisible();
  await button('Change…').click();
  await page.getByLabelText('What to change').selectOptions('Chapter');
  await fill({ 'New text': 'Waxhaw' });
  await button('Change 2 members').click();
  await expectToast('2 members saved!');
  const before = { 'Ann Archer': 'Fort Mill', 'Bob Baker': 'Fort Mill', 'Cleo Clark': null };
  expect(chapters()).toEqual({ ...before, 'Bob Baker': 'Waxhaw', 'Cleo Clark': 'Waxhaw' });
  await button('Undo').click();
  await expectToast('2 members changed back');
  expect(chapters()).toEqual(before);

  await list.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectNames(['Ann Archer']);
  await button('Undo').click();
  await expectToast('2 members restored');
  expect(chapters()).toEqual(before);
});

test('P6 P8 a bulk change asks for a field and a text, and says whose text it empties', async () => {
  const chapter = await openPanel('/admin/members', {
    members: [
      member('Ann Archer', { chapter: 'Fort Mill', priority: 2 }),
      member('Bob Baker', { chapter: 'Fort Mill', priority: 2 }),
      member('Cleo Clark', { chapter: null, priority: 2 }),
    ],
  });
  const chapters = () => chapter.rows('members').map((row) => row.chapter);
  const toChange = page.getByLabelText('What to change');
  const empty = page.getByRole('radio', { name: 'Empty the chapter of 2 members' });
  await page.getByRole('checkbox', { name: 'Select all members' }).click();
  await button('Change…').click();
  await expect.element(toChange).toHaveValue('');
  await expect.element(button('Change 3 members')).toBeDisabled();
  await toChange.selectOptions('Chapter');
  await expect.element(button('Change 3 members')).toBeDisabled();
  for (const blank of ['  ', 'N/A']) {
    await fill({ 'New text': blank });
    await expect.element(button('Change 3 members')).toBeDisabled();
  }
  // Neither a required field nor one with a default can be empty.
  for (const always of ['Profession role', 'Priority']) {
    await toChange.selectOptions(always);
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  }
  await toChange.selectOptions('Chapter');
  await empty.click();
  await expect.element(page.getByLabelText('New text')).not.toBeInTheDocument();
  await toChange.selectOptions('Company');
  await expect.element(button('Change 3 members')).toBeDisabled();
  expect(chapters()).toEqual(['Fort Mill', 'Fort Mill', null]);

  await toChange.selectOptions('Chapter');
  await empty.click();
  await button('Empty the chapter of 2 members').click();
  await expectToast('2 members saved!');
  expect(chapters()).toEqual([null, null, null]);
  await button('Undo').click();
  await expectToast('2 members changed back');
  expect(chapters().toSorted()).toEqual(['Fort Mill', 'Fort Mill', null]);
});

test('P2 search and order survive a save, and the list shows the page with the saved member', async () => {
  await openPanel('/admin/members', { members: numbered(120) });
  await expect.poll(() => shownNames().length).toBe(50);
  await list.getByLabelText('Sort by').selectOptions('Name');
  await search.fill('member');
  await button('Edit Member 003').click();
  await fill({ 'Member name': 'Member 999' });
  await saveButton.click();
  await expect.element(text('Page 3 of 3')).toBeVisible();
  await expect.element(button('Edit Member 999')).toHaveFocus();
  await expect.element(search).toHaveValue('member');

  await button('Previous').click();
  await expect.element(text('Page 2 of 3')).toBeVisible();
  await expect.poll(() => shownNames().length).toBe(50);
  await expect.element(list.getByRole('table')).toHaveFocus();
  await expect.element(list.getByRole('table')).toBeInViewport();
});

test('P5 P6 a deleted member disappears at once, and Undo restores every field', async () => {
  const chapter = await openPanel('/admin/members');
  await removeGarrett.click();
  await expectToast('Member deleted!');
  await expect.element(removeGarrett).not.toBeInTheDocument();
  await expectFocusOn(/^Edit /);
  expect(chapter.rows('members')).toHaveLength(few.members.length - 1);
  await button('Undo').click();
  await expect.element(editGarrett).toHaveFocus();
  expect(chapter.rows('members').at(-1)).toMatchObject(few.members[0] ?? {});
});

test('P6 Ctrl+Z restores deleted members, the most recent first, but leaves typing in a field alone', async () => {
  const chapter = await openPanel('/admin/members');
  const editDenise = button('Edit Denise Kowalczyk');
  for (const name of ['Garrett Holloway', 'Denise Kowalczyk']) {
    await button(`Delete ${name}`).click();
    await expect.element(text('Ctrl+Z brings it back.').last()).toBeVisible();
    await expect.element(text(name)).not.toBeInTheDocument();
    await expectFocusOn(/^Edit /);
  }
  await search.fill('o');
  await control('z');
  await expect.element(editDenise).not.toBeInTheDocument();
  await search.fill('');

  (button('Add Member').element() as HTMLElement).focus();
  await control('z');
  await expect.element(editDenise).toBeVisible();
  await expect.element(text('Ctrl+Z brings it back.')).toHaveLength(1);
  await expect.element(editGarrett).not.toBeInTheDocument();
  await control('z');
  await expect.element(editGarrett).toBeVisible();
  expect(chapter.rows('members')).toHaveLength(few.members.length);
});

test('P6 Ctrl+Z in the script of a chain leaves a deleted member deleted', async () => {
  const chapter = await openPanel('/admin/members');
  await removeGarrett.click();
  await expect.element(text('Ctrl+Z brings it back.')).toBeVisible();
  await goTo('/admin/chains?chain=new');
  const script = page.getByRole('textbox', { name: 'Script template' });
  await script.fill('Hi');
  await control('z');
  await expect.element(script).not.toHaveTextContent('Hi');
  expect(chapter.sent.map(({ method }) => method)).toEqual(['DELETE']);
});

test('P6 Ctrl+Z does nothing behind an open dialog', async () => {
  const chapter = await openPanel('/admin/members');
  const restored = () => chapter.sent.filter(({ method }) => method === 'POST').length;
  await removeGarrett.click();
  await expect.element(text('Ctrl+Z brings it back.')).toBeVisible();
  await control('k');
  const palette = page.getByRole('dialog', { name: 'Find members, chains and actions' });
  (palette.getByRole('option').first().element() as HTMLElement).focus();
  await control('z');
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
  expect(restored()).toBe(0);
  await control('z');
  await expect.element(editGarrett).toBeVisible();
  expect(restored()).toBe(1);
});

test('P6 two bulk deletions in a row can both be undone', async () => {
  const chapter = await openPanel('/admin/members');
  for (const name of ['Garrett Holloway', 'Denise Kowalczyk']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    await list.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(text(name)).not.toBeInTheDocument();
  }
  for (const missing of [1, 0]) {
    await button('Undo').last().click();
    await expect.poll(() => chapter.rows('members')).toHaveLength(few.members.length - missing);
  }
});

test('P6 a double click on Delete deletes the selected members once', async () => {
  const chapter = await openPanel('/admin/members');
  const isAnswered = Promise.withResolvers<void>();
  chapter.intercept = async ({ method }) => {
    if (method === 'DELETE') await isAnswered.promise;
    return undefined;
  };
  await page.getByRole('checkbox', { name: 'Select all members' }).click();
  await list.getByRole('button', { name: 'Delete', exact: true }).dblClick();
  isAnswered.resolve();
  await expectToast('4 members deleted!');
  expect(chapter.sent).toHaveLength(1);
});

test('P6 R4 who may not edit has nothing to select, and nothing to add', async () => {
  await openPanel('/admin/members', { ...few, my_access: [READER] });
  await expect.element(button('View Garrett Holloway')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await page.viewport(360, 740);
  await expect.element(list.getByRole('list')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await goTo('/admin');
  await expect.element(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect.element(button(/^Add /)).not.toBeInTheDocument();
});

test('P6 beside the list, the words that stand for selecting all do so', async () => {
  await openPanel('/admin/members');
  await page.viewport(360, 740);
  await page.getByText('Select all', { exact: true }).click();
  await expect.element(text('4 selected')).toBeVisible();
});

test('P9 P6 a double click on Confirmed confirms one member, and not the next unseen', async () => {
  const chapter = await openPanel('/admin/members', {
    members: few.members.slice(0, 2).map((row) => ({ ...row, confirmed_on: null })),
  });
  await page.getByRole('checkbox', { name: 'Select all members' }).click();
  await button('Ask to confirm').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmed' }).dblClick();
  await expect.element(text('2 of 2: ')).toBeVisible();
  await expectToast('Garrett Holloway confirmed today');
  expect(chapter.sent).toHaveLength(1);
});

test('P5 a failed delete shows the error and keeps the member', async () => {
  const chapter = await openPanel('/admin/members');
  chapter.intercept = failWrites;
  await removeGarrett.click();
  await expectToast('Failed to delete member');
  await expect.element(text('The server is not responding.')).toBeVisible();
  await expect.element(editGarrett).toBeVisible();
});

test('P5 P6 a failed Undo offers to try again', async () => {
  const chapter = await openPanel('/admin/members');
  await removeGarrett.click();
  await expectToast('Member deleted!');
  chapter.intercept = failWrites;
  await button('Undo').click();
  await expectToast('Failed to save member');
  chapter.intercept = () => undefined;
  await button('Try again').click();
  await expect.element(editGarrett).toBeVisible();
  expect(chapter.rows('members')).toHaveLength(few.members.length);
});

test('P6 members deleted before a failure can be restored as they were', async () => {
  const chapter = await openPanel('/admin/members', { members: numbered(101) });
  await page.getByRole('checkbox', { name: 'Select all members' }).click();
  chapter.change('members', { company: 'Saved since' });
  let batches = 0;
  chapter.intercept = (request) => {
    if (request.method !== 'DELETE') return;
    batches += 1;
    return batches === 1 ? undefined : failWrites(request);
  };
  await list.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast('100 members deleted!');
  await expectToast('Failed to delete member');
  await expect.poll(() => shownNames().length).toBe(1);
  await button('Undo').click();
  await expectToast('100 members restored');
  const rows = chapter.rows('members');
  expect(rows).toHaveLength(101);
  expect(rows.every(({ company }) => company === 'Saved since')).toBe(true);
});

test('P6 members are all deleted and restored although the server is busy now and then', async () => {
  const chapter = await openPanel('/admin/members', { members: numbered(101) });
  await page.getByRole('checkbox', { name: 'Select all members' }).click();
  // The second of two deletes, and the save that restores them.
  const isBusy = [false, true, false, true];
  chapter.intercept = ({ method }) =>
    method !== 'GET' && isBusy.shift()
      ? new Response(null, { status: 503, headers: { 'Retry-After': '0' } })
      : undefined;
  await list.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast('101 members deleted!');
  expect(chapter.rows('members')).toEqual([]);
  await button('Undo').click();
  await expectToast('101 members restored');
  expect(isBusy).toEqual([]);
  expect(chapter.rows('members')).toHaveLength(101);
});

test('P6 a member can be added again after the response to its deletion was lost', async () => {
  const chapter = await openPanel('/admin/members');
  chapter.intercept = (request) => {
    if (request.method !== 'DELETE') return;
    chapter.intercept = () => undefined;
    chapter.answer(request);
    return failWrites(request);
  };
  await removeGarrett.click();
  await expect.element(text('The server is not responding.')).toBeVisible();
  expect(chapter.rows('members')).toHaveLength(few.members.length - 1);
  await removeGarrett.click();
  await button('Add it again').click();
  await expect.element(removeGarrett).toBeVisible();
  expect(chapter.rows('members')).toHaveLength(few.members.length);
});

function shownNames() {
  return [...document.querySelectorAll('tbody .font-serif')].map((each) => each.textContent);
}

async function expectNames(names: readonly string[]): Promise<void> {
  await expect.poll(shownNames).toEqual(names);
}

function member(member_name: string, more: Readonly<Record<string, unknown>> = {}) {
  return { id: member_name, member_name, profession_role: 'Archery', priority: 3, ...more };
}

function numbered(count: number) {
  return Array.from({ length: count }, (_, at) => member(`Member ${String(at).padStart(3, '0')}`));
}
