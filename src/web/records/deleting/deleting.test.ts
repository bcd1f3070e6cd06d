import { expect, test } from 'vitest';
import { chain, member } from '../../../../tests/routing/fixtures.ts';
import type { LostRoles, Workbench } from '../../../routing/workbench/workbench.ts';
import { deleting, lossSentence, mayDelete } from './deleting.ts';

const wedding = chain({ scenario: 'Planning a Wedding' });
const flora = member({ member_name: 'Flora Fern' });

const losing = (lost: readonly LostRoles[]) => async () =>
  ({ lostWithout: () => lost }) as Partial<Workbench> as Workbench;

test.each([
  [['Florist'], 'Planning a Wedding loses its only Florist.'],
  [['Florist', 'Baker'], 'Planning a Wedding loses its only Florist and its only Baker.'],
])('P7 the loss of %j in a sentence', (roles, sentence) => {
  expect(lossSentence({ chain: wedding, roles })).toBe(sentence);
});

test('P7 a deletion that breaks nothing is not asked about', async () => {
  expect(await mayDelete([flora], losing([]))).toBe(true);
  expect(deleting.current()).toBeNull();
});

test.each([true, false])('P7 a deletion that breaks a chain is asked about: %s', async (answer) => {
  const asked = mayDelete([flora], losing([{ chain: wedding, roles: ['Florist'] }]));
  await expect.poll(deleting.current).toMatchObject({
    members: [flora],
    losses: ['Planning a Wedding loses its only Florist.'],
  });
  deleting.current()?.answer(answer);
  expect(await asked).toBe(answer);
  expect(deleting.current()).toBeNull();
});
