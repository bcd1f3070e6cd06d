import { chain, directory, member } from 'domain/testing';
import { expect, test } from 'vitest';
import { roleSuggester } from './role-suggestions.ts';

const ann = member({ member_name: 'Ann', profession_role: 'Realtor' });
const bo = member({ member_name: 'Bo', profession_role: 'Master Baker' });
const cy = member({ member_name: 'Cy', profession_role: 'Realtor' });
const chains = [chain({ roles_sequence: 'realtor → Mover' }), chain({ roles_sequence: '' })];
const engine = {
  categories: ['Baker', 'Mover', 'Barber', 'Realtor'],
  holder: (role: string) => (role === 'Baker' ? bo : null),
};
const suggest = roleSuggester(directory([ann, bo, cy], chains), engine);

test('P4 roles that somebody holds are suggested first, then open seats; each once', () => {
  expect(suggest('Ba')).toEqual([
    { role: 'Baker', holder: 'Bo' },
    { role: 'Master Baker', holder: 'Bo' },
    { role: 'Barber', holder: null },
  ]);
  expect(suggest(' r')).toEqual([
    { role: 'Realtor', holder: 'Ann' },
    { role: 'Baker', holder: 'Bo' },
    { role: 'Master Baker', holder: 'Bo' },
    { role: 'Barber', holder: null },
    { role: 'Mover', holder: null },
  ]);
  expect(suggest('zzz')).toEqual([]);
});

test('P4 before anything is typed, the roles of members are suggested', () => {
  expect(suggest('').map(({ role }) => role)).toEqual(['Master Baker', 'Realtor']);
});

test('P4 roles in use are suggested before the engine has loaded', () => {
  const early = roleSuggester(directory([ann], chains), null);
  expect(early('o')).toEqual([
    { role: 'Realtor', holder: 'Ann' },
    { role: 'Mover', holder: null },
  ]);
});
