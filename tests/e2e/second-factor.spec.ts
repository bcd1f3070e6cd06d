/** The panel asks for the second factor when it opens, and not again after that (U2, A2 to A4). */
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
