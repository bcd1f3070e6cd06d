/** What the list of members is on paper (V1). */
import { member } from 'domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../tests/open-page.tsx';

const ann = member({
  id: 'ann',
  member_name: 'Ann Archer',
  profession_role: 'Roofer',
  company: 'Archer Roofing',
  phone: '24/7: 704–555–0142 x204',
  email: 'Ann <ann@example.com>',
  chapter: 'Waxhaw Business Connections',
  sphere: 'Trades & Home Services',
});
const bo = member({ id: 'bo', member_name: 'Bo Birch', profession_role: 'Dentist', sphere: null });

test('V1 M11 the roster names the chapter and each member, with the number that is dialled', async () => {
  await openPage('/members?q=ann', { members: [ann, bo], settings: { name: 'Waxhaw' } });
  await expect.element(page.getByRole('status')).toHaveTextContent('1 of 2 members');
  expect(document.querySelector('.roster')).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  const roster = document.querySelector<HTMLElement>('.roster');
  expect(roster).not.toBeVisible();
  const texts = [...(roster?.querySelectorAll('h1, h2, p') ?? [])].map((each) => each.textContent);
  const today = new Date().toLocaleDateString(undefined, { dateStyle: 'long' });
  expect(texts).toEqual([
    'Waxhaw',
    `${today} · 1 of 2 members · “ann”`,
    'Trades & Home Services',
    'Ann Archer',
    'Roofer · Archer Roofing',
    '704-555-0142 ext. 204 · ann@example.com',
    'Waxhaw Business Connections',
  ]);
});
