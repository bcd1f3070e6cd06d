/** Toasts beside what is being pressed, and where no place is free (S6). */
import { startTransition, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Toaster } from './toaster.tsx';
import { dismissAllToasts, dismissToast, showToast, TOAST_MS } from './toasts.tsx';

/** A control over one half of the view: the free place is in the other. */
function Page({ taken }: { readonly taken: 'top' | 'bottom' }) {
  return (
    <>
      <button
        type="button"
        style={{ position: 'fixed', left: 0, right: 0, height: '50vh', [taken]: 0 }}
      >
        Copy Intro
      </button>
      <Toaster />
    </>
  );
}

/** How long one part of a slow list takes to draw, and how many there are: ten seconds in all. */
const PART_MS = 10;
const PARTS = 1_000;

function SlowPart() {
  const until = performance.now() + PART_MS;
  while (performance.now() < until);
  return <li>Part</li>;
}

function SlowList() {
  const [parts, setParts] = useState(0);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setParts(PARTS))}>
        Draw
      </button>
      <ul>
        {Array.from({ length: parts }, (_, part) => part).map((part) => (
          <SlowPart key={part} />
        ))}
      </ul>
      <Toaster />
    </>
  );
}

/** What the page contains once this text has been added. */
function whenAdded(text: string): Promise<string> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const page = document.body.textContent;
      if (!page.includes(text)) return;
      observer.disconnect();
      resolve(page);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

// The first test of the file: later ones find the toasts' script loaded and run.
test('S6 the first toast does not wait until a slow page is drawn', async () => {
  await import('./toast-list.tsx');
  await render(<SlowList />);
  const pageWithToast = whenAdded('Member saved!');
  (page.getByRole('button', { name: 'Draw' }).element() as HTMLElement).click();
  showToast({ id: 'saved', kind: 'success', title: 'Member saved!' });
  expect(await pageWithToast).not.toContain('Part');
  dismissToast('saved');
  await cleanup();
});

test('S6 a toast does not move while a control is pressed, which would take the click away, but after its release', async () => {
  const toast = page.getByRole('listitem');
  const isAbove = () => {
    const { style } = toast.element() as HTMLElement;
    return Number.parseFloat(style.top) < window.innerHeight / 2;
  };
  const { rerender } = await render(<Page taken="top" />);
  showToast({ id: 'copied', kind: 'success', title: 'Intro text copied!' });
  await expect.element(toast).toBeVisible();
  expect(isAbove()).toBe(false);

  window.dispatchEvent(new Event('pointerdown'));
  await rerender(<Page taken="bottom" />);
  window.dispatchEvent(new Event('scrollend'));
  expect(isAbove()).toBe(false);
  window.dispatchEvent(new Event('pointerup'));
  await expect.poll(isAbove).toBe(true);
  dismissToast('copied');
  // By itself, the package does so for the first test file only.
  await cleanup();
});

test('S6 dismissing a toast gives the focus back to what had it before', async () => {
  await render(
    <>
      <button type="button">Save</button>
      <Toaster />
    </>,
  );
  const before = page.getByRole('button', { name: 'Save' });
  await before.click();
  showToast({ kind: 'info', title: 'Saved' });
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
  await expect.element(before).toHaveFocus();
  await cleanup();
});

test('S6 without a free place a toast has room in the page, until another comes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await render(
    <>
      <button type="button" style={{ position: 'fixed', inset: 0 }}>
        Copy Intro
      </button>
      <Toaster />
    </>,
  );
  const shown = () => page.getByRole('listitem').elements();
  showToast({ kind: 'info', title: 'Read slowly' });
  await expect.poll(shown).toHaveLength(1);
  expect(shown()[0]).toHaveAttribute('data-place', 'page');
  vi.advanceTimersByTime(2 * TOAST_MS);
  await expect.element(page.getByText('Read slowly')).toBeInTheDocument();

  showToast({ kind: 'info', title: 'Read next' });
  await expect.element(page.getByText('Read next')).toBeInTheDocument();
  await expect.element(page.getByText('Read slowly')).not.toBeInTheDocument();
  dismissAllToasts();
  vi.useRealTimers();
  await cleanup();
});
