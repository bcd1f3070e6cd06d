/** Two admins editing at once: the second save reports the conflict, shows both versions and loses neither (P6). */
import type { Page } from '@playwright/test';
import { type Chapter, expect, test, toast } from './admin-fixtures.ts';
import { holdNextAnswer, returnToTab } from './held-answer.ts';

const GARRETT = '4f6c8b5e-ecb0-4ed1-a1e4-c1b5fec67496';

test('P6 a save that conflicts with a newer one shows both versions and loses neither', async ({
  signedIn: ann,
  signedInElsewhere,
  chapter,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const bob = await signedInElsewhere();
  await openGarrett(ann);
  await openGarrett(bob);
  await field(bob, 'Company').fill("Bob's text");
  await field(bob, 'Phone').fill('704-555-0188');
  await save(bob);
  await expect(toast(bob, 'Member saved!')).toBeVisible();

  await field(ann, 'Company').fill("Ann's text");
  await field(ann, 'Chapter').fill('Fort Mill');
  await save(ann);
  await expect(toast(ann, 'Failed to save member')).toBeVisible();
  const panel = conflictPanel(ann, 'saved');
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('radio', { name: "Yours: Ann's text" })).toBeChecked();
  await expect(panel.getByText('Merged from their version: Phone.')).toBeVisible();
  await expect(field(ann, 'Phone')).toHaveValue('704-555-0188');

  await panel.getByRole('radio', { name: "Theirs: Bob's text" }).check();
  await expect(field(ann, 'Company')).toHaveValue("Bob's text");
  await panel.getByRole('radio', { name: "Yours: Ann's text" }).check();
  await expect(field(ann, 'Company')).toHaveValue("Ann's text");
  await save(ann);
  await expect(toast(ann, 'Member saved!')).toBeVisible();
  expect(await stored(chapter)).toMatchObject({
    company: "Ann's text",
    chapter: 'Fort Mill',
    phone: '704-555-0188',
  });
  await bob.context().close();
});

test('P6 a conflict is detected again after a reload and after another save', async ({
  signedIn: page,
  chapter,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await conflictAboutGarrett(page, chapter, { company: 'Theirs once' });
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(field(page, 'Company')).toHaveValue('Mine');
  await save(page);
  await expect(page.getByRole('radio', { name: 'Theirs: Theirs once' })).toBeVisible();
  await chapter.change('members', `id=eq.${GARRETT}`, { company: 'Theirs twice' });
  await save(page);
  await expect(page.getByRole('radio', { name: 'Theirs: Theirs twice' })).toBeVisible();
  await save(page);
  await expect(toast(page, 'Member saved!')).toBeVisible();
  expect(await stored(chapter)).toMatchObject({ company: 'Mine' });
});

test('P6 a second conflict is about what was saved since the first', async ({
  signedIn: page,
  chapter,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await conflictAboutGarrett(page, chapter, { company: 'Theirs', phone: '704-555-0188' });
  const panel = conflictPanel(page, 'saved');
  await expect(panel.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
  await chapter.change('members', `id=eq.${GARRETT}`, { phone: '704-555-0177' });
  await save(page);
  await expect(field(page, 'Phone')).toHaveValue('704-555-0177');
  await expect(panel.getByText('Merged from their version: Phone.')).toBeVisible();
  await expect(panel.getByRole('radio')).toHaveCount(0);
  await save(page);
  await expect(toast(page, 'Member saved!')).toBeVisible();
  expect(await stored(chapter)).toMatchObject({ company: 'Mine', phone: '704-555-0177' });
});

test('P6 identical changes cause no conflict', async ({
  signedIn: page,
  chapter,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await openGarrett(page);
  await field(page, 'Company').fill('The same');
  await chapter.change('members', `id=eq.${GARRETT}`, { company: 'The same' });
  await save(page);
  await expect(toast(page, 'Member saved!')).toBeVisible();
});

test('P6 Save re-adds a member who was deleted during editing', async ({
  signedIn: ann,
  signedInElsewhere,
  chapter,
}) => {
  const before = await stored(chapter);
  const bob = await signedInElsewhere();
  await openGarrett(ann);
  await field(ann, 'Company').fill("Ann's text");
  await bob.goto('/admin/members');
  await bob.getByRole('button', { name: 'Delete Garrett Holloway' }).click();
  await expect(toast(bob, 'Member deleted!')).toBeVisible();

  await save(ann);
  await expect(conflictPanel(ann, 'deleted')).toBeFocused();
  await save(ann);
  await expect(toast(ann, 'Member saved!')).toBeVisible();
  // Brought back changed, it has the next version.
  const version = Number(before?.version) + 1;
  expect(await stored(chapter)).toEqual({ ...before, company: "Ann's text", version });

  await bob.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(bob, 'Failed to save member')).toBeVisible();
  await expect(bob.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(await stored(chapter)).toEqual({ ...before, company: "Ann's text", version });
  await bob.context().close();
});

test('P6 deleting several says how many others had already been deleted', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/members');
  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await select('Garrett Holloway');
  await select('Denise Kowalczyk');
  await chapter.remove('members', `id=eq.${GARRETT}`);
  await remove.click();
  await expect(toast(page, '1 member deleted!')).toBeVisible();
  await expect(toast(page, '1 other had already been deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '1 member restored')).toBeVisible();

  await select('Denise Kowalczyk');
  await chapter.remove('members', 'member_name=eq.Denise%20Kowalczyk');
  await remove.click();
  await expect(toast(page, '1 member had already been deleted')).toBeVisible();
  await expect(page.getByText('Denise Kowalczyk')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('P6 a save merges with a member who was deleted and then restored', async ({
  signedIn: page,
  chapter,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const before = await stored(chapter);
  await openGarrett(page);
  await field(page, 'Company').fill('Mine');
  await chapter.remove('members', `id=eq.${GARRETT}`);
  await save(page);
  await expect(conflictPanel(page, 'deleted')).toBeVisible();
  await chapter.replace('members', [{ ...before, phone: '704-555-0177', company: 'Theirs' }]);
  await save(page);
  const panel = conflictPanel(page, 'saved');
  await expect(panel.getByRole('radio', { name: 'Theirs: Theirs' })).toBeVisible();
  await expect(panel.getByText('Merged from their version: Phone.')).toBeVisible();
  await save(page);
  await expect(toast(page, 'Member saved!')).toBeVisible();
  expect(await stored(chapter)).toMatchObject({ company: 'Mine', phone: '704-555-0177' });
});

test("P6 Undo of a delete restores another admin's latest save", async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/members');
  await expect(page.getByRole('button', { name: 'Delete Garrett Holloway' })).toBeVisible();
  await chapter.change('members', `id=eq.${GARRETT}`, { company: 'Saved since' });
  const before = await stored(chapter);
  await page.getByRole('button', { name: 'Delete Garrett Holloway' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Edit Garrett Holloway' })).toBeVisible();
  await expect.poll(() => stored(chapter)).toEqual(before);
});

test('P6 deleting an already deleted member shows a message and offers to add it again', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/members');
  const before = await stored(chapter);
  const remove = page.getByRole('button', { name: 'Delete Garrett Holloway' });
  await expect(remove).toBeVisible();
  await chapter.remove('members', `id=eq.${GARRETT}`);
  await remove.click();
  await expect(toast(page, 'Failed to delete member')).toBeVisible();
  await expect(page.getByText('Someone else has deleted it.')).toBeVisible();
  await expect(remove).toBeHidden();
  await page.getByRole('button', { name: 'Add it again' }).click();
  await expect(remove).toBeVisible();
  expect(await stored(chapter)).toEqual(before);
});

test('P6 when its member is deleted, a form with changes stays open and one without closes with a message', async ({
  signedIn: page,
  chapter,
}) => {
  await openGarrett(page);
  await field(page, 'Company').fill('Mine');
  await chapter.remove('members', `id=eq.${GARRETT}`);
  // The panel reads the directory again after every change.
  await page.getByRole('button', { name: 'Delete Denise Kowalczyk' }).click();
  await expect(page.getByText('46 members')).toBeVisible();
  await expect(field(page, 'Company')).toHaveValue('Mine');

  await page.getByRole('button', { name: 'Edit Luis Arredondo' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(field(page, 'Member name')).toHaveValue('Luis Arredondo');
  await chapter.remove('members', 'member_name=eq.Luis Arredondo');
  await page.getByRole('button', { name: 'Delete Tamika Rowland' }).click();
  await expect(toast(page, 'That member no longer exists')).toBeVisible();
  await expect(page.getByRole('form')).toBeHidden();
});

test("P6 after a conflict the list shows the other admin's version", async ({
  signedIn: page,
  chapter,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await conflictAboutGarrett(page, chapter, { company: 'Theirs' });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Garrett' })).toContainText('Theirs');
});

test('P2 a late response does not overwrite newer data in the list', async ({
  signedIn: page,
  chapter,
}) => {
  const { garrett, read } = await beginLateRead(page);
  await chapter.change('members', `id=eq.${GARRETT}`, { member_name: 'Garrett Newer' });
  await returnToTab(page);
  await expect(garrett).toContainText('Garrett Newer');

  await read.arrive();
  await expect(garrett).toContainText('Garrett Newer');
});

test('P2 a read that began before a save does not undo it in the list', async ({
  signedIn: page,
}) => {
  const { garrett, read } = await beginLateRead(page);
  // No newer read arrives: it would show the save again.
  await page.route('**/rest/v1/members?*', (route) =>
    route.request().method() === 'GET' ? undefined : route.fallback(),
  );
  await page.getByRole('button', { name: 'Edit Garrett Holloway' }).click();
  await field(page, 'Company').fill('Mine');
  await save(page);
  await expect(garrett).toContainText('Mine');

  await read.arrive();
  await expect(garrett).toContainText('Mine');
});

test('P6 two admins who add a member at the same time create two members', async ({
  signedIn: ann,
  signedInElsewhere,
  chapter,
}) => {
  const bob = await signedInElsewhere();
  for (const page of [ann, bob]) {
    await page.goto('/admin/members?member=new');
    await field(page, 'Member name').fill('Dora Dean');
    await field(page, 'Profession role').fill('Dentist');
  }
  await Promise.all([save(ann), save(bob)]);
  await expect(toast(ann, 'Member saved!')).toBeVisible();
  await expect(toast(bob, 'Member saved!')).toBeVisible();
  const added = (await chapter.rows('members')).filter(
    ({ member_name }) => member_name === 'Dora Dean',
  );
  expect(added).toHaveLength(2);
  await bob.context().close();
});

async function openGarrett(page: Page): Promise<void> {
  await page.goto(`/admin/members?member=${GARRETT}`);
  await expect(field(page, 'Member name')).toHaveValue('Garrett Holloway');
}

/** Saves 'Mine' as Garrett's company after someone else has saved `theirs`. */
async function conflictAboutGarrett(
  page: Page,
  chapter: Chapter,
  theirs: Readonly<Record<string, string>>,
): Promise<void> {
  await openGarrett(page);
  await field(page, 'Company').fill('Mine');
  await chapter.change('members', `id=eq.${GARRETT}`, theirs);
  await save(page);
  await expect(conflictPanel(page, 'saved')).toBeVisible();
}

function field(page: Page, label: string) {
  return page.getByRole('form').getByLabel(label);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

function conflictPanel(page: Page, did: 'saved' | 'deleted') {
  return page.getByRole('region', {
    name: `Someone else ${did} this member while you were editing.`,
  });
}

/** Opens the list of members, and begins a read of it that has been answered but has not arrived. */
async function beginLateRead(page: Page) {
  await page.goto('/admin/members');
  const garrett = page.getByRole('row').filter({ hasText: 'Garrett' });
  await expect(garrett).toBeVisible();
  const read = await holdNextAnswer(page, '**/rest/v1/members?*');
  await returnToTab(page);
  await read.isAnswered;
  return { garrett, read };
}

async function stored(chapter: Chapter) {
  return (await chapter.rows('members')).find(({ id }) => id === GARRETT);
}
