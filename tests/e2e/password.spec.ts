/** Emailed links: address confirmation and password reset (A2, A3). */
import type { Page } from '@playwright/test';
import { linkIn } from 'wire-server/testing';
import { expectNoViolations } from './accessibility-checks.ts';
import { type Account, expect } from './admin-fixtures.ts';
import {
  button,
  email,
  expectPanel,
  expectToast,
  followLink,
  heading,
  place,
  REFUSED,
  submit,
  mailingTest as test,
} from './login-page.ts';

const NEW_PASSWORD = 'another harbour 34';
const FAILED_LINK = /This link no longer works/;

/** Requests a password-reset link from /login. */
async function requestLink(page: Page, address: string): Promise<void> {
  await page.goto('/login');
  await email(page).fill(address);
  await button(page, 'Forgot your password?').click();
  await expect(heading(page, 'Forgot your password?')).toBeFocused();
  await expect(email(page)).toHaveValue(address);
  await button(page, 'Send Link').click();
  await expect(heading(page, 'Check your email')).toBeFocused();
}

async function choose(page: Page, password: string): Promise<void> {
  await expect(heading(page, 'Choose a new password')).toBeVisible();
  await page.getByLabel('New password').fill(password);
  await button(page, 'Save Password').click();
}

async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto('/login?step=sign-up');
  await submit(page, account, 'Sign Up');
  await expectToast(page, 'Account created', 'You can now log in with your credentials.');
}

test('A2 a reset link works in a different browser from the one that requested it', async ({
  page,
  inbox,
  account,
  browser,
  baseURL,
}) => {
  await requestLink(page, account.email);
  const link = linkIn(await inbox.take(account.email));

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await followLink(other, link, account.email);
  await expect(other.getByLabel('New password')).toBeFocused();
  await expect(other.getByText(`For ${account.email}.`)).toBeVisible();
  expect(place(other)).toBe('/login?step=new-password');
  const history = await elsewhere.newCDPSession(other);
  const { entries } = await history.send('Page.getNavigationHistory');
  expect(entries.filter(({ url }) => /token/.test(url))).toEqual([]);
  await choose(other, NEW_PASSWORD);
  await expectToast(other, 'Password changed', 'Your other devices must log in again.');
  await expectPanel(other);
  await elsewhere.close();

  await button(page, 'Back to Log In').click();
  await submit(page, { ...account, password: NEW_PASSWORD });
  await expectPanel(page);
});

test('A2 a reset link without a redirect opens the form, and a used link shows a message', async ({
  page,
  request,
  inbox,
  account,
}) => {
  await request.post('/auth/v1/recover', { data: { email: account.email } });
  const link = linkIn(await inbox.take(account.email));
  await followLink(page, link, account.email);
  await expect(page.getByText(`For ${account.email}.`)).toBeVisible();
  expect(place(page)).toBe('/login?step=new-password');
  await button(page, 'Keep the old one').click();
  await expectPanel(page);
  await button(page, 'Log Out').click();
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await page.goto(link.href);
  await expect(page.getByText(FAILED_LINK)).toBeVisible();
});

test('A2 requesting a link does not reveal whether an address has an account', async ({
  page,
  inbox,
  account,
}) => {
  const texts: string[] = [];
  for (const address of [account.email, 'unknown@example.com']) {
    await requestLink(page, address);
    texts.push((await page.getByRole('main').innerText()).replace(address, '…'));
  }
  expect(texts[0]).toContain('If there is an account for …, we have sent it an email with a link');
  expect(texts[1]).toBe(texts[0]);
  await inbox.take(account.email);
  expect(inbox.waiting('unknown@example.com')).toBe(0);
});

test.describe('a link that fails', () => {
  test.use({ expectedErrors: [REFUSED] });

  test('A2 shows a message, and a new link can be requested', async ({
    page,
    inbox,
    account,
    browser,
    baseURL,
  }) => {
    await requestLink(page, account.email);
    const link = linkIn(await inbox.take(account.email));
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    await followLink(await elsewhere.newPage(), link, account.email);
    await elsewhere.close();

    await page.goto(link.href);
    await expect(page.getByRole('alert')).toHaveText(FAILED_LINK);
    await email(page).fill(account.email);
    await button(page, 'Send Link').click();
    await followLink(page, linkIn(await inbox.take(account.email)), account.email);
    await choose(page, account.password);
    await expectToast(page, 'Error', 'New password should be different from the old password.');
    await choose(page, NEW_PASSWORD);
    await expectPanel(page);
  });

  test('A2 never shows the error text in its own URL', async ({ page }) => {
    await page.goto('/admin?error=x&error_code=otp_expired&error_description=Call+555-0100');
    await expect(heading(page, 'Admin Login')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(FAILED_LINK);
    await expect(page.getByText('555-0100')).toHaveCount(0);
    expect(place(page)).toBe('/login?link=failed');
  });
});

test('A4 /login?step=new-password without a session shows the forgotten-password form', async ({
  page,
}) => {
  await page.goto('/login?step=new-password');
  await expect(heading(page, 'Forgot your password?')).toBeVisible();
});

test('A2 signed-in users can change their password or keep the old one', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/login?step=new-password');
  await button(page, 'Keep the old one').click();
  await expectPanel(page);
  await page.goto('/login?step=new-password');
  await choose(page, NEW_PASSWORD);
  await expectPanel(page);
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { ...account, password: NEW_PASSWORD },
  });
  expect(answer.status()).toBe(200);
});

test.describe('long after signing in', () => {
  test.use({ expectedErrors: [REFUSED] });

  test('A2 A3 a new password asks for the current one', async ({ signedIn: page, account }) => {
    await page.route('**/auth/v1/user', (route) =>
      route.request().postDataJSON()?.current_password === account.password
        ? route.continue()
        : route.fulfill({
            status: 400,
            json: {
              error_code: 'reauthentication_needed',
              msg: 'Password update requires reauthentication',
            },
          }),
    );
    await page.goto('/login?step=new-password');
    await choose(page, NEW_PASSWORD);
    await expectToast(page, 'Error', 'Password update requires reauthentication');
    await expect(page.getByText('No password? Log out and log in again')).toBeVisible();
    await page.getByLabel('Current password').fill(account.password);
    await choose(page, NEW_PASSWORD);
    await expectToast(page, 'Password changed', 'Your other devices must log in again.');
    await expectPanel(page);
  });
});

test.describe('with email confirmation', () => {
  test.use({ settings: { CONFIRM_EMAIL: 'on' }, expectedErrors: [REFUSED] });

  const newcomer = { email: 'new.ann@example.com', password: 'quiet harbour 12' };

  test('A2 sign-up asks the user to follow the emailed link, which opens the panel', async ({
    page,
    inbox,
    browser,
    baseURL,
  }) => {
    await signUp(page, newcomer);
    await expect(page.getByRole('alert')).toContainText(`an email to ${newcomer.email}`);
    await submit(page, newcomer);
    await expectToast(page, 'Error', 'Email not confirmed');

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    await followLink(other, linkIn(await inbox.take(newcomer.email)), newcomer.email);
    await expectPanel(other);
    expect(place(other)).toBe('/admin');
    await elsewhere.close();

    await button(page, 'Log In').click();
    await expectPanel(page);
  });

  test('A2 a used confirmation link opens the login page with a message', async ({
    page,
    inbox,
    request,
  }) => {
    await signUp(page, newcomer);
    const link = linkIn(await inbox.take(newcomer.email));
    const token_hash = link.searchParams.get('token');
    await request.post('/auth/v1/verify', { data: { type: 'signup', token_hash } });
    await page.goto(link.href);
    await expect(heading(page, 'Admin Login')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(FAILED_LINK);
    await expectNoViolations(page);
    await submit(page, newcomer);
    await expectPanel(page);
  });
});
