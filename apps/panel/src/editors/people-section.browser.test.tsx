/** People: the message to someone who was added, and the tab of someone who was removed (R4). */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { few } from '../../tests/chapter-in-memory.ts';
import {
  button,
  expectToast,
  field,
  fill,
  openPanel,
  returnToTab,
  saveButton,
  text,
} from '../../tests/panel-page.tsx';
import { checkAccess } from '../records/my-access.tsx';

const LISTED = { standing: 'editor', only_listed: true, email: 'ann@example.com' };
const REMOVED = 'You have been removed from the people who may edit this chapter';

const message = page.getByRole('textbox', { name: 'Message to bea@example.com' });
const messageText = () => (message.element() as HTMLTextAreaElement).value;

/** Opens People and adds Bea. */
async function addBea(settings: object, { access = LISTED, state = 'no-account' } = {}) {
  const ann = { email: 'ann@example.com', state: 'ready' };
  const chapter = await openPanel(
    '/admin/people',
    { ...few, my_access: [access], editor_list: [ann] },
    () => Response.json(settings),
  );
  chapter.intercept = ({ method, table }) => {
    if (method !== 'POST' || table !== 'editors') return undefined;
    chapter.replace('editor_list', [ann, { email: 'bea@example.com', state }]);
    return Response.json([{ email: 'bea@example.com' }]);
  };
  await fill({ 'Email address': 'Bea@example.com' });
  await button('Add').click();
  await expectToast('bea@example.com added');
  await expect.element(message).toHaveFocus();
}

test('R4 adding someone writes a message with a link that fills in their address and has no secret', async () => {
  await addBea({ disable_signup: true, invited_sign_up: true, mailer_autoconfirm: false });
  const address = `${location.origin}/login?step=sign-up&email=bea%40example.com`;
  expect(messageText()).toContain(`Create your account here, with bea@example.com`);
  expect(messageText().split('\n')).toContain(address);
  expect(messageText()).toContain('You will get an email to confirm the address.');
  await expect
    .element(page.getByRole('link', { name: 'Email' }))
    .toHaveAttribute('href', expect.stringContaining('mailto:bea@example.com?subject='));
  await page.viewport(360, 740);
  await message.fill(`Come in: ${'x'.repeat(80)}`);
  // The list cuts off what is wider than itself.
  const widthOf = (part: Element | null) => part?.getBoundingClientRect().width ?? 0;
  expect(widthOf(message.element())).toBeLessThan(widthOf(message.element().closest('ul')));
  await expect
    .element(page.getByRole('link', { name: 'Text message' }))
    .toHaveAttribute('href', expect.stringContaining('Come%20in'));
  await button('Message to bea@example.com').click();
  await expect.element(message).not.toBeInTheDocument();
});

test('R4 what the others see is said only while the list is in use', async () => {
  const tables = { ...few, editor_list: [{ email: 'ann@example.com', state: 'ready' }] };
  const others = page.getByRole('heading', { name: 'What the others see' });
  await openPanel('/admin/people', { ...tables, my_access: [{ ...LISTED, only_listed: false }] });
  await expect.element(text('Not in use: everyone who signs in may edit.')).toBeVisible();
  await expect.element(others).not.toBeInTheDocument();
  await openPanel('/admin/people', { ...tables, my_access: [LISTED] });
  await expect.element(others).toBeVisible();
});

test('R4 someone with an account is sent to log in', async () => {
  await addBea({ disable_signup: true }, { state: 'ready' });
  expect(messageText()).toContain(`${location.origin}/login?email=bea%40example.com`);
  expect(messageText()).not.toContain('account');
});

test.for([
  ['Choose “Only people on this list” above', { invited_sign_up: true, mailer_autoconfirm: true }],
  ['first ask the person who runs the server to create an account', {}],
] as const)('R3 R4 where they cannot sign up, the panel says: %s', async ([says, settings]) => {
  const access = { ...LISTED, only_listed: false };
  await addBea({ disable_signup: true, ...settings }, { access });
  await expect.element(text(says)).toBeVisible();
  expect(messageText()).not.toContain('sign-up');
});

test('R4 a removed person is told in the open tab, keeps what they typed, and saves nothing', async () => {
  const chapter = await openPanel('/admin/members', { ...few, my_access: [LISTED] });
  await button('Edit Garrett Holloway').click();
  await fill({ Company: 'Half typed' });
  chapter.replace('my_access', [{ ...LISTED, standing: 'unlisted' }]);
  returnToTab();
  await expect.element(page.getByRole('alert').filter({ hasText: REMOVED })).toBeVisible();
  await expect.element(field('Company')).toHaveValue('Half typed');
  await expect.element(saveButton).toBeDisabled();
  expect(chapter.sent).toEqual([]);

  chapter.replace('my_access', [LISTED]);
  returnToTab();
  await expect.element(text(REMOVED)).not.toBeInTheDocument();
  await expect.element(saveButton).toBeEnabled();
});

test('R4 a late answer does not take back that someone was removed', async () => {
  const chapter = await openPanel('/admin/people', { ...few, my_access: [LISTED] });
  const isAsked = Promise.withResolvers<void>();
  const isLate = Promise.withResolvers<void>();
  chapter.intercept = async (request) => {
    const [access] = chapter.rows('my_access');
    if (request.table !== 'my_access' || access?.standing !== 'editor') return undefined;
    const answered = chapter.answer(request);
    isAsked.resolve();
    await isLate.promise;
    return answered;
  };
  const late = checkAccess();
  await isAsked.promise;
  chapter.replace('my_access', [{ ...LISTED, standing: 'unlisted' }]);
  await checkAccess();
  await expect.element(text(REMOVED)).toBeVisible();
  isLate.resolve();
  await late;
  // At once: the tab asks again by itself.
  expect(text(REMOVED).elements()).toHaveLength(1);
});

test('R4 the tab asks by itself, every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const chapter = await openPanel('/admin/settings/try', { ...few, my_access: [LISTED] });
    await button('Add Answer').click();
    const need = page.getByRole('textbox', { name: 'Need', exact: true });
    await need.fill('half typed');
    chapter.replace('my_access', [{ ...LISTED, standing: 'unlisted' }]);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(text(REMOVED)).toBeVisible();
    await expect.element(need).toHaveValue('half typed');
  } finally {
    vi.useRealTimers();
  }
});
