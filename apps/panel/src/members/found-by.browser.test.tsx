/** The trade that a member is found by, and the choice of one where the role is not understood (P14). */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { few } from '../../tests/chapter-in-memory.ts';
import {
  button,
  expectText,
  expectToast,
  field,
  fill,
  openPanel,
  text,
} from '../../tests/panel-page.tsx';

const [first] = few.members;
const zoe = {
  ...first,
  id: '00000000-0000-4000-8000-00000000000a',
  member_name: 'Zoe Zander',
  company: null,
  phone: null,
  email: null,
  contact_info: null,
  profession_role: 'Plumbber',
  role_alias: null,
};
const withZoe = { ...few, members: [...few.members, zoe] };

const form = page.getByRole('form', { name: 'New member' });
const foundBy = form.getByRole('status').first();

test('P14 the form shows the trade and needs that lead there, as the role is typed', async () => {
  await openPanel('/admin/members?member=new');
  await fill({ 'Profession role': 'P&C Insurance' });
  await expectText(foundBy, 'Found as Insurance Agent.');
  await expect.element(text('For example: “my car insurance went up again”')).toBeVisible();
  await fill({ 'Profession role': 'Owner, Smith Plumbing' });
  await expectText(foundBy, 'Found as Plumber.');
});

test('P14 a role that is not understood is flagged, and one of the nearest trades is chosen', async () => {
  const chapter = await openPanel('/admin/members?member=new');
  await fill({ 'Member name': 'Ann Archer', 'Profession role': 'Plumbber' });
  await expectText(foundBy, 'Pathfinder does not know this trade, so no search leads here.');
  await form.getByRole('button', { name: 'Plumber: find this member as this' }).click();
  await expectText(foundBy, 'Found as Plumber.');
  await expect.element(foundBy).toHaveFocus();
  await expect.element(field('Role alias')).toHaveValue('Plumber');
  // Somebody at home is a plumber already (P13).
  await form.getByRole('button', { name: 'Save anyway', exact: true }).click();
  await expectToast('Member saved!');
  expect(chapter.sent[0]?.body).toMatchObject({
    profession_role: 'Plumbber',
    role_alias: 'Plumber',
  });
});

test('P14 any trade can be chosen for a role of unknown words', async () => {
  await openPanel('/admin/members?member=new');
  await fill({ 'Profession role': 'Zzxqv' });
  await form.getByLabelText('Another trade for this member').selectOptions('Notary');
  await expectText(foundBy, 'Found as Notary.');
});

test('P14 the list shows the trade, and flags a role that is not understood until one is chosen', async () => {
  const chapter = await openPanel('/admin/members?check=role', withZoe);
  await expectText(page.getByRole('row', { name: /Zoe Zander/ }), /Plumbber\s*Not understood/);
  await expect.element(page.getByRole('row', { name: /Garrett/ })).not.toBeInTheDocument();
  await button('Plumber: find Zoe Zander as this').click();
  await expectToast('Zoe Zander is found as Plumber');
  expect(chapter.row('members', 'id', zoe.id)).toMatchObject({ role_alias: 'Plumber' });
  await button('Undo').click();
  await expectToast('Zoe Zander: change undone');
  expect(chapter.row('members', 'id', zoe.id)).toMatchObject({ role_alias: null });
});

test("P14 an import's preview shows the trades, and a trade is chosen for a row", async () => {
  const chapter = await openPanel('/admin/members/import');
  await button('Import members').click();
  await userEvent.upload(
    page.getByLabelText(/file/i).first(),
    new File(
      ['Name,Profession,Phone\nAnn Archer,P&C Insurance,\nBo Birch,Plumbber,704-555-0142\n'],
      'roster.csv',
      { type: 'text/csv' },
    ),
  );
  await expect.element(text('1 role is not understood')).toBeVisible();
  await expectText(page.getByRole('row', { name: /Ann Archer/ }), 'Found as Insurance Agent');
  await button('Role not understood 1').click();
  await button('Plumber: find Plumbber as this').click();
  await expectText(page.getByRole('row', { name: /^Bo Birch/ }), 'Found as Plumber');
  await button(/^Import 2/).click();
  await expect
    .poll(() => chapter.row('members', 'member_name', 'Bo Birch'))
    .toMatchObject({ role_alias: 'Plumber' });
});
