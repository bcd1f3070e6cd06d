import { chain } from 'domain/testing';
import { expect, test } from 'vitest';
import { lossSentence } from './deleting-members.ts';

const wedding = chain({ scenario: 'Planning a Wedding' });

test.each([
  [['Florist'], 'Planning a Wedding loses its only Florist.'],
  [['Florist', 'Baker'], 'Planning a Wedding loses its only Florist and its only Baker.'],
])('P7 the loss of %j in a sentence', (roles, sentence) => {
  expect(lossSentence({ chain: wedding, roles })).toBe(sentence);
});
