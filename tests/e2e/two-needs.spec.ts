/** Two needs typed as one: the first leads, the other is answered in short below it (issue 5). */
import type { Page } from '@playwright/test';
import { expectNoViolations, smallTargets } from './accessibility-checks.ts';
import { expect, needInput, openReady, search, serveDirectory, test, toast } from './fixtures.ts';

const MEMBERS = 'roof leak and my sink is clogged';

/** The section about the other need. */
function also(page: Page, need: string) {
  return page.getByRole('heading', { name: `You also asked about ${need}` }).locator('..');
}

test('S4 S6 S11 the first need leads; whom to call for the other stands below, in short', async ({
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

test('S11 one sentence for a screen reader tells of both', async ({ page }) => {
  await search(page, MEMBERS);
  await expect(page.getByRole('status').first()).toHaveText(
    /^2 members found for roof leak\. \d members? found for my sink is clogged\.$/,
  );
});

test('S11 on a phone the other need is named on the first screen, and leads down to its answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await search(page, MEMBERS);
  const answer = also(page, 'my sink is clogged');
  await expect(answer).not.toBeInViewport();
  const wayDown = page.getByRole('link', { name: 'my sink is clogged', exact: true });
  await expect(wayDown).toBeInViewport();
  await wayDown.click();
  await expect(answer.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeAttached();
});

test('S8 S11 See all is a link to the search of that need alone, and back returns', async ({
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

test('S11 a chain and an open seat are answered in short as well', async ({ page }) => {
  await search(page, 'roof leak, dog groomer, I want to sell my house');
  const seat = also(page, 'dog groomer');
  await expect(seat).toContainText('Open Seat Opportunity');
  await expect(seat.getByRole('heading', { name: 'Dog Groomer', exact: true })).toBeVisible();
  const sale = also(page, 'I want to sell my house');
  await expect(sale.getByRole('heading', { name: 'Selling a Home' })).toBeVisible();
  await expect(sale.getByRole('listitem').first()).toHaveText('Realtor');
});

test('S11 of a long list the last needs are links, named on the first screen and to a screen reader', async ({
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

test('D3 S11 what was typed exactly stays exact in the search of the other need', async ({
  page,
}) => {
  await openReady(page, `/?${new URLSearchParams({ q: MEMBERS, exact: '1' })}`);
  await expect(
    also(page, 'my sink is clogged').getByRole('link', { name: 'See all' }),
  ).toHaveAttribute('href', '/?q=my+sink+is+clogged&exact=1');
});

test('M11 S11 a member without contact still has a name and an introduction', async ({ page }) => {
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

test('S11 axe finds nothing, and it fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openReady(
    page,
    '/?q=roof+leak,+dog+groomer,+I+want+to+sell+my+house,+root+canal,+oil+change',
  );
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await smallTargets(page.getByRole('region').locator('a, button'))).toEqual([]);
});
