/** Members who match, and the ways to reach them (M). */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask, heading, NEEDS, openMessage, searchFor, textsOf } from '../../../tests/open-page.tsx';

const first = page.getByRole('region').getByRole('listitem').first();
const card = page.getByRole('region').getByRole('article');

test('S6 M10 a card shows rank, match, name, role, sphere, company, chapter and reason', async () => {
  await ask(NEEDS.member);
  await expect.element(page.getByText('Found 2 relevant member(s)!')).toBeVisible();
  await expect.element(first).toMatchTextContent(/^1/);
  await expect.element(first.getByText('100% match')).toBeVisible();
  await expect.element(first.getByRole('heading', { name: 'Garrett Holloway' })).toBeVisible();
  await expect.element(first.getByText('Residential Roofing')).toBeVisible();
  const sphere = first.getByText('Trades & Home Services');
  await expect.element(sphere).toBeVisible();
  expect(sphere.element().previousElementSibling?.tagName).toBe('svg');
  await expect
    .element(first.getByText('Summit Crest Roofing · Waxhaw Business Connections'))
    .toBeVisible();
  await expect.element(first.getByText(/roof leak/)).toBeVisible();
});

test("M11 Call, Email and Website link to the member's contact data, beside Copy Intro", async () => {
  await ask(NEEDS.member);
  const call = first.getByRole('link', { name: 'Call 704-555-0100, Garrett Holloway' });
  await expect.element(call).toHaveAttribute('href', 'tel:7045550100');
  await expect.element(call).toHaveTextContent('Call 704-555-0100');
  await expect
    .element(first.getByRole('link', { name: 'Email Garrett Holloway' }))
    .toHaveAttribute('href', 'mailto:garrett.holloway@example.com');
  const website = first.getByRole('link', { name: 'Website of Garrett Holloway' });
  await expect.element(website).toHaveAttribute('href', 'https://example.com/summit-crest-roofing');
  await expect.element(website).toHaveAttribute('target', '_blank');
  await expect.element(website).toHaveAttribute('rel', 'noopener');
  await expect.element(first.getByRole('button', { name: 'Copy Intro' })).toBeVisible();
});

test('M11 a button shows only if its data exists', async () => {
  await ask(NEEDS.member, {
    members: [
      { id: '1', member_name: 'Ida Stone', profession_role: 'Roofer', contact_info: 'none yet' },
    ],
  });
  await expect.element(card.getByRole('heading', { name: 'Ida Stone' })).toBeVisible();
  expect(textsOf(card.getByRole('link'))()).toEqual(['Ida Stone']);
  expect(textsOf(card.getByRole('button'))()).toEqual(['Copy Intro']);
});

test('M11 a number with dashes and an extension is dialled as it is shown, also in the script', async () => {
  const phone = '24/7: 704–555‑0142 x204';
  await ask(NEEDS.member, {
    members: [{ id: '1', member_name: 'Ida Stone', profession_role: 'Roofer', phone }],
  });
  const call = card.getByRole('link', { name: 'Call 704-555-0142 ext. 204, Ida Stone' });
  await expect.element(call).toHaveAttribute('href', 'tel:7045550142,204');
  await expect.element(call).toHaveTextContent('Call 704-555-0142 ext. 204');
  await openMessage();
  await expect
    .element(page.getByRole('textbox', { name: 'Introduction script' }))
    .toHaveValue(expect.stringContaining('Phone: 704-555-0142 ext. 204'));
});

test('M10 the badge is green from 80 %, yellow from 60 %, otherwise blue', async () => {
  await ask('hops zymurgist', {
    members: [
      { id: '1', member_name: 'Ann Green', profession_role: 'Hops Zymurgist' },
      {
        id: '2',
        member_name: 'Bo Yellow',
        company: 'Hops Zymurgist and Sons',
        profession_role: 'Cooper',
      },
      { id: '3', member_name: 'Cy Blue', profession_role: 'Zymurgist Supplier' },
    ],
  });
  const badges = page.getByText(/^\d+% match$/);
  await expect.poll(textsOf(badges)).toEqual(['80% match', '60% match', '50% match']);
  await expect.element(badges.nth(0)).toHaveClass('bg-green-wash', 'text-green');
  await expect.element(badges.nth(1)).toHaveClass('bg-yellow-wash', 'text-yellow');
  await expect.element(badges.nth(2)).toHaveClass('bg-blue-wash', 'text-blue');
});

test('M7 a member or company searched by name comes first, even with a typo', async () => {
  await ask('phone number of garret holloway');
  await expect.element(page.getByText('Found 1 relevant member(s)!')).toBeVisible();
  await expect.element(card.getByRole('heading', { name: 'Garrett Holloway' })).toBeVisible();
  await expect.element(card.getByText('100% match')).toBeVisible();
  await expect
    .element(card.getByText('Matches the name Garrett Holloway (you typed "garret holloway")'))
    .toBeVisible();
  await expect
    .element(card.getByRole('link', { name: /^Call/ }))
    .toHaveAttribute('href', 'tel:7045550100');

  await searchFor('blue heron plumbing');
  await expect.element(card.getByRole('heading', { name: 'Denise Kowalczyk' })).toBeVisible();
  await searchFor('Whitaker Lane Realty');
  await expect
    .element(card.first().getByRole('link', { name: 'Celeste Whitaker' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/members\/./));

  await searchFor('carpenter');
  await expect.element(heading('Who to call for carpenter')).toBeVisible();
  await expect.element(page.getByText(/in the (company )?name/)).not.toBeInTheDocument();
});

test("M11 F3 a member's data adds no scheme, recipient, header or markup", async () => {
  await ask(NEEDS.member, {
    members: [
      {
        id: '1',
        member_name: '<b>Ida</b> {role2_name} $&',
        profession_role: 'Roofer',
        website: 'javascript:alert(1)',
        phone: '704-555-0142;ext=1?body=x',
        email: 'ida@example.com?bcc=thief@example.com,thief@example.net',
      },
      { id: '2', member_name: null, profession_role: 'Roofer', company: '  ', phone: 'call Bob' },
    ],
  });
  const hostile = card.filter({ hasText: '<b>Ida</b>' });
  await expect
    .element(hostile.getByRole('heading', { name: '<b>Ida</b> {role2_name} $&' }))
    .toBeVisible();
  await expect.element(hostile.getByRole('link', { name: /^Website/ })).not.toBeInTheDocument();
  await expect
    .element(hostile.getByRole('link', { name: /^Call/ }))
    .toHaveAttribute('href', 'tel:7045550142,1');
  await expect
    .element(hostile.getByRole('link', { name: /^Email/ }))
    .toHaveAttribute('href', 'mailto:ida@example.com');
  expect(document.querySelector('a[href^="javascript:"]')).toBeNull();
});

test("M11 the further ways to reach the other members are behind 'More', but the first way never is", async () => {
  await ask('roof leak', {
    members: [
      { id: '1', member_name: 'Ida Stone', profession_role: 'Roofer', phone: '704-555-0142' },
      { id: '2', member_name: 'Jo Wall', profession_role: 'Roofer', email: 'jo@example.com' },
    ],
  });
  const other = card.filter({ hasText: 'Jo Wall' });
  await expect.element(other.getByRole('link', { name: 'Email Jo Wall' })).toBeVisible();
  await expect.element(other.getByRole('heading').getByRole('link')).not.toBeInTheDocument();
  await expect.element(other.getByRole('button', { name: 'Copy Intro' })).not.toBeInTheDocument();
  await other.getByText('More', { exact: true }).click();
  await expect.element(other.getByRole('button', { name: 'Copy Intro' })).toBeVisible();
  await expect
    .element(other.getByRole('link', { name: 'About Jo Wall' }))
    .toHaveAttribute('href', '/members/2');
});

/** Controls that an answer shows with 'Message to send' closed, and at most how many. */
const MOST_CONTROLS = [
  { need: 'landscaping', of: 'one member', most: 6 },
  { need: 'repair', of: 'five members', most: 15 },
  { need: 'starting a business', of: 'a chain of four', most: 10 },
] as const;

for (const { need, of, most } of MOST_CONTROLS) {
  test(`S4 M11 C7 an answer of ${of} shows at most ${most} controls`, async () => {
    await ask(need);
    await expect.element(page.getByText('Message to send', { exact: true })).toBeVisible();
    await expect.element(page.getByText('A link to this answer')).toBeInTheDocument();
    const controls = page
      .getByRole('region')
      .first()
      .element()
      .querySelectorAll('a, button, input, textarea, summary');
    const shown = [...controls].filter((control) => control.checkVisibility());
    expect(shown.length).toBeLessThanOrEqual(most);
  });
}
