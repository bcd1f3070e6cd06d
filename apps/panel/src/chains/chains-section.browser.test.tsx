/** Referral chains in the panel: their list, and what their form checks and saves (P2, P4 to P6, C3). */
import { expect, test } from 'vitest';
import {
  expectRoles,
  fillNew,
  fillRoles,
  form,
  openForm,
  preview,
  save,
  script,
  section,
  WEDDING,
} from '../../tests/chain-form.ts';
import { type ChapterInMemory, demo, failWrites } from '../../tests/chapter-in-memory.ts';
import { button, expectText, expectToast, field, openPanel } from '../../tests/panel-page.tsx';

test('P2 chains are listed with scenario, roles joined by arrows and triggers', async () => {
  await openPanel('/admin/chains', demo);
  const row = section.getByRole('listitem').filter({ hasText: WEDDING.scenario });
  await expectText(row, 'Event Planner → Caterer → Florist → Photographer → DJ');
  await expectText(row, 'wedding, getting married, engaged');
  await section.getByLabelText('Search referral chains').fill('wedding flor');
  await expect.element(section.getByRole('button', { name: /^Edit / })).toHaveLength(1);
  await expectText(section.getByRole('status').first(), '1 of 14 referral chains');
});

test("P2 P4 P5 C3 Add Chain saves a chain, and its typed arrows are stored as '→'", async () => {
  const chapter = await openPanel('/admin/chains', demo);
  await button('Add Chain').click();
  await expect.element(field('Scenario')).toHaveFocus();
  await field('Scenario').fill('  New Baby ');
  await fillRoles('Realtor -> Painter=>Handyman');
  await expectRoles(['Realtor', 'Painter', 'Handyman']);
  await script.fill('Hi {lead}, meet {role1_name}.');
  await field('Trigger keywords').fill('new baby');
  await save.click();
  await expectToast('Referral chain saved!');
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(section.getByRole('button', { name: 'Edit New Baby' })).toHaveFocus();
  expect(stored(chapter, 'New Baby')).toEqual([
    expect.objectContaining({
      roles_sequence: 'Realtor → Painter → Handyman',
      script_template: 'Hi {lead}, meet {role1_name}.',
      trigger_keywords: 'new baby',
      notes: null,
    }),
  ]);
});

test('P4 Save is disabled until scenario, roles and script are filled; blanks do not count', async () => {
  await openForm('new');
  await expectText(preview, 'Add roles to see their steps here.');
  for (const label of ['Scenario', 'Role of step 1']) {
    await expect.element(save).toBeDisabled();
    await field(label).fill('   ');
    await expect.element(save).toBeDisabled();
    await field(label).fill('Something');
  }
  // The role has written the script.
  await expect.element(save).toBeEnabled();
  await script.fill('   ');
  await expect.element(save).toBeDisabled();
  await script.fill('Something');
  await expect.element(save).toBeEnabled();
});

test('C3 P4 a sequence of only arrows is rejected: the field gets the focus and shows the reason', async () => {
  await fillNew({ Scenario: 'Odd', 'Script template': 'Hi', 'Role of step 1': '->' });
  await save.click();
  const roles = field('Role of step 1');
  await expect.element(roles).toHaveFocus();
  await expect.element(roles).toHaveAccessibleDescription(/Name at least one role/);
});

test('P2 P4 Edit can change every field of a chain, and Cancel changes none', async () => {
  const chapter = await openPanel('/admin/chains', demo);
  const before = stored(chapter, WEDDING.scenario);
  await section.getByRole('button', { name: `Edit ${WEDDING.scenario}` }).click();
  await field('Notes').fill('Something else');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(stored(chapter, WEDDING.scenario)).toEqual(before);

  const changes = {
    scenario: 'Planning a Party',
    roles_sequence: 'Caterer → DJ',
    script_template: 'Hi!',
    trigger_keywords: 'party',
    notes: 'Ask early.',
  };
  await section.getByRole('button', { name: `Edit ${WEDDING.scenario}` }).click();
  await field('Scenario').fill(changes.scenario);
  await fillRoles(changes.roles_sequence);
  await script.fill(changes.script_template);
  await field('Trigger keywords').fill(changes.trigger_keywords);
  await field('Notes').fill(changes.notes);
  await save.click();
  await expectToast('Referral chain saved!');
  expect(stored(chapter, changes.scenario)).toMatchObject([{ id: WEDDING.id, ...changes }]);
});

test('P2 P5 P6 Undo restores a deleted chain', async () => {
  const chapter = await openPanel('/admin/chains', demo);
  const before = stored(chapter, WEDDING.scenario);
  await section.getByRole('button', { name: `Delete ${WEDDING.scenario}` }).click();
  await expectToast('Referral chain deleted!');
  expect(stored(chapter, WEDDING.scenario)).toEqual([]);
  await button('Undo').click();
  await expect
    .element(section.getByRole('button', { name: `Edit ${WEDDING.scenario}` }))
    .toBeVisible();
  const [chain] = before;
  expect(stored(chapter, WEDDING.scenario)).toEqual([{ ...chain, version: expect.any(Number) }]);
});

test('P5 a chain that cannot be saved stays in its form', async () => {
  const chapter = await openForm(WEDDING.id);
  chapter.intercept = failWrites;
  await field('Notes').fill('Not lost');
  await save.click();
  await expectToast('Failed to save referral chain');
  await expect.element(field('Notes')).toHaveValue('Not lost');
  chapter.intercept = () => undefined;
  await save.click();
  await expectToast('Referral chain saved!');
  expect(stored(chapter, WEDDING.scenario)).toMatchObject([{ notes: 'Not lost' }]);
});

test('P5 a chain that cannot be deleted stays in the list', async () => {
  const chapter = await openPanel('/admin/chains', demo);
  chapter.intercept = failWrites;
  await section.getByRole('button', { name: `Delete ${WEDDING.scenario}` }).click();
  await expectToast('Failed to delete referral chain');
  await expect
    .element(section.getByRole('button', { name: `Edit ${WEDDING.scenario}` }))
    .toBeVisible();
});

test('P4 P6 a save that conflicts with a newer one loses neither', async () => {
  const chapter = await openForm(WEDDING.id);
  await field('Notes').fill('My note');
  await field('Scenario').fill('A Wedding');
  const theirs = { notes: 'Their note', trigger_keywords: 'their trigger' };
  chapter.change('referral_chains', theirs, ({ id }) => id === WEDDING.id);
  await save.click();
  await expectToast('Failed to save referral chain');
  await expectText(form, 'Someone else saved this referral chain while you were editing.');
  await expect.element(field('Trigger keywords')).toHaveValue('their trigger');
  await form.getByRole('radio', { name: /Theirs: Their note/ }).click();
  await save.click();
  await expectToast('Referral chain saved!');
  expect(stored(chapter, 'A Wedding')).toMatchObject([
    { id: WEDDING.id, notes: 'Their note', trigger_keywords: 'their trigger' },
  ]);
});

/** The rows of the chains with this scenario. */
function stored(chapter: ChapterInMemory, scenario: string) {
  return chapter.rows('referral_chains').filter((row) => row.scenario === scenario);
}
