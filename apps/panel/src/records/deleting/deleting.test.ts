import type { ChapterPreview } from 'engine/admin';
import { expect, test } from 'vitest';
import { deletedInWords, deleting, mayDelete } from './deleting.ts';

const flora = { names: ['Flora Fern'], noun: 'member', proposal: {} };
const workbench = async () => ({}) as ChapterPreview;
const losing = (...sentences: string[]) => ({ sentences, effect: 'Visitors will see it.' });

test('P7 a deletion that breaks nothing asks no question', async () => {
  expect(await mayDelete(flora, workbench, () => losing())).toBe(true);
  expect(deleting.current()).toBeNull();
});

test('P7 without the engine nothing is asked: the deletion can be undone', async () => {
  const failing = () => Promise.reject(new Error('The network is gone'));
  expect(await mayDelete(flora, failing, () => losing('It breaks.'))).toBe(true);
});

test.each([true, false])(
  'P7 a deletion that breaks a chain asks first, and follows the answer: %s',
  async (answer) => {
    const asked = mayDelete(flora, workbench, () => losing('A chain loses its only Florist.'));
    await expect.poll(deleting.current).toMatchObject({
      names: ['Flora Fern'],
      sentences: ['A chain loses its only Florist.'],
    });
    deleting.current()?.answer(answer);
    expect(await asked).toBe(answer);
    expect(deleting.current()).toBeNull();
  },
);

test.each([
  [['Flora Fern'], 'Flora Fern'],
  [['Flora Fern', 'Ben Birch'], '2 members'],
])('P7 the question about %j says %s', (names, said) => {
  expect(deletedInWords({ ...flora, names })).toBe(said);
});
