/** The account section: second factors, email address, password and sessions. */
import type { Page } from '@playwright/test';
import { linkIn } from 'wire-server/testing';
import { deviceName } from '../../apps/panel/src/account/device-name.ts';
import { expectNoViolations, smallTargets } from './accessibility-checks.ts';
import { expect, signIn } from './admin-fixtures.ts';
import { AuthenticatorApp } from './authenticator-app.ts';
import {
  button,
  expectLogin,
  expectPanel,
  expectToast,
  followLink,
  heading,
  mailingTest,
  REFUSED,
  submit,
  test,
  typeMember,
} from './login-page.ts';
import { plugInKey } from './virtual-key.ts';

const CONFIRM = 'Confirm it’s you';
const FACTORS = 'Second step at sign-in';
const SESSIONS = 'Where you are signed in';

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openAccount(page: Page): Promise<void> {
  await page.goto('/admin/settings/account');
  await expect(block(page, SESSIONS).getByText('This device')).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await button(page, 'Log Out').click();
  await expect(heading(page, 'Admin Login')).toBeVisible();
}

async function changeEmail(page: Page, address: string): Promise<void> {
  await button(page, 'Change email').click();
  await page.getByLabel('New email').fill(address);
  await button(page, 'Change Email').click();
}

/** Starts to add an authenticator app, with the secret shown on the page. */
async function addApp(page: Page): Promise<AuthenticatorApp> {
  await button(page, 'Add authenticator app').click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  const secret = await block(page, FACTORS).locator('[translate=no]').innerText();
  return new AuthenticatorApp(secret.replaceAll(' ', ''));
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await button(page, 'Confirm').click();
}

test.describe('second factors', () => {
  test.use({ expectedErrors: [REFUSED] });

  test('A6 U2 A3 an authenticator app can be added, is required at sign-in, and can be removed', async ({
    signedIn: page,
    account,
  }) => {
    await openAccount(page);
    const app = await addApp(page);
    await enter(page, app.wrongCode());
    await expectToast(page, 'Error', 'Invalid TOTP code entered');
    await enter(page, app.code());
    await expect(button(page, 'Remove Authenticator app')).toBeVisible();

    await logOut(page);
    await submit(page, account);
    await expect(heading(page, CONFIRM)).toBeVisible();
    await enter(page, app.wrongCode());
    await expectToast(page, 'Error', 'Invalid TOTP code entered');
    await enter(page, app.code());
    await expectPanel(page);

    await openAccount(page);
    await button(page, 'Remove Authenticator app').click();
    await expect(button(page, 'Keep')).toBeFocused();
    const isElsewhere = Promise.withResolvers<void>();
    await page.route('**/auth/v1/factors/*', async (route) => {
      await isElsewhere.promise;
      await route.continue();
    });
    await button(page, 'Remove').click();
    await button(page, 'Log Out').focus();
    isElsewhere.resolve();
    await expectToast(
      page,
      'Second step removed',
      'Signing in no longer asks for Authenticator app.',
    );
    await expect(button(page, 'Log Out')).toBeFocused();
    await logOut(page);
    await submit(page, account);
    await expectPanel(page);
  });

  test('A6 U2 a security key can be added and is required at sign-in, and a missing key shows a message', async ({
    signedIn: page,
    account,
  }) => {
    const key = await plugInKey(page);
    await openAccount(page);
    await button(page, 'Add security key or passkey').click();
    await expect(block(page, FACTORS).getByText('Security key', { exact: true })).toBeVisible();

    await logOut(page);
    await submit(page, account);
    await expect(heading(page, CONFIRM)).toBeVisible();
    const credential = await key.take();
    await button(page, 'Use Key').click();
    await expectToast(page, 'Error', 'Authentication failed');
    await expect(page.getByText('The key was not used.')).toBeVisible();
    await key.putBack(credential);
    await button(page, 'Use Key').click();
    await expectToast(page, 'Success', 'Logged in successfully');
    await expectPanel(page);
  });
});

test.describe('sessions', () => {
  test.use({ expectedErrors: [REFUSED] });

  test("A6 A4 ending another browser's session sends that browser to the login page on its next save", async ({
    signedIn: page,
    chapter,
    account,
    browser,
    baseURL,
  }) => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    await other.goto('/login');
    await submit(other, account);
    await expectPanel(other);
    await typeMember(other);
    const device = deviceName(await other.evaluate(() => navigator.userAgent));

    await openAccount(page);
    await page.getByRole('button', { name: `End session: ${device}` }).click();
    await expectToast(page, 'Session ended', `${device} must log in again.`);
    await expect(page.getByRole('heading', { name: SESSIONS })).toBeFocused();
    await expect(block(page, SESSIONS).getByRole('listitem')).toHaveCount(1);
    await button(other, 'Save').click();
    await expectLogin(other, { ended: true });

    await signIn(other, chapter, account);
    await signIn(other, chapter, account);
    await openAccount(page);
    await button(page, 'End all other sessions').click();
    await expect(block(page, SESSIONS).getByRole('listitem')).toHaveCount(1);
    await typeMember(other);
    await button(other, 'Save').click();
    await expectLogin(other, { ended: true });
    await elsewhere.close();
  });

  test('A6 A2 a new password ends the other sessions', async ({
    signedIn: page,
    chapter,
    account,
    browser,
    baseURL,
  }) => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    await signIn(await elsewhere.newPage(), chapter, account);
    await elsewhere.close();
    await openAccount(page);
    await expect(block(page, SESSIONS).getByRole('listitem')).toHaveCount(2);
    await button(page, 'Change password').click();
    await page.getByLabel('New password').fill(account.password);
    await button(page, 'Change Password').click();
    await expectToast(page, 'Error', 'New password should be different from the old password.');
    await page.getByLabel('New password').fill('another harbour 34');
    await button(page, 'Change Password').click();
    await expectToast(page, 'Password changed', 'Your other devices must log in again.');
    await expect(button(page, 'Change password')).toBeFocused();
    await expect(block(page, SESSIONS).getByRole('listitem')).toHaveCount(1);
  });
});

mailingTest(
  'A6 a new email address takes effect once both addresses have confirmed it',
  async ({ signedIn: page, account, inbox }) => {
    const next = `new.${account.email}`;
    await openAccount(page);
    await changeEmail(page, next);
    await expectToast(page, 'Almost done', 'Follow the links we sent you by email.');
    await expect(page.getByText(`Waiting for ${next}`)).toBeVisible();

    await followLink(page, linkIn(await inbox.take(account.email)), next);
    await expect(page.getByText(`Waiting for ${next}`)).toBeVisible();
    await followLink(page, linkIn(await inbox.take(next)), next);
    await expect(block(page, 'Email').getByText(next, { exact: true })).toBeVisible();
    await expect(page.getByText('Waiting for')).toHaveCount(0);
  },
);

test.describe('long after signing in', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [REFUSED] });

  test('A6 A3 a new email address asks for the current password', async ({
    signedIn: page,
    account,
  }) => {
    await page.route('**/auth/v1/user*', (route) =>
      route.request().method() !== 'PUT' ||
      route.request().postDataJSON().current_password === account.password
        ? route.continue()
        : route.fulfill({
            status: 400,
            json: {
              error_code: 'reauthentication_needed',
              msg: 'Email or phone update requires reauthentication',
            },
          }),
    );
    const next = `new.${account.email}`;
    await openAccount(page);
    await changeEmail(page, next);
    await expectToast(page, 'Error', 'Email or phone update requires reauthentication');
    await expectAccessible(page);
    await page.getByLabel('Current password').fill(account.password);
    await button(page, 'Change Email').click();
    await expectToast(page, 'Almost done', 'Follow the links we sent you by email.');
    await expect(page.getByText(`Waiting for ${next}`)).toBeVisible();
  });
});

test.describe('each state passes axe, and fits a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [REFUSED] });

  test('A6 A4 the account section', async ({ signedIn: page, chapter, account }) => {
    await signIn(page, chapter, account);
    await openAccount(page);
    await expectAccessible(page);

    await button(page, 'Change email').click();
    await button(page, 'Change password').click();
    await page.getByLabel('New password').fill(account.password);
    await button(page, 'Change Password').click();
    await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);

    const app = await addApp(page);
    await enter(page, app.wrongCode());
    await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await enter(page, app.code());
    await button(page, 'Remove Authenticator app').click();
    await expectAccessible(page);

    await logOut(page);
    await submit(page, account);
    await expect(heading(page, CONFIRM)).toBeVisible();
    await expectAccessible(page);
  });
});

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const controls = page.locator('a, button, input:not([hidden])');
  expect(await smallTargets(controls)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
}
