/** The copy button's states (F2), in a browser whose clipboard is granted or refused. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { CopyButton } from './copy-button.tsx';
import { Toaster } from './toaster.tsx';
import { dismissAllToasts } from './toasts.tsx';

const button = (name: string) => page.getByRole('button', { name });

function Page({ text = 'Hi Ann', above = 0 }) {
  return (
    <>
      <Toaster />
      <div style={{ height: above }} />
      <CopyButton text={text} label="Copy Script" toast="Script copied to clipboard!" />
    </>
  );
}

let rendered: Awaited<ReturnType<typeof render>>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  rendered = await render(<Page />);
});
afterEach(async () => {
  // By itself, the package does so for the first test file only.
  await cleanup();
  dismissAllToasts();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

test("F2 K4 a second press says 'Copied!' for 2 seconds again", async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copy Script').click();
  await expect.element(button('Copied!')).toBeVisible();
  vi.advanceTimersByTime(1999);
  // Playwright's own click would wait for the stopped timers.
  (button('Copied!').element() as HTMLElement).click();
  await expect.element(page.getByText('Script copied to clipboard!')).toHaveLength(2);
  // React has then seen to all that the press led to.
  await rendered.rerender(<Page />);
  vi.advanceTimersByTime(1999);
  await expect.element(button('Copied!')).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(button('Copy Script')).toBeVisible();
});

/** A browser that lets the page copy in no way. */
function refuseCopying(): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
}

test('F2 a text that the browser does not copy is shown selected, until it changes', async () => {
  refuseCopying();
  await button('Copy Script').click();
  await expect.element(page.getByText('Hi Ann')).toBeVisible();
  expect(getSelection()?.toString()).toBe('Hi Ann');
  await rendered.rerender(<Page text="Hi Bo" />);
  await expect.element(page.getByText('Hi Ann')).not.toBeInTheDocument();
});

test('F2 it comes into view at the lower edge of the screen, and stays there', async () => {
  refuseCopying();
  await rendered.rerender(<Page above={window.innerHeight * 2} />);
  await button('Copy Script').click();
  await expect.element(page.getByText('Failed to copy script')).toBeInTheDocument();
  await expect.element(page.getByText('Hi Ann')).toBeInViewport({ ratio: 1 });
});

test('F2 a browser that fails at copying leaves nothing in the page', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    throw new Error('refused');
  });
  await button('Copy Script').click();
  await expect.element(page.getByText('Hi Ann')).toBeVisible();
  expect(document.querySelector('textarea')).toBeNull();
});
