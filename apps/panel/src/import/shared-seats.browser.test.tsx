/** An import that gives a trade a second holder at home says so on the row, and imports it all the same (P13). */
import { expect, test } from 'vitest';
import { button, field, openPanel, text } from '../../tests/panel-page.tsx';

const FILE = [
  'Name,Profession,Chapter,Speaks,On leave until,Substitute',
  'Ann Archer,Master Plumber,Waxhaw Business Connections,Spanish,3/31/2999,Bo Birch',
  'Bo Birch,Beekeeper,Waxhaw Business Connections,,,',
].join('\n');
const NOTICE = 'Plumber: this seat would have 2 holders at home, Denise Kowalczyk and Ann Archer.';

test('P13 M15 an import points out a second holder, and stores leave, substitute and languages', async () => {
  const chapter = await openPanel('/admin/import');
  await button('Import members').click();
  const file = new File([FILE], 'list.csv', { type: 'text/csv' });
  await field('Choose a file').upload(file);
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
