/** Open seats: what a visitor can do about one (O), and a member of a nearby chapter meanwhile (M13). */
import { expectNoViolations, smallTargets } from 'ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  ask,
  heading,
  NEEDS,
  openPage,
  overflow,
  searchFor,
  textsOf,
  watchClipboard,
} from '../../../tests/open-page.tsx';

const seat = heading('No exact match for photographer');

test('S6 O1 O2 O3 shows the message, the seat and ways to fill it, each with its toast', async () => {
  await ask(NEEDS.openSeat);
  await expect
    .element(page.getByText('No direct match found. This might be an open seat opportunity!'))
    .toBeVisible();
  await expect.element(heading('No exact match for dog groomer')).toBeVisible();
  await expect
    .element(
      page.getByText("We don't have this role in our chapter yet — but here's how you can help", {
        exact: false,
      }),
    )
    .toBeVisible();
  const card = page.getByRole('article');
  await expect.element(card.getByText('Open Seat Opportunity')).toBeVisible();
  await expect.element(card.getByRole('heading', { name: 'Dog Groomer' })).toBeVisible();
  await expect.element(card).toMatchTextContent('General Business Services');
  await expect.element(page.getByText('Matches "dog groomer"')).toBeVisible();
  const invitation = page.getByRole('textbox', { name: 'An invitation you can send' });
  await expect.element(invitation).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Invite Someone to Fill This Seat' }).click();
  await expect
    .element(page.getByText('Great idea! Share this opportunity with potential members.'))
    .toBeVisible();
  await expect
    .element(page.getByText('Contact your chapter leadership to discuss filling this seat.'))
    .toBeVisible();
  await expect.element(invitation).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Copy Invitation' })).toBeVisible();
  await page.getByRole('button', { name: 'Regional Partner Network' }).click();
  await expect
    .element(page.getByText('Contact your regional coordinator for partner referrals'))
    .toBeVisible();
  await expect.element(page.getByText(/chapter yet\. /)).not.toBeInTheDocument();
});

test('O1 an empty directory answers with an open seat', async () => {
  await ask(NEEDS.member, { members: [] });
  await expect.element(heading('No exact match for roof leak')).toBeVisible();
});

test('L1 a link to a deleted chain shows the open seat, with the chains that wait for it', async () => {
  await openPage('/?q=photographer&chain=deleted');
  await expect.element(seat).toBeVisible();
  const card = page.getByRole('article').first();
  await expect.element(card).toMatchTextContent('2 referral chains are waiting for this seat:');
  await expect.element(card.getByRole('listitem').first()).toBeVisible();
  expect(textsOf(card.getByRole('listitem'))()).toEqual([
    expect.stringMatching(/^Destination Wedding and Honeymoon.*→ Photographer$/),
    expect.stringMatching(/^Planning a Wedding.*→ Photographer → DJ$/),
  ]);
});

test('F2 O2 an open seat names who may know someone, why, and what to ask; the invitation can be changed and sent', async () => {
  const copied = watchClipboard();
  await ask('photographer');
  await expect.element(heading('Who may know someone')).toBeVisible();
  const helper = page.getByRole('listitem').filter({ hasText: 'Camille Duarte' }).last();
  await expect.element(helper).toMatchTextContent('Shares the referral chain');
  await expect
    .element(helper.getByRole('link', { name: 'Call 704-555-0122, Camille Duarte' }))
    .toHaveAttribute('href', 'tel:7045550122');
  expect(smsOf('Text Camille')).toEqual({
    number: '7045550122',
    body:
      'Hi Camille, do you know someone who could help with "photographer"? ' +
      'Our chapter has an open seat for a Photographer.',
  });

  const invitation = page.getByRole('textbox', { name: 'An invitation you can send' });
  await page.getByRole('button', { name: 'Invite Someone to Fill This Seat' }).click();
  await expect.element(invitation).toBeInViewport();
  await expect
    .element(invitation)
    .toHaveValue(
      expect.stringMatching(/waiting for this seat\. Would you like to visit a meeting/),
    );
  await expect.element(invitation).not.toHaveValue(expect.stringMatching(/asking/));
  await invitation.fill('Come as my guest?');
  await page.getByRole('button', { name: 'Copy Invitation' }).click();
  await expect.element(page.getByText('Invitation copied!')).toBeVisible();
  expect(copied()).toBe('Come as my guest?');
  expect(smsOf('Share via SMS')).toEqual({ number: '', body: 'Come as my guest?' });
});

test('M13 S4 the answer says who is from a nearby chapter, and how to help fill the seat at home', async () => {
  const note =
    'No Payroll Provider in the Waxhaw chapter yet. Patrick is with the nearby Ballantyne chapter.';
  await ask('payroll');
  const answer = page.getByRole('region', { name: 'Who to call for payroll' });
  await expect.element(answer.getByText(note)).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: note })).toHaveLength(1);
  await expect.element(answer.getByRole('heading', { name: 'Patrick Doyle' })).toBeVisible();

  await page.getByText('Help fill the Payroll Provider seat in Waxhaw').click();
  const invitation = page.getByRole('textbox', { name: 'An invitation you can send' });
  await expect
    .element(invitation)
    .toHaveValue(expect.stringMatching(/an open seat for a Payroll Provider, and I thought/));
  await expect.element(page.getByRole('button', { name: 'Copy Invitation' })).toBeVisible();
  const main = page.getByRole('main').element();
  await expectNoViolations(main);
  expect(overflow()).toBeLessThanOrEqual(0);
  expect(smallTargets(main)).toEqual([]);

  // A member at home fills this one.
  await searchFor(NEEDS.member);
  await expect.element(heading('Garrett Holloway')).toBeVisible();
  await expect.element(page.getByText(/chapter yet\. /)).not.toBeInTheDocument();
});

/** The number and the text in an SMS link. */
function smsOf(name: string) {
  const link = page.getByRole('link', { name }).element();
  const { pathname, searchParams } = new URL(String(link.getAttribute('href')));
  return { number: pathname, body: searchParams.get('body') };
}
