/** A directory that cannot be read: what is said, and where the focus is after Retry (S9). */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask, openPage } from '../tests/open-page.tsx';

const retry = page.getByRole('button', { name: 'Retry' });

/** A server whose members cannot be read. */
function unreadable() {
  const membersAreRead = Promise.reject(new Error('no network'));
  membersAreRead.catch(() => {});
  return { members: [], membersAreRead };
}

test.each(['/members', '/members/1'])('S9 on %s the focus stays near Retry', async (path) => {
  await openPage(path, unreadable());
  await expect.element(retry).toBeVisible();
  await retry.click();
  await expect.poll(() => document.activeElement).not.toBe(retry.query());
  expect(document.activeElement).not.toBe(document.body);
  expect(page.getByRole('main').element()).toContainElement(
    document.activeElement as HTMLElement | null,
  );
});

test('S9 only a need that waits is said to be kept', async () => {
  const kept = page.getByText(/What you typed is kept/);
  await ask('roof leak', unreadable());
  await expect.element(kept).toBeVisible();
  await openPage('/', unreadable());
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(kept).not.toBeInTheDocument();
});
