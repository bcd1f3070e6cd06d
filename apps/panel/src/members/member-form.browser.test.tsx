/** The form of a member: its fields, their errors, and what a save sends (P2, P3, P5, P10, W2). */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failWrites, few } from '../../tests/chapter-in-memory.ts';
import {
  button,
  expectToast,
  field,
  fill,
  goTo,
  openPanel,
  returnToTab,
  saveButton,
  text,
} from '../../tests/panel-page.tsx';

const GARRETT = '4f6c8b5e-ecb0-4ed1-a1e4-c1b5fec67496';
const NEW = '/admin/members?member=new';
const ANN = { 'Member name': 'Ann Archer', 'Profession role': 'Archery' };

test('W2 an insert sends the filled fields, and an update sends the whole record by id', async () => {
  const chapter = await openPanel('/admin/members');
  await button('Add Member').click();
  await fill(ANN);
  await saveButton.click();
  await expect.element(field('Member name')).not.toBeInTheDocument();
  expect(chapter.sent[0]).toMatchObject({ method: 'POST', table: 'members' });
  expect(chapter.sent[0]?.body).toEqual({
    id: expect.any(String),
    chapter: 'Waxhaw Business Connections',
    member_name: 'Ann Archer',
    profession_role: 'Archery',
    priority: 3,
  });

  await button('Edit Garrett Holloway').click();
  await fill({ Company: '', Sphere: 'Roofs & Ridges' });
  await saveButton.click();
  await expect.element(field('Member name')).not.toBeInTheDocument();
  expect(chapter.sent[1]).toMatchObject({ method: 'PATCH', table: 'members' });
  expect(chapter.sent[1]?.query.get('id')).toBe(`eq.${GARRETT}`);
  const { id, ...garrett } = few.members[0] ?? {};
  expect(chapter.sent[1]?.body).toEqual({
    ...garrett,
    company: null,
    sphere: 'Roofs & Ridges',
    about: null,
    picture: null,
    languages: null,
    away_until: null,
    substitute_id: null,
    version: 1,
  });
});

test('V3 the form takes the address of a picture, and says where it is loaded from', async () => {
  await openPanel(NEW);
  await fill({ ...ANN, Picture: 'http://example.com/ann.jpg' });
  await saveButton.click();
  await expect
    .element(field('Picture'))
    .toHaveAccessibleDescription(/load it from that address.*looks like https:/);
});

test('P3 Save is disabled until name and role are filled, and blanks do not count', async () => {
  await openPanel(NEW);
  await expect.element(field('Member name')).toHaveFocus();
  await expect.element(saveButton).toBeDisabled();
  await fill({ 'Member name': 'Ann Archer', 'Profession role': '   ' });
  await expect.element(saveButton).toBeDisabled();
  await fill({ 'Profession role': 'Archery' });
  await expect.element(saveButton).toBeEnabled();
});

test.for([
  ['', 3],
  ['-7', -7],
  ['4711', 4711],
  ['e', 3],
] as const)(
  "P3 the priority is an unbounded number, and '%s' is saved as %d",
  async ([typed, stored]) => {
    const chapter = await openPanel(NEW);
    const priority = field('Priority');
    await expect.element(priority).toHaveAttribute('type', 'number');
    await expect.element(priority).toHaveAttribute('placeholder', '1-5');
    await fill(ANN);
    await priority.click();
    if (typed !== '') await userEvent.keyboard(typed);
    await saveButton.click();
    await expectToast('Member saved!');
    expect(chapter.row('members', 'member_name', 'Ann Archer')).toMatchObject({ priority: stored });
  },
);

test('P3 an invalid value shows an error at its field, and unusual valid ones are stored as typed', async () => {
  const chapter = await openPanel(NEW);
  await fill({ ...ANN, Phone: '12', Website: 'none yet' });
  await field('Email').click();
  await expect.element(field('Website')).toHaveAccessibleDescription(/looks like example.com/);
  await expect.element(field('Website')).toHaveAttribute('aria-invalid', 'true');
  await saveButton.click();
  await expect.element(field('Phone')).toHaveFocus();
  await expect.element(field('Phone')).toHaveValue('12');

  const odd = {
    Phone: '1-800-ROOFERS 5550100',
    Email: 'Ann <ann@münchen.example>',
    Website: 'Example.com/Ann?q=1',
  };
  await fill(odd);
  await saveButton.click();
  await expectToast('Member saved!');
  expect(chapter.row('members', 'member_name', 'Ann Archer')).toMatchObject({
    phone: odd.Phone,
    email: odd.Email,
    website: odd.Website,
  });
});

test('P3 an error in the last field does not move Save from under the pointer', async () => {
  await openPanel(NEW);
  await fill({ ...ANN, Priority: '12.5' });
  await saveButton.click();
  await expect.element(field('Priority')).toHaveFocus();
  await expect.element(text('Priority is a whole number')).toBeVisible();
});

test('P3 invalid values that are already stored do not block a save', async () => {
  const invalid = { phone: 'ask', website: 'coming soon' };
  const [garrett] = few.members;
  const chapter = await openPanel(`/admin/members?member=${GARRETT}`, {
    members: [{ ...garrett, ...invalid, priority: null }],
  });
  await fill({ Company: 'Summit' });
  await saveButton.click();
  await expectToast('Member saved!');
  const saved = { ...invalid, company: 'Summit', priority: 3 };
  expect(chapter.row('members', 'id', GARRETT)).toMatchObject(saved);
});

test("P10 'N/A' is saved as empty, which the field says, and is no member name", async () => {
  const chapter = await openPanel(NEW);
  await fill({ ...ANN, 'Member name': 'TBD', Company: 'N/A' });
  await expect.element(text('‘N/A’ will be saved as empty.')).toBeVisible();
  await expect.element(saveButton).toBeDisabled();
  await fill(ANN);
  await saveButton.click();
  await expectToast('Member saved!');
  const added = { member_name: 'Ann Archer', company: null };
  expect(chapter.row('members', 'profession_role', 'Archery')).toMatchObject(added);
});

test('K1 P3 a new member starts in the home chapter, which alone does not count as an unsaved change', async () => {
  await openPanel(NEW);
  await expect.element(field('Chapter')).toHaveValue('Waxhaw Business Connections');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect.poll(() => location.pathname).toBe('/admin/members/import');
});

test('P2 Cancel closes the form, and Undo restores what was typed', async () => {
  await openPanel('/admin/members');
  for (const time of ['once', 'again']) {
    await button('Add Member').click();
    await button('Cancel').click();
    await expect.element(field('Member name')).not.toBeInTheDocument();
    await expect.element(button('Add Member'), { message: time }).toHaveFocus();
  }
  await button('Edit Garrett Holloway').click();
  await fill({ Company: 'Long typed' });
  await button('Cancel').click();
  await expect.element(button('Edit Garrett Holloway')).toHaveFocus();
  await button('Undo').click();
  await expect.element(field('Company')).toHaveValue('Long typed');
  await expect.element(text('What you typed before is still here.')).toBeVisible();
});

test('P2 an open form stays open when a search excludes its member', async () => {
  await openPanel('/admin/members');
  await button('Edit Garrett Holloway').click();
  await fill({ Company: 'Kept' });
  await page.getByRole('searchbox', { name: 'Search members' }).fill('plumber');
  await expect.element(button('Edit Denise Kowalczyk')).toBeVisible();
  await expect.element(field('Company')).toHaveValue('Kept');
  await saveButton.click();
  await expect.element(button('Edit Garrett Holloway')).toHaveFocus();
});

test('P2 a link to a deleted member shows a message', async () => {
  await openPanel('/admin/members?member=00000000-0000-4000-8000-000000000000');
  await expectToast('That member no longer exists');
  await expect.poll(() => location.pathname + location.search).toBe('/admin/members');
});

test('P5 a failed save keeps the text, and saving again adds the member once', async () => {
  const chapter = await openPanel(NEW);
  await fill(ANN);
  chapter.intercept = (request) => {
    if (request.method !== 'POST') return;
    // The rows are stored, but the response is lost.
    chapter.answer(request);
    return failWrites(request);
  };
  await saveButton.click();
  await expectToast('Failed to save member');
  await expect.element(field('Member name')).toHaveValue('Ann Archer');

  chapter.intercept = () => undefined;
  await goTo(NEW);
  await saveButton.click();
  await expectToast('Member saved!');
  const added = chapter.rows('members').filter((row) => row.profession_role === 'Archery');
  expect(added).toHaveLength(1);
});

test("P5 a refusal by the database shows the database's message", async () => {
  const chapter = await openPanel(NEW);
  const refusal = { code: '23514', message: 'violates check constraint' };
  chapter.intercept = ({ method }) =>
    method === 'POST' ? Response.json(refusal, { status: 400 }) : undefined;
  await fill(ANN);
  await saveButton.click();
  await expectToast('Failed to save member');
  await expect.element(text('violates check constraint')).toBeVisible();
});

test('M15 the form stores the last day of a leave, and the substitute by name', async () => {
  const chapter = await openPanel(`/admin/members?member=${GARRETT}`);
  await fill({ Languages: 'Spanish, Polish', 'Away until': '2027-03-03', Substitute: 'Nobody' });
  await saveButton.click();
  await expect
    .element(field('Substitute'))
    .toHaveAccessibleDescription(/No member is called “Nobody”, or more than one is\./);
  await fill({ Substitute: 'Denise Kowalczyk' });
  await saveButton.click();
  await expectToast('Member saved!');
  const denise = chapter.row('members', 'member_name', 'Denise Kowalczyk');
  expect(chapter.row('members', 'id', GARRETT)).toMatchObject({
    languages: 'Spanish, Polish',
    away_until: '2027-03-03',
    substitute_id: denise?.id,
  });
  await button('Edit Garrett Holloway').click();
  await expect.element(field('Substitute')).toHaveValue('Denise Kowalczyk');
  await expect.element(field('Away until')).toHaveValue('2027-03-03');
});

test('M15 a substitute whose name begins with the name of another can be typed', async () => {
  const [garrett, ann, smith] = few.members;
  await openPanel(`/admin/members?member=${GARRETT}`, {
    members: [
      garrett ?? {},
      { ...ann, member_name: 'Ann Lee' },
      { ...smith, member_name: 'Ann Lee Smith' },
    ],
  });
  await field('Substitute').click();
  await userEvent.keyboard('Ann Lee Smith');
  await expect.element(field('Substitute')).toHaveValue('Ann Lee Smith');
});

const saveAnyway = page.getByRole('button', { name: 'Save anyway', exact: true });

test('P13 a second holder of a trade at home is named beside the first, and can be saved anyway', async () => {
  const chapter = await openPanel(NEW);
  await fill({ 'Member name': 'Ann Archer', 'Profession role': 'Master Plumber' });
  await expect
    .element(
      text('Plumber: this seat would have 2 holders at home, Denise Kowalczyk and Ann Archer.'),
    )
    .toBeVisible();
  await saveAnyway.click();
  await expectToast('Member saved!');
  expect(chapter.row('members', 'member_name', 'Ann Archer')).toBeDefined();
});

test('P13 nothing is said of another trade, another chapter, or the holder', async () => {
  await openPanel(NEW);
  await fill({ 'Member name': 'Ann Archer', 'Profession role': 'Plumber' });
  await expect.element(saveAnyway).toBeVisible();
  await fill({ 'Profession role': 'Archery' });
  await expect.element(saveButton).toBeVisible();
  await fill({ 'Profession role': 'Plumber' });
  await expect.element(saveAnyway).toBeVisible();
  await fill({ Chapter: 'Faraway Referrals' });
  await expect.element(saveButton).toBeVisible();
});

test('P13 K5 nothing is said once the setting is off', async () => {
  const chapter = await openPanel(NEW);
  await fill({ 'Member name': 'Ann Archer', 'Profession role': 'Plumber' });
  await expect.element(saveAnyway).toBeVisible();
  chapter.change('chapter_settings', { one_holder: false });
  returnToTab();
  await expect.element(saveAnyway).not.toBeInTheDocument();
  await expect.element(saveButton).toBeEnabled();
});
