/** Members in the panel, saved on a real server (P2, P3, P5, P6). Their form and list: member-*.browser.test.tsx. */
import { expect, test, toast } from './admin-fixtures.ts';

const GARRETT = '4f6c8b5e-ecb0-4ed1-a1e4-c1b5fec67496';

test('P2 P3 P5 P6 a member can be added, changed, deleted and restored, as the database stores them', async ({
  signedIn: page,
  chapter,
}) => {
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.goto('/admin/members');
  await page.getByRole('button', { name: 'Add Member' }).click();
  await page.getByLabel('Member name').fill(' Ann Archer ');
  await page.getByLabel('Profession role').fill('Archery');
  await page.getByLabel('Phone').fill('704-555-0199');
  await save.click();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  await expect(page.getByLabel('Member name')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Ann Archer' })).toBeFocused();
  const added = (await chapter.rows('members')).filter(
    ({ member_name }) => member_name === 'Ann Archer',
  );
  expect(added).toMatchObject([
    { profession_role: 'Archery', phone: '704-555-0199', priority: 3, company: null, sphere: null },
  ]);

  await page.getByRole('button', { name: 'Edit Garrett Holloway' }).click();
  await page.getByLabel('Company').fill('');
  await page.getByLabel('Sphere').fill('Roofs & Ridges');
  await save.click();
  await expect(page.getByLabel('Member name')).toBeHidden();
  const [garrett] = (await chapter.rows('members')).filter(({ id }) => id === GARRETT);
  expect(garrett).toMatchObject({ company: null, sphere: 'Roofs & Ridges' });

  await chapter.change('members', `id=eq.${GARRETT}`, { priority: null });
  const before = await chapter.rows('members');
  await page.getByRole('button', { name: 'Delete Garrett Holloway' }).click();
  await expect(toast(page, 'Member deleted!')).toBeVisible();
  expect(await chapter.rows('members')).toHaveLength(before.length - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Garrett Holloway is back')).toBeVisible();
  expect(await chapter.rows('members')).toEqual(before);
});
