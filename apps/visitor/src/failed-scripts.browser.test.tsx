/** A script of the visitors' page that does not load, as when the network is gone (F4, O3). */

import { documentTexts } from 'ui/texts/document.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import pageHtml from '../index.html?raw';
import { ask, NEEDS } from '../tests/open-page.tsx';

vi.mock('./page/feedback-dialog.tsx', () => {
  throw new TypeError('no network');
});
vi.mock('./draw.tsx', () => {
  throw new TypeError('no network');
});

test('O3 a feedback dialog that does not load says so, and claims no suggestion', async () => {
  await ask(NEEDS.contextual, {
    members: [{ id: '1', member_name: 'Ida Stone', profession_role: 'Accountant' }],
    chains: [
      {
        id: 'c1',
        scenario: 'Starting a Business',
        roles_sequence: 'Accountant → Falconer',
        script_template: 'Hello.',
        trigger_keywords: NEEDS.contextual,
      },
    ],
  });
  await page.getByRole('button', { name: 'Suggest a Member' }).click();
  await expect.element(page.getByText(/^The form could not be loaded/)).toBeVisible();
  // Not awaited: a toast leaves by itself.
  expect(page.getByText('Visit suggestion submitted').query()).toBeNull();
});

test('F4 a page whose script does not load says so, and can be reloaded', async () => {
  const { body, documentElement: root } = document;
  const tested = window.location.href;
  const content = [...body.childNodes];
  onTestFinished(() => {
    body.replaceChildren(...content);
    root.removeAttribute('data-elsewhere');
    window.history.replaceState(null, '', tested);
  });
  window.history.replaceState(null, '', '/members');
  body.innerHTML = pageHtml.replace(/\{\{(\w+)\}\}/g, (_, name) =>
    Reflect.get(documentTexts, name),
  );
  // As public/before-paint.js does.
  root.setAttribute('data-elsewhere', '');
  await import('./main.ts');
  await expect
    .element(page.getByRole('heading', { name: 'This page could not be loaded' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Reload' }))
    .toHaveProperty('href', window.location.href);
});
