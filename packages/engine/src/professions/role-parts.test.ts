import { expect, test } from 'vitest';
import { projectsKnowledge } from '../../tests/fixtures.ts';
import { roleCutter } from './role-parts.ts';

const partsOfRole = roleCutter(projectsKnowledge.roles);

const cut = (role: string) => {
  const { headings, specific } = partsOfRole(role);
  return [headings.map(({ text }) => text), specific.map(({ core }) => core)];
};

test.each([
  ['Construction: Roofing', ['construction'], ['roofing']],
  ['Trades > Electrician', ['trades'], ['electrician']],
  ['Health & Wellness - Chiropractor', ['health & wellness'], ['chiropractor']],
  ['Attorney - Real Estate', ['attorney'], ['real estate']],
  ['Insurance - Auto/Home', ['insurance'], ['auto', 'home']],
  ['Painter (Int/Ext)', [], ['painter', 'interior and exterior']],
  ['Pest Mgmt', [], ['pest management']],
  ['P&C Insurance', [], ['property casualty insurance insurance']],
  ['Owner, Smith Plumbing LLC', [], ['', 'smith plumbing']],
  ['Moving Co.', [], ['moving']],
  ['Home Loans / NMLS #123456', [], ['home loans', 'mortgage lender']],
  ['Jane Roe, D.C.', [], ['jane roe', 'chiropractor']],
  ['Washington DC Tours', [], ['washington dc tours']],
  ['Home Services', [], ['home services']],
  ['', [], []],
])("M4 the role '%s' has the headings %j and the parts %j", (role, headings, specific) => {
  expect(cut(role)).toEqual([headings, specific]);
});

test('M4 a heading that is a trade is told from one that is none', () => {
  expect(partsOfRole('Insurance - Auto').isVague).toBe(false);
  expect(partsOfRole('Home Services: Gutters').isVague).toBe(true);
});
