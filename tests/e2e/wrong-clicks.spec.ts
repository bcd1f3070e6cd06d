/** Accidental clicks lose nothing (P6). */
import type { Page } from '@playwright/test';
import { expect, test, toast } from './admin-fixtures.ts';

test('P6 a slow double click deletes only one member', async ({ signedIn: page, chapter }) => {
  const before = await chapter.rows('members');
  await page.goto('/admin/members');
  const remove = page.getByRole('button', { name: 'Delete Garrett Holloway' });
  await remove.scrollIntoViewIfNeeded();
  const box = await remove.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await press(page, 1);
  await expect(remove).toBeHidden();
  // The next row is under the pointer now.
  await press(page, 2);
  await expect(toast(page, 'Member deleted!')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remove).toBeVisible();
  expect(await chapter.rows('members')).toEqual(before);
});

test('P6 Undo restores a cancelled form even after a new one has been opened', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/members');
  const add = page.getByRole('button', { name: 'Add Member' });
  const name = page.getByLabel('Member name');
  await add.click();
  await name.fill('Ann Archer');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await add.click();
  await expect(name).toHaveValue('');
  // The field that loses the focus shows its error; the toast must not move away from the pointer.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await page.mouse.down();
  await expect(page.getByText('Member name is required.')).toBeVisible();
  await page.mouse.up();
  await expect(name).toHaveValue('Ann Archer');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await add.click();
  await name.fill('Bob Baker');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Bob Baker');
});

/** One click of a multiple click at the same position. */
async function press(page: Page, clickCount: number): Promise<void> {
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}
