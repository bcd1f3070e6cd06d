/** A member of a nearby chapter is named while the home chapter's seat is open (M13). */
import { expectNoViolations, smallTargets } from './accessibility-checks.ts';
import { expect, openReady, search, test } from './fixtures.ts';

const NOTE =
  'No Payroll Provider in the Waxhaw chapter yet. Patrick is with the nearby Ballantyne chapter.';

test('M13 S4 the answer says who is from a nearby chapter, and how to help fill the seat at home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await search(page, 'payroll');
  const answer = page.getByRole('region', { name: 'Who to call for payroll' });
  await expect(answer.getByText(NOTE)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: NOTE })).toHaveCount(1);
  await expect(answer.getByRole('heading', { name: 'Patrick Doyle' })).toBeVisible();

  await page.getByText('Help fill the Payroll Provider seat in Waxhaw').click();
  const invitation = page.getByRole('group').filter({ hasText: 'An invitation you can send' });
  await expect(invitation.getByText(/an open seat, Payroll Provider, and I thought/)).toBeVisible();
  await expect(invitation.getByRole('button', { name: 'Copy Invitation' })).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await smallTargets(page.locator('main').locator('a, button, summary'))).toEqual([]);
});

test('M13 O3 the seat is not mentioned when a member at home fills it, or no member does', async ({
  page,
}) => {
  const note = page.getByText(/chapter yet\. /);
  await openReady(page, '/?q=roof+leak');
  await expect(page.getByRole('heading', { name: 'Garrett Holloway' })).toBeVisible();
  await expect(note).toHaveCount(0);
  await openReady(page, '/?q=dog+groomer');
  await page.getByRole('button', { name: 'Regional Partner Network' }).click();
  await expect(
    page.getByText('Contact your regional coordinator for partner referrals'),
  ).toBeVisible();
  await expect(note).toHaveCount(0);
});
