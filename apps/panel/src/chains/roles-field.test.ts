import { chain, directory, member } from 'domain/testing';
import { expect, test } from 'vitest';
import { rolesInUse } from './roles-field.tsx';

test('P4 each role of members and chains is suggested once, as members spell it', () => {
  const members = ['Realtor', 'Baker', 'Realtor'].map((profession_role) =>
    member({ profession_role }),
  );
  const chains = [chain({ roles_sequence: 'realtor → Mover' }), chain({ roles_sequence: '' })];
  expect(rolesInUse(directory(members, chains))).toEqual(['Baker', 'Mover', 'Realtor']);
});
