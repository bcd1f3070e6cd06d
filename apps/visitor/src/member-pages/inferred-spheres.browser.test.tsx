/** The sphere of a member who has none written down (V2). */
import { member } from 'domain/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ask, heading, openPage } from '../../tests/open-page.tsx';

const ann = member({
  id: 'ann',
  member_name: 'Ann Archer',
  profession_role: 'Roofer',
  sphere: null,
});
const bo = member({
  id: 'bo',
  member_name: 'Bo Birch',
  profession_role: 'Plumber',
  sphere: 'Street Arts',
});
const imported = { members: [ann, bo] };
const TRADES = 'Trades & Home Services';

test('V2 a member has the same sphere in an answer, in the list and on their page', async () => {
  await ask('roof leak', imported);
  await expect.element(page.getByRole('article').getByText(TRADES)).toBeVisible();

  await openPage('/members', imported);
  await expect.element(heading(new RegExp(`^${TRADES}\\s*2$`))).toBeVisible();
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(1);

  await openPage('/members/ann', imported);
  await expect.element(page.getByRole('article').getByText(TRADES)).toBeVisible();
});

test('V2 a list whose spheres are all written shows them without the engine', async () => {
  const startWorker = vi.spyOn(window, 'Worker');
  await openPage('/members', { members: [{ ...ann, sphere: 'Health & Wellness' }] });
  await expect.element(heading(/^Health & Wellness\s*1$/)).toBeVisible();
  expect(startWorker).not.toHaveBeenCalled();
});
