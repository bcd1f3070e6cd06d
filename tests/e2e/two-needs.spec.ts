/** Two needs in one search: the first leads, and the other gets a short answer below (S11). */
import type { Page } from '@playwright/test';
import { expectNoViolations, smallTargets } from './accessibility-checks.ts';
import { expect, needInput, openReady, search, serveDirectory, test, toast } from './fixtures.ts';

const MEMBERS = 'roof leak and my sink is clogged';

/** The section about the other need. */
function also(page: Page, need: string) {
  return page.getByRole('heading', { name: `You also asked about ${need}` }).locator('..');
}

test('S4 S6 S11 the first need leads, and the other gets a short answer below', async ({
  page,
}) => {
  await search(page, MEMBERS);
  await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeVisible();
  await expect(toast(page, 'Found 2 relevant member(s)!')).toBeVisible();
  const other = also(page, 'my sink is clogged');
  await expect(other.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(other).toContainText('Plumbing Services');
  await expect(other.getByText(/sink/).last()).toBeVisible();
  for (const name of ['Call', 'Email']) {
    await expect(other.getByRole('link', { name })).toBeVisible();
  }
  await expect(other.getByRole('button', { name: 'Copy Intro' })).toBeVisible();
});

test('S11 one status message announces both needs', async ({ page }) => {
  await search(page, MEMBERS);
  await expect(page.getByRole('status').first()).toHaveText(
    /^2 members found for roof leak\. \d members? found for my sink is clogged\.$/,
  );
});

test('S11 on a phone a link on the first screen leads to the answer for the other need', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await search(page, MEMBERS);
  const answer = also(page, 'my sink is clogged');
  await expect(answer).not.toBeInViewport();
  const linkToAnswer = page.getByRole('link', { name: 'my sink is clogged', exact: true });
  await expect(linkToAnswer).toBeInViewport();
  await linkToAnswer.click();
  await expect(answer.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeAttached();
});

test('S8 S11 See all links to the search for that need alone, and Back returns', async ({
  page,
}) => {
  await search(page, MEMBERS);
  const link = also(page, 'my sink is clogged').getByRole('link', { name: 'See all' });
  await expect(link).toHaveAttribute('href', '/?q=my+sink+is+clogged');
  await link.click();
  await expect(page).toHaveURL(/\?q=my\+sink\+is\+clogged$/);
  await expect(
    page.getByRole('heading', { name: 'Who to call for my sink is clogged' }),
  ).toBeVisible();
  await expect(page.getByRole('region')).toBeFocused();
  await expect(needInput(page)).toHaveValue('my sink is clogged');
  await page.goBack();
  await expect(also(page, 'my sink is clogged')).toBeVisible();
});

test('S11 a chain and an open seat get short answers too', async ({ page }) => {
  await search(page, 'roof leak, dog groomer, I want to sell my house');
  const seat = also(page, 'dog groomer');
  await expect(seat).toContainText('Open Seat Opportunity');
  await expect(seat.getByRole('heading', { name: 'Dog Groomer', exact: true })).toBeVisible();
  const sale = also(page, 'I want to sell my house');
  await expect(sale.getByRole('heading', { name: 'Selling a Home' })).toBeVisible();
  await expect(sale.getByRole('listitem').first()).toHaveText('Realtor');
});

test('S11 the last needs of a long list are links, counted on the first screen and announced', async ({
  page,
}) => {
  await search(page, 'roof leak, haircut, root canal, oil change, dog groomer, passport photos');
  await page.getByRole('link', { name: '2 more', exact: true }).click();
  const more = page.getByRole('heading', { name: 'You also asked about', exact: true });
  await expect(more).toBeInViewport();
  const links = more.locator('..').getByRole('link');
  await expect(links).toHaveText(['dog groomer', 'passport photos']);
  await expect(page.getByRole('status').first()).toHaveText(
    /You also asked about dog groomer, passport photos\.$/,
  );
  await links.last().click();
  await expect(page).toHaveURL(/\?q=passport\+photos$/);
});

test("D3 S11 an exact search stays exact in the other need's link", async ({ page }) => {
  await openReady(page, `/?${new URLSearchParams({ q: MEMBERS, exact: '1' })}`);
  await expect(
    also(page, 'my sink is clogged').getByRole('link', { name: 'See all' }),
  ).toHaveAttribute('href', '/?q=my+sink+is+clogged&exact=1');
});

test('M11 S11 a member without contact data is named without a Call link', async ({ page }) => {
  await serveDirectory(page, {
    members: [
      { id: '1', member_name: 'Ida Stone', profession_role: 'Roofer' },
      { id: '2', member_name: 'Bo Reed', profession_role: 'Plumber' },
    ],
  });
  await search(page, MEMBERS);
  const other = also(page, 'my sink is clogged');
  await expect(other.getByRole('heading', { name: 'Bo Reed' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Call' })).toHaveCount(0);
});

test('S11 several answers pass axe and fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openReady(
    page,
    '/?q=roof+leak,+dog+groomer,+I+want+to+sell+my+house,+root+canal,+oil+change',
  );
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await smallTargets(page.getByRole('region').locator('a, button'))).toEqual([]);
});
