/** Signing in with and linking a provider, tested with a real OpenID provider on loopback (A2, U2). */
import type { Page } from '@playwright/test';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type OidcProvider,
  startOidcProvider,
} from 'wire-server/testing';
import { expectNoViolations } from './accessibility-checks.ts';
import { expect } from './admin-fixtures.ts';
import { test as base, button, expectPanel, expectToast, heading } from './login-page.ts';

const ANN = { sub: 'ann', email: 'ann@example.com', email_verified: true, name: 'Ann Example' };

const test = base.extend<{ provider: OidcProvider }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  provider: async ({}, use) => {
    const provider = await startOidcProvider(ANN);
    await use(provider);
    await provider.stop();
  },
  chapter: async ({ provider, startChapter }, use) => {
    const chapter = await startChapter({
      OIDC_TOWN_CLIENT_ID: CLIENT_ID,
      OIDC_TOWN_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_TOWN_ISSUER: provider.issuer,
      MANUAL_LINKING: 'on',
    });
    provider.register(`${chapter.url}/auth/v1/callback`);
    await use(chapter);
  },
});

test.use({ expectedAddresses: [/^http:\/\/127\.0\.0\.1:/] });

/** Sets which user signs in at the provider from now on. */
async function useProviderAccount(page: Page, sub: string): Promise<void> {
  await page.unrouteAll();
  await page.route(/authorize\?/, (route) =>
    route.continue({ url: `${route.request().url()}&login_hint=${sub}` }),
  );
}

test('A1 A2 signing in with a provider opens the panel, and a refusal by the provider shows a message', async ({
  page,
}) => {
  await useProviderAccount(page, 'stranger');
  await page.goto('/login?next=%2Fadmin%2Fmembers');
  await button(page, 'Continue with Town').click();
  await expect(page.getByRole('alert')).toHaveText('The sign-in was canceled. Please try again.');
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await expectNoViolations(page);

  await useProviderAccount(page, 'ann');
  await button(page, 'Continue with Town').click();
  await expectToast(page, 'Success', 'Logged in successfully');
  await expectPanel(page);
  await expect(page).toHaveURL(/\/admin\/members$/);
  await page.goto('/admin/settings/account');
  const ways = page.getByRole('region', { name: 'Ways to sign in' });
  await expect(ways.getByText('Town')).toBeVisible();
  // The only way to sign in cannot be unlinked.
  await expect(ways.getByRole('button')).toHaveCount(0);
  await expectNoViolations(page);
});

test('A6 U2 a provider is linked to an account and unlinked', async ({ signedIn: page }) => {
  await useProviderAccount(page, 'ann');
  await page.goto('/admin/settings/account');
  await button(page, 'Link Town').click();
  await button(page, 'Unlink Town').click();
  await button(page, 'Unlink').click();
  await expectToast(page, 'Unlinked', 'Town no longer signs you in.');
  await expect(button(page, 'Link Town')).toBeVisible();
  await expect(page.getByText('Email and password')).toBeVisible();
});
