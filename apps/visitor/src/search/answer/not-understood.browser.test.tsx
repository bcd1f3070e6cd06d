/** A need that was not understood: no seat, but other words, the members, and nothing counted (O1, N1). */
import { expectNoViolations, smallTargets } from 'ui/testing';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { heading, openPage, searchFor } from '../../../tests/open-page.tsx';

test('O1 S14 N1 asks for other words, offers the members, and neither opens nor counts a seat', async () => {
  const sent = await openPage('/');
  await searchFor('flibbertigibbet');
  await expect.element(heading('No exact match for flibbertigibbet')).toBeVisible();
  await expect
    .element(page.getByText('No direct match found. This might be an open seat opportunity!'))
    .toBeVisible();
  await expect
    .element(page.getByText('We couldn’t tell what kind of help you need.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'flibbertigibbet was not understood.' }))
    .toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'See all members' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tell the chapter' })).toBeVisible();
  await expect.element(page.getByText('Try an example:')).toBeVisible();
  await expect.element(page.getByText('Open Seat Opportunity')).not.toBeInTheDocument();
  await expect.element(page.getByText('Message to send')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Invite Someone to Fill This Seat' }))
    .not.toBeInTheDocument();
  expect(sent).toEqual([]);
  const main = page.getByRole('main').element();
  await expectNoViolations(main);
  expect(smallTargets(main)).toEqual([]);

  await page.getByRole('button', { name: 'Try other words' }).click();
  const field = page.getByRole('combobox', { name: 'What do you need?' });
  await expect.element(field).toHaveFocus();
  expect(getSelection()?.toString()).toBe('flibbertigibbet');
});

test('N3 a browser without deadlines for requests tells the chapter all the same', async () => {
  const { timeout } = AbortSignal;
  onTestFinished(() => void Object.assign(AbortSignal, { timeout }));
  Reflect.set(AbortSignal, 'timeout', undefined);
  const sent = await openPage('/');
  await searchFor('flibbertigibbet');
  await page.getByRole('button', { name: 'Tell the chapter' }).click();
  await page.getByRole('button', { name: 'Send these words' }).click();
  await expect.element(page.getByText('Thank you! The chapter will read it.')).toBeVisible();
  expect(sent).toHaveLength(1);
});
