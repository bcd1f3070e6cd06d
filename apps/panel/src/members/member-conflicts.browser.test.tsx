/** Conflicts with another admin's changes, as the list and the form of a member show them (P2, P6). */
import type { Row } from 'domain/columns.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ChapterInMemory } from '../../tests/chapter-in-memory.ts';
import {
  button,
  expectText,
  expectToast,
  field,
  goTo,
  openPanel,
  returnToTab,
  saveButton,
  text,
} from '../../tests/panel-page.tsx';

const GARRETT = '4f6c8b5e-ecb0-4ed1-a1e4-c1b5fec67496';
const FORM = `/admin/members?member=${GARRETT}`;
const isGarrett = ({ id }: Row) => id === GARRETT;
const isNamed = (name: string) => (row: Row) => row.member_name === name;
const removeGarrett = button('Delete Garrett Holloway');
const row = page.getByRole('row').filter({ hasText: 'Garrett' });
const radio = (name: string) => page.getByRole('radio', { name });

const conflict = (did: 'saved' | 'deleted') =>
  page.getByRole('region', { name: `Someone else ${did} this member while you were editing.` });

/** Saves 'Mine' as Garrett's company after someone else has saved `theirs`. */
async function conflictAbout(theirs: Row): Promise<ChapterInMemory> {
  const chapter = await openPanel(FORM);
  await field('Company').fill('Mine');
  chapter.change('members', theirs, isGarrett);
  await saveButton.click();
  await expect.element(conflict('saved')).toBeVisible();
  return chapter;
}

const stored = (chapter: ChapterInMemory) => chapter.row('members', 'id', GARRETT);

test('P6 a conflict is detected again after a reload and after another save', async () => {
  const chapter = await conflictAbout({ company: 'Theirs once' });
  await goTo(FORM);
  await expect.element(field('Company')).toHaveValue('Mine');
  await saveButton.click();
  await expect.element(radio('Theirs: Theirs once')).toBeVisible();
  chapter.change('members', { company: 'Theirs twice' }, isGarrett);
  await saveButton.click();
  await expect.element(radio('Theirs: Theirs twice')).toBeVisible();
  await saveButton.click();
  await expectToast('Member saved!');
  expect(stored(chapter)).toMatchObject({ company: 'Mine' });
});

test('P6 a second conflict is about what was saved since the first', async () => {
  const chapter = await conflictAbout({ company: 'Theirs', phone: '704-555-0188' });
  await expect.element(radio('Yours: Mine')).toBeChecked();
  chapter.change('members', { phone: '704-555-0177' }, isGarrett);
  await saveButton.click();
  await expect.element(field('Phone')).toHaveValue('704-555-0177');
  await expectText(conflict('saved'), 'Merged from their version: Phone.');
  await expect.element(conflict('saved').getByRole('radio')).not.toBeInTheDocument();
  await saveButton.click();
  await expectToast('Member saved!');
  expect(stored(chapter)).toMatchObject({ company: 'Mine', phone: '704-555-0177' });
});

test('P6 identical changes cause no conflict', async () => {
  const chapter = await openPanel(FORM);
  await field('Company').fill('The same');
  chapter.change('members', { company: 'The same' }, isGarrett);
  await saveButton.click();
  await expectToast('Member saved!');
});

test('P6 deleting several says how many others had already been deleted', async () => {
  const chapter = await openPanel('/admin/members');
  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await select('Garrett Holloway');
  await select('Denise Kowalczyk');
  chapter.remove('members', isGarrett);
  await button('Delete').click();
  await expectToast('1 member deleted!');
  await expect.element(text('1 other had already been deleted.')).toBeVisible();
  await button('Undo').click();
  await expectToast('1 member restored');

  // Still selected.
  chapter.remove('members', isNamed('Denise Kowalczyk'));
  await button('Delete').click();
  await expectToast('1 member had already been deleted');
  await expect.element(text('Denise Kowalczyk')).not.toBeInTheDocument();
  await expect.element(button('Undo')).not.toBeInTheDocument();
});

test('P6 a save merges with a member who was deleted and then restored', async () => {
  const chapter = await openPanel(FORM);
  const before = stored(chapter);
  await field('Company').fill('Mine');
  chapter.remove('members', isGarrett);
  await saveButton.click();
  await expect.element(conflict('deleted')).toBeVisible();
  const theirs = { phone: '704-555-0177', company: 'Theirs', version: 2 };
  chapter.replace('members', [{ ...before, ...theirs }]);
  await saveButton.click();
  await expect.element(radio('Theirs: Theirs')).toBeVisible();
  await expectText(conflict('saved'), 'Merged from their version: Phone.');
  await saveButton.click();
  await expectToast('Member saved!');
  expect(stored(chapter)).toMatchObject({ company: 'Mine', phone: '704-555-0177' });
});

test("P6 Undo of a delete restores another admin's latest save", async () => {
  const chapter = await openPanel('/admin/members');
  await expect.element(removeGarrett).toBeVisible();
  chapter.change('members', { company: 'Saved since' }, isGarrett);
  await removeGarrett.click();
  await button('Undo').click();
  await expect.element(removeGarrett).toBeVisible();
  await expect.poll(() => stored(chapter)?.company).toBe('Saved since');
});

test('P6 deleting an already deleted member shows a message and offers to add it again', async () => {
  const chapter = await openPanel('/admin/members');
  await expect.element(removeGarrett).toBeVisible();
  chapter.remove('members', isGarrett);
  await removeGarrett.click();
  await expectToast('Failed to delete member');
  await expect.element(text('Someone else deleted it.')).toBeVisible();
  await expect.element(removeGarrett).not.toBeInTheDocument();
  await button('Add it again').click();
  await expect.element(removeGarrett).toBeVisible();
  expect(stored(chapter)).toMatchObject({ member_name: 'Garrett Holloway' });
});

test('P6 when its member is deleted, a form with changes stays open and one without closes with a message', async () => {
  const chapter = await openPanel(FORM);
  await field('Company').fill('Mine');
  chapter.remove('members', isGarrett);
  // The panel reads the directory again when its user returns to the tab.
  returnToTab();
  await expect.element(text('3 members')).toBeVisible();
  await expect.element(field('Company')).toHaveValue('Mine');

  await button('Edit Luis Arredondo').click();
  await button('Discard changes').click();
  await expect.element(field('Member name')).toHaveValue('Luis Arredondo');
  chapter.remove('members', isNamed('Luis Arredondo'));
  returnToTab();
  await expectToast('That member no longer exists');
  await expect.element(page.getByRole('form')).not.toBeInTheDocument();
});

test("P6 after a conflict the list shows the other admin's version", async () => {
  await conflictAbout({ company: 'Theirs' });
  await button('Cancel').click();
  await expectText(row, 'Theirs');
});

test('P2 a late response overwrites neither newer data nor a save in the list', async () => {
  const chapter = await openPanel('/admin/members');
  await expect.element(row).toBeVisible();
  const lateRead = () => {
    const released = Promise.withResolvers<undefined>();
    let isFirst = true;
    chapter.intercept = async (request) => {
      if (request.method !== 'GET' || request.table !== 'members' || !isFirst) return undefined;
      isFirst = false;
      const answer = chapter.answer(request);
      await released.promise;
      return answer;
    };
    returnToTab();
    return released.resolve;
  };
  const arrive = lateRead();
  chapter.change('members', { company: 'Newer' }, isGarrett);
  returnToTab();
  await expectText(row, 'Newer');
  arrive(undefined);
  await settled();
  await expectText(row, 'Newer');

  const arriveLater = lateRead();
  await button('Edit Garrett Holloway').click();
  await field('Company').fill('Mine');
  await saveButton.click();
  await expectText(row, 'Mine');
  arriveLater(undefined);
  await settled();
  await expectText(row, 'Mine');
});

/** By the next frame, the page has read an answer that has arrived. */
function settled(): Promise<unknown> {
  return new Promise((done) => setTimeout(() => requestAnimationFrame(done)));
}
