/** Recovery codes in the account: how many are left, new ones shown once, and none where the server has none (A6). */

import { expectNoViolations } from 'ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { few } from '../../tests/chapter-in-memory.ts';
import { button, openPanel, text } from '../../tests/panel-page.tsx';

const APP = {
  id: 'app',
  friendly_name: 'Authenticator app',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-01T10:00:00Z',
};
const CODES = Array.from({ length: 10 }, (_, at) => `code-000${at}-aaaa-bbbb`);

/** Opens the account of someone with an authenticator app. @returns the requests for codes so far */
async function open(settings: object, left: number): Promise<string[]> {
  const asked: string[] = [];
  let codesLeft = left;
  await openPanel('/admin/account', few, ({ url, method }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/settings')) return Response.json(settings);
    if (pathname.endsWith('/user')) {
      return Response.json({ id: 'ann', email: 'ann@example.com', factors: [APP], identities: [] });
    }
    asked.push(`${method} ${pathname}`);
    if (method === 'POST') codesLeft = 10;
    const made_at = codesLeft > 0 ? '2026-11-02T10:00:00Z' : undefined;
    return Response.json(method === 'POST' ? { codes: CODES } : { left: codesLeft, made_at });
  });
  await expect.element(button('Remove Authenticator app')).toBeVisible();
  return asked;
}

test('A6 the account says how many codes are left, and new ones replace them after a question', async () => {
  const asked = await open({ recovery_codes: true }, 2);
  await expect.element(text('2 of 10 left')).toBeVisible();
  await button('Replace the recovery codes').click();
  await expect.element(text('Make new codes? The 2 old ones stop working.')).toBeVisible();
  expect(asked.some((each) => each.startsWith('POST'))).toBe(false);
  await button('Replace').click();
  await expect
    .element(page.getByRole('heading', { name: 'Save these recovery codes' }))
    .toHaveFocus();
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual(expect.arrayContaining(CODES));
  for (const way of ['Copy', 'Download', 'Print']) await expect.element(button(way)).toBeVisible();
  await expectNoViolations();
  await button('I have saved them').click();
  await expect.element(text(CODES[0] ?? '')).not.toBeInTheDocument();
  await expect.element(text('10 of 10 left')).toBeVisible();
});

test('A6 without codes the account offers to make some', async () => {
  await open({ recovery_codes: true }, 0);
  await expect.element(text('losing your second step locks you out')).toBeVisible();
  await button('Make codes').click();
  await expect.element(text(CODES[9] ?? '')).toBeVisible();
});

test('A6 a server without recovery codes, such as a Supabase project, is not asked for any', async () => {
  const asked = await open({}, 2);
  await expect.element(text('Recovery codes')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
