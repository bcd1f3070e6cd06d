import { expect, test } from 'vitest';
import { knowledgeFiles } from '../../build/knowledge-files.ts';
import { member, profession, seated } from '../../tests/fixtures.ts';
import { professionsOf } from '../compiler/compile-knowledge.ts';

const professions = [
  profession({ name: 'Accountant', titles: 'accountant, cpa', keywords: 'tax' }),
  profession({ name: 'Wedding Planner', titles: 'wedding planner', keywords: 'wedding cake' }),
  profession({ name: 'Baker', titles: 'baker', keywords: 'wedding cake, bread' }),
  profession({ name: 'Notary', titles: 'notary' }),
  profession({ name: 'HVAC Technician', titles: 'hvac, a/c tech' }),
  profession({ name: 'Builder', titles: 'builder, carpenter' }),
  profession({ name: 'Handyman', titles: 'handyman, carpenter' }),
];

/** The professions whose seat a member with this role and these aliases holds. */
function held(profession_role: string, role_alias: string | null = null): string[] {
  const { seats, trades } = seated(professions, [member({ profession_role, role_alias })]);
  return trades.entries
    .filter((entry) => seats.holders(entry).length > 0)
    .map(({ profession }) => profession.name);
}

test.each<[role: string, alias: string | null, held: string[], why: string]>([
  ['Baker', null, ['Baker'], 'the role'],
  ['Sweet Things', 'Baker', ['Baker'], 'an alias'],
  ['CPA / Notary', null, ['Accountant', 'Notary'], 'each part of a role with a slash'],
  ['Baker', 'Notary', ['Baker', 'Notary'], 'a role and an alias of another profession'],
  ['Baker', 'Wedding Cakes', ['Baker'], 'a wording that is not a title adds none'],
  ['Baker', 'Tax', ['Baker'], 'even if only one profession has it'],
  ['Baker', 'CPA / Notary', ['Accountant', 'Baker', 'Notary'], 'each part of an alias'],
  ['Falconer', 'A/C Tech', ['HVAC Technician'], 'a slash inside a single name'],
  ['Falconer', 'Carpenter', ['Builder', 'Handyman'], 'a title of two professions adds both'],
  ['Handyman', 'Carpenter', ['Handyman'], 'unless the role says which'],
  ['Falconer', 'Carpenters, Builder', ['Builder'], 'or another alias does'],
  ['Falconer', 'Owls', [], 'nothing that the table knows'],
  ['', null, [], 'no role'],
])("M4 role '%s' with aliases %j holds %j: %s", (role, alias, expected) => {
  expect(held(role, alias)).toEqual(expected);
});

test('M4 every title of the table, used as an alias, gives the member the seat of its profession', () => {
  const all = professionsOf(knowledgeFiles());
  const titles = all.flatMap(({ name, titles }) => titles.map((title) => ({ name, title })));
  const holders = titles.map(({ title }) =>
    member({ member_name: title, profession_role: 'Falconer', role_alias: title }),
  );
  const { seats, trades } = seated(all, holders);
  const missed = titles.filter(({ name, title }) => {
    const entry = trades.entries.find(({ profession }) => profession.name === name);
    const groups = entry === undefined ? [] : seats.holders(entry);
    return !groups.some(({ first }) => first.member_name === title);
  });
  expect(missed).toEqual([]);
});
