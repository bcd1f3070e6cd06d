/** The login page: its fields, what the browser checks, and the messages about failures (A1, A3). */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, expectText, openLogin } from '../../tests/panel-page.tsx';

const ACCOUNT = { email: 'unknown@example.com', password: 'not my password' };

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const toSignUp = button('Need an account? Sign up');

const SESSION = {
  access_token: 'e30.e30.e30',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
};

/** Opens the page, and collects what it sends about accounts. @param answer to all of that */
async function open(
  answer: () => Response = refused,
  { address = '/login', settings = {}, title = 'Admin Login' } = {},
): Promise<string[]> {
  const sent: string[] = [];
  await openLogin(address, async (input) => {
    const { pathname } = new URL(String(input));
    if (pathname === '/auth/v1/settings')
      return Response.json({ external: { email: true }, ...settings });
    sent.push(pathname);
    return answer();
  });
  await expect.element(heading(title)).toBeVisible();
  return sent;
}

async function submit(typed = ACCOUNT, label = 'Log In'): Promise<void> {
  await email.fill(typed.email);
  await password.fill(typed.password);
  await button(label).click();
}

function refused(): Response {
  const body = { error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
  return Response.json(body, { status: 400 });
}

async function expectError(description: string): Promise<void> {
  const message = page.getByRole('listitem').filter({ hasText: 'Error' });
  await expectText(message, description);
}

test('A1 the toggle switches between login and sign-up and keeps the input', async () => {
  await open();
  await expect.element(email).toHaveFocus();
  await email.fill('ann@example.com');
  await password.fill('typed so far');

  await toSignUp.click();
  await expect.element(heading('Create Account')).toHaveFocus();
  expect(document.title).toBe('Create Account — Pathfinder');
  await expect.element(button('Sign Up')).toBeEnabled();
  await expect.element(email).toHaveValue('ann@example.com');
  await expect.element(password).toHaveValue('typed so far');

  await button('Already have an account? Log in').click();
  await expect.element(heading('Admin Login')).toHaveFocus();
  await expect.element(button('Log In')).toBeEnabled();
  history.back();
  await expect.element(heading('Create Account')).toBeVisible();
});

test('A2 after signing up the login form is filled in, with the focus on its button', async () => {
  const user = { id: 'ann', email: ACCOUNT.email };
  const sent = await open(() => Response.json({ ...SESSION, user }));
  await toSignUp.click();
  await submit(ACCOUNT, 'Sign Up');
  await expect.element(heading('Admin Login')).toBeVisible();
  await expect.element(button('Log In')).toHaveFocus();
  await expect.element(email).toHaveValue(ACCOUNT.email);
  await expect.element(password).toHaveValue(ACCOUNT.password);
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(page.getByText('You can now log in with your credentials.')).toBeVisible();
  expect(sent).toEqual(['/auth/v1/signup', '/auth/v1/logout']);
});

test.for([
  ['open', { disable_signup: false }, 'Create Account'],
  ['closed to others', { disable_signup: true, invited_sign_up: true }, 'Create Account'],
  ['closed', { disable_signup: true }, 'Admin Login'],
] as const)(
  'R4 an invitation fills in the address where sign-up is %s',
  async ([, settings, title]) => {
    await open(refused, {
      address: '/login?step=sign-up&email=bea%40example.com',
      settings,
      title,
    });
    await expect.element(email).toHaveValue('bea@example.com');
  },
);

test('A1 the fields have the attributes that password managers need', async () => {
  await open();
  const ofEmail = { type: 'email', name: 'email', autocomplete: 'username', required: '' };
  for (const [name, value] of Object.entries(ofEmail)) {
    await expect.element(email).toHaveAttribute(name, value);
  }
  const ofPassword = { type: 'password', name: 'password', minlength: '6', required: '' };
  for (const [name, value] of Object.entries(ofPassword)) {
    await expect.element(password).toHaveAttribute(name, value);
  }
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await toSignUp.click();
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
});

test.for([
  ['a missing address', { ...ACCOUNT, email: '' }, email],
  ['an address without @', { ...ACCOUNT, email: 'unknown' }, email],
  ['a missing password', { ...ACCOUNT, password: '' }, password],
  ['a password of five characters', { ...ACCOUNT, password: '12345' }, password],
] as const)('A1 browser validation rejects %s', async ([, typed, field]) => {
  const sent = await open();
  for (const way of ['Log In', 'Sign Up']) {
    await submit(typed, way);
    expect((field.element() as HTMLInputElement).validationMessage).not.toBe('');
    await expect.element(field).toHaveFocus();
    await expect.element(button(way)).toBeEnabled();
    if (way === 'Log In') await toSignUp.click();
  }
  expect(sent).toEqual([]);
});

test("A3 a refused login shows the server's message and keeps the input", async () => {
  await open();
  await submit();
  await expectError('Invalid login credentials');
  await expect.element(button('Log In')).toHaveFocus();
  await expect.element(email).toHaveValue(ACCOUNT.email);
  await expect.element(password).toHaveValue(ACCOUNT.password);
  await expect.element(password).toHaveAccessibleDescription('Invalid login credentials');
  expect(location.pathname).toBe('/login');

  await toSignUp.click();
  await expect.element(heading('Create Account')).toBeVisible();
  await expect.element(password).toHaveAccessibleDescription('At least 6 characters.');
});

test('A1 the password is shown on request, and hidden again when it is sent', async () => {
  await open();
  await email.fill(ACCOUNT.email);
  await password.fill(ACCOUNT.password);
  await expect.element(button('Show')).toHaveAttribute('aria-pressed', 'false');
  await button('Show').click();
  await expect.element(button('Show')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(password).toHaveAttribute('type', 'text');
  await button('Log In').click();
  await expect.element(password).toHaveAttribute('type', 'password');
  await expectError('Invalid login credentials');
});

test.for([
  ['the server does not respond', () => Response.error()],
  [
    'a proxy responds with HTML',
    () => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: HTML }),
  ],
  ['the response has no message', () => Response.json({}, { status: 500 })],
] as const)("A3 the toast reads 'Authentication failed' when %s", async ([, answer]) => {
  await open(answer);
  await submit();
  await expectError('Authentication failed');
  await expect.element(button('Log In')).toBeEnabled();
});

test("A3 a 503 response shows the server's message", async () => {
  const body = { code: 'unexpected_failure', message: 'Please wait' };
  await open(() => Response.json(body, { status: 503 }));
  await submit();
  await expectError('Please wait');
});

const HTML = { 'Content-Type': 'text/html' };
