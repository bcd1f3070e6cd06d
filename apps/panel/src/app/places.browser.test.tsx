/** The five places: how soon a list begins below its heading, on a desk and on a phone, and what the bar covers (P8). */
import { showToast } from 'ui/toasts.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { demo } from '../../tests/chapter-in-memory.ts';
import { button, openPanel } from '../../tests/panel-page.tsx';

const NOW = new Date().toISOString();

const tables = {
  ...demo,
  demand: [{ day: NOW.slice(0, 10), profession: 'Dog Groomer', asked: 4 }],
  history: [
    {
      ...{ id: 1, at: NOW, table_name: 'members', record_id: 'gone' },
      ...{ before: demo.members[0], after: null },
    },
  ],
  history_actions: [
    {
      ...{ at: NOW, table_name: 'members', account_id: 'ann', account_email: 'ann@example.com' },
      ...{ added: 0, changed: 0, deleted: 1, first_ids: [1] },
    },
  ],
};

/** A button in the first row of the list at each address. */
const FIRST_ROWS = {
  '/admin/members': /^Edit /,
  '/admin/chains': /^Edit /,
  '/admin/seats': /^Invitation for /,
  '/admin/settings/history': 'Bring back',
};

/** In pixels. */
const PHONE = { width: 360, height: 740 };
const DESKS = [
  { width: 900, height: 900 },
  { width: 1280, height: 900 },
  { width: 1440, height: 900 },
];

for (const [address, name] of Object.entries(FIRST_ROWS)) {
  test(`P8 the list at ${address} begins in the upper third of a desk's screen, and its first row is on the first screen of a phone`, async () => {
    await openPanel(address, tables);
    for (const { width, height } of DESKS) {
      await page.viewport(width, height);
      await expect.poll(() => firstRow(name)?.top).toBeLessThan(height / 3);
    }
    await page.viewport(PHONE.width, PHONE.height);
    await expect.poll(() => firstRow(name)?.bottom).toBeLessThan(bar().top);
    expect(bar().bottom).toBe(PHONE.height);
  });
}

test('P8 on a phone a search leaves its filters folded away, with how many are chosen', async () => {
  await openPanel('/admin/members?missing=website', tables);
  const missing = page.getByLabelText('Missing data', { exact: true });
  await expect.element(missing).toBeVisible();
  await page.viewport(PHONE.width, PHONE.height);
  await expect.element(missing).not.toBeVisible();
  await expect.element(page.getByLabelText('Search members')).toBeVisible();
  const filter = button('Filter (1)');
  await expect.element(filter).toHaveAttribute('aria-expanded', 'false');
  await filter.click();
  await expect.element(missing).toBeVisible();
  await expect.element(filter).toHaveAttribute('aria-expanded', 'true');
});

test('P8 S6 the bar of a phone and a toast leave each other free, and the end of a page stays clear of the bar', async () => {
  await openPanel('/admin/chains', tables);
  await page.viewport(PHONE.width, PHONE.height);
  await expect.element(button('Add Chain')).toBeVisible();
  showToast({ kind: 'info', title: 'Referral chain saved!' });
  const toast = page.getByText('Referral chain saved!', { exact: true });
  await expect.element(toast).toBeVisible();
  const shown = toast.element().closest('li') as Element;
  await expect.poll(() => shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar().top);
  window.scrollTo(0, document.documentElement.scrollHeight);
  const last = [...document.querySelectorAll('main button')].at(-1) as Element;
  expect(last.getBoundingClientRect().bottom).toBeLessThan(bar().top);
});

function firstRow(name: string | RegExp): DOMRect | undefined {
  const found = button(name).elements()[0];
  return found?.closest('li, tr')?.getBoundingClientRect();
}

function bar(): DOMRect {
  const places = document.querySelector('nav[aria-label=Places]') as Element;
  return places.getBoundingClientRect();
}
