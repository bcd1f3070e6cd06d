/** The panel asks for the second factor when it opens, and not again after that (U2, A2 to A4). */
import { randomUUID } from 'node:crypto';
import { type Account, expect } from './admin-fixtures.ts';
import { AuthenticatorApp } from './authenticator-app.ts';
import {
  button,
  expectPanel,
  expectToast,
  heading,
  openPanel,
  place,
  REFUSED,
  submit,
  test,
} from './login-page.ts';

const CONFIRM = 'Confirm it’s you';

test.use({ expectedErrors: [REFUSED] });

/** Adds an authenticator app to the account, as another device would. */
async function addApp(url: string, account: Account): Promise<AuthenticatorApp> {
  const ask = async (path: string, token: string | null, body: unknown) => {
    const answer = await fetch(`${url}/auth/v1${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { access_token: token } = await ask('/token?grant_type=password', null, account);
  const { id, totp } = await ask('/factors', token, {
    factor_type: 'totp',
    friendly_name: 'Phone',
  });
  const app = new AuthenticatorApp(totp.secret);
  const challenge = await ask(`/factors/${id}/challenge`, token, {});
  await ask(`/factors/${id}/verify`, token, { challenge_id: challenge.id, code: app.code() });
  return app;
}

test('A4 A2 A3 the panel opens with the code of an authenticator app, but not with the password alone', async ({
  page,
  chapter,
  account,
}) => {
  const app = await addApp(chapter.url, account);
  await page.goto('/admin/members?member=new');
  await submit(page, account);
  await expect(heading(page, CONFIRM)).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByText('Logged in successfully')).toHaveCount(0);

  await page.goto('/admin/members?member=new');
  await expect(heading(page, CONFIRM)).toBeVisible();
  await page.getByLabel('Code').fill(app.wrongCode());
  await button(page, 'Confirm').click();
  await expectToast(page, 'Error', 'Invalid TOTP code entered');
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription('Invalid TOTP code entered');
  await page.getByLabel('Code').fill(app.code());
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', 'Logged in successfully');
  await expectPanel(page);
  expect(place(page)).toBe('/admin/members?member=new');
  await page.reload();
  await expectPanel(page);
});

test('A4 another code is sent to the phone at once, and the field for it stays', async ({
  page,
  chapter,
  account,
}) => {
  await addApp(chapter.url, account);
  // The server has no text messages, so the app stands in for a phone.
  await page.route('**/auth/v1/token?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: asPhone(await answer.text()) });
  });
  let sent = 0;
  const isPressedTwice = Promise.withResolvers<void>();
  await page.route('**/auth/v1/factors/*/challenge', async (route) => {
    sent += 1;
    if (sent === 2) await isPressedTwice.promise;
    if (sent === 3) return route.fulfill({ status: 429, json: { message: 'Wait a minute' } });
    return route.fulfill({ json: { id: randomUUID(), type: 'phone', expires_at: 0 } });
  });
  await page.goto('/admin');
  await submit(page, account);
  await button(page, 'Send Code').click();
  const code = page.getByLabel('Code');
  await code.fill('123');
  expect(sent).toBe(1);

  await button(page, 'Send another code').dblclick();
  isPressedTwice.resolve();
  await expectToast(page, 'Code sent', 'Use the code in the newest text message.');
  expect(sent).toBe(2);
  await expect(code).toHaveValue('123');
  await expect(button(page, 'Send another code')).toBeFocused();
  await button(page, 'Send another code').click();
  await expectToast(page, 'Error', 'Wait a minute');
  expect(sent).toBe(3);
});

test('A4 a new password requires the second factor too, and the user can log out instead', async ({
  signedIn: page,
  chapter,
  account,
}) => {
  await openPanel(page);
  const app = await addApp(chapter.url, account);
  // Adding a factor elsewhere ended this session.
  await button(page, 'Log Out').click();
  await submit(page, account);
  await expect(heading(page, CONFIRM)).toBeVisible();
  await button(page, 'Log out').click();
  await expect(heading(page, 'Admin Login')).toBeVisible();

  await submit(page, account);
  await expect(heading(page, CONFIRM)).toBeVisible();
  await page.goto('/login?step=new-password');
  await page.getByLabel('Code').fill(app.code());
  await button(page, 'Confirm').click();
  await page.getByLabel('New password').fill('another harbour 34');
  await button(page, 'Save Password').click();
  await expectToast(page, 'Password changed', 'Your other devices must log in again.');
  await expectPanel(page);
});

test('A6 a recovery code that was kept lets its owner in once, without the app', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/admin/account');
  await button(page, 'Add authenticator app').click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  const code = page.getByLabel('Code', { exact: true });
  await code.fill(new AuthenticatorApp(secret.replaceAll(' ', '')).code());
  await button(page, 'Confirm').click();
  await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused();
  const codes = await page.getByText(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/).allTextContents();
  expect(codes).toHaveLength(10);
  await button(page, 'I have saved them').click();
  await expect(page.getByText('10 of 10 left')).toBeVisible();

  for (const isUsed of [false, true]) {
    await button(page, 'Log Out').click();
    await submit(page, account);
    await expect(heading(page, CONFIRM)).toBeVisible();
    await button(page, 'Use a recovery code instead').click();
    await page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '');
    await button(page, 'Confirm').click();
    if (isUsed) {
      await expectToast(page, 'Error', 'Invalid or used recovery code');
    } else {
      await expectToast(page, 'Success', 'Logged in successfully');
      await expectPanel(page);
    }
  }
  await page.getByLabel('Recovery code').fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expectPanel(page);
  await page.goto('/admin/account');
  await expect(page.getByText('8 of 10 left')).toBeVisible();
});

/** A response of the auth service with its authenticator apps turned into phones. */
function asPhone(response: string): string {
  return response.replaceAll('"factor_type":"totp"', '"factor_type":"phone"');
}
