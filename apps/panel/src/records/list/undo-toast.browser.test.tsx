/** The toast of a deletion, which has Undo, on crowded screens (S6, P6). */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, openPanel } from '../../../tests/panel-page.tsx';

test.each([
  { width: 360, zoom: 100 },
  { width: 360, zoom: 200 },
  { width: 1280, zoom: 100 },
  { width: 1280, zoom: 400 },
])(
  'S6 P6 at $width px and $zoom % Undo is in view, and its toast covers no control',
  async (screen) => {
    await openPanel('/admin/members');
    await page.viewport(screen.width, 740);
    const root = document.documentElement;
    root.style.fontSize = `${screen.zoom}%`;
    const remove = button(/^Delete /);
    // The last that a row is given: until then its buttons move down.
    await expect.element(page.getByText('Found as Plumber')).toBeInTheDocument();
    remove.last().element().scrollIntoView({ block: 'center' });
    await remove.last().click();
    await expect.element(button('Undo')).toBeInViewport({ ratio: 1 });
    // The list closes up where the member was, and the toast then looks for its place anew.
    await expect.poll(coveredByToast).toEqual([]);
    root.style.fontSize = '';
  },
);

function coveredByToast(): string[] {
  const toast = button('Undo').element().closest('li') ?? document.body;
  return [...document.querySelectorAll('a, button, input, select, summary, label')]
    .filter((control) => !toast.contains(control) && control.checkVisibility())
    .filter((control) => overlaps(toast.getBoundingClientRect(), control.getBoundingClientRect()))
    .map((control) => control.textContent || control.tagName);
}

/** Whether two boxes share more than a rounded pixel. */
function overlaps(a: DOMRect, b: DOMRect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 1 && height > 1;
}
