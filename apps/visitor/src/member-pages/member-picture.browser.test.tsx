/** The sentence about a member, and their picture (V3). */
import { member } from 'domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask, openPage, textsOf } from '../../tests/open-page.tsx';

const ANN = { id: 'ann', member_name: 'Ann Archer', profession_role: 'Roofer' };
const about = 'Fixes leaks the same day.';
/** A port at which nobody answers. */
const BROKEN = 'https://localhost:1/ann.png';

const pictures = () => document.querySelectorAll('main img').length;

test('V3 a member’s page and the first card of an answer have the sentence about them', async () => {
  const server = { members: [member({ ...ANN, about })] };
  await openPage('/members/ann', server);
  await expect.element(page.getByText(about, { exact: true })).toBeVisible();
  await ask('roof leak', server);
  await expect.element(page.getByRole('article').getByText(about)).toBeVisible();
});

test('V3 without a sentence, the page says with whom they work', async () => {
  const company = 'Archer Roofing';
  await openPage('/members/ann', { members: [member({ ...ANN, company, chapter: 'Fort Mill' })] });
  await expect
    .element(page.getByText('With Archer Roofing, a member of Fort Mill.', { exact: true }))
    .toBeVisible();
});

test('V3 a picture is asked for without naming the page, and disappears when it cannot be loaded', async () => {
  const asked: string[] = [];
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const image of node.querySelectorAll('img')) {
          const { referrerPolicy, alt, width, height, loading } = image;
          asked.push([image.src, referrerPolicy, alt, width, height, loading].join(' '));
        }
      }
    }
  });
  added.observe(document.body, { childList: true, subtree: true });
  await openPage('/members/ann', { members: [member({ ...ANN, picture: BROKEN })] });
  await expect.poll(() => asked).toEqual([`${BROKEN} no-referrer  96 96 lazy`]);
  added.disconnect();
  await expect.poll(pictures).toBe(0);
});

test('V3 only an https address is a picture', async () => {
  const picture = 'http://example.com/ann.png';
  await openPage('/members', { members: [member({ ...ANN, picture })] });
  await expect.poll(textsOf(page.getByRole('listitem'))).toHaveLength(1);
  expect(pictures()).toBe(0);
});
