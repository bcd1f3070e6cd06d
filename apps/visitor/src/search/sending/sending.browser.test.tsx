/** What to send: for a friend, asking first, for me; for members and chains (M12, C7). */
import { expectNoViolations, smallTargets } from 'ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  ask,
  askToSend,
  heading,
  NEEDS,
  openMessage,
  searchFor,
  watchClipboard,
} from '../../../tests/open-page.tsx';

const choice = (name: string) => page.getByRole('radio', { name });
const text = (name: string | RegExp) => page.getByRole('textbox', { name });
const lead = page.getByLabelText(/^Who are you introducing/);

/** The number and the text in an SMS link. */
function smsOf(name: string) {
  const { pathname, searchParams } = linkTo(name);
  return { number: pathname, body: searchParams.get('body') };
}

function linkTo(name: string): URL {
  return new URL(page.getByRole('link', { name }).element().getAttribute('href') ?? '');
}

async function expectAccessible(): Promise<void> {
  await expectNoViolations();
  const controls = 'a, button, input, select, textarea, summary';
  expect(smallTargets(document.body, controls)).toEqual([]);
}

test('M12 for me: Call comes first, a message that fits one text says what and when', async () => {
  await askToSend(NEEDS.member);
  await expect.element(choice('For a friend')).toBeChecked();
  await page.getByText('For me').click();
  await expect.element(lead).not.toBeInTheDocument();
  await page.getByLabelText(/^Best time to reach you/).fill('after 5 pm');

  const message =
    'Hi Garrett, I need help with "roof leak" and found you in the chapter directory. ' +
    'Could you call me? Best time: after 5 pm. Thank you!';
  await expect.element(text('Message to Garrett')).toHaveValue(message);
  await expect
    .element(text('Message to Garrett'))
    .toHaveAccessibleDescription(`1 text message, ${message.length} of 160 characters`);
  const calls = page.getByRole('link', { name: 'Call 704-555-0100, Garrett Holloway' });
  await expect.element(calls).toHaveLength(2);
  await expect.element(calls.last()).toHaveClass('bg-accent');
  expect(smsOf('Text Garrett')).toEqual({ number: '7045550100', body: message });
  expect(linkTo('Email Garrett').href).toMatch(
    /^mailto:garrett\.holloway@example\.com\?subject=Can%20you%20help%3F&body=Hi%20Garrett/,
  );
  await expectAccessible();

  await page
    .getByLabelText('To', { exact: true })
    .selectOptions('Travis Keller, Roofing & Gutters');
  expect(smsOf('Text Travis')).toMatchObject({ number: '7045550134' });
});

test('M11 M12 for me: only ways to write that the member has are offered', async () => {
  await askToSend(NEEDS.member, {
    members: [
      { id: '1', member_name: 'Ida Stone', profession_role: 'Roofer', email: 'ida@example.com' },
      { id: '2', member_name: 'Jo Wall', profession_role: 'Roofer' },
    ],
  });
  await page.getByText('For me').click();
  await expect.element(page.getByRole('link', { name: 'Email Ida' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Text / })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Copy Script' })).toBeVisible();
  await page.getByLabelText('To', { exact: true }).selectOptions('Jo Wall, Roofer');
  await expect.element(text('Message to Jo')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^(Text|Email) Jo$/ }))
    .not.toBeInTheDocument();
});

test('F2 F3 M12 for a friend: the edited text is copied and shared until it is reset', async () => {
  const copied = watchClipboard();
  await askToSend(NEEDS.member);
  const script = text('Introduction script');
  await lead.fill('Priya');
  await expect.element(script).toHaveValue(expect.stringMatching(/^Hi Priya,/));
  const email = linkTo('Share via Email');
  expect(email.pathname).toBe('');
  expect(email.searchParams.get('subject')).toBe('Introduction');
  expect(email.searchParams.get('body')).toContain('Garrett Holloway');
  const { clientHeight, scrollHeight } = script.element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);

  await script.fill('Priya, meet Garrett: 704-555-0100');
  await page.getByText('Ask first').click();
  await expect
    .element(text('Ask before you pass on a number'))
    .toHaveValue(
      'Hi Priya, about "roof leak": Garrett Holloway of Summit Crest Roofing (Residential Roofing) could help. ' +
        'Is it all right if I give Garrett your number?',
    );
  await expectAccessible();

  await page.getByText('For a friend').click();
  await page.getByRole('button', { name: 'Copy Script' }).click();
  await expect.element(page.getByText('Script copied to clipboard!')).toBeVisible();
  expect(copied()).toBe('Priya, meet Garrett: 704-555-0100');
  expect(smsOf('Share via SMS').body).toBe('Priya, meet Garrett: 704-555-0100');

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(script).toHaveValue(expect.stringMatching(/^Hi Priya,\n/));
  await expect.element(script).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
});

test("C7 a chain's people come before its script, and 'For me' says whom to message first", async () => {
  const copied = watchClipboard();
  await askToSend('planning a wedding');
  const script = text('Full Referral Script');
  await expect.element(script).toBeVisible();
  const topOf = (found: typeof script) => found.element().getBoundingClientRect().top;
  expect(topOf(heading('Camille Duarte'))).toBeLessThan(topOf(script));
  await script.fill('Our wedding people');
  await page.getByRole('button', { name: 'Copy Full Script' }).click();
  await expect.element(page.getByText('Full referral script copied to clipboard!')).toBeVisible();
  expect(copied()).toBe('Our wedding people');

  await page.getByText('Ask first').click();
  await expect
    .element(text('Ask before you pass on a number'))
    .toHaveValue(
      expect.stringMatching(
        /Camille Duarte \(Event Planner\), .* could help\. Is it all right if I give them your number\?$/,
      ),
    );
  await page.getByText('For me').click();
  await expect
    .element(
      page.getByText(
        'Start with Camille (Event Planner). Then call Reggie (Caterer) and Mei-Ling (Florist).',
      ),
    )
    .toBeVisible();
  await expect
    .element(text('Message to Camille'))
    .toHaveValue(expect.stringMatching(/"planning a wedding"/));
  expect(smsOf('Text Camille')).toMatchObject({ number: '7045550122' });
  await expectAccessible();
});

test('M12 a need in the first person starts with For me; what is chosen holds for that search only', async () => {
  await askToSend('my basement floods');
  await expect.element(choice('For me')).toBeChecked();
  await page.getByText('Ask first').click();
  await expect.element(choice('Ask first')).toBeChecked();
  await searchFor('landscaping');
  await expect.element(heading('Who to call for landscaping')).toBeVisible();
  await openMessage();
  await expect.element(choice('For a friend')).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Copy Script' })).toBeVisible();
});

test('M12 C7 what can be sent is open beside the people on a wide screen', async () => {
  await page.viewport(1440, 900);
  await ask('planning a wedding');
  const script = text('Full Referral Script');
  await expect.element(script).toBeVisible();
  const left = (found: typeof script) => found.element().getBoundingClientRect().left;
  expect(left(script)).toBeGreaterThan(left(heading('Camille Duarte')));
});
