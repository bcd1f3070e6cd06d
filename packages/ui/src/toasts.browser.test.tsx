/** Toasts beside what is being pressed (S6). */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Toaster } from './toaster.tsx';
import { dismissToast, showToast } from './toasts.tsx';

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
