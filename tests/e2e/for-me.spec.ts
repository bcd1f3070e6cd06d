/** What to send, on a phone: for a friend, asking first, for me; for members, chains and open seats (M12, C7, O2). */
import type { Page } from '@playwright/test';
import { expectNoViolations, smallTargets } from './accessibility-checks.ts';
import { expect, NEEDS, openReady, serveDirectory, test, toast } from './fixtures.ts';

const CONTROLS = 'a, button, input, select, textarea, summary';

test.use({
  viewport: { width: 360, height: 740 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const address = (need: string) => `/?${new URLSearchParams({ q: need })}`;
const choice = (page: Page, name: string) => page.getByRole('radio', { name });
const text = (page: Page, name: string) => page.getByRole('textbox', { name });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The number and the text in an SMS link. */
async function smsOf(page: Page, name: string) {
  const link = page.getByRole('link', { name, exact: true });
  const { pathname, searchParams } = new URL(String(await link.getAttribute('href')));
  return { number: pathname, body: searchParams.get('body') };
}

test('M12 for me: Call comes first, a message that fits one text says what and when, and the choice is remembered', async ({
  page,
}) => {
  await openReady(page, address(NEEDS.member));
  await expect(choice(page, 'For a friend')).toBeChecked();
  await page.getByText('For me', { exact: true }).click();
  await expect(page.getByLabel('Who are you introducing?')).toHaveCount(0);
  await page.getByLabel('Best time to reach you').fill('after 5 pm');

  const message =
    'Hi Garrett, I need help with "roof leak" and found you in the chapter directory. ' +
    'Could you call me? Best time: after 5 pm. Thank you!';
  await expect(text(page, 'Message to Garrett')).toHaveValue(message);
  await expect(text(page, 'Message to Garrett')).toHaveAccessibleDescription(
    `1 text message, ${message.length} of 160 characters`,
  );
  const calls = page.getByRole('link', { name: 'Call 704-555-0100, Garrett Holloway' });
  await expect(calls).toHaveCount(2);
  await expect(calls.last()).toContainClass('bg-accent');
  expect(await smsOf(page, 'Text Garrett')).toEqual({ number: '7045550100', body: message });
  await expect(page.getByRole('link', { name: 'Email Garrett', exact: true })).toHaveAttribute(
    'href',
    /^mailto:garrett\.holloway@example\.com\?subject=Can%20you%20help%3F&body=Hi%20Garrett/,
  );
  await expectNoViolations(page);
  expect(await smallTargets(page.locator(CONTROLS))).toEqual([]);

  await page.getByLabel('To', { exact: true }).selectOption('Travis Keller, Roofing & Gutters');
  expect(await smsOf(page, 'Text Travis')).toMatchObject({ number: '7045550134' });

  await page.reload();
  await expect(choice(page, 'For me')).toBeChecked();
  await expect(text(page, 'Message to Garrett')).toBeVisible();
});

test('M11 M12 for me: only ways to write that the member has are offered', async ({ page }) => {
  await serveDirectory(page, {
    members: [
      { id: '1', member_name: 'Ida Stone', profession_role: 'Roofer', email: 'ida@example.com' },
      { id: '2', member_name: 'Jo Wall', profession_role: 'Roofer' },
    ],
  });
  await openReady(page, address(NEEDS.member));
  await page.getByText('For me', { exact: true }).click();
  const box = page.getByRole('textbox', { name: /^Message to/ }).locator('xpath=..');
  await expect(box.getByRole('link')).toHaveText(['Email Ida']);
  await expect(box.getByRole('button')).toHaveText(['Copy Script']);
  await page.getByLabel('To', { exact: true }).selectOption('Jo Wall, Roofer');
  await expect(text(page, 'Message to Jo')).toBeVisible();
  await expect(box.getByRole('link')).toHaveCount(0);
});

test('M12 for a friend: the edited text is copied and shared until it is reset', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = String(data?.text);
    };
  });
  await openReady(page, address(NEEDS.member));
  const script = text(page, 'Introduction script');
  await page.getByLabel('Who are you introducing?').fill('Priya');
  await expect(script).toHaveValue(/^Hi Priya,/);
  const height = () =>
    script.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight);
  expect(await height()).toBeLessThanOrEqual(0);

  await script.fill('Priya, meet Garrett: 704-555-0100');
  await page.getByText('Ask first', { exact: true }).click();
  await expect(text(page, 'Ask before you pass on a number')).toHaveValue(
    'Hi Priya, about "roof leak": Garrett Holloway of Summit Crest Roofing (Residential Roofing) could help. ' +
      'Is it all right if I give Garrett your number?',
  );
  await expectNoViolations(page);

  await page.getByText('For a friend', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy Script' }).click();
  await expect(toast(page, 'Script copied to clipboard!')).toBeVisible();
  expect(await copied(page)).toBe('Priya, meet Garrett: 704-555-0100');
  expect((await smsOf(page, 'Share via SMS')).body).toBe('Priya, meet Garrett: 704-555-0100');
  await page.getByRole('button', { name: 'Share via…' }).click();
  await expect(page).toHaveTitle('Priya, meet Garrett: 704-555-0100');

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(script).toHaveValue(/^Hi Priya,\n/);
  await expect(script).toBeFocused();
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0);
  // 'Ask first' is not remembered: the next visit starts with the introduction.
  await page.getByText('Ask first', { exact: true }).click();
  await page.reload();
  await expect(choice(page, 'For a friend')).toBeChecked();
});

test("C7 a chain's script comes before its steps, and 'For me' says whom to message first", async ({
  page,
}) => {
  await openReady(page, address('planning a wedding'));
  const script = text(page, 'Full Referral Script');
  const above = async (name: string) =>
    ((await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0) -
    ((await script.boundingBox())?.y ?? 0);
  expect(await above('Camille Duarte')).toBeGreaterThan(0);
  await script.fill('Our wedding people');
  await page.getByRole('button', { name: 'Copy Full Script' }).click();
  await expect(toast(page, 'Full referral script copied to clipboard!')).toBeVisible();
  expect(await copied(page)).toBe('Our wedding people');

  await page.getByText('Ask first', { exact: true }).click();
  await expect(text(page, 'Ask before you pass on a number')).toHaveValue(
    /Camille Duarte \(Event Planner\), .* could help\. Is it all right if I give them your number\?$/,
  );
  await page.getByText('For me', { exact: true }).click();
  await expect(
    page.getByText(
      'Start with Camille (Event Planner). Then call Reggie (Caterer) and Mei-Ling (Florist).',
    ),
  ).toBeVisible();
  await expect(text(page, 'Message to Camille')).toHaveValue(/"planning a wedding"/);
  expect(await smsOf(page, 'Text Camille')).toMatchObject({ number: '7045550122' });
  await expectNoViolations(page);
  expect(await smallTargets(page.locator(CONTROLS))).toEqual([]);
});

test("L3 a link jumps past a chain's steps to its script", async ({ page }) => {
  await openReady(page, address(NEEDS.chain));
  const script = text(page, 'Introduction script');
  await expect(script).not.toBeInViewport();
  await page.getByRole('link', { name: 'What to send' }).click();
  await expect(script).toBeInViewport();
});

test('O2 an open seat names who may know someone, why, and what to ask; the invitation can be changed and sent', async ({
  page,
}) => {
  await openReady(page, address('photographer'));
  await expect(page.getByRole('heading', { name: 'Who may know someone' })).toBeVisible();
  const helper = page.getByRole('listitem').filter({ hasText: 'Camille Duarte' }).last();
  await expect(helper).toContainText('Shares the referral chain');
  await expect(
    helper.getByRole('link', { name: 'Call 704-555-0122, Camille Duarte' }),
  ).toHaveAttribute('href', 'tel:7045550122');
  expect(await smsOf(page, 'Text Camille')).toEqual({
    number: '7045550122',
    body:
      'Hi Camille, do you know someone who could help with "photographer"? ' +
      "Our chapter's seat for it, Photographer, is open.",
  });

  const invitation = text(page, 'An invitation you can send');
  await expect(invitation).not.toBeInViewport();
  await page.getByRole('button', { name: 'Invite Someone to Fill This Seat' }).click();
  await expect(invitation).toBeInViewport();
  await expect(invitation).toHaveValue(/wait for this seat\. Would you like to visit a meeting/);
  await expect(invitation).not.toHaveValue(/asking/);
  await invitation.fill('Come as my guest?');
  await page.getByRole('button', { name: 'Copy Invitation' }).click();
  await expect(toast(page, 'Invitation copied!')).toBeVisible();
  expect(await copied(page)).toBe('Come as my guest?');
  expect(await smsOf(page, 'Share via SMS')).toEqual({ number: '', body: 'Come as my guest?' });
  await expectNoViolations(page);
  expect(await smallTargets(page.locator(CONTROLS))).toEqual([]);
});

test.describe('when the script does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('M12 the members and a read-only introduction remain', async ({ page }) => {
    await page.route('**/assets/parts-on-demand-*.js', (route) => route.abort());
    await openReady(page, address(NEEDS.member));
    await expect(page.getByText('Reload the page to change or send this text.')).toBeVisible();
    await expect(page.getByText('I will let you take it from here.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 704-555-0100' })).toBeVisible();
  });
});

test('M11 M12 an answer prints on one light page: people, numbers and the script, but no buttons', async ({
  page,
}) => {
  for (const need of [NEEDS.member, 'planning a wedding']) {
    await openReady(page, address(need));
    await expect(page.getByRole('button', { name: /^Copy (Full )?Script$/ })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('textbox', { name: /script/i })).toBeVisible();
    await expect(page.getByText(/^(Call )?704-555-0\d{3}$/).first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByText(/^Found \d/)).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(32, 38, 31)');
    const pages = (await page.pdf({ format: 'Letter', margin: MARGIN })).toString('latin1');
    expect(pages.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('C8 the chains to choose from are printed', async ({ page }) => {
  await openReady(page, address(NEEDS.suggestions));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Water Damage at Home')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0);
});

/** Typical margins of browsers. */
const MARGIN = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
