/** Danger comes first (S12): one screen with advice and one call button, and nothing from the chapter. */
import type { Page } from '@playwright/test';
import { expectNoViolations, smallTargets } from './accessibility-checks.ts';
import { expect, needInput, openReady, search, serveDirectory, test } from './fixtures.ts';

/** Names of the answer's region when there is danger. */
const HEADINGS = /^(Get help now|Help is there for you)$/;

const NEUTRAL_PAGE = 'https://www.weather.gov/';

function callButton(page: Page) {
  return page.getByRole('link', { name: /^Call (?=[\d-]+$)/ });
}

/** Expects no member, script, percentage or toast beside the danger screen. */
async function expectNothingBeside(page: Page) {
  const answer = page.getByRole('region', { name: HEADINGS });
  await expect(answer.locator('article, textarea, mark')).toHaveCount(0);
  await expect(answer.getByText(/%/)).toHaveCount(0);
  await expect(answer.getByRole('button', { name: /Copy|Share/ })).toHaveCount(0);
  await expect(page.getByText(/Open Seat|No exact match|Did you mean|Try an example/)).toHaveCount(
    0,
  );
  await expect(page.locator('[aria-live]').getByText(/Found|found|open seat/)).toHaveCount(0);
}

/** A need for each danger screen, the number its button calls, and part of its advice. */
const DANGERS = [
  ['kitchens on fire hlp', '911', 'stay out'],
  ['i smell gas in the basment', '911', 'touch no switch'],
  ['co alarm going off', '911', 'fresh air'],
  ['outlet is sparking', '911', 'breaker box'],
  ['power line down in the yard', '911', '35 feet'],
  ['water dripping out of the light fixture', '911', 'Stay out of the water'],
  ['ceiling is coming down', '911', 'well away'],
  ['my husband cant breath', '911', 'sit up'],
  ['baby is choking', '911', '5 hard blows'],
  ['think my dad is having a heart attack', '911', 'middle of the chest'],
  ['her face is drooping and words come out wrong', '911', 'Note when it began'],
  ['wont stop bleeding', '911', 'Press hard'],
  ['boiling water spilled on my toddler', '911', '10 minutes'],
  ['my son drank bleach', '1-800-222-1222', 'do not make them vomit'],
  ['roommate overdosed', '911', 'naloxone'],
  ['ate a peanut throat closing', '911', 'epinephrine'],
  ['my wife is in labor baby coming now', '911', 'do not hold the baby back'],
  ['kid fell in the pool', '911', 'do not go in yourself'],
  ['someone is following me', '911', 'text 911'],
  ['my boyfriend hits me', '1-800-799-7233', 'talk to someone safely'],
  ['someone is breaking into my house', '911', 'lock yourself in'],
  ['i want to die', '988', 'You are not alone'],
  ['cant find my 4 year old', '911', 'no waiting time'],
  ['dog bit my kids face', '911', 'Get away'],
  ['just got in a car crash people hurt', '911', 'hazard lights'],
  ['baby locked in hot car', '911', 'too hot within minutes'],
  ['tornado sirens going', '911', 'lowest floor'],
  ['grandma collapsed and isnt responding', '911', 'breathe normally'],
] as const;

test('S12 each danger has its advice and one button that calls the right number', async ({
  page,
}) => {
  await openReady(page);
  for (const [need, number, piece] of DANGERS) {
    await test.step(need, async () => {
      await needInput(page).fill(need);
      await needInput(page).press('Enter');
      await expect(page.getByRole('region', { name: HEADINGS })).toContainText(piece);
      await expect(callButton(page)).toHaveText([`Call ${number}`]);
      await expect(callButton(page)).toHaveAttribute('href', `tel:${number.replaceAll('-', '')}`);
      await expectNothingBeside(page);
    });
  }
});

test('S12 trades that help afterwards are listed below with their members', async ({ page }) => {
  await serveDirectory(page, {
    members: [
      { id: '1', member_name: 'Ida Stone', profession_role: 'Electrician', phone: '704-555-0142' },
    ],
  });
  await search(page, 'sparks from the outlet');
  const after = page.getByRole('heading', { name: 'When everyone is safe' }).locator('..');
  await expect(after).toContainText('Electrician: Ida Stone');
  await expect(page.locator('a[href="tel:7045550142"]')).toHaveCount(0);

  await after.getByRole('link', { name: 'Electrician' }).click();
  await expect(page.getByRole('heading', { name: 'Ida Stone' })).toBeVisible();
  await expect(page).toHaveURL('/?q=Electrician');
});

test('S12 a trade whose seat is open is not offered', async ({ page }) => {
  await serveDirectory(page, { members: [] });
  await search(page, 'sparks from the outlet');
  await expect(callButton(page)).toBeVisible();
  await expect(page.getByText('When everyone is safe')).toHaveCount(0);
});

test('S12 danger is announced once, and the answer receives the focus', async ({ page }) => {
  await search(page, 'gas smell');
  const said = page
    .locator('[role=status], [role=alert], [aria-live]')
    .getByText(/touch no switch/);
  await expect(said).toHaveCount(1);
  await expect(said).toHaveText(/^Leave now.* Call 911\.$/);
  await expect(page.getByRole('region', { name: HEADINGS })).toBeFocused();
  // The number in the advice comes first, then the large button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(callButton(page)).toBeFocused();
});

test('S12 D3 an exact search does not hide danger', async ({ page }) => {
  await openReady(page, '/?q=my+outlt+is+sparkign&exact=1');
  await expect(callButton(page)).toHaveText(['Call 911']);
});

test.describe('S12 where someone may be watching the reader', () => {
  test.use({ expectedAddresses: [/^https:\/\/www\.weather\.gov\//] });

  test.beforeEach(async ({ page }) => {
    await page.route(`${NEUTRAL_PAGE}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
    );
  });

  test('the page names no member, and its title reveals nothing', async ({ page }) => {
    await search(page, 'electrician asap my husband beats me');
    await expect(page.getByRole('link', { name: 'Leave this page' })).toBeVisible();
    await expect(page.getByText('When everyone is safe')).toHaveCount(0);
    await expect(page).toHaveTitle('Pathfinder — who in our chapter can help?');
    await expectNothingBeside(page);
  });

  for (const [way, leave] of [
    ['the link', (page: Page) => page.getByRole('link', { name: 'Leave this page' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`${way} leaves at once, and Back does not return to the answer`, async ({ page }) => {
      await search(page, 'my husband hits me');
      await expect(page.getByRole('link', { name: 'Leave this page' })).toBeVisible();
      await leave(page);
      await expect(page).toHaveURL(NEUTRAL_PAGE);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  }
});

test('S12 Escape does nothing for any other danger', async ({ page }) => {
  await search(page, 'kitchen is on fire');
  await expect(callButton(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(callButton(page)).toBeVisible();
});

test("S12 an urgent need without danger shows a member's Call first, without alarm", async ({
  page,
}) => {
  await search(page, 'burst pipe');
  const hint = page.getByRole('complementary', { name: 'Until help arrives' });
  await expect(hint).toContainText('Shut the main water valve');
  await expect(hint.getByRole('link')).toHaveText([/^Call .+, .+/]);
  await expect(page.getByRole('region').locator('aside, h2').first()).toHaveAccessibleName(
    'Until help arrives',
  );
  await expect(callButton(page)).toHaveCount(0);
  await expect(page.getByRole('status').first()).toContainText(/^Shut the main water valve/);
});

test('S12 an ordinary need shows neither advice nor a call button', async ({ page }) => {
  await search(page, 'gas fireplace');
  await expect(page.getByRole('region').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Until help arrives' })).toHaveCount(0);
  await expect(callButton(page)).toHaveCount(0);
});

for (const [name, need] of [
  ['danger', 'outlet is sparking'],
  ['danger with a way out', 'my husband hits me'],
  ['urgency', 'burst pipe'],
] as const) {
  test(`S12 ${name} passes axe and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openReady(page, `/?q=${encodeURIComponent(need)}`);
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    const targets = page.getByRole('main').locator('section a, section button, aside a');
    expect(await smallTargets(targets)).toEqual([]);
  });
}
