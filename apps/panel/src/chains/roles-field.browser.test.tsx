/** The roles of a chain as text and as a list, and the script they update (P4, C3, C5). */
import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { fillNew, findings, form, openForm, WEDDING } from '../../tests/chain-form.ts';
import { expectText, field } from '../../tests/panel-page.tsx';

test('C3 P4 the roles as text and as a list stay in sync', async () => {
  await openForm('new');
  const text = field('Roles sequence');
  await text.fill('Realtor -> Mover -> ');
  await expectListed(['Realtor', 'Mover', '']);
  await field('Role of step 3').click();
  await userEvent.keyboard('Pest Control => Painter ');
  await expectListed(['Realtor', 'Mover', 'Pest Control', 'Painter ']);
  await expect.element(text).toHaveValue('Realtor → Mover → Pest Control → Painter ');
  await expect.element(field('Role of step 4')).toHaveFocus();
});

test('C3 P4 roles can be moved, added and removed by keyboard, and each change is announced', async () => {
  await openForm(WEDDING.id);
  // The second status is about the expected answers.
  const news = form.getByRole('status').first();
  const text = field('Roles sequence');

  focus(form.getByRole('button', { name: 'Move up Florist' }));
  await userEvent.keyboard('{Enter}');
  await expectText(news, 'Florist is now step 2 of 5. The script was updated.');
  await expect.element(form.getByRole('button', { name: 'Move up Florist' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectText(news, 'Florist is now step 1 of 5.');
  await expect.element(form.getByRole('button', { name: 'Move down Florist' })).toHaveFocus();
  await expect.element(text).toHaveValue('Florist → Event Planner → Caterer → Photographer → DJ');

  focus(field('Role of step 5'));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(field('Role of step 4')).toHaveFocus();
  await expect.element(text).toHaveValue('Florist → Event Planner → Caterer → DJ → Photographer');

  await userEvent.keyboard('{Enter}');
  await expect.element(field('Role of step 5')).toHaveFocus();
  await userEvent.keyboard('Baker');
  await expect
    .element(text)
    .toHaveValue('Florist → Event Planner → Caterer → DJ → Baker → Photographer');

  focus(form.getByRole('button', { name: 'Remove DJ' }));
  await userEvent.keyboard('{Enter}');
  await expectText(news, 'Removed DJ.');
  await expect.element(form.getByRole('button', { name: 'Remove Baker' })).toHaveFocus();
  await form.getByRole('button', { name: 'Put DJ back' }).click();
  await expect
    .element(text)
    .toHaveValue('Florist → Event Planner → Caterer → DJ → Baker → Photographer');

  focus(form.getByRole('button', { name: 'Add role' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Role of step 7')).toHaveFocus();
});

test('C5 a role that is moved, removed or put back keeps its placeholders in the script', async () => {
  await fillNew({
    'Roles sequence': 'Realtor → Mover → Painter',
    'Script template': '{role1_name} sells, {role2_name} drives, {role3_name} paints.',
  });
  const script = field('Script template');
  const text = field('Roles sequence');
  await form.getByRole('button', { name: 'Move up Painter' }).click();
  await expect
    .element(script)
    .toHaveValue('{role1_name} sells, {role3_name} drives, {role2_name} paints.');

  await form.getByRole('button', { name: 'Remove Realtor' }).click();
  await expect
    .element(script)
    .toHaveValue('{role3_name} sells, {role2_name} drives, {role1_name} paints.');
  await expectText(findings, '{role3_name} asks for step 3');
  await form.getByRole('button', { name: 'Put Realtor back' }).click();
  await expect.element(text).toHaveValue('Realtor → Painter → Mover');
  await expect
    .element(script)
    .toHaveValue('{role1_name} sells, {role3_name} drives, {role2_name} paints.');

  await field('Role of step 1').click();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(script)
    .toHaveValue('{role1_name} sells, {role3_name} drives, {role2_name} paints.');
  await userEvent.keyboard('Banker');
  await expect
    .element(script)
    .toHaveValue('{role1_name} sells, {role4_name} drives, {role3_name} paints.');
});

test('C5 a placeholder is inserted at the caret', async () => {
  await fillNew({ 'Roles sequence': 'Realtor', 'Script template': 'Hi , bye' });
  const script = field('Script template');
  (script.element() as HTMLTextAreaElement).setSelectionRange(3, 3);
  await form.getByRole('button', { name: '{lead}' }).click();
  await expect.element(script).toHaveValue('Hi {lead}, bye');
  await expect.element(script).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.element(script).toHaveValue('Hi {lead}!, bye');
});

/** The roles in the list, in order. */
async function expectListed(roles: readonly string[]): Promise<void> {
  const inputs = form.getByRole('combobox', { name: /^Role of step/ });
  const listed = () => inputs.elements().map((input) => (input as HTMLInputElement).value);
  await expect.poll(listed).toEqual(roles);
}

function focus(control: Locator): void {
  (control.element() as HTMLElement).focus();
}
