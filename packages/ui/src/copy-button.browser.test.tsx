/** The copy button's states (F2), in a browser whose clipboard is granted or refused. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { CopyButton } from './copy-button.tsx';
import { Toaster } from './toaster.tsx';

const button = (name: string) => page.getByRole('button', { name });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(
    <>
      <CopyButton text="Hi Ann" label="Copy Script" toast="Script copied to clipboard!" />
      <Toaster />
    </>,
  );
});
afterEach(async () => {
  // By itself, the package does so for the first test file only.
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("F2 K4 a copy button says 'Copied!' for 2 seconds", async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copy Script').click();
  expect(write).toHaveBeenCalledWith('Hi Ann');
  await expect.element(button('Copied!')).toBeVisible();
  await expect.element(page.getByText('Script copied to clipboard!')).toBeVisible();
  vi.advanceTimersByTime(1999);
  await expect.element(button('Copied!')).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(button('Copy Script')).toBeVisible();
});

test('F2 a text that the browser does not copy is shown selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await button('Copy Script').click();
  await expect.element(page.getByText('Hi Ann')).toBeVisible();
  expect(getSelection()?.toString()).toBe('Hi Ann');
});
