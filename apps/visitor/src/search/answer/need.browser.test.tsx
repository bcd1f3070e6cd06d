/** Explanations: matched words are marked in the need, and every result has a reason (M9, M10). */
import { emulateMedia } from 'ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask, NEEDS, overflow, searchFor, textsOf } from '../../../tests/open-page.tsx';

const heading = page.getByRole('heading', { level: 2 }).first();
const answer = page.getByRole('region');
const marks = () => [...heading.element().querySelectorAll('mark')].map((mark) => mark.textContent);

/** A need for each mode, with words that are not matched. */
const EXPLAINED = [
  'my roof is leaking and the plummer is away',
  'we are starting a business soon',
  'there is water damage in the hall',
  `a ${NEEDS.chain} please`,
  `a ${NEEDS.openSeat} for my poodle`,
];

test('M9 the heading marks only the matched words, shows the need as typed, and cuts a long one', async () => {
  await ask('my poor roof is leaking');
  await expect.element(heading).toHaveAccessibleName('Who to call: “my poor roof is leaking”');
  expect(marks()).toEqual(['roof', 'leaking']);

  await searchFor(`My roof is leaking ${'and it goes on '.repeat(20)}`);
  await expect.element(heading).toMatchTextContent(/…”$/);
  await expect.poll(marks).toEqual(['roof', 'leaking']);
});

test('D3 M7 M9 the reason names the correction, the synonym or the company behind a match', async () => {
  await ask('plummer');
  const first = answer.getByRole('article').first();
  await expect.element(first).toMatchTextContent('Matches "plumber" (you typed "plummer")');
  expect(marks()).toEqual(['plumber']);
  await searchFor('sparky');
  await expect.element(first).toMatchTextContent('Matches "sparky", another word for Electrician');

  await ask('hops zymurgist', {
    members: [
      { id: '1', member_name: 'Bo', profession_role: 'Cooper', company: 'Hops Zymurgist and Sons' },
    ],
  });
  await expect
    .element(page.getByText('Matches "hops zymurgist" in the company name Hops Zymurgist and Sons'))
    .toBeVisible();
});

test('M9 M10 C8 O2 every percentage, chain and seat has its reason beside it, which fits a phone', async () => {
  for (const need of EXPLAINED) {
    await ask(need);
    const reasons = answer.getByText(/^Matches "/);
    await expect.element(reasons.first()).toBeVisible();
    for (const badge of answer.getByText(/^\d+% match$/).elements()) {
      expect(badge.nextElementSibling?.textContent).toMatch(/^Matches "/);
    }
    for (const reason of reasons.elements()) {
      const { left, right } = reason.getBoundingClientRect();
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
    expect(overflow()).toBeLessThanOrEqual(0);
  }
});

test('C8 each suggested chain shows its reason, and the need stays marked when one is chosen', async () => {
  await ask('there is water damage in the hall');
  const choices = answer.getByRole('listitem').getByRole('button');
  const reason = expect.stringMatching(/Matches "water damage"/);
  await expect.poll(textsOf(choices)).toEqual([reason, reason]);
  expect(textsOf(answer.getByRole('mark'))()).toEqual(['water damage']);
  await choices.first().click();
  await expect.poll(marks).toEqual(['water damage']);
});

test('M9 marks stay visible with forced colours', async () => {
  await ask(NEEDS.member);
  await expect.poll(marks).toEqual(['roof leak']);
  await emulateMedia({ 'forced-colors': 'active' });
  const mark = heading.element().querySelector('mark') ?? heading.element();
  const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(colourOf(mark)).not.toBe(colourOf(heading.element()));
  await emulateMedia();
});
