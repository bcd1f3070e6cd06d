/** Toasts (S6) and the Feedback button (F1) on screens of every width, with text of every size. */
import { untilStill } from 'ui/testing';
import { dismissAllToasts, showToast } from 'ui/toasts.tsx';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask, NEEDS, openPage } from '../../tests/open-page.tsx';
import { openFeedback } from './feedback.tsx';

const WIDTHS_PX = [320, 360, 412, 600, 768, 1024, 1280, 1440];
const HEIGHT_PX = 740;
const ZOOMS = [100, 200, 400];
/** Parts of the way down the page. */
const SCROLLED = [0, 0.35, 0.7, 1];

const COPIED = { id: 'copied', kind: 'success', title: 'Script copied to clipboard!' } as const;
const FAILED = { id: 'failed', kind: 'error', title: 'Failed to copy script' } as const;
const root = document.documentElement;

afterEach(() => {
  root.style.fontSize = '';
});

test.each([NEEDS.member, NEEDS.contextual, NEEDS.suggestions, NEEDS.openSeat, 'repair'])(
  "S6 no toast covers a person, a reason or a control of the answer to '%s', nor moves what is read",
  async (need) => {
    await openAnswer(need);
    let floats = 0;
    await onEveryScreen(async (part, where) => {
      expect.soft(keptClearUnderToasts(), `${where}, scrolling`).toEqual([]);
      rest();
      expect.soft(keptClearUnderToasts(), `${where}, at rest`).toEqual([]);
      const read = topOfAnswer();
      showToast(COPIED);
      await rendered();
      expect.soft(keptClearUnderToasts(), where).toEqual([]);
      if (part === 0) expect.soft(isInView(toast(COPIED.title)), where).toBe(true);
      else expect.soft(topOfAnswer(), where).toBe(read);
      if (part > 0 && isInView(toast(COPIED.title))) floats += 1;
    });
    expect(floats).toBeGreaterThan(0);
  },
);

test.each([NEEDS.member, NEEDS.contextual, NEEDS.openSeat])(
  "S6 what failed is said at once, and covers no person, reason or control of the answer to '%s'",
  async (need) => {
    await openAnswer(need);
    await onEveryScreen(async (_, where) => {
      showToast(FAILED);
      await rendered();
      // At once, or as soon as the browser's own scrolling has come to rest.
      await expect.poll(() => isInView(toast(FAILED.title)), { message: where }).toBe(true);
      expect.soft(keptClearUnderToasts(), where).toEqual([]);
      dismissAllToasts();
    });
  },
);

test('S6 what failed stays in view when a part of the page appears in its place', async () => {
  await openAnswer(NEEDS.member);
  window.scrollTo(0, root.scrollHeight / 3);
  showToast(FAILED);
  await expect.poll(() => isInView(toast(FAILED.title))).toBe(true);
  const part = document.createElement('p');
  part.dataset.keepClear = '';
  part.style.cssText = `position: absolute; inset: ${window.scrollY}px 0 auto; height: ${HEIGHT_PX}px`;
  document.body.append(part);
  onTestFinished(() => part.remove());
  await expect.poll(() => overlaps(toast(FAILED.title), part.getBoundingClientRect())).toBe(false);
  await expect.poll(() => isInView(toast(FAILED.title))).toBe(true);
});

test('S6 F1 what is wrong with a feedback covers no control of its dialog', async () => {
  await openPage('/');
  await openFeedback();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await untilStill();
  await onEveryScreen(async (_, where) => {
    showToast(FAILED);
    await rendered();
    expect.soft(dialog.element().contains(toast(FAILED.title)), where).toBe(true);
    expect.soft(keptClearUnder(toast(FAILED.title)), where).toEqual([]);
    expect.soft(isInView(toast(FAILED.title)), where).toBe(true);
    dismissAllToasts();
  });
});

test.each([NEEDS.member, NEEDS.contextual, NEEDS.openSeat, ''])(
  "F1 Feedback covers nothing of the answer to '%s', and is at the end of the page at the latest",
  async (need) => {
    if (need === '') await openPage('/');
    else await openAnswer(need);
    const button = page.getByRole('button', { name: 'Feedback' }).element();
    let floats = 0;
    await onEveryScreen(async (part, where) => {
      expect.soft(coveredBy(button), `${where}, scrolling`).toEqual([]);
      rest();
      expect.soft(coveredBy(button), `${where}, at rest`).toEqual([]);
      if (part === 1) expect.soft(isInView(button), where).toBe(true);
      if (getComputedStyle(button).position === 'fixed') floats += 1;
    });
    expect(floats).toBeGreaterThan(0);
  },
);

async function openAnswer(need: string): Promise<void> {
  await ask(need);
  await expect.element(page.getByRole('region').getByRole('heading').first()).toBeVisible();
  // What loads after the people is there.
  await expect.element(page.getByText('A link to this answer').first()).toBeInTheDocument();
  // The answer rises into its place, and a toast placed before that would be checked after it.
  await untilStill();
}

/** Runs a check at every width, size of text and part of the page, while that is scrolling. */
async function onEveryScreen(check: (part: number, where: string) => Promise<void>): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.viewport(width, HEIGHT_PX);
    for (const zoom of ZOOMS) {
      dismissAllToasts();
      root.style.fontSize = `${zoom}%`;
      for (const part of SCROLLED) {
        window.scrollTo(0, part * (root.scrollHeight - root.clientHeight));
        // The browser's own event comes with the next frame.
        window.dispatchEvent(new Event('scroll'));
        await check(part, `${width} px, ${zoom} %, ${part}`);
      }
    }
  }
  dismissAllToasts();
}

function rest(): void {
  window.dispatchEvent(new Event('scrollend'));
}

/** React renders a toast in a microtask. */
async function rendered(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

function toast(title: string): Element {
  return page.getByText(title, { exact: true }).element().closest('li') ?? document.body;
}

function topOfAnswer(): number {
  return page.getByRole('main').element().getBoundingClientRect().top;
}

/** Whether a part is in view from its start. */
function isInView(part: Element): boolean {
  const { top } = part.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}

function keptClearUnderToasts(): string[] {
  return [...document.querySelectorAll('ol[aria-live] li')]
    .filter(isInView)
    .flatMap(keptClearUnder);
}

/** The controls, people and reasons that a part covers. */
function keptClearUnder(part: Element): string[] {
  return (
    [...document.querySelectorAll('a, button, input, textarea, summary, label, [data-keep-clear]')]
      .filter((kept) => !part.contains(kept) && !kept.contains(part) && kept.checkVisibility())
      // What a modal dialog covers is out of use.
      .filter((kept) => kept.closest('dialog') === part.closest('dialog'))
      .filter((kept) => overlaps(part, kept.getBoundingClientRect()))
      .map((kept) => kept.textContent || kept.tagName)
  );
}

/** The same, and the texts. */
function coveredBy(part: Element): string[] {
  const texts = [...document.querySelectorAll('body *')]
    .filter((element) => !part.contains(element) && element.checkVisibility())
    .filter((element) => !element.matches('.sr-only, .sr-only *'))
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node instanceof Text && node.data.trim() !== '')
    .filter((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some((line) => overlaps(part, line));
    })
    .map((text) => text.textContent ?? '');
  return [...keptClearUnder(part), ...texts];
}

/** Whether two parts share more than a rounded pixel of the screen. */
function overlaps(part: Element, other: DOMRect): boolean {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const width = Math.min(right, other.right) - Math.max(left, other.left);
  const height = Math.min(bottom, other.bottom, window.innerHeight) - Math.max(top, other.top, 0);
  return width > 1 && height > 1;
}
