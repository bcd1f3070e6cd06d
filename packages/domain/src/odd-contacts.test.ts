import { expect, test } from 'vitest';
import { demoDirectory } from '../tests/demo-chapter.ts';
import { member, oddContacts } from '../tests/records.ts';
import type { Member } from './member.ts';
import type { NumberCheck } from './phone.ts';

const oddOf = (given: Partial<Member>) => oddContacts([member({ id: 'a', ...given })]).get('a');

test.each<[Partial<Member>, string]>([
  [
    { phone: 'ask Bob' },
    'Phone “ask Bob”: A phone number has at least four digits, like 704-555-0100.',
  ],
  [{ phone: '55501' }, 'Phone “55501”: A phone number has 7 to 15 digits; this one has 5.'],
  [{ contact_info: '55501' }, 'Phone “55501”: A phone number has 7 to 15 digits; this one has 5.'],
  [
    { phone: '7045550100704555' },
    'Phone “7045550100704555”: A phone number has 7 to 15 digits; this one has 16.',
  ],
  [
    { email: 'ann at example' },
    'Email “ann at example”: An email address looks like ann@example.com.',
  ],
  [
    { website: 'javascript:alert(1)' },
    'Website “javascript:alert(1)”: A website looks like example.com or https://example.com.',
  ],
])('P9 the contact %j is reported: %s', (given, sentence) => {
  expect(oddOf(given)).toEqual([sentence]);
});

test.each<Partial<Member>>([
  {},
  { phone: '+49 30 901820' },
  { phone: '1-800-ROOFERS ext. 5' },
  { phone: '1-800-roofers' },
  { phone: '704-555-0100 EXTENSION 5' },
  { phone: 'office (704) 555-0100, mobile 704-555-0101' },
  { email: 'Ann <ann@example.com>', website: 'example.com' },
  { contact_info: 'at the desk' },
])('P9 the contact %j is not odd', (given) => {
  expect(oddOf(given)).toBeUndefined();
});

test('P9 a number that may not be what is meant is reported with what will be dialled', () => {
  const check: NumberCheck = (text) => ({
    sentence: `Dials ${text}.`,
    isDoubtful: text === '704-555-010',
  });
  const sound = member({ id: 'a', phone: '704-555-0100' });
  const short = member({ id: 'b', phone: 'call me', contact_info: '704-555-010' });
  expect([...oddContacts([sound, short], check)]).toEqual([
    ['b', [expect.stringContaining('Phone “call me”'), 'Phone “704-555-010”: Dials 704-555-010.']],
  ]);
});

test('P9 a number or address that two members share is reported for both, however it is written', () => {
  const odd = oddContacts([
    member({ member_name: 'Ann', phone: '+1 (704) 555-0100', email: 'Team@example.com' }),
    member({ member_name: 'Ben', contact_info: '704.555.0100' }),
    member({ member_name: 'Cy', email: 'team@example.com' }),
    member({ member_name: 'Di', phone: '1-800-ROOFERS' }),
    member({ member_name: 'Ed', phone: '(800) 766-3377 ext. 2' }),
  ]);
  expect([...odd]).toEqual([
    ['Ann', ['Same phone as Ben.', 'Same email as Cy.']],
    ['Ben', ['Same phone as Ann.']],
    ['Cy', ['Same email as Ann.']],
    ['Di', ['Same phone as Ed.']],
    ['Ed', ['Same phone as Di.']],
  ]);
});

test('P9 no contact of the demo chapter has a problem', () => {
  expect(oddContacts(demoDirectory().members).size).toBe(0);
});
