/** 'Should be…' corrects the answer to a tried need, as one change that is undone as one (E7). */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demo } from '../../tests/chapter-in-memory.ts';
import {
  button,
  expectText,
  expectToast,
  field,
  openPanel,
  text,
} from '../../tests/panel-page.tsx';

const section = page.getByRole('region', { name: 'Try it here' });
const form = page.getByRole('form', { name: /What should .* lead to/ });
const save = button('Save this answer');

/** Tries a need and opens the correction of its answer. */
async function correct(need: string): Promise<void> {
  await field('A need to try').fill(need);
  await userEvent.keyboard('{Enter}');
  await section.getByRole('button', { name: 'Should be…' }).click();
}

const kind = form.getByLabelText('Should be');

test('E7 a word and the expectation are saved in one request, the answer is right then, and one Undo takes both back', async () => {
  const chapter = await openPanel('/admin/try', demo);
  await correct('tin knocker');
  await expect.element(kind).toHaveFocus();
  await expect.element(save).toBeDisabled();
  await kind.selectOptions('A trade');
  await form.getByLabelText('Which trade?').fill('hvac technician');
  await expectText(form.getByRole('status').first(), '“tin knocker” will mean HVAC Technician.');
  await save.click();
  await expectToast('Answer corrected!');
  expect(chapter.sent.map(({ table }) => table)).toEqual(['saved_together']);
  expect(chapter.rows('own_words')).toMatchObject([
    { say: 'tin knocker', mean: 'HVAC Technician' },
  ]);
  expect(chapter.rows('expectations')).toMatchObject([
    { need: 'tin knocker', kind: 'profession', answer: 'HVAC Technician' },
  ]);
  await expect.element(section.getByText('As expected: Any HVAC Technician')).toBeVisible();
  await expectText(section.getByRole('heading', { level: 3 }), /tin knocker.*named/);

  await button('Undo').click();
  await expectToast('Correction undone');
  expect(chapter.rows('own_words')).toEqual([]);
  expect(chapter.rows('expectations')).toEqual([]);
});

test('E7 a need leads to a member by a word for their trade', async () => {
  const chapter = await openPanel('/admin/try', demo);
  await correct('blorp fixer');
  await form.getByLabelText('Which member?').fill('Garrett Holloway');
  await expectText(form.getByRole('status').first(), '“blorp fixer” will mean Roofer.');
  await save.click();
  await expectToast('Answer corrected!');
  expect(chapter.rows('expectations')).toMatchObject([
    { need: 'blorp fixer', kind: 'member', answer: 'Garrett Holloway' },
  ]);
});

test('E7 a need leads to a chain by a trigger, and the chain keeps its others', async () => {
  const chapter = await openPanel('/admin/try', demo);
  await correct('blorp season');
  await kind.selectOptions('A referral chain');
  await form.getByLabelText('Which chain?').fill('Planning a Wedding');
  await expectText(form.getByRole('status').first(), 'will be a trigger of Planning a Wedding');
  await save.click();
  await expectToast('Answer corrected!');
  expect(chapter.row('referral_chains', 'scenario', 'Planning a Wedding')).toMatchObject({
    trigger_keywords: expect.stringMatching(/^.+, blorp season$/),
  });
});

test('E7 a need that nobody is to answer becomes words that name no member', async () => {
  const chapter = await openPanel('/admin/try', demo);
  await correct('roof garden poems');
  await kind.selectOptions('Nobody');
  await save.click();
  await expectToast('Answer corrected!');
  expect(chapter.rows('own_words')).toMatchObject([{ say: 'roof garden poems', mean: null }]);
  expect(chapter.rows('expectations')).toMatchObject([{ kind: 'nobody', answer: null }]);
});

test('E7 E3 what else changes is shown before saving, apart from what is replaced', async () => {
  const chapter = await openPanel('/admin/try', {
    ...demo,
    expectations: [
      { need: 'roof leak', kind: 'member', answer: 'Garrett Holloway' },
      { need: 'roof leaks', kind: 'member', answer: 'Garrett Holloway' },
    ],
  });
  await correct('roof leak');
  await kind.selectOptions('A trade');
  await form.getByLabelText('Which trade?').fill('Plumber');
  await expect
    .element(text('Saving this changes 1 answer, and 1 is no longer as expected.'))
    .toBeVisible();
  await save.click();
  await expectToast('Answer corrected!');
  expect(chapter.row('expectations', 'need', 'roof leak')).toMatchObject({
    ...{ kind: 'profession', answer: 'Plumber', version: 2 },
  });
});

test('E7 an answer that is right already is only expected', async () => {
  const chapter = await openPanel('/admin/try', demo);
  await correct('roof leak');
  await form.getByLabelText('Which member?').fill('Garrett Holloway');
  await expectText(form.getByRole('status').first(), 'That is the answer already.');
  await save.click();
  await expectToast('Answer corrected!');
  expect(chapter.rows('own_words')).toEqual([]);
  expect(chapter.rows('expectations')).toHaveLength(1);
});
