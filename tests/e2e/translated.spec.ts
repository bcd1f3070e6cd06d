/** Pages that the browser has translated keep working (F2): what is done there. accessibility.spec.ts has every state. */
import { test as admin } from './admin-fixtures.ts';
import { expect, NEEDS, needInput, openReady, test, toast } from './fixtures.ts';
import { copyAll, expectUnharmed, translate } from './translation.ts';

for (const browser of [test, admin]) {
  browser.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    expectedErrors: [/409|404|Failed to load resource/],
  });
  browser.beforeEach(({ page }) => translate(page));
}

test('F2 S4 a translated page answers one need after another, in every mode', async ({ page }) => {
  await openReady(page);
  for (const need of Object.values(NEEDS)) {
    await needInput(page).fill(need);
    await page.getByRole('button', { name: 'Find Path' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/\S/);
    await expect(page.getByRole('button', { name: 'Share this answer' })).toBeVisible();
    expect(await copyAll(page)).toBeGreaterThan(need === NEEDS.suggestions ? -1 : 0);
    await expectUnharmed(page);
  }
});

test('F2 S3 what is typed before a translated page is ready stays', async ({ page }) => {
  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/page-*', async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await needInput(page).fill('roof leak');
  await page.getByText('What do you need?').evaluate((label) => {
    label.textContent = '¿Qué necesita?';
  });
  release();
  // It works once its script has run.
  await page.getByRole('button', { name: 'Feedback' }).click();
  await page.keyboard.press('Escape');
  await expect(needInput(page)).toHaveValue('roof leak');
  await expectUnharmed(page);
});

test('F2 C8 a chain is chosen, its script changed and the way back taken on a translated page', async ({
  page,
}) => {
  await openReady(page, `/?${new URLSearchParams({ q: NEEDS.suggestions })}`);
  await page.getByRole('region').getByRole('listitem').getByRole('button').first().click();
  await page.getByLabel(/^Who are you introducing/).fill('Maria');
  const script = page.getByRole('textbox', { name: 'Full Referral Script' });
  await script.fill('In my own words');
  await page.getByText('Full Referral Script').click();
  await page.getByText('Full Referral Script').click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(script).not.toHaveValue('In my own words');
  await copyAll(page);
  await expectUnharmed(page);
  await page.getByRole('button', { name: 'All chains found' }).click();
  await expect(page.getByRole('heading', { name: 'Multiple Chains Found' })).toBeVisible();
  await expectUnharmed(page);
});

admin(
  'F2 P2 a member is added, changed and deleted on a translated page',
  async ({ signedIn: page }) => {
    await page.goto('/admin/members?member=new');
    await page.getByLabel('Member name').fill('Ann Archer');
    await page.getByLabel('Profession role').fill('Falconer');
    await page.getByLabel('Website').fill('not a site');
    await page.getByLabel('Phone').fill('704-555-0100');
    await page.getByLabel('Website').fill('falconer.example.com');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Member saved!')).toBeVisible();
    await page.getByLabel('Search members').fill('Archer');
    await page.getByRole('button', { name: 'Delete Ann Archer' }).click();
    await expect(toast(page, 'Member deleted!')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Edit Ann Archer' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete Ann Archer' }).click();
    await expect(toast(page, 'Member deleted!')).toBeVisible();
    await expectUnharmed(page);
  },
);

test('F2 A1 the translated login page moves between its forms', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Need an account? Sign up' }).click();
  await page.getByRole('button', { name: 'Already have an account? Log in' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expectUnharmed(page);
});
