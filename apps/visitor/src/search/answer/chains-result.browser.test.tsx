/** Chains that fit a need: one, several to choose from, or one found by its name (C, L). */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ask,
  heading,
  NEEDS,
  openMessage,
  overflow,
  searchFor,
  textsOf,
} from '../../../tests/open-page.tsx';

const IDA = { id: '1', member_name: 'Ida Stone', profession_role: 'Roofer' };
const CHAIN = {
  id: 'c1',
  scenario: 'A Quarry Picnic',
  roles_sequence: 'Roofer → Gutter Installer',
  script_template: 'Hello {lead}, meet {role1_name}.',
  trigger_keywords: 'quarry picnic',
};

const answer = page.getByRole('region');
const choices = answer.getByRole('listitem').getByRole('button');
const lead = page.getByLabelText(/^Who are you introducing/);

test('S6 C7 shows flow, scenario, notes, step count, preview, steps and the full script', async () => {
  await ask(NEEDS.contextual);
  await expect.element(page.getByText('Found 1 referral chain(s)!')).toBeVisible();
  const flow = page.getByRole('list', { name: 'Referral flow' }).getByRole('listitem');
  await expect.element(flow.first()).toHaveTextContent('Accountant');
  await expect.element(flow).toHaveLength(4);
  await expect.element(heading('Starting a Business')).toBeVisible();
  await expect.element(page.getByText('4 steps')).toBeVisible();
  await expect.element(page.getByText('Matches "starting a business"')).toBeVisible();
  await openMessage();
  await expect.element(heading('Dynamic Intro Preview')).toBeVisible();
  for (const name of ['Copy Chain Intro', 'Copy Full Script', 'Copy']) {
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
  }

  const step = page.getByRole('listitem').filter({ hasText: 'Margaret Lindqvist' });
  await expect.element(step).toMatchTextContent(/^1/);
  await expect.element(step).toMatchTextContent('Accountant');
  await expect.element(step).toMatchTextContent('Lindqvist Ledger & Tax');
  await expect.element(step).toMatchTextContent('Waxhaw Business Connections');
  await step.getByText('More', { exact: true }).click();
  for (const name of [
    'Call 704-555-0111, Margaret Lindqvist',
    'Email Margaret Lindqvist',
    'Website of Margaret Lindqvist',
    'About Margaret Lindqvist',
  ]) {
    await expect.element(step.getByRole('link', { name })).toBeVisible();
  }
  await expect.element(step.getByRole('button', { name: 'Copy Intro Text' })).toBeVisible();

  const script = page.getByRole('group').filter({ hasText: 'Full Referral Script' }).last();
  await expect.element(script).toHaveAttribute('open');
  await script.getByText('Full Referral Script').click();
  await expect.element(script).not.toHaveAttribute('open');
});

test('C2 C7 chains with the same first and last role are all shown, each with its people and its texts', async () => {
  await ask('relocating');
  await expect.element(page.getByText('Found 2 referral chain(s)!')).toBeVisible();
  for (const name of ['Buying a Home', 'Relocating to the Area']) {
    await expect.element(heading(name)).toBeVisible();
  }
  for (const send of page.getByText('Message to send', { exact: true }).all()) await send.click();
  const scripts = page.getByRole('textbox', { name: 'Full Referral Script' });
  await expect.element(scripts).toHaveLength(2);
  await lead.first().fill('Priya');
  const isNamed = expect.stringContaining('Priya');
  await expect
    .poll(() => scripts.elements().map((script) => 'value' in script && script.value))
    .toEqual([isNamed, isNamed]);
});

test('C5 C7 O3 an open step can be suggested; the lead appears exactly as typed, and its field keeps the focus', async () => {
  await ask('quarry picnic', { members: [IDA], chains: [CHAIN] });
  const seat = page.getByRole('article').filter({ hasText: 'Open Seat' }).last();
  await expect.element(seat.getByRole('heading', { name: 'Gutter Installer' })).toBeVisible();
  await expect
    .element(seat)
    .toMatchTextContent("We don't currently have this profession in our chapter");
  await seat.getByRole('button', { name: 'Suggest a Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback or Missing Connection?' });
  await expect.element(dialog.getByText('Visit suggestion submitted')).toBeVisible();
  const suggestion = dialog.getByRole('textbox');
  await expect
    .element(suggestion)
    .toHaveValue('I know someone for the open Gutter Installer seat: ');
  await expect.element(suggestion).toHaveFocus();
  await userEvent.keyboard('{Escape}');

  await openMessage();
  await lead.fill('Priya $& {role1}');
  await expect
    .element(page.getByText(/Hello Priya \$& \{role1\}, meet Ida Stone\./).first())
    .toBeVisible();
  await expect.element(lead).toHaveFocus();
});

test('S6 C8 one region stays to announce the suggestions, the same search again, and the chosen chain', async () => {
  await ask(NEEDS.suggestions);
  const region = page.getByRole('status').first();
  const found = /^2 referral chains found for water damage/;
  await expect.element(region).toMatchTextContent(found);
  const element = region.element();
  const [said] = element.children;
  await searchFor(NEEDS.suggestions);
  await expect.element(answer).toHaveFocus();
  expect(region.element()).toBe(element);
  await expect.element(region).toMatchTextContent(found);
  // What is added to it is announced.
  expect(element.children[0]).not.toBe(said);
  await choices.first().click();
  await expect.element(region).toMatchTextContent(/^Referral chain chosen: /);
  expect(region.element()).toBe(element);
});

test('S6 S8 C8 lists the chains; the chosen one is shown as the contextual result', async () => {
  await ask(NEEDS.suggestions);
  await expect.element(page.getByText('Multiple chains found - pick the best one!')).toBeVisible();
  await expect.element(heading('Multiple Chains Found')).toBeVisible();
  const count = choices.elements().length;
  await expect
    .element(
      page.getByText(
        `We found ${count} relevant chains for water damage. Pick one to refine your referral`,
      ),
    )
    .toBeVisible();
  for (const text of textsOf(choices)()) expect(text).toMatch(/Matches "water damage"/);
  const storm = choices.filter({ hasText: 'Storm Damage and Insurance Claim' });
  await expect
    .element(storm)
    .toMatchTextContent('Roofer → Insurance Agent → General Contractor → Painter');

  await storm.click();
  await expect.element(page.getByText('Chain selected!')).toBeVisible();
  await expect.element(heading('Storm Damage and Insurance Claim')).toBeVisible();
  await expect.element(answer).toHaveFocus();
  await expect
    .element(page.getByRole('status').first())
    .toHaveTextContent('Referral chain chosen: Storm Damage and Insurance Claim.');
  await page.getByRole('button', { name: 'All chains found' }).click();
  await expect.element(choices).toHaveLength(count);
});

test('C4 C8 an unfilled role is marked in words, not only by colour', async () => {
  await ask('quarry picnic', {
    members: [IDA],
    chains: [CHAIN, { ...CHAIN, id: 'c2', roles_sequence: 'Florist → Roofer' }],
  });
  await expect
    .poll(textsOf(choices))
    .toEqual([
      expect.stringMatching(/Roofer → Gutter Installer \(open seat\)/),
      expect.stringMatching(/Florist \(open seat\) → Roofer/),
    ]);
});

test('S6 L2 L3 a chain by its name shows heading, open seats, steps and the script box', async () => {
  await ask(NEEDS.chain);
  await expect.element(page.getByText('Referral chain found!')).toBeVisible();
  await expect.element(heading('Referral Chain for: Backyard Makeover')).toBeVisible();
  await expect.element(page.getByText('Matches "makeover" in Backyard Makeover')).toBeVisible();
  const note = page.getByRole('alert');
  await expect.element(note.getByRole('heading', { name: 'Open Seat(s)' })).toBeVisible();
  await expect.element(note).toMatchTextContent('Consider inviting these to complete the chain.');
  const openSeats = textsOf(heading(/^\(Open Seat\) — /))();
  expect(openSeats.length).toBeGreaterThan(0);
  for (const seat of openSeats) {
    await expect.element(note).toMatchTextContent(seat.replace('(Open Seat) — ', ''));
  }
  const owen = page.getByRole('listitem').filter({ hasText: 'Owen Pritchard' });
  for (const text of ['(Waxhaw)', 'Landscaper', 'Green Thistle Grounds']) {
    await expect.element(owen).toMatchTextContent(text);
  }
  const call = owen.getByRole('link', { name: /704-555-0104/ });
  await expect.element(call).toBeVisible();
  expect(call.element().querySelector('svg')).not.toBeNull();

  await expect.element(owen.getByText('More', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Suggest a Member' }).first())
    .toBeVisible();

  await openMessage();
  await expect
    .element(page.getByRole('textbox', { name: 'Introduction script' }))
    .toHaveValue(expect.stringContaining('Owen'));
  await expect.element(page.getByRole('button', { name: 'Copy Script' })).toBeVisible();
});

test('C3 C5 an empty chain and a very long one are still shown', async () => {
  const roles = Array.from({ length: 40 }, (_, index) => `Role ${index + 1}`);
  const long = {
    id: 'a',
    scenario: 'Long',
    roles_sequence: roles.join('→'),
    trigger_keywords: 'long road',
    script_template: '{role99_name} {nonsense}',
  };
  const empty = {
    id: 'b',
    scenario: '',
    roles_sequence: ' → → ',
    trigger_keywords: 'no road',
    script_template: '',
  };
  const server = { members: [IDA], chains: [long, empty] };
  await ask('long road', server);
  await expect.element(page.getByText('40 steps')).toBeVisible();
  expect(overflow()).toBeLessThanOrEqual(0);
  await ask('no road', server);
  // A chain without roles is left out, so the other one answers.
  await expect.element(heading(/no road/)).toBeVisible();
  await expect.element(page.getByText('40 steps')).toBeVisible();
  await expect.element(answer.getByRole('heading').first()).toBeVisible();
});
