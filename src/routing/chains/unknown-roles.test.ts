import { expect, test } from 'vitest';
import { chain, member, profession, seated } from '../../../tests/routing/fixtures.ts';
import { tellingWords, wordsOf } from '../text/word.ts';
import { stepFiller } from './fill-steps.ts';
import { unknownRoles } from './unknown-roles.ts';

const { groups, seats, naming, knowledge } = seated(
  [profession({ name: 'Realtor', titles: 'realtor' })],
  [member({ profession_role: 'Falconers of the Hills' })],
);
const roles = unknownRoles(
  [chain({ roles_sequence: 'Zebra Groomer → Realtor → Falconer → Host' })],
  knowledge.exact,
  stepFiller(groups, seats, naming),
);
const telling = (need: string) =>
  tellingWords(roles.muteIn(wordsOf(need))).map(({ typed }) => typed);

test.each([
  ['zebra groomers', [], 'the role'],
  ['I need a zebra groomer', [], 'the role among plain words'],
  ['zebra groomer for my farm', ['farm'], 'the role in a longer need'],
  ['zebra and dog groomer', ['zebra', 'dog', 'groomer'], 'its words apart'],
  ['realtor', ['realtor'], 'a known profession'],
  ['falconer', ['falconer'], 'a role that a member fills'],
  ['a host', [], 'a role of one word, alone'],
  ['host a party', ['host', 'party'], 'a role of one word in a longer need'],
])("L1 the words of '%s' that may tell about a profession: %j (%s)", (need, expected) => {
  expect(telling(need)).toEqual(expected);
});
