/** Malformed and hostile input and data cause no crash, no markup and no unsafe link. */
import { SESSION_KEY } from 'ui/session-presence.ts';
import { expect, needInput, search, serveDirectory, test } from './fixtures.ts';

const NEEDS = {
  'only punctuation': '?!… ---',
  emoji: '🏠💧🔨 👩‍👩‍👧‍👦',
  'right-to-left': 'סתימה בצינור',
  HTML: '<img src=x onerror=alert(1)><script>alert(2)</script>',
  'regular-expression characters': '.*+?^$()|[]{}\\',
  'a built-in property name': '__proto__',
  'a lone surrogate': 'roof \ud83d leak',
};

for (const [kind, need] of Object.entries(NEEDS)) {
  test(`S4 O1 a need of ${kind} gets one answer, as plain text`, async ({ page }) => {
    await search(page, need);
    await expect(page.getByRole('region').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('img, main script')).toHaveCount(0);
  });
}

test('S4 S8 a need of 10,000 characters is answered and fits the page', async ({ page }) => {
  await search(page, 'roof leak '.repeat(1000));
  // The answer's own heading: a different one is shown during the search.
  const heading = page.getByRole('heading', { name: /^No exact match for roof leak/ });
  await expect(heading).toBeVisible();
  expect((await page.title()).length).toBeLessThan(100);
  expect((await heading.boundingBox())?.height).toBeLessThan(200);
});

test("M11 F3 a member's data adds no scheme, recipient, header or markup", async ({ page }) => {
  await serveDirectory(page, {
    members: [
      {
        id: '1',
        member_name: '<b>Ida</b> {role2_name} $&',
        profession_role: 'Roofer',
        website: 'javascript:alert(1)',
        phone: '704-555-0142;ext=1?body=x',
        email: 'ida@example.com?bcc=thief@example.com,thief@example.net',
      },
      { id: '2', member_name: null, profession_role: 'Roofer', company: '  ', phone: 'call Bob' },
    ],
  });
  await search(page, 'roof leak');
  const card = page.getByRole('article').filter({ hasText: '<b>Ida</b>' });
  await expect(card.getByRole('heading', { name: '<b>Ida</b> {role2_name} $&' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Website' })).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:7045550142,1',
  );
  await expect(card.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    'mailto:ida@example.com',
  );
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
});

test('C3 C5 an empty chain and a very long one are still shown', async ({ page }) => {
  const roles = Array.from({ length: 40 }, (_, index) => `Role ${index + 1}`);
  await serveDirectory(page, {
    members: [{ id: '1', member_name: 'Ida Stone', profession_role: 'Roofer' }],
    chains: [
      {
        id: 'a',
        scenario: 'Long',
        roles_sequence: roles.join('→'),
        trigger_keywords: 'long road',
        script_template: '{role99_name} {nonsense}',
      },
      {
        id: 'b',
        scenario: '',
        roles_sequence: ' → → ',
        trigger_keywords: 'no road',
        script_template: '',
      },
    ],
  });
  await search(page, 'long road');
  await expect(page.getByText('40 steps', { exact: true })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(1280);
  await needInput(page).fill('no road');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region').getByRole('heading').first()).toBeVisible();
});

test('O1 an empty directory answers with an open seat', async ({ page }) => {
  await serveDirectory(page, { members: [] });
  await search(page, 'roof leak');
  await expect(page.getByRole('heading', { name: 'No exact match for roof leak' })).toBeVisible();
});

test.describe('an invalid stored session', () => {
  for (const stored of ['', '{', 'null', '[]', '"x"', '{"access_token":1}']) {
    test(`S1 '${stored}' shows no Admin link and breaks nothing`, async ({ page }) => {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        SESSION_KEY,
        stored,
      ] as const);
      await search(page, 'roof leak');
      await expect(page.getByRole('heading', { name: /^Who to call/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    });
  }
});
