/** Two admins editing at once: the second save reports the conflict, shows both versions and loses neither (P6). More conflicts: member-conflicts.browser.test.tsx. */
import type { Page } from '@playwright/test';
import { type Chapter, expect, test, toast } from './admin-fixtures.ts';

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

test('P6 two admins who add a member at the same time create two members', async ({
  signedIn: ann,
  signedInElsewhere,
  chapter,
}) => {
  const bob = await signedInElsewhere();
  for (const page of [ann, bob]) {
    await page.goto('/admin/members?member=new');
    await field(page, 'Member name').fill('Dora Dean');
    await field(page, 'Profession role').fill('Beekeeper');
  }
  await Promise.all([save(ann), save(bob)]);
  const added = async () =>
    (await chapter.rows('members')).filter(({ member_name }) => member_name === 'Dora Dean');
  await expect.poll(added).toHaveLength(2);
  await bob.context().close();
});

async function openGarrett(page: Page): Promise<void> {
  await page.goto(`/admin/members?member=${GARRETT}`);
  await expect(field(page, 'Member name')).toHaveValue('Garrett Holloway');
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

async function stored(chapter: Chapter) {
  return (await chapter.rows('members')).find(({ id }) => id === GARRETT);
}
