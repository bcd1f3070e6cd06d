/** The door of the admin panel: who may come in, and where everybody else is led (A, P1). */
import { expect, test } from './admin-fixtures.ts';

test('P1 a signed-in admin sees the panel', async ({ signedIn: page }) => {
  await page.goto('/admin');
  await expect(
    page.getByRole('heading', { name: 'Admin Panel - Manage Members and Referral Chains' }),
  ).toBeVisible();
});
