/** An empty chapter: the first admin signs up and is guided through the first steps. */
import type { Page } from '@playwright/test';
import { test as base, expect, toast } from './admin-fixtures.ts';

const test = base.extend({
  chapter: async ({ startChapter }, use) => use(await startChapter({ SEED: 'none' })),
});

test('A2 P2 K5 the first admin of an empty chapter signs up and is guided to name it and add the first member and chain', async ({
  page,
  chapter,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Need an account? Sign up' }).click();
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Password', { exact: true }).fill('quiet harbour 12');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toast(page, 'Account created')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('quiet harbour 12');
  await page.getByRole('button', { name: 'Log In' }).click();

  await expect(welcome(page)).toBeVisible();
  await welcome(page).getByRole('button', { name: 'Name your chapter' }).click();
  await page.getByLabel('Chapter name').fill('Pine Hollow');
  await page.getByLabel('Home town').fill('Pine Hollow');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Settings saved!')).toBeVisible();
  await page.goto('/admin');
  await expect(welcome(page)).toContainText('Your chapter: done');

  await welcome(page).getByRole('button', { name: 'Add your first member' }).click();
  await page.getByLabel('Member name').fill('Ben Archer');
  await page.getByLabel('Profession role').fill('Plumber');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(welcome(page)).toContainText('Your first member: done');
  await expect(welcome(page).getByRole('button')).toHaveText(['Add your first chain']);

  await welcome(page).getByRole('button', { name: 'Add your first chain' }).click();
  await page.getByLabel('Scenario').fill('Burst pipe');
  await page.getByLabel('Role of step 1').fill('Plumber -> Painter');
  await page.getByLabel('Script template').fill('Meet {role1_name}.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Referral chain saved!')).toBeVisible();
  await expect(welcome(page)).toHaveCount(0);
  expect(await chapter.rows('members')).toHaveLength(1);
  expect(await chapter.rows('referral_chains')).toHaveLength(1);
});

base('P2 a chapter with members and chains shows no welcome', async ({ signedIn: page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(welcome(page)).toHaveCount(0);
});

function welcome(page: Page) {
  return page.getByRole('region', { name: 'Welcome! Your chapter starts here' });
}
