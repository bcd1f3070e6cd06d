/** Logging in and signing up, to the letter (A1 to A4, R3). */
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

const NOBODY = { email: 'nobody@example.com', password: 'not my password' };

/** Every request to the auth service from now on, as 'POST /auth/v1/token'. */
function authRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/auth/')) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

test('A1 the page logs in, and signs up when asked to', async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await expect(email(page)).toBeFocused();
  await email(page).fill('ann@example.com');
  await password(page).fill('typed so far');

  await button(page, 'Need an account? Sign up').click();
  await expect(heading(page, 'Create Account')).toBeFocused();
  await expect(page).toHaveTitle('Create Account — Pathfinder');
  await expect(button(page, 'Sign Up')).toBeEnabled();
  await expect(email(page)).toHaveValue('ann@example.com');
  await expect(password(page)).toHaveValue('typed so far');

  await button(page, 'Already have an account? Log in').click();
  await expect(heading(page, 'Admin Login')).toBeFocused();
  await expect(button(page, 'Log In')).toBeEnabled();
  await page.goBack();
  await expect(heading(page, 'Create Account')).toBeVisible();
});

test('A1 password managers know every field', async ({ page }) => {
  await page.goto('/login');
  const attributes = { type: 'email', name: 'email', autocomplete: 'username', required: '' };
  for (const [name, value] of Object.entries(attributes)) {
    await expect(email(page)).toHaveAttribute(name, value);
  }
  for (const [name, value] of Object.entries({
    type: 'password',
    name: 'password',
    minlength: '6',
    required: '',
  })) {
    await expect(password(page)).toHaveAttribute(name, value);
  }
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  await button(page, 'Need an account? Sign up').click();
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
});

for (const [mistake, typed, field] of [
  ['no address', { ...NOBODY, email: '' }, 'Email'],
  ['an address without @', { ...NOBODY, email: 'nobody' }, 'Email'],
  ['no password', { ...NOBODY, password: '' }, 'Password'],
  ['a password of five characters', { ...NOBODY, password: '12345' }, 'Password'],
] as const) {
  test(`A1 the browser itself refuses ${mistake}`, async ({ page }) => {
    const asked = authRequests(page);
    await page.goto('/login');
    for (const way of ['Log In', 'Sign Up']) {
      await submit(page, typed, way);
      const said = await page
        .getByLabel(field)
        .evaluate((input: HTMLInputElement) => input.validationMessage);
      expect(said).not.toBe('');
      await expect(page.getByLabel(field)).toBeFocused();
      await expect(button(page, way)).toBeEnabled();
      if (way === 'Log In') await button(page, 'Need an account? Sign up').click();
    }
    expect(asked).toEqual([]);
  });
}

test('A2 logging in says so and leads to the panel', async ({ page, account }) => {
  await page.goto('/login');
  await submit(page, account);
  await expectToast(page, 'Success', 'Logged in successfully');
  await expectPanel(page);
  expect(place(page)).toBe('/admin');
});

test('A1 a form is sent once, and says Loading... until it is answered', async ({
  page,
  account,
}) => {
  const asked = authRequests(page);
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
  expect(asked).toEqual(['POST /auth/v1/token']);
});

test('A2 signing up leaves nobody signed in, and the login form is filled in', async ({
  page,
  context,
  account,
}) => {
  const newcomer = { ...account, email: `new.${account.email}` };
  const asked = authRequests(page);
  const signup = page.waitForRequest('**/auth/v1/signup?*');
  await page.goto('/login');
  await button(page, 'Need an account? Sign up').click();
  await submit(page, newcomer, 'Sign Up');
  await expectToast(page, 'Account created', 'You can now log in with your credentials.');
  const redirect = new URL((await signup).url()).searchParams.get('redirect_to');
  expect(redirect).toBe(`${new URL(page.url()).origin}/admin`);

  await expect(heading(page, 'Admin Login')).toBeVisible();
  await expect(email(page)).toHaveValue(newcomer.email);
  await expect(password(page)).toHaveValue('');
  await expect(password(page)).toBeFocused();
  expect(asked).toEqual(['POST /auth/v1/signup', 'POST /auth/v1/logout']);
  expect((await context.storageState()).origins).toEqual([]);

  await page.keyboard.type(newcomer.password);
  await page.keyboard.press('Enter');
  await expectPanel(page);
});

test.describe('A3 a refusal', () => {
  test.use({ expectedErrors: [REFUSED] });

  test('A3 shows in the words of the server, and nothing typed is lost', async ({ page }) => {
    await page.goto('/login');
    await submit(page, NOBODY);
    await expectToast(page, 'Error', 'Invalid login credentials');
    await expect(button(page, 'Log In')).toBeFocused();
    await expect(email(page)).toHaveValue(NOBODY.email);
    await expect(password(page)).toHaveValue(NOBODY.password);
    expect(place(page)).toBe('/login');
  });

  test('A3 of an address that has an account shows', async ({ page, account }) => {
    await page.goto('/login?step=sign-up');
    await submit(page, account, 'Sign Up');
    await expectToast(page, 'Error', 'User already registered');
    await expect(heading(page, 'Create Account')).toBeVisible();
  });

  for (const [failure, fulfil] of [
    ['nothing answers', null],
    ['a proxy answers', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
    ['the answer is wordless', { status: 500, json: {} }],
  ] as const) {
    test(`A3 reads 'Authentication failed' when ${failure}`, async ({ page }) => {
      await page.route('**/auth/v1/token?*', (route) =>
        fulfil ? route.fulfill(fulfil) : route.abort(),
      );
      await page.goto('/login');
      await submit(page, NOBODY);
      await expectToast(page, 'Error', 'Authentication failed');
      await expect(button(page, 'Log In')).toBeEnabled();
    });
  }

  test('A3 shows what a server that is busy says', async ({ page }) => {
    await page.route('**/auth/v1/token?*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unexpected_failure', message: 'Please wait' } }),
    );
    await page.goto('/login');
    await submit(page, NOBODY);
    await expectToast(page, 'Error', 'Please wait');
  });

  test.describe('by the settings of the server', () => {
    test.use({
      settings: {
        SIGNUP: 'closed',
        PASSWORD_MIN: '10',
        LIMITS: 'on',
        LIMIT_PASSWORD: '1',
        LIMIT_BURST: '1',
      },
    });

    test('A3 of a weak password shows', async ({ page }) => {
      await page.goto('/login?step=sign-up');
      await submit(page, { ...NOBODY, password: 'seven77' }, 'Sign Up');
      await expectToast(page, 'Error', 'Password should be at least 10 characters.');
    });

    test('A3 R3 of a sign-up that is closed shows, and of too many tries', async ({ page }) => {
      await page.goto('/login?step=sign-up');
      await submit(page, NOBODY, 'Sign Up');
      await expectToast(page, 'Error', 'Signups not allowed for this instance');
      await button(page, 'Already have an account? Log in').click();
      await submit(page, NOBODY);
      await expectToast(page, 'Error', 'Invalid login credentials');
      await submit(page, NOBODY);
      await expectToast(page, 'Error', 'Request rate limit reached');
    });
  });
});

test('A4 who is signed in is led on from /login', async ({ signedIn: page }) => {
  await page.goto('/login');
  await expectPanel(page);
  await page.goto('/login?next=%2Fadmin%3Fmember%3Dnew');
  await expectPanel(page);
  expect(place(page)).toBe('/admin?member=new');
});

test('A4 who is not is led from /admin to /login, and back to where they were', async ({
  page,
  account,
}) => {
  await page.goto('/admin?member=new');
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'Need an account? Sign up').click();
  await button(page, 'Already have an account? Log in').click();
  await submit(page, account);
  await expectPanel(page);
  expect(place(page)).toBe('/admin?member=new');
});

test('A4 no address leads anywhere else', async ({ page, account }) => {
  await page.goto(`/login?next=${encodeURIComponent('//example.org/admin')}`);
  await submit(page, account);
  await expectPanel(page);
  expect(place(page)).toBe('/admin');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const [state, path] of Object.entries({
    'logging in': '/login',
    'signing up': '/login?step=sign-up',
    'forgetting the password': '/login?step=forgot-password',
    'a session that ended': '/login?ended=1',
    'a link that failed': '/login?link=failed',
  })) {
    test(`A1 axe finds nothing on ${state}, and it fits a phone`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('A3 axe finds nothing on a refusal', async ({ page }) => {
    await page.route('**/auth/v1/token?*', (route) => route.fulfill({ json: {} }));
    await page.goto('/login');
    await submit(page, NOBODY);
    await expect(toast(page, 'Error')).toBeVisible();
    await expectAccessible(page);
  });

  test('A2 axe finds nothing once a link is on its way', async ({ page, account }) => {
    await page.goto('/login?step=forgot-password');
    await email(page).fill(account.email);
    await button(page, 'Send Link').click();
    await expect(heading(page, 'Check your email')).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('while the server does not answer', () => {
    test.use({ expectedErrors: [REFUSED] });

    test('A5 axe finds nothing', async ({ signedIn: page }) => {
      await expire(page);
      await page.route(AUTH, (route) => route.abort());
      await page.goto('/login');
      await expect(page.getByRole('alert')).toContainText(UNANSWERED);
      await expectAccessible(page);
    });
  });

  test('A2 axe finds nothing on the form for a new password', async ({ signedIn: page }) => {
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
