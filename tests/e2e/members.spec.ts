/** Members in the panel: listing, adding, editing and deleting them (P2, P3, P5, P6, W2). */
import type { Page } from '@playwright/test';
import { expect, test, toast } from './admin-fixtures.ts';

const GARRETT = '4f6c8b5e-ecb0-4ed1-a1e4-c1b5fec67496';

test('P2 P5 adding a member shows a toast, lists the member and stores it', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/members');
  await page.getByRole('button', { name: 'Add Member' }).click();
  await fill(page, {
    'Member name': ' Ann Archer ',
    'Profession role': 'Archery',
    Phone: '704-555-0199',
  });
  await saveButton(page).click();

  await expect(toast(page, 'Member saved!')).toBeVisible();
  await expect(page.getByLabel('Member name')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Ann Archer' })).toBeFocused();
  const [row] = (await chapter.rows('members')).filter(
    ({ member_name }) => member_name === 'Ann Archer',
  );
  expect(row).toMatchObject({
    profession_role: 'Archery',
    phone: '704-555-0199',
    priority: 3,
    company: null,
    sphere: null,
  });
});

test('W2 an insert sends the filled fields, and an update sends the whole record by id', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/members');
  await page.getByRole('button', { name: 'Add Member' }).click();
  await fill(page, { 'Member name': 'Ann Archer', 'Profession role': 'Archery' });
  const insert = page.waitForRequest(
    (request) => request.method() === 'POST' && isMembers(request.url()),
  );
  await saveButton(page).click();
  const sent: Record<string, unknown> = (await insert).postDataJSON();
  const { id, ...fields } = sent;
  expect(id).toEqual(expect.any(String));
  expect(fields).toEqual({
    chapter: 'Waxhaw Business Connections',
    member_name: 'Ann Archer',
    profession_role: 'Archery',
    priority: 3,
  });
  // Until the response arrives, the form still has unsaved changes, and its button says 'Saving…'.
  await expect(page.getByLabel('Member name')).toBeHidden();

  const [garrett] = (await chapter.rows('members')).filter((member) => member.id === GARRETT);
  await page.getByRole('button', { name: 'Edit Garrett Holloway' }).click();
  await fill(page, { Company: '', Sphere: 'Roofs & Ridges' });
  const update = page.waitForRequest(
    (request) => request.method() === 'PATCH' && isMembers(request.url()),
  );
  await saveButton(page).click();
  expect(new URL((await update).url()).searchParams.get('id')).toBe(`eq.${GARRETT}`);
  expect((await update).postDataJSON()).toEqual({
    member_name: 'Garrett Holloway',
    profession_role: 'Residential Roofing',
    company: null,
    contact_info: '704-555-0100',
    chapter: 'Waxhaw Business Connections',
    role_alias: 'Roofer, Roofing Contractor, Roof Repair, Gutters',
    priority: 1,
    phone: '704-555-0100',
    email: 'garrett.holloway@example.com',
    website: 'https://example.com/summit-crest-roofing',
    sphere: 'Roofs & Ridges',
    version: garrett?.version,
  });
});

test('P3 Save is disabled until name and role are filled, and blanks do not count', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/members?member=new');
  await expect(page.getByLabel('Member name')).toBeFocused();
  await expect(saveButton(page)).toBeDisabled();
  await fill(page, { 'Member name': 'Ann Archer', 'Profession role': '   ' });
  await expect(saveButton(page)).toBeDisabled();
  await fill(page, { 'Profession role': 'Archery' });
  await expect(saveButton(page)).toBeEnabled();
});

test('P3 the priority is an unbounded number and defaults to 3', async ({
  signedIn: page,
  chapter,
}) => {
  const priority = page.getByLabel('Priority', { exact: true });
  for (const [typed, stored] of [
    ['', 3],
    ['-7', -7],
    ['4711', 4711],
    ['e', 3],
  ] as const) {
    await page.goto('/admin/members?member=new');
    await expect(priority).toHaveAttribute('type', 'number');
    await expect(priority).toHaveAttribute('placeholder', '1-5');
    await fill(page, { 'Member name': `Ann ${typed}`, 'Profession role': 'Archery' });
    await priority.pressSequentially(typed);
    await saveButton(page).click();
    await expect(toast(page, 'Member saved!')).toBeVisible();
    const rows = await chapter.rows('members');
    expect(rows.find(({ member_name }) => member_name === `Ann ${typed}`.trim())).toMatchObject({
      priority: stored,
    });
  }
});

test('P3 an invalid value shows an error at its field, and unusual valid ones are stored as typed', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/members?member=new');
  await fill(page, {
    'Member name': 'Ann Archer',
    'Profession role': 'Archery',
    Phone: '12',
    Website: 'none yet',
  });
  await page.getByLabel('Email').focus();
  const website = page.getByLabel('Website');
  await expect(website).toHaveAccessibleDescription(/looks like example.com/);
  await expect(website).toHaveAttribute('aria-invalid', 'true');

  await saveButton(page).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveValue('12');

  const odd = {
    Phone: '1-800-ROOFERS 5550100',
    Email: 'Ann <ann@münchen.example>',
    Website: 'Example.com/Ann?q=1',
  };
  await fill(page, odd);
  await saveButton(page).click();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  const row = (await chapter.rows('members')).find(
    ({ member_name }) => member_name === 'Ann Archer',
  );
  expect(row).toMatchObject({ phone: odd.Phone, email: odd.Email, website: odd.Website });
});

test('P3 an error in the last field does not move Save from under the pointer', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/members?member=new');
  await fill(page, {
    'Member name': 'Ann Archer',
    'Profession role': 'Archery',
    Priority: '12.5',
  });
  await saveButton(page).click();
  await expect(page.getByLabel('Priority', { exact: true })).toBeFocused();
  await expect(page.getByText('Priority is a whole number')).toBeVisible();
});

test('P3 invalid values that are already stored do not block a save', async ({
  signedIn: page,
  chapter,
}) => {
  await chapter.change('members', `id=eq.${GARRETT}`, {
    phone: 'ask',
    website: 'coming soon',
    priority: null,
  });
  await page.goto(`/admin/members?member=${GARRETT}`);
  await fill(page, { Company: 'Summit' });
  await saveButton(page).click();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  const row = (await chapter.rows('members')).find(({ id }) => id === GARRETT);
  expect(row).toMatchObject({
    company: 'Summit',
    phone: 'ask',
    website: 'coming soon',
    priority: 3,
  });
});

test("P10 'N/A' is saved as empty, which the field says, and is no member name", async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/members?member=new');
  await fill(page, { 'Member name': 'TBD', 'Profession role': 'Archery', Company: 'N/A' });
  await expect(page.getByText('‘N/A’ is saved as empty.')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await fill(page, { 'Member name': 'Ann Archer' });
  await saveButton(page).click();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  const added = (await chapter.rows('members')).find(
    ({ profession_role }) => profession_role === 'Archery',
  );
  expect(added).toMatchObject({ member_name: 'Ann Archer', company: null });
});

test('P2 Cancel closes the form, and Undo restores what was typed', async ({ signedIn: page }) => {
  await page.goto('/admin/members');
  const add = page.getByRole('button', { name: 'Add Member' });
  for (const time of ['once', 'again']) {
    await add.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Member name')).toBeHidden();
    await expect(add, time).toBeFocused();
  }

  await page.getByRole('button', { name: 'Edit Garrett Holloway' }).click();
  await fill(page, { Company: 'Long typed' });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit Garrett Holloway' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Company')).toHaveValue('Long typed');
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
});

test('P5 P6 a deleted member disappears at once, and Undo restores every field', async ({
  signedIn: page,
  chapter,
}) => {
  const before = await chapter.rows('members');
  await page.goto('/admin/members');
  const remove = page.getByRole('button', { name: 'Delete Garrett Holloway' });
  await remove.click();
  await expect(toast(page, 'Member deleted!')).toBeVisible();
  await expect(remove).toBeHidden();
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Edit /);
  expect(await chapter.rows('members')).toHaveLength(before.length - 1);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Edit Garrett Holloway' })).toBeFocused();
  expect(await chapter.rows('members')).toEqual(before);
});

test('P6 Undo restores a member without a priority unchanged', async ({
  signedIn: page,
  chapter,
}) => {
  await chapter.change('members', 'member_name=eq.Garrett%20Holloway', { priority: null });
  const before = await chapter.rows('members');
  await page.goto('/admin/members');
  await page.getByRole('button', { name: 'Delete Garrett Holloway' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Garrett Holloway is back')).toBeVisible();
  expect(await chapter.rows('members')).toEqual(before);
});

test('P6 Ctrl+Z restores deleted members, the most recent first', async ({
  signedIn: page,
  chapter,
}) => {
  const before = await chapter.rows('members');
  await page.goto('/admin/members');
  for (const name of ['Garrett Holloway', 'Denise Kowalczyk']) {
    await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
    await expect(page.getByText('Ctrl+Z brings it back.').last()).toBeVisible();
    await expect(page.getByText(name)).toBeHidden();
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Edit /);
  }
  const search = page.getByRole('searchbox', { name: 'Search members' });
  await search.fill('o');
  await search.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Edit Denise Kowalczyk' })).toBeHidden();

  await page.getByRole('button', { name: 'Add Member' }).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Edit Denise Kowalczyk' })).toBeVisible();
  await expect(page.getByText('Ctrl+Z brings it back.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Edit Garrett Holloway' })).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Edit Garrett Holloway' })).toBeVisible();
  expect(await chapter.rows('members')).toEqual(before);
});

test('P6 Ctrl+Z does nothing behind an open dialog', async ({ signedIn: page }) => {
  let restored = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/v1/members')) restored += 1;
  });
  await page.goto('/admin/members');
  await page.getByRole('button', { name: 'Delete Garrett Holloway' }).press('Enter');
  await expect(page.getByText('Ctrl+Z brings it back.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Find members, chains and actions' });
  await expect(palette).toBeVisible();
  await palette.getByRole('option').first().focus();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  expect(restored).toBe(0);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Edit Garrett Holloway' })).toBeVisible();
  expect(restored).toBe(1);
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED|500|400/] });

  test('P5 P6 a failed Undo offers to try again', async ({ signedIn: page, chapter }) => {
    const before = await chapter.rows('members');
    await page.goto('/admin/members');
    await page.getByRole('button', { name: 'Delete Garrett Holloway' }).click();
    await expect(toast(page, 'Member deleted!')).toBeVisible();
    const outage = await breakWrites(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Failed to save member')).toBeVisible();
    await outage.end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Edit Garrett Holloway' })).toBeVisible();
    expect(await chapter.rows('members')).toEqual(before);
  });

  test('P5 a failed delete shows the error and keeps the member', async ({ signedIn: page }) => {
    await page.goto('/admin/members');
    await breakWrites(page);
    await page.getByRole('button', { name: 'Delete Garrett Holloway' }).click();
    await expect(toast(page, 'Failed to delete member')).toBeVisible();
    await expect(page.getByText('The server is not responding.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Garrett Holloway' })).toBeVisible();
  });

  test('P6 members deleted before a failure can be restored as they were', async ({
    signedIn: page,
    chapter,
  }) => {
    const many = Array.from({ length: 101 }, (_, position) => member(`Member ${position}`));
    await chapter.replace('members', many);
    await page.goto('/admin/members');
    await page.getByRole('checkbox', { name: 'Select all members' }).check();
    await chapter.change('members', 'id=not.is.null', { company: 'Saved since' });
    const before = await chapter.rows('members');
    let batches = 0;
    await page.route('**/rest/v1/members*', async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      batches += 1;
      return batches === 1 ? route.fallback() : route.abort();
    });
    await list(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, '100 members deleted!')).toBeVisible();
    await expect(toast(page, 'Failed to delete member')).toBeVisible();
    await expect(names(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, '100 members restored')).toBeVisible();
    expect(await chapter.rows('members')).toEqual(before);
  });

  test('P6 a member can be added again after the response to its deletion was lost', async ({
    signedIn: page,
    chapter,
  }) => {
    const before = await chapter.rows('members');
    await page.goto('/admin/members');
    const remove = page.getByRole('button', { name: 'Delete Garrett Holloway' });
    await loseResponse(page, 'DELETE');
    await remove.click();
    await expect(page.getByText('The server is not responding.')).toBeVisible();
    expect(await chapter.rows('members')).toHaveLength(before.length - 1);
    await remove.click();
    await page.getByRole('button', { name: 'Add it again' }).click();
    await expect(remove).toBeVisible();
    expect(await chapter.rows('members')).toEqual(before);
  });

  test('P5 a failed save keeps the text, and saving again adds the member once', async ({
    signedIn: page,
    chapter,
  }) => {
    await page.goto('/admin/members?member=new');
    await fill(page, { 'Member name': 'Ann Archer', 'Profession role': 'Archery' });
    await loseResponse(page, 'POST');
    await saveButton(page).click();
    await expect(toast(page, 'Failed to save member')).toBeVisible();
    await expect(page.getByLabel('Member name')).toHaveValue('Ann Archer');

    await page.reload();
    await saveButton(page).click();
    await expect(toast(page, 'Member saved!')).toBeVisible();
    const added = (await chapter.rows('members')).filter(
      ({ profession_role }) => profession_role === 'Archery',
    );
    expect(added).toHaveLength(1);
  });

  test("P5 a refusal by the database shows the database's message", async ({ signedIn: page }) => {
    await page.goto('/admin/members?member=new');
    await fill(page, { 'Member name': 'Ann Archer', 'Profession role': 'Archery' });
    await page.route('**/rest/v1/members*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: { code: '23514', message: 'violates check constraint' },
          })
        : route.fallback(),
    );
    await saveButton(page).click();
    await expect(toast(page, 'Failed to save member')).toBeVisible();
    await expect(page.getByText('violates check constraint')).toBeVisible();
  });
});

test('P2 the list can be searched, sorted and filtered by chapter', async ({
  signedIn: page,
  chapter,
}) => {
  await chapter.replace('members', [
    member('Zoë Zander', { chapter: 'Waxhaw Business Connections', priority: 1 }),
    member('Bob Baker', {
      chapter: 'Waxhaw Business Connections',
      priority: 2,
      phone: '(704) 555-0123',
    }),
    member('Ann Archer', { chapter: 'Fort Mill', priority: 3, role_alias: 'Bowyer' }),
    member('Cleo Clark', { chapter: null, priority: null }),
  ]);
  await page.goto('/admin/members');
  await expect(names(page)).toHaveText(['Zoë Zander', 'Bob Baker', 'Ann Archer', 'Cleo Clark']);
  await expect(status(page)).toHaveText('4 members');

  const byName = list(page).getByRole('columnheader', { name: 'Name' });
  await byName.getByRole('button').click();
  await expect(names(page)).toHaveText(['Ann Archer', 'Bob Baker', 'Cleo Clark', 'Zoë Zander']);
  await byName.getByRole('button').click();
  await expect(names(page)).toHaveText(['Zoë Zander', 'Cleo Clark', 'Bob Baker', 'Ann Archer']);
  await expect(byName).toHaveAttribute('aria-sort', 'descending');
  await list(page).getByLabel('Sort by').selectOption('Name');

  const filter = list(page).getByLabel('Show');
  await expect(filter.getByRole('option')).toHaveText([
    'All (4)',
    'Fort Mill (1)',
    'Waxhaw Business Connections (2)',
    'No chapter (1)',
  ]);
  await filter.selectOption('Waxhaw Business Connections (2)');
  await expect(names(page)).toHaveText(['Bob Baker', 'Zoë Zander']);
  await expect(status(page)).toHaveText('2 of 4 members');

  const search = page.getByRole('searchbox', { name: 'Search members' });
  await search.fill('zoe');
  await expect(names(page)).toHaveText(['Zoë Zander']);
  await search.fill('bowyer');
  await expect(status(page)).toHaveText('No member matches.');
  await page.getByRole('button', { name: 'Show all members' }).click();
  await search.fill('7045550123');
  await expect(names(page)).toHaveText(['Bob Baker']);
});

test('P8 members can be filtered by what they lack, and changed or deleted together with one Undo', async ({
  signedIn: page,
  chapter,
}) => {
  await chapter.replace('members', [
    member('Ann Archer', { phone: '704-555-0101', email: null, chapter: 'Fort Mill' }),
    member('Bob Baker', { phone: null, email: 'bob@example.com', chapter: 'Fort Mill' }),
    member('Cleo Clark', { phone: null, email: null, chapter: null }),
  ]);
  const chapters = async () =>
    Object.fromEntries(
      (await chapter.rows('members')).map((row) => [row.member_name, row.chapter]),
    );
  await page.goto('/admin/members?missing=phone');
  await expect(names(page)).toHaveText(['Bob Baker', 'Cleo Clark']);
  await list(page).getByLabel('Missing data').selectOption('No phone or email (1)');
  await expect(names(page)).toHaveText(['Cleo Clark']);
  await list(page).getByLabel('Missing data').selectOption('All (3)');

  await page.getByRole('checkbox', { name: 'Select all members' }).check();
  await page.getByRole('checkbox', { name: 'Select Ann Archer' }).uncheck();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByLabel('New text').fill('Waxhaw');
  await page.getByRole('button', { name: 'Change 2 members' }).click();
  await expect(toast(page, '2 members saved!')).toBeVisible();
  expect(await chapters()).toEqual({
    'Ann Archer': 'Fort Mill',
    'Bob Baker': 'Waxhaw',
    'Cleo Clark': 'Waxhaw',
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '2 members changed back')).toBeVisible();
  expect(await chapters()).toMatchObject({ 'Bob Baker': 'Fort Mill', 'Cleo Clark': null });

  await list(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(names(page)).toHaveText(['Ann Archer']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '2 members restored')).toBeVisible();
  expect(await chapters()).toMatchObject({ 'Bob Baker': 'Fort Mill', 'Cleo Clark': null });
});

test('P2 search and order survive a save, and the list shows the page with the saved member', async ({
  signedIn: page,
  chapter,
}) => {
  const many = Array.from({ length: 120 }, (_, position) =>
    member(`Member ${String(position).padStart(3, '0')}`),
  );
  await chapter.replace('members', many);
  await page.goto('/admin/members');
  await expect(names(page)).toHaveCount(50);
  await list(page).getByLabel('Sort by').selectOption('Name');
  await page.getByRole('searchbox', { name: 'Search members' }).fill('member');
  await page.getByRole('button', { name: 'Edit Member 003' }).click();
  await fill(page, { 'Member name': 'Member 999' });
  await saveButton(page).click();
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Member 999' })).toBeFocused();
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toHaveValue('member');

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(names(page)).toHaveCount(50);
  await expect(list(page).getByRole('table')).toBeFocused();
  await expect(list(page).getByRole('table')).toBeInViewport();
});

test('P2 an open form stays open when a search excludes its member', async ({ signedIn: page }) => {
  await page.goto('/admin/members');
  await page.getByRole('button', { name: 'Edit Garrett Holloway' }).click();
  await fill(page, { Company: 'Kept' });
  await page.getByRole('searchbox', { name: 'Search members' }).fill('plumber');
  await expect(page.getByRole('button', { name: 'Edit Denise Kowalczyk' })).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Kept');
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Edit Garrett Holloway' })).toBeFocused();
});

test('P2 a link to a deleted member shows a message', async ({ signedIn: page }) => {
  await page.goto('/admin/members?member=00000000-0000-4000-8000-000000000000');
  await expect(toast(page, 'That member no longer exists')).toBeVisible();
  await expect(page).toHaveURL('/admin/members');
});

/** Fills the fields with these labels. */
async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Member name') });
  for (const [label, text] of Object.entries(texts)) {
    await form.getByLabel(label, { exact: label === 'Priority' }).fill(text);
  }
}

function saveButton(page: Page) {
  return page.getByRole('button', { name: 'Save', exact: true });
}

function list(page: Page) {
  return page.getByRole('region', { name: 'Members' });
}

function names(page: Page) {
  return list(page).locator('tbody .font-serif');
}

function status(page: Page) {
  return list(page).getByRole('status');
}

function isMembers(url: string): boolean {
  return new URL(url).pathname === '/rest/v1/members';
}

function member(member_name: string, more: Readonly<Record<string, unknown>> = {}) {
  return { member_name, profession_role: 'Archery', ...blank, ...more };
}

/** Every row of one request must have the same columns. */
const blank = { chapter: null, priority: 3, phone: null, role_alias: null };

/** Aborts every write until `end` is called. */
async function breakWrites(page: Page) {
  const url = '**/rest/v1/members*';
  await page.route(url, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  return { end: () => page.unroute(url) };
}

/** Lets the next request with this method reach the server, but drops the response. */
async function loseResponse(page: Page, method: 'POST' | 'DELETE'): Promise<void> {
  let isLost = false;
  await page.route('**/rest/v1/members*', async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}
