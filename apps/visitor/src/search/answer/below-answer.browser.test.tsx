/** Several needs in one search: the first leads, and the others get short answers below (S11). */
import { expectNoViolations, smallTargets } from 'ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  around,
  ask,
  heading,
  needInput,
  openPage,
  overflow,
  searchFor,
  textsOf,
} from '../../../tests/open-page.tsx';

const MEMBERS = 'roof leak and my sink is clogged';

/** The section about a further need. */
const also = (need: string) =>
  around(
    heading(/^(my|I) /.test(need) ? `You also asked: “${need}”` : `You also asked about ${need}`),
  );

test('S4 S6 S8 S11 the first need leads, and the other gets a short answer below, whose link leads to it alone', async () => {
  await ask(MEMBERS);
  await expect.element(heading('Who to call for roof leak')).toBeVisible();
  await expect.element(page.getByText('Found 2 relevant member(s)!')).toBeVisible();
  await expect
    .element(page.getByRole('status').first())
    .toMatchTextContent(
      /^2 members found for roof leak\. \d members? found for my sink is clogged\.$/,
    );
  const other = await also('my sink is clogged');
  await expect.element(other.getByRole('heading', { level: 3 })).toHaveLength(1);
  await expect.element(other).toMatchTextContent('Plumbing Services');
  await expect.element(other.getByText(/sink/).last()).toBeVisible();
  await other.getByText('More', { exact: true }).click();
  for (const name of [/^Call/, /^Email/]) {
    await expect.element(other.getByRole('link', { name })).toBeVisible();
  }
  await expect.element(other.getByRole('button', { name: 'Copy Intro' })).toBeVisible();

  const link = other.getByRole('link', { name: /^See all/ });
  await expect.element(link).toHaveAttribute('href', '/?q=my+sink+is+clogged');
  await link.click();
  await expect.element(heading('Who to call: “my sink is clogged”')).toBeVisible();
  expect(window.location.search).toBe('?q=my+sink+is+clogged');
  await expect.element(page.getByRole('region')).toHaveFocus();
  await expect.element(needInput).toHaveValue('my sink is clogged');
  window.history.back();
  await expect.element(heading('You also asked: “my sink is clogged”')).toBeVisible();
});

test('S11 on a phone a link on the first screen leads to the answer for the other need', async () => {
  await openPage('/');
  await searchFor(MEMBERS);
  const answer = heading('You also asked: “my sink is clogged”');
  await expect.element(answer).not.toBeInViewport();
  const link = page.getByRole('link', { name: 'my sink is clogged' });
  await expect.element(link).toBeInViewport();
  await link.click();
  await expect.element(answer).toBeInViewport();
  await expect.element(heading('Who to call for roof leak')).toBeInTheDocument();
});

test('S11 a chain and an open seat get short answers too, and the last needs of a long list are links', async () => {
  await ask('roof leak, dog groomer, I want to sell my house');
  const seat = await also('dog groomer');
  await expect.element(seat).toMatchTextContent('Open Seat Opportunity');
  await expect.element(seat.getByRole('heading', { name: 'Dog Groomer' })).toBeVisible();
  const sale = await also('I want to sell my house');
  await expect.element(sale.getByRole('heading', { name: 'Selling a Home' })).toBeVisible();
  await expect.element(sale.getByRole('listitem').first()).toHaveTextContent('Realtor');

  await searchFor('roof leak, haircut, root canal, oil change, dog groomer, passport photos');
  await page.getByRole('link', { name: '2 more' }).click();
  const title = heading('You also asked about');
  await expect.element(title).toBeInViewport();
  const links = (await around(title)).getByRole('link');
  expect(textsOf(links)()).toEqual(['dog groomer', 'passport photos']);
  await expect
    .element(page.getByRole('status').first())
    .toMatchTextContent(/You also asked about dog groomer, passport photos\.$/);
  await links.last().click();
  await expect.poll(() => window.location.search).toBe('?q=passport+photos');
});

test("D3 S11 an exact search stays exact in the other need's link", async () => {
  await openPage(`/?${new URLSearchParams({ q: MEMBERS, exact: '1' })}`);
  const other = await also('my sink is clogged');
  await expect
    .element(other.getByRole('link', { name: /^See all/ }))
    .toHaveAttribute('href', '/?q=my+sink+is+clogged&exact=1');
});

test('M11 S11 a member without contact data is named without a Call link', async () => {
  await ask(MEMBERS, {
    members: [
      { id: '1', member_name: 'Ida Stone', profession_role: 'Roofer' },
      { id: '2', member_name: 'Bo Reed', profession_role: 'Plumber' },
    ],
  });
  const other = await also('my sink is clogged');
  await expect.element(other.getByRole('heading', { name: 'Bo Reed' })).toBeVisible();
  await expect.element(other.getByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
});

test('S4 S11 several answers pass axe and fit 320 px', async () => {
  await page.viewport(320, 640);
  await ask('roof leak, dog groomer, I want to sell my house, root canal, oil change');
  await also('root canal');
  await expectNoViolations();
  expect(overflow()).toBeLessThanOrEqual(0);
  const region = page.getByRole('region').first().element();
  expect(smallTargets(region, 'a, button, summary')).toEqual([]);
});
