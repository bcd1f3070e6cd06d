import { expect, test } from 'vitest';
import { chapter, directory, projectsKnowledge } from '../../tests/fixtures.ts';
import { createChapterPreview } from './chapter-preview.ts';

const { understoodRole, categories } = createChapterPreview(
  projectsKnowledge,
  directory(),
  chapter,
);

test.each([
  ['P&C Insurance', ['Insurance Agent']],
  ['Construction: Roofing', ['Roofer']],
  ['Trades > Electrician', ['Electrician']],
  ['Residential Mortgages', ['Mortgage Lender']],
  ['HVAC - Heating & Air', ['HVAC Technician']],
  ['Painter (Int/Ext)', ['House Painter']],
  ['LMBT', ['Massage Therapist']],
  ['Builder/GC', ['General Contractor']],
  ['Owner, Smith Plumbing LLC', ['Plumber']],
  ['Attorney - Real Estate', ['Real Estate Attorney']],
  ['Comm. Cleaning', ['Commercial Cleaner']],
  ['Mortgage (Residential)', ['Mortgage Lender']],
  ['Custom Cakes by Ann', ['Baker']],
  ['Realtor® with Harbor Homes', ['Realtor']],
  ['CPA / Tax', ['Accountant']],
  ['Attorney – Estate Planning', ['Estate Planning Attorney']],
  ['Attorney at Law (Real Estate)', ['Real Estate Attorney']],
])("M4 the role '%s' is understood as %j", (role, professions) => {
  expect(understoodRole(role, null)).toMatchObject({ professions, nearest: [] });
});

test('M4 every trade is understood as an index has it: ‘Attorney, Family Law’', () => {
  const ofWords = categories.filter((trade) => /^[^&,]+ [^&,]+$/.test(trade));
  const misread = ofWords.filter((trade) => {
    const words = trade.split(' ');
    const role = `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`;
    return understoodRole(role, null).professions[0] !== trade;
  });
  expect(ofWords.length).toBeGreaterThan(100);
  expect(misread).toEqual([]);
});

test('M4 an alias that is a title adds its trade', () => {
  expect(understoodRole('Plumbing', 'Electrician, Falcons').professions).toEqual([
    'Plumber',
    'Electrician',
  ]);
});

test('M4 an alias names the trade of a role that is not understood', () => {
  expect(understoodRole('Owner', 'Roofer').professions).toEqual(['Roofer']);
});

test.each([
  ['a word that several trades have', 'Fire Equipment', 'Restoration Contractor'],
  ['a slip', 'Plumbber', 'Plumber'],
])('M4 a role that is not understood has the nearest trades by %s', (_, role, nearest) => {
  const said = understoodRole(role, null);
  expect(said.professions).toEqual([]);
  expect(said.nearest).toContain(nearest);
  expect(said.nearest.length).toBeLessThanOrEqual(3);
});

test('M4 a role of unknown words has no nearest trade', () => {
  expect(understoodRole('Zzxqv Qqwzx', null)).toEqual({ professions: [], nearest: [], needs: [] });
});
