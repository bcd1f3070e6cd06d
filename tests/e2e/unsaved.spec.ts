/** Unsaved text: leaving the form asks first, and a reload or an ended session keeps the text (P6). */
import type { Page } from '@playwright/test';
import { expect, signIn, test, toast } from './admin-fixtures.ts';

// Some tests log out.
test.use({ ownAccount: true });

const LEAVES: Record<string, (page: Page) => Promise<unknown>> = {
  'the link to the search page': (page) => page.locator('a[href="/"]').first().click(),
  'another Edit': (page) => page.getByRole('button', { name: 'Edit Denise Kowalczyk' }).click(),
  'Add Member': (page) => page.getByRole('button', { name: 'Add Member' }).click(),
  Back: (page) => page.evaluate(() => history.back()),
  'Log Out': (page) => page.getByRole('button', { name: 'Log Out' }).click(),
};

for (const [way, leave] of Object.entries(LEAVES)) {
  test(`P6 leaving by ${way} asks first, and staying keeps the text`, async ({
    signedIn: page,
  }) => {
    await typeCompany(page, 'Not saved yet');
    await leave(page);
    await expect(question(page)).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page.getByLabel('Company')).toHaveValue('Not saved yet');

    await leave(page);
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(page.getByLabel('Company')).toHaveValue('Not saved yet');

    await leave(page);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(
      page.getByLabel('Company').and(page.locator('[value="Not saved yet"]')),
    ).toBeHidden();
    await page.goto('/admin/members');
    await expect(page.getByText('We kept what you had typed.')).toBeHidden();
  });
}

test('P6 discarding changes continues the navigation', async ({ signedIn: page }) => {
  await typeCompany(page, 'Not saved yet');
  await page.getByRole('button', { name: 'Edit Denise Kowalczyk' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Member name')).toHaveValue('Denise Kowalczyk');

  await page.getByLabel('Company').fill('Not saved either');
  await page.locator('a[href="/"]').first().click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/');
});

test('P6 opening another section asks first', async ({ signedIn: page }) => {
  await typeCompany(page, 'Not saved yet');
  await page.getByRole('link', { name: 'Referral Chains 14' }).click();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/admin/chains');
});

test('P6 a form left while it saves closes nothing that was opened since', async ({
  signedIn: page,
  chapter,
}) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/rest/v1/members?id=*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await typeCompany(page, 'Saved late');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await sent;
  await page.getByRole('button', { name: 'Edit Denise Kowalczyk' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByLabel('Company').fill('Typed meanwhile');
  answered.resolve();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Typed meanwhile');
  await page.getByRole('link', { name: 'Referral Chains 14' }).click();
  await expect(question(page)).toBeVisible();
  const rows = await chapter.rows('members');
  expect(rows.filter(({ company }) => company === 'Saved late')).toHaveLength(1);
});

test('P6 a form without changes can be left without a question', async ({ signedIn: page }) => {
  await typeCompany(page, 'Summit');
  await page.getByLabel('Company').fill('Summit Crest Roofing');
  await page.getByRole('button', { name: 'Edit Denise Kowalczyk' }).click();
  await expect(page.getByLabel('Member name')).toHaveValue('Denise Kowalczyk');
});

test('P6 the browser warns before a reload, and the reload keeps the text', async ({
  signedIn: page,
}) => {
  await typeCompany(page, 'Not saved yet');
  const warned = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await warned;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(page.getByLabel('Company')).toHaveValue('Not saved yet');
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
});

test('P6 A4 logging out in another tab asks nothing and keeps the text', async ({
  signedIn: page,
  chapter,
  account,
}) => {
  await typeCompany(page, 'Not saved yet');
  const address = new URL(page.url());
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/admin/members');
  await elsewhere.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, chapter, account);
  await page.goto(address.pathname + address.search);
  await expect(page.getByLabel('Company')).toHaveValue('Not saved yet');
});

test('P6 text restored by a reload can be saved', async ({ signedIn: page, chapter }) => {
  await typeCompany(page, 'Kept and saved');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  const rows = await chapter.rows('members');
  expect(rows.filter(({ company }) => company === 'Kept and saved')).toHaveLength(1);
});

/** Opens Garrett's form and changes the company. */
async function typeCompany(page: Page, company: string): Promise<void> {
  await page.goto('/admin/members');
  await page.getByRole('button', { name: 'Edit Garrett Holloway' }).click();
  await page.getByLabel('Company').click();
  await page.keyboard.press('ControlOrMeta+a');
  // Typed, not filled: a browser lets a page block Back only after user input.
  await page.keyboard.type(company);
}

function question(page: Page) {
  return page.getByRole('dialog', { name: 'You have unsaved changes' });
}
