/** Urgency: what keeps people safe comes first, then whom to call (issue 5). */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openReady, search, serveDirectory, test } from './fixtures.ts';

function safety(page: Page) {
  return page.getByRole('complementary', { name: 'Safety first' });
}

test('S12 a gas smell gets the safety line before everything else, with 911 to dial', async ({
  page,
}) => {
  await search(page, 'gas smell');
  await expect(safety(page)).toContainText('Leave now, and touch no switch or flame.');
  await expect(safety(page).getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  const first = await page.getByRole('region').locator('aside, h2').first().innerText();
  expect(first).toContain('Leave now');
});

test('S12 the first member who can be called stands right below the advice', async ({ page }) => {
  await serveDirectory(page, {
    members: [
      { id: '1', member_name: 'Ida Stone', profession_role: 'Electrician', priority: 1 },
      {
        id: '2',
        member_name: 'Bo Reed',
        profession_role: 'Electrician',
        priority: 2,
        phone: '704-555-0142',
      },
    ],
  });
  await search(page, 'sparks from the outlet');
  await expect(
    safety(page).getByRole('link', { name: 'Call Bo Reed, Electrician' }),
  ).toHaveAttribute('href', 'tel:7045550142');
});

test('S12 of a chain it is the first step with a phone', async ({ page }) => {
  await search(page, 'burst pipe');
  await expect(safety(page)).toContainText('Shut the main water valve');
  const call = safety(page).getByRole('link', { name: /^Call / });
  await expect(call).toHaveCount(1);
  const number = String(await call.getAttribute('href')).replace('tel:', '');
  await expect(
    page
      .locator('ol')
      .getByRole('link', { name: /^\d{3}-555/ })
      .first(),
  ).toHaveAttribute('href', `tel:${number}`);
});

test('S12 an open seat has nobody to call', async ({ page }) => {
  await serveDirectory(page, { members: [] });
  await search(page, 'sparks');
  await expect(safety(page)).toBeVisible();
  await expect(safety(page).getByRole('link', { name: /^Call / })).toHaveCount(0);
});

test('S12 no member is called before those whom the advice names, when no trade helps', async ({
  page,
}) => {
  await serveDirectory(page, {
    members: [
      {
        id: '1',
        member_name: 'Ida Stone',
        profession_role: 'Massage Therapist',
        phone: '704-555-0142',
      },
    ],
  });
  await search(page, 'massage for chest pain');
  await expect(page.getByRole('heading', { name: 'Ida Stone' })).toBeVisible();
  await expect(safety(page).getByRole('link')).toHaveText(['911']);
});

test('S12 the advice is announced once, with the answer', async ({ page }) => {
  await search(page, 'gas smell');
  await expect(page.getByRole('status').first()).toHaveText(
    /^Leave now, and touch no switch or flame\. .* found for gas smell/,
  );
  await expect(page.locator('[role=alert], [aria-live]').getByText(/touch no switch/)).toHaveCount(
    0,
  );
});

test('S12 a calm need gets no safety line', async ({ page }) => {
  await search(page, 'gas fireplace');
  await expect(page.getByRole('region').getByRole('heading').first()).toBeVisible();
  await expect(safety(page)).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`S12 axe finds nothing, and it fits 320 px, in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await openReady(page, '/?q=sparks+from+the+outlet');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    for (const target of await safety(page).locator('a').all()) {
      const box = await target.boundingBox();
      if (box) expect(box.height, await target.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
}
