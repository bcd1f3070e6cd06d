/** The roles of a chain as text and as a list, the script they update, and the keyboard (P4, C3, C5). */
import type { Page } from '@playwright/test';
import { expect, test, toast } from './admin-fixtures.ts';
import { fillNew, findings, form, openForm, save, stored, WEDDING } from './chain-page.ts';
import { tabTo } from './keyboard.ts';

test('C3 P4 the roles as text and as a list stay in sync', async ({ signedIn: page }) => {
  await openForm(page, 'new');
  const text = page.getByLabel('Roles sequence');
  await text.fill('Realtor -> Mover -> ');
  expect(await listedRoles(page)).toEqual(['Realtor', 'Mover', '']);
  await page.getByLabel('Role of step 3').pressSequentially('Pest Control => Painter ');
  expect(await listedRoles(page)).toEqual(['Realtor', 'Mover', 'Pest Control', 'Painter ']);
  await expect(text).toHaveValue('Realtor → Mover → Pest Control → Painter ');
  await expect(page.getByLabel('Role of step 4')).toBeFocused();
});

test('C3 P4 roles can be moved, added and removed by keyboard, and each change is announced', async ({
  signedIn: page,
}) => {
  await openForm(page, WEDDING.id);
  // The second status is about the expected answers.
  const news = form(page).getByRole('status').first();
  const text = page.getByLabel('Roles sequence');

  await form(page).getByRole('button', { name: 'Move up Florist' }).focus();
  await page.keyboard.press('Enter');
  await expect(news).toHaveText('Florist is now step 2 of 5. The script was updated.');
  await expect(form(page).getByRole('button', { name: 'Move up Florist' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(news).toContainText('Florist is now step 1 of 5.');
  await expect(form(page).getByRole('button', { name: 'Move down Florist' })).toBeFocused();
  await expect(text).toHaveValue('Florist → Event Planner → Caterer → Photographer → DJ');

  await page.getByLabel('Role of step 5').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByLabel('Role of step 4')).toBeFocused();
  await expect(text).toHaveValue('Florist → Event Planner → Caterer → DJ → Photographer');

  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Role of step 5')).toBeFocused();
  await page.keyboard.type('Baker');
  await expect(text).toHaveValue('Florist → Event Planner → Caterer → DJ → Baker → Photographer');

  await form(page).getByRole('button', { name: 'Remove DJ' }).focus();
  await page.keyboard.press('Enter');
  await expect(news).toContainText('Removed DJ.');
  await expect(form(page).getByRole('button', { name: 'Remove Baker' })).toBeFocused();
  await form(page).getByRole('button', { name: 'Put DJ back' }).click();
  await expect(text).toHaveValue('Florist → Event Planner → Caterer → DJ → Baker → Photographer');

  await form(page).getByRole('button', { name: 'Add role' }).press('Enter');
  await expect(page.getByLabel('Role of step 7')).toBeFocused();
});

test('C5 a role that is moved, removed or put back keeps its placeholders in the script', async ({
  signedIn: page,
}) => {
  await fillNew(page, {
    'Roles sequence': 'Realtor → Mover → Painter',
    'Script template': '{role1_name} sells, {role2_name} drives, {role3_name} paints.',
  });
  const script = page.getByLabel('Script template');
  const text = page.getByLabel('Roles sequence');
  await form(page).getByRole('button', { name: 'Move up Painter' }).click();
  await expect(script).toHaveValue('{role1_name} sells, {role3_name} drives, {role2_name} paints.');

  await form(page).getByRole('button', { name: 'Remove Realtor' }).click();
  await expect(script).toHaveValue('{role3_name} sells, {role2_name} drives, {role1_name} paints.');
  await expect(findings(page)).toContainText('{role3_name} asks for step 3');
  await form(page).getByRole('button', { name: 'Put Realtor back' }).click();
  await expect(text).toHaveValue('Realtor → Painter → Mover');
  await expect(script).toHaveValue('{role1_name} sells, {role3_name} drives, {role2_name} paints.');

  await page.getByLabel('Role of step 1').press('Enter');
  await expect(script).toHaveValue('{role1_name} sells, {role3_name} drives, {role2_name} paints.');
  await page.keyboard.type('Banker');
  await expect(script).toHaveValue('{role1_name} sells, {role4_name} drives, {role3_name} paints.');
});

test('C5 a placeholder is inserted at the caret', async ({ signedIn: page }) => {
  await fillNew(page, { 'Roles sequence': 'Realtor', 'Script template': 'Hi , bye' });
  const script = page.getByLabel('Script template');
  await script.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  await form(page).getByRole('button', { name: '{lead}' }).click();
  await expect(script).toHaveValue('Hi {lead}, bye');
  await expect(script).toBeFocused();
  await page.keyboard.type('!');
  await expect(script).toHaveValue('Hi {lead}!, bye');
});

test('C3 P4 the list of roles can be filled by keyboard alone when a chain is added', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/chains');
  await page.getByRole('button', { name: 'Add Chain' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('By Hand');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Realtor');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Role of step 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Painter');
  await tabTo(page, page.getByLabel('Script template'));
  await page.keyboard.type('Hi');
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Referral chain saved!')).toBeVisible();
  expect(await stored(chapter, 'By Hand')).toMatchObject([{ roles_sequence: 'Realtor → Painter' }]);
});

/** The roles in the list, in order. */
function listedRoles(page: Page): Promise<string[]> {
  return form(page)
    .getByRole('combobox', { name: /^Role of step/ })
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
}
