/** The roles of a chain as a list, and the script they write or update (P4, C3, C5). */
import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import {
  expectRoles,
  expectScript,
  fillNew,
  findings,
  form,
  openForm,
  preview,
  WEDDING,
} from '../../tests/chain-form.ts';
import { expectText, expectTexts, field } from '../../tests/panel-page.tsx';

test('C3 P4 an arrow typed into a role splits it', async () => {
  await openForm('new');
  await field('Role of step 1').fill('Realtor -> Mover -> ');
  await expectRoles(['Realtor', 'Mover', '']);
  await field('Role of step 3').click();
  await userEvent.keyboard('Pest Control => Painter ');
  await expectRoles(['Realtor', 'Mover', 'Pest Control', 'Painter ']);
  await expect.element(field('Role of step 4')).toHaveFocus();
});

test('C4 P4 each role shows who holds it today, or that its seat is open', async () => {
  await fillNew({ 'Role of step 1': 'Realtor → DJ' });
  await expect.element(field('Role of step 1')).toHaveAccessibleDescription('Celeste Whitaker');
  await expect.element(field('Role of step 2')).toHaveAccessibleDescription('Open seat');
});

test('P4 suggestions name who holds a role first, and a role is chosen by keyboard or pointer', async () => {
  await openForm('new');
  await expectText(preview, 'Add roles to see their steps here.');
  const options = form.getByRole('option');
  await field('Role of step 1').fill('photo');
  await expectTexts(options, ['Photographer Open seat']);
  await userEvent.keyboard('{Escape}');
  await expect.element(options).toHaveLength(0);
  await field('Role of step 1').fill('roofe');
  await expectText(options.first(), 'Roofer Garrett Holloway');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expectRoles(['Roofer']);
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Role of step 2')).toHaveFocus();
  await userEvent.keyboard('plumb');
  await options.getByText('Plumber', { exact: true }).click();
  await expectRoles(['Roofer', 'Plumber']);
  await expect.element(field('Role of step 2')).toHaveFocus();
});

test('P4 the suggestion that the arrow keys have reached is in view', async () => {
  await openForm('new');
  await field('Role of step 1').fill('er');
  const options = form.getByRole('option');
  await expect.element(options).toHaveLength(8);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect.element(options.last()).toBeInViewport({ ratio: 1 });
});

test('C3 P4 roles can be moved, added and removed by keyboard, and each change is announced', async () => {
  await openForm(WEDDING.id);
  // The second status is about the expected answers.
  const news = form.getByRole('status').first();

  focus(form.getByRole('button', { name: 'Move Florist up' }));
  await userEvent.keyboard('{Enter}');
  await expectText(news, 'Florist is now step 2 of 5. The script was updated.');
  await expect.element(form.getByRole('button', { name: 'Move Florist up' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectText(news, 'Florist is now step 1 of 5.');
  await expect.element(form.getByRole('button', { name: 'Move Florist down' })).toHaveFocus();
  await expectRoles(['Florist', 'Event Planner', 'Caterer', 'Photographer', 'DJ']);

  focus(field('Role of step 5'));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(field('Role of step 4')).toHaveFocus();
  await expectRoles(['Florist', 'Event Planner', 'Caterer', 'DJ', 'Photographer']);

  await userEvent.keyboard('{Enter}');
  await expect.element(field('Role of step 5')).toHaveFocus();
  await userEvent.keyboard('Baker');
  await expectRoles(['Florist', 'Event Planner', 'Caterer', 'DJ', 'Baker', 'Photographer']);

  focus(form.getByRole('button', { name: 'Remove DJ' }));
  await userEvent.keyboard('{Enter}');
  await expectText(news, 'Removed DJ.');
  await expect.element(form.getByRole('button', { name: 'Remove Baker' })).toHaveFocus();
  await form.getByRole('button', { name: 'Put DJ back' }).click();
  await expectRoles(['Florist', 'Event Planner', 'Caterer', 'DJ', 'Baker', 'Photographer']);

  focus(form.getByRole('button', { name: 'Add role' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Role of step 7')).toHaveFocus();
});

test('C5 a role that is moved, removed or put back keeps its placeholders in the script', async () => {
  await fillNew({
    'Role of step 1': 'Realtor → Mover → Painter',
    'Script template': '{role1_name} sells, {role2_name} drives, {role3_name} paints.',
  });
  await form.getByRole('button', { name: 'Move Painter up' }).click();
  await expectScript('{role1_name} sells, {role3_name} drives, {role2_name} paints.');

  await form.getByRole('button', { name: 'Remove Realtor' }).click();
  await expectScript('{role3_name} sells, {role2_name} drives, {role1_name} paints.');
  await expectText(findings, '{role3_name} asks for step 3');
  await form.getByRole('button', { name: 'Put Realtor back' }).click();
  await expectRoles(['Realtor', 'Painter', 'Mover']);
  await expectScript('{role1_name} sells, {role3_name} drives, {role2_name} paints.');

  await field('Role of step 1').click();
  await userEvent.keyboard('{Enter}');
  await expectScript('{role1_name} sells, {role3_name} drives, {role2_name} paints.');
  await userEvent.keyboard('Banker');
  await expectScript('{role1_name} sells, {role4_name} drives, {role3_name} paints.');
});

function focus(control: Locator): void {
  (control.element() as HTMLElement).focus();
}
