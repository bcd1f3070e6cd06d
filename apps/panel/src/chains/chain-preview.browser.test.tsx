/** The preview and review of a chain while it is edited (C1, C4 to C6). */
import type { Row } from 'domain/columns.ts';
import { expect, test } from 'vitest';
import {
  fillNew,
  fillRoles,
  findings,
  openForm,
  preview,
  save,
  section,
  WEDDING,
} from '../../tests/chain-form.ts';
import { demo } from '../../tests/chapter-in-memory.ts';
import {
  expectNoText,
  expectText,
  expectToast,
  field,
  openPanel,
  returnToTab,
} from '../../tests/panel-page.tsx';

test('C4 C5 C6 the preview follows the typed text and the current members', async () => {
  const chapter = await fillNew({ Scenario: 'Garden Party', 'Role of step 1': 'Caterer' });
  const steps = preview.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect.element(steps).toHaveLength(1);
  await expectText(steps.first(), 'Reggie Boudreaux');

  await fillRoles('Caterer -> DJ');
  await expectText(steps.nth(1), /DJ\s*Open Seat/);
  await field('Script template').fill('{lead}: {role1_name}, then {role2_name}.');
  await expectText(preview, 'Friend: Reggie Boudreaux, then our future DJ.');
  await expectText(
    preview,
    'Hi friend, for "Garden Party" I would like you to meet Reggie (Caterer).',
  );
  await expectText(preview.getByRole('status'), /^Preview: 2 steps, 1 open seat/);

  chapter.change('members', { member_name: 'Bo Birch' }, isReggie);
  returnToTab();
  await expectText(steps.first(), 'Bo Birch');
});

test('C1 C4 C5 the review lists what an admin can fix, and none of it blocks a save', async () => {
  await fillNew({
    Scenario: 'Everything at Once',
    'Role of step 1': 'Realtor -> DJ -> Event Planner -> Wedding Planner',
    'Script template': 'Hi {lead}, {role1 name}, {role9} and {company}',
    'Trigger keywords': 'Weddings',
  });
  for (const text of [
    'No one fills DJ yet, so step 2 is an open seat.',
    'For Realtor, Celeste Whitaker is named before Simone Baptiste',
    'Waxhaw is the home chapter.',
    'Camille Duarte fills steps 3 and 4, since no one else is left who could.',
    'Nothing is filled in for {role1 name}: it would be sent as typed. Did you mean {role1_name}?',
    '{role9} asks for step 9, but the sequence has steps 1 to 4.',
    'Nothing is filled in for {company}',
    'Other chains have "Weddings" too: Destination Wedding and Honeymoon; Planning a Wedding.',
  ]) {
    await expectText(findings, text);
  }
  await save.click();
  await expectToast('Referral chain saved!');
});

test("C1 the review does not compare a chain's triggers with its own", async () => {
  await openForm(WEDDING.id);
  await expectText(findings, 'Another chain has "wedding" too: Destination Wedding and Honeymoon.');
  await expectNoText(findings, '"getting married"');
});

test('C4 the list marks chains with open seats', async () => {
  await openPanel('/admin/chains', demo);
  const row = section.getByRole('listitem').filter({ hasText: WEDDING.scenario });
  await expectText(row, '2 open seats');
});

const isReggie = ({ member_name }: Row) => member_name === 'Reggie Boudreaux';
