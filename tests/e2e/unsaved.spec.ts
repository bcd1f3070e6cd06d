/** Unsaved text: leaving the page asks first, and a reload or an ended session keeps the text (P6). */
import type { Page } from '@playwright/test';
import { expect, signIn, test, toast } from './admin-fixtures.ts';

// Some tests log out.
test.use({ ownAccount: true });

const LEAVES: Record<string, (page: Page) => Promise<unknown>> = {
  'the link to the search page': (page) => page.locator('a[href="/"]').first().click(),
  Back: (page) => page.evaluate(() => history.back()),
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
    await expect(page.getByText('What you typed before is still here.')).toBeHidden();
  });
}

test('P6 the browser warns before a reload, and the reload keeps the text, which can be saved', async ({
  signedIn: page,
  chapter,
}) => {
  await typeCompany(page, 'Not saved yet');
  const warned = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await warned;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(page.getByLabel('Company')).toHaveValue('Not saved yet');
  await expect(page.getByText('What you typed before is still here.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  const rows = await chapter.rows('members');
  expect(rows.filter(({ company }) => company === 'Not saved yet')).toHaveLength(1);
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
