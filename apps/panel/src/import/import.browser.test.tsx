/** What an import says of a row, and what can be done about it in the preview. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenWords, button, field, openPanel, text } from '../../tests/panel-page.tsx';

const FILE = [
  'Name,Profession,Chapter,Speaks,On leave until,Substitute',
  'Ann Archer,Master Plumber,Waxhaw Business Connections,Spanish,3/31/2999,Bo Birch',
  'Bo Birch,Beekeeper,Waxhaw Business Connections,,,',
].join('\n');
const NOTICE = 'Plumber: this seat would have 2 holders at home, Denise Kowalczyk and Ann Archer.';

async function choose(text: string) {
  const chapter = await openPanel('/admin/import');
  await button('Import members').click();
  await field('Choose a file').upload(new File([text], 'list.csv', { type: 'text/csv' }));
  return chapter;
}

test('P13 M15 an import points out a second holder, and stores leave, substitute and languages', async () => {
  const chapter = await choose(FILE);
  await expect.element(text(NOTICE)).toBeVisible();
  await button('Import 2 rows').click();
  const stored = (name: string) => chapter.row('members', 'member_name', name);
  await expect.poll(() => stored('Ann Archer')).toBeDefined();
  expect(stored('Ann Archer')).toMatchObject({
    languages: 'Spanish',
    away_until: '2999-03-31',
    substitute_id: stored('Bo Birch')?.id,
  });
});

test('P11 a person who was taken for an open seat can be imported', async () => {
  const chapter = await choose('Name,Profession\nWanted,Beekeeper\nBo Birch,Baker');
  await button('Not a person 1').click();
  await button('This is a person').click();
  await expect.element(button('Not a person 1')).not.toBeInTheDocument();
  await button('Import 2 rows').click();
  await expect.poll(() => chapter.row('members', 'member_name', 'Wanted')).toBeDefined();
});

test('P12 in the preview no word or number breaks in the middle', async () => {
  await choose(
    'Name,Profession,Phone\nAnil Deshpande,Waterproofing Contractor,704.555.0190\nBo Birch,Baker,(704) 555-0199',
  );
  const rows = page.getByRole('region', { name: 'Rows of the file' });
  await expect.element(button('Import 2 rows')).toBeEnabled();
  await expect.poll(() => brokenWords(rows)).toEqual([]);
});
