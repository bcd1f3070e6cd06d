import type { Member } from 'domain/member.ts';
import { expect, test } from 'vitest';
import { chain, member, profession, seated } from '../../tests/fixtures.ts';
import { tellingWords, wordsOf } from '../text/word.ts';
import { stepFiller } from './chain-steps.ts';
import { unknownRoles, waitingChains } from './open-roles.ts';

const professions = [
  profession({ name: 'Realtor', titles: 'realtor' }),
  profession({ name: 'Dog Groomer', titles: 'dog groomer, groomer', keywords: 'grooming' }),
];

/** Scenarios of the chains that wait for a dog groomer, in a chapter with these members. */
function waiting(sequences: readonly string[], members: readonly Partial<Member>[] = []): string[] {
  const { groups, seats, naming, trades } = seated(professions, members.map(member));
  const chains = sequences.map((roles_sequence) =>
    chain({ scenario: roles_sequence, roles_sequence }),
  );
  const steps = stepFiller(groups, seats, naming);
  const [, groomer] = trades.entries;
  if (groomer === undefined) throw new Error('no groomer');
  return waitingChains(chains, trades.exact, steps)
    .waitingFor(groomer)
    .map(({ scenario }) => scenario);
}

test('L1 chains with an open step for the profession wait for it, in directory order, each once', () => {
  const sequences = ['Realtor → Groomers', 'Realtor', 'Dog Groomer → Grooming', ''];
  expect(waiting(sequences)).toEqual(['Realtor → Groomers', 'Dog Groomer → Grooming']);
});

test('L1 a role that is not a known profession does not wait for a similar one', () => {
  expect(waiting(['Zebra Groomer', 'Dog Groomers Union'])).toEqual([]);
});

test('L1 C4 a chain whose step a member fills does not wait', () => {
  const salon = { profession_role: 'Pet Salon', role_alias: 'Dog Groomer for Cats' };
  expect(waiting(['Dog Groomer'], [salon])).toEqual([]);
});

const { groups, seats, naming, trades } = seated(
  [profession({ name: 'Realtor', titles: 'realtor' })],
  [member({ profession_role: 'Falconers of the Hills' })],
);
const roles = unknownRoles(
  [chain({ roles_sequence: 'Zebra Groomer → Realtor → Falconer → Host' })],
  trades.exact,
  stepFiller(groups, seats, naming),
);
const telling = (need: string) =>
  tellingWords(roles.muteIn(wordsOf(need))).map(({ typed }) => typed);

test.each([
  ['zebra groomers', [], 'the role'],
  ['I need a zebra groomer', [], 'the role between plain words'],
  ['zebra groomer for my farm', ['farm'], 'the role in a longer need'],
  ['zebra and dog groomer', ['zebra', 'dog', 'groomer'], 'its words separated'],
  ['realtor', ['realtor'], 'a known profession'],
  ['falconer', ['falconer'], 'a role that a member fills'],
  ['a host', [], 'a one-word role on its own'],
  ['host a party', ['host', 'party'], 'a one-word role in a longer need'],
])("L1 the words of '%s' that remain evidence: %j (%s)", (need, expected) => {
  expect(telling(need)).toEqual(expected);
});
