/** What else a need may have meant: the did-you-mean panel (D), and other trades (S14). */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask, heading, NEEDS, needInput, textsOf } from '../../../tests/open-page.tsx';

const panel = page.getByRole('complementary', { name: 'Did you mean' });
const others = page.getByRole('region', { name: 'Other trades' });

test('D3 the panel shows the corrected need and each word pair; one click searches for exactly what was typed', async () => {
  await ask(NEEDS.misspelt);
  await expect.element(panel).toMatchTextContent('Did you mean roof leak?');
  expect(textsOf(panel.getByRole('listitem'))()).toContain('roff → roof');
  await expect.element(heading('Who to call for roof leak')).toBeVisible();
  await expect.element(needInput).toHaveValue(NEEDS.misspelt);

  await page.getByRole('button', { name: 'Search for exactly roff leak' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(heading(/roff leak/)).toBeVisible();
  expect(window.location.search).toBe('?q=roff+leak&exact=1');
  window.history.back();
  await expect.element(panel).toBeVisible();
});

test('D4 related searches are buttons that run the search again, at most 5', async () => {
  await ask(NEEDS.misspelt);
  await expect.element(panel).toBeVisible();
  const related = [...panel.element().querySelectorAll<HTMLButtonElement>('button[name=q]')];
  expect(related.length).toBeGreaterThan(0);
  expect(related.length).toBeLessThanOrEqual(5);
  const need = related[0]?.textContent ?? '';
  await panel.getByRole('button', { name: need }).click();
  await expect.element(needInput).toHaveValue(need);
  await expect.element(panel).not.toBeInTheDocument();
});

test.each([
  ['yard wood', 'a member', 'or'],
  ['pictures of grandpa', 'an open seat', 'or'],
  ['spongy', 'not understood', 'Did you mean'],
])('S14 a guess names other trades, each one tap away: %s (%s)', async (need, _, lead) => {
  await ask(need);
  await expect.element(others.getByText(lead)).toBeVisible();
  const first = others.getByRole('link').first();
  const [text = ''] = textsOf(first)();
  expect(text).toMatch(/^(an? )?[A-Z].*\?$/);
  const trade = text.replace(/^an? |\?$/g, '');
  await first.click();
  await expect.element(needInput).toHaveValue(trade);
  await expect.element(others).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('heading', { level: 2 }).filter({ hasText: trade }).first())
    .toBeVisible();
});

test('S14 a sure answer names no other trade, and neither does one in danger', async () => {
  for (const need of [NEEDS.member, NEEDS.openSeat, 'i smell gas near the yard wood']) {
    await ask(need);
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect.element(others).not.toBeInTheDocument();
  }
});
