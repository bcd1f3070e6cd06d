import { expect, test } from 'vitest';
import { chain, directory, member } from '../../../../../tests/routing/fixtures.ts';
import { rolesInUse } from './roles-field.tsx';

test('P4 roles of members and chains are suggested once each, as members spell them', () => {
  const members = ['Realtor', 'Baker', 'Realtor'].map((profession_role) =>
    member({ profession_role }),
  );
  const chains = [chain({ roles_sequence: 'realtor → Mover' }), chain({ roles_sequence: '' })];
  expect(rolesInUse(directory(members, chains))).toEqual(['Baker', 'Mover', 'Realtor']);
});
