/** Members who are away, and languages: in an answer, in the list and on a member's page (M14, M15). */
import { dayOf } from 'domain/day.ts';
import { chain, member } from 'domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask, heading, openMessage, openPage, textsOf } from '../../tests/open-page.tsx';

/** So far away that no test meets it. */
const LAST_DAY = '2999-03-03';
const until = 'March 3, 2999';
const sam = member({
  id: 'sam',
  member_name: 'Sam Rivera',
  profession_role: 'HVAC Technician',
  phone: '704-555-0142',
});
const alex = member({
  id: 'alex',
  member_name: 'Alex Chen',
  profession_role: 'Plumber',
  phone: '704-555-0100',
  away_until: LAST_DAY,
  substitute_id: 'sam',
});
const bo = member({
  id: 'bo',
  member_name: 'Bo Birch',
  profession_role: 'Plumber',
  priority: 5,
  languages: 'Spanish, Polish',
});
const alone = { ...alex, substitute_id: null };
const cards = page.getByRole('region').getByRole('article');

test('M15 an answer names the substitute, says for whom, and calls them', async () => {
  await ask('clogged drain', { members: [alex, sam] });
  await expect.element(cards.getByRole('heading', { name: 'Sam Rivera' })).toBeVisible();
  await expect
    .element(cards.getByText(`Sam Rivera stands in for Alex Chen until ${until}.`, { exact: true }))
    .toBeVisible();
  await expect
    .element(cards.getByRole('link', { name: 'Call 704-555-0142, Sam Rivera' }))
    .toBeVisible();
  expect(document.body.textContent).not.toContain('704-555-0100');
  await openMessage();
  await expect
    .element(page.getByText(/Sam Rivera \(standing in for Alex Chen, Plumber\)/).first())
    .toBeVisible();
});

test('M15 without a substitute the member comes last', async () => {
  await ask('clogged drain', { members: [alone, bo] });
  await expect.element(cards.getByText(`Away until ${until}.`, { exact: true })).toBeVisible();
  expect(textsOf(cards.getByRole('heading'))()).toEqual(['Bo Birch', 'Alex Chen']);
});

test('M15 a leave that ended yesterday leaves nothing to do', async () => {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  await ask('clogged drain', { members: [{ ...alex, away_until: dayOf(yesterday) }, sam] });
  await expect.element(cards.getByRole('heading', { name: 'Alex Chen' })).toBeVisible();
  await expect.element(page.getByText(/stands in/)).not.toBeInTheDocument();
});

test('M15 C7 a step of a chain names the substitute', async () => {
  const leak = chain({
    scenario: 'Leaky House',
    roles_sequence: 'Plumber → Roofer',
    trigger_keywords: 'leaky house',
  });
  await ask('leaky house', { members: [alex, sam], chains: [leak] });
  await expect.element(cards.getByText(/^Sam Rivera stands in for Alex Chen/)).toBeVisible();
});

test('M15 the list and the member’s page say until when, and who stands in', async () => {
  const people = { members: [alex, sam, { ...alone, id: 'zoe', member_name: 'Zoe Poe' }] };
  await openPage('/members', people);
  await expect
    .element(page.getByRole('link', { name: /Alex Chen/ }))
    .toMatchTextContent(new RegExp(`Away until ${until}\\. Sam Rivera stands in\\.$`));
  await expect
    .element(page.getByRole('link', { name: /Zoe Poe/ }))
    .toMatchTextContent(new RegExp(`Away until ${until}\\.$`));
  await openPage('/members/alex', people);
  await expect
    .element(page.getByText(`Away until ${until}. Sam Rivera stands in.`, { exact: true }))
    .toBeVisible();
  await page.getByRole('link', { name: 'Sam Rivera', exact: true }).click();
  await expect.element(heading('Sam Rivera')).toBeVisible();
  await expect.element(page.getByText(/Away until/)).not.toBeInTheDocument();
});

test('M14 whoever speaks the language comes first, and the reason and their page say so', async () => {
  const people = { members: [{ ...alone, away_until: null }, bo] };
  await ask('spanish speaking plumber', people);
  await expect.element(cards.first().getByText('Matches "plumber". Speaks Spanish')).toBeVisible();
  expect(textsOf(cards.getByRole('heading'))()).toEqual(['Bo Birch', 'Alex Chen']);
  await openPage('/members/bo', people);
  await expect.element(page.getByText('Speaks Spanish and Polish', { exact: true })).toBeVisible();
});

test('M14 when nobody speaks it, the trade answers and says so', async () => {
  await ask('plumber who speaks french', { members: [bo] });
  await expect
    .element(
      cards.getByText('Matches "plumber". No one in this trade is listed as speaking French'),
    )
    .toBeVisible();
});
