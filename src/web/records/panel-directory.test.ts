import { expect, test } from 'vitest';
import { chain, demoDirectory, directory, member } from '../../../tests/routing/fixtures.ts';
import { isSameDirectory } from './panel-directory.ts';

const ANN = member();
const BO = member({ member_name: 'Bo Baker' });
const SALE = chain();

test('P2 two reads of an unchanged directory are equal', () => {
  expect(isSameDirectory(demoDirectory(), demoDirectory())).toBe(true);
});

test.each([
  ['a field', directory([{ ...ANN, company: 'Archer Roofs' }, BO], [SALE])],
  ['a version', directory([{ ...ANN, version: 2 }, BO], [SALE])],
  ['a chain', directory([ANN, BO], [{ ...SALE, notes: 'Spring only' }])],
  ['the order', directory([BO, ANN], [SALE])],
  ['one member fewer', directory([ANN], [SALE])],
  ['one chain more', directory([ANN, BO], [SALE, chain({ scenario: 'Moving' })])],
])('P2 a difference in %s makes the directories differ', (_, now) => {
  expect(isSameDirectory(directory([ANN, BO], [SALE]), now)).toBe(false);
});
