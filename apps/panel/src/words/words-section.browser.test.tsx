/** The local words, and those that visitors sent beside them (K5, N3). */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { few } from '../../tests/chapter-in-memory.ts';
import { button, field, openPanel } from '../../tests/panel-page.tsx';

test('N3 saying what sent words mean begins the form with them, and leaves the search in the list', async () => {
  const sent = { day: '2026-11-16', answered: 'not-understood', profession: null };
  await openPanel('/admin/settings/words', {
    ...few,
    own_words: [{ say: 'tin knocker', mean: 'HVAC Technician' }],
    told_words: ['blorp', 'flurb'].map((words) => ({ ...sent, words })),
  });
  const search = page.getByRole('searchbox');
  await search.fill('tin');
  for (const words of ['blorp', 'flurb']) {
    await button(new RegExp(`^Say what this means.*${words}`)).click();
    await expect.element(field('What people say')).toHaveValue(words);
    await expect.element(search).toHaveValue('tin');
  }
});
