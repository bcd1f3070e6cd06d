/** Logging in and signing up: sessions, refusals and redirects (A1 to A4, R3). Its fields: login-page.browser.test.tsx. */
import type { Page, Request } from '@playwright/test';
import { expectNoViolations, smallTargets } from './accessibility-checks.ts';
import { expect, toast } from './admin-fixtures.ts';
import {
  AUTH,
  button,
  email,
  expectPanel,
  expectToast,
  heading,
  password,
  place,
  REFUSED,
  submit,
  test,
  UNANSWERED,
} from './login-page.ts';
import { expire } from './stored-session.ts';

const UNKNOWN_ACCOUNT = { email: 'unknown@example.com', password: 'not my password' };

/** Collects every later request about an account, as 'POST /auth/v1/token'. */
function authRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    const isAboutAccount = pathname.startsWith('/auth/') && pathname !== '/auth/v1/settings';
    if (isAboutAccount) requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}

test('A2 logging in shows the success toast and opens the panel', async ({ page, account }) => {
  await page.goto('/login');
  await submit(page, account);
  await expectToast(page, 'Success', 'Logged in successfully');
  await expectPanel(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(place(page)).toBe('/admin');
});

test('A1 a double submit sends one request, and the button reads Loading... until the response', async ({
  page,
  account,
}) => {
  const requests = authRequests(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/auth/v1/token?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await button(page, 'Log In').dblclick();
  await expect(button(page, 'Loading...')).toBeDisabled();
  await password(page).press('Enter');
  release();
  await expectPanel(page);
  expect(requests).toEqual(['POST /auth/v1/token']);
});

test('A2 signing up leaves the user signed out, with the login form filled in', async ({
  page,
  context,
  account,
}) => {
  const newcomer = { ...account, email: `new.${account.email}` };
  const requests = authRequests(page);
  const signup = page.waitForRequest('**/auth/v1/signup?*');
  await page.goto('/login');
  await button(page, 'Need an account? Sign up').click();
  await submit(page, newcomer, 'Sign Up');
  await expectToast(page, 'Account created', 'You can now log in with your credentials.');
  const redirect = new URL((await signup).url()).searchParams.get('redirect_to');
  expect(redirect).toBe(`${new URL(page.url()).origin}/admin`);

  await expect(heading(page, 'Admin Login')).toBeVisible();
  await expect(email(page)).toHaveValue(newcomer.email);
  await expect(password(page)).toHaveValue(newcomer.password);
  await expect(button(page, 'Log In')).toBeFocused();
  expect(requests).toEqual(['POST /auth/v1/signup', 'POST /auth/v1/logout']);
  expect((await context.storageState()).origins).toEqual([]);

  await page.keyboard.press('Enter');
  await expectPanel(page);
});

test.describe('failures', () => {
  test.use({ expectedErrors: [REFUSED] });

  test('A3 a sign-up with a registered address shows the error', async ({ page, account }) => {
    await page.goto('/login?step=sign-up');
    await submit(page, account, 'Sign Up');
    await expectToast(page, 'Error', 'User already registered');
    await expect(heading(page, 'Create Account')).toBeVisible();
  });

  test.describe('with strict server settings', () => {
    test.use({
      settings: {
        SIGNUP: 'example.org',
        PASSWORD_MIN: '10',
        LIMITS: 'on',
        LIMIT_PASSWORD: '1',
        LIMIT_BURST: '1',
      },
    });

    test("A3 a weak password shows the server's message", async ({ page }) => {
      await page.goto('/login?step=sign-up');
      await submit(page, { ...UNKNOWN_ACCOUNT, password: 'seven77' }, 'Sign Up');
      await expectToast(page, 'Error', 'Password should be at least 10 characters.');
    });

    test('A3 R3 a refused address and too many attempts each show their toast', async ({
      page,
    }) => {
      await page.goto('/login?step=sign-up');
      await submit(page, UNKNOWN_ACCOUNT, 'Sign Up');
      await expectToast(page, 'Error', 'Signups not allowed for this instance');
      await button(page, 'Already have an account? Log in').click();
      await submit(page, UNKNOWN_ACCOUNT);
      await expectToast(page, 'Error', 'Invalid login credentials');
      await submit(page, UNKNOWN_ACCOUNT);
      await expectToast(page, 'Error', 'Request rate limit reached');
    });
  });
});

test.describe('when sign-up is closed', () => {
  test.use({ settings: { SIGNUP: 'closed' } });

  test('A1 R3 the page does not offer it, and its address shows a message', async ({
    page,
    account,
  }) => {
    const settings = page.waitForResponse('**/auth/v1/settings');
    await page.goto('/login');
    await settings;
    await expect(button(page, 'Forgot your password?')).toBeVisible();
    await expect(button(page, 'Need an account? Sign up')).toHaveCount(0);
    await page.goto('/login?step=sign-up');
    await expect(page.getByRole('alert')).toContainText('Sign-up is closed here.');
    await expectNoViolations(page);
    await submit(page, account);
    await expectPanel(page);
  });
});

test('A4 signed-in users are redirected from /login', async ({ signedIn: page }) => {
  await page.goto('/login');
  await expectPanel(page);
  await page.goto('/login?next=%2Fadmin%3Fmember%3Dnew');
  await expectPanel(page);
  expect(place(page)).toBe('/admin/members?member=new');
});

test('A4 signed-out users are redirected to /login, and back after logging in', async ({
  page,
  account,
}) => {
  await page.goto('/admin/members?member=new');
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'Need an account? Sign up').click();
  await button(page, 'Already have an account? Log in').click();
  await submit(page, account);
  await expectPanel(page);
  expect(place(page)).toBe('/admin/members?member=new');
});

test('A4 a next parameter that names another site is ignored', async ({ page, account }) => {
  await page.goto(`/login?next=${encodeURIComponent('//example.org/admin')}`);
  await submit(page, account);
  await expectPanel(page);
  expect(place(page)).toBe('/admin');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('A1 A3 each screen and the error toast pass axe and fit a phone', async ({ page }) => {
    for (const [state, path] of Object.entries({
      login: '/login',
      'sign-up': '/login?step=sign-up',
      'forgotten password': '/login?step=forgot-password',
      'ended session': '/login?ended=1',
      'failed link': '/login?link=failed',
    })) {
      await test.step(state, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
    }
    await page.route('**/auth/v1/token?*', (route) => route.fulfill({ json: {} }));
    await page.goto('/login');
    await submit(page, UNKNOWN_ACCOUNT);
    await expect(toast(page, 'Error')).toBeVisible();
    await expectAccessible(page);
  });

  test("A2 the 'Check your email' screen passes axe", async ({ page, account }) => {
    await page.goto('/login?step=forgot-password');
    await email(page).fill(account.email);
    await button(page, 'Send Link').click();
    await expect(heading(page, 'Check your email')).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('when the server does not respond', () => {
    test.use({ expectedErrors: [REFUSED] });

    test('A5 the message passes axe', async ({ signedIn: page }) => {
      await expire(page);
      await page.route(AUTH, (route) => route.abort());
      await page.goto('/login');
      await expect(page.getByRole('alert')).toContainText(UNANSWERED);
      await expectAccessible(page);
    });
  });

  test('A2 the new-password form passes axe', async ({ signedIn: page }) => {
    await page.goto('/login?step=new-password');
    await expect(heading(page, 'Choose a new password')).toBeVisible();
    await expectAccessible(page);
  });
});

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await smallTargets(page.locator('a, button, input:not([hidden])'))).toEqual([]);
}
