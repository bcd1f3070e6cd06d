/** The overview says that nothing needs attention only once it knows (P8, E3). */
import { dayOf } from 'domain/day.ts';
import { expect, test } from 'vitest';
import { few } from '../../tests/chapter-in-memory.ts';
import { openPanel, returnToTab, text } from '../../tests/panel-page.tsx';

const ACCESS = { only_listed: true, email: 'ann@example.com' };
const nothing = text('Nothing: every member can be reached, and every chain is complete.');

test('P8 E3 until the expected answers are read, the overview does not say that nothing needs attention', async () => {
  const [roofer] = few.members;
  const chapter = await openPanel('/admin', {
    members: [{ ...roofer, confirmed_on: dayOf(new Date()) }],
    referral_chains: [
      { id: 'storm', scenario: 'Storm', roles_sequence: 'Roofer', script_template: 'Hi' },
    ],
    expectations: [{ need: 'roof leak', kind: 'open-seat', answer: null }],
    my_access: [{ ...ACCESS, standing: 'unlisted' }],
  });
  // Only editors read the expected answers.
  await expect.element(nothing).toBeVisible();
  const isAnswered = Promise.withResolvers<void>();
  chapter.intercept = async ({ table }) => {
    if (table === 'expectations') await isAnswered.promise;
    return undefined;
  };
  chapter.replace('my_access', [{ ...ACCESS, standing: 'editor' }]);
  returnToTab();
  await expect.element(nothing).not.toBeInTheDocument();
  isAnswered.resolve();
  await expect.element(text('1 expected answer not met')).toBeVisible();
});
