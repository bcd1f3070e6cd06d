/**
 * Shows toasts where they cover nothing that must stay clear (S6): floating in a free place, else in room of their own
 * at the start of the page. While a modal dialog is open they are inside it, since it would otherwise cover them.
 */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { freePlace, isFree, scrollToFreePlace } from './free-place.ts';
import { boxesToKeepClear, watchPage } from './keep-clear.ts';
import * as siteTexts from './texts/site.ts';
import { dismissToast, TOAST_MS, type Toast } from './toasts.tsx';

/** Milliseconds that a toast with an action stays: slow readers must be able to use it. */
const ACTION_TOAST_MS = 12_000;

interface Props {
  /** Where the toasts are added. */
  readonly list: HTMLElement;
  readonly toasts: readonly Toast[];
}

export default function ToastList({ list, toasts }: Props) {
  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    dismissOlderInPage(toasts, list);
    return watchPage((isScrolling) => placeToasts(list, isScrolling));
  }, [list, toasts]);
  return createPortal(
    toasts.map((toast) => <ToastItem key={toast.id} toast={toast} />),
    list,
  );
}

/** What was said before would push the page down further. An action is kept: it may be wanted yet. */
function dismissOlderInPage(toasts: readonly Toast[], list: HTMLElement) {
  for (const [position, { id, action }] of toasts.slice(0, -1).entries()) {
    const item = list.children[position];
    if (item instanceof HTMLElement && isInPage(item) && !action) dismissToast(id);
  }
}

/**
 * Where a toast is (data-place): 'floating' in a free place, or in room of its own in the 'page'. Without either it
 * waits out of sight.
 */
function placeToasts(list: HTMLElement, isScrolling: boolean) {
  const toasts = [...list.children].filter((toast) => toast instanceof HTMLElement);
  const host = document.querySelector('dialog[open]') ?? document.body;
  if (list.parentElement !== host) {
    for (const toast of toasts) delete toast.dataset.place;
    host.prepend(list);
  }
  const page = host === document.body ? document.documentElement : host;
  for (const toast of toasts.toReversed()) {
    // Its room in the page is not taken away: what is being read would move.
    if (isInPage(toast)) {
      if (!isScrolling && isNeeded(toast)) bringBack(toast, page);
      continue;
    }
    // A toast that leaves while the page is scrolling comes back when it rests, not between any two lines.
    if (isScrolling && !toast.dataset.place) continue;
    const isFloating = float(toast, page, !isScrolling);
    if (isFloating || isScrolling) continue;
    if (page.scrollTop > 0 && !(isNeeded(toast) && isUntouched(toast))) continue;
    if (page.scrollTop > 0 && scrollToFloat(toast, page)) continue;
    toast.dataset.place = 'page';
    toast.dataset.placedMs = String(performance.now());
    page.scrollTo({ top: 0 });
  }
}

/** The focus of a deleted row goes to its neighbour, for example, and takes the view along. */
function bringBack(toast: HTMLElement, page: Element) {
  const isOutOfView = toast.getBoundingClientRect().bottom <= 0;
  if (isOutOfView && isUntouched(toast)) page.scrollTo({ top: 0 });
}

/** Input by which a visitor scrolls the page or moves the focus. */
const INPUTS = ['pointerdown', 'wheel', 'touchmove', 'keydown'];

let lastInputMs = Number.NEGATIVE_INFINITY;
for (const input of INPUTS) {
  window.addEventListener(
    input,
    () => {
      lastInputMs = performance.now();
    },
    { capture: true, passive: true },
  );
}

/** Whether the visitor has done nothing since a toast had its place: what took it away then was the page itself. */
function isUntouched({ dataset: { placedMs } }: HTMLElement): boolean {
  return placedMs === undefined || lastInputMs < Number(placedMs);
}

/** Lets a toast float where it is, if that is free, else in another free place. @returns whether there is one. */
function float(toast: HTMLElement, page: Element, mayMove: boolean): boolean {
  const { size, viewport, taken } = around(toast, page);
  const left = Number.parseFloat(toast.style.left);
  const top = Number.parseFloat(toast.style.top);
  const isFreeHere = isFree({ ...size, left, top }, viewport, taken);
  const place = isFreeHere ? { left, top } : mayMove ? freePlace(size, viewport, taken) : null;
  if (place === null) {
    delete toast.dataset.place;
    return false;
  }
  toast.style.left = `${place.left}px`;
  toast.style.top = `${place.top}px`;
  toast.dataset.place = 'floating';
  toast.dataset.placedMs ??= String(performance.now());
  return true;
}

/** Brings the nearest free place into view, for what must be seen. @returns whether there is one. */
function scrollToFloat(toast: HTMLElement, page: Element): boolean {
  const { size, viewport, taken } = around(toast, page);
  const { scrollTop: up, scrollHeight, clientHeight } = page;
  const by = scrollToFreePlace(size, viewport, taken, {
    up,
    down: scrollHeight - clientHeight - up,
  });
  if (by !== null) page.scrollBy({ top: by });
  return by !== null && float(toast, page, true);
}

/** What a toast's place depends on. */
function around(toast: HTMLElement, page: Element) {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return {
    size: { width: toast.offsetWidth, height: toast.offsetHeight },
    viewport: { width, height },
    taken: boxesToKeepClear(page, toast),
  };
}

function isInPage(toast: HTMLElement): boolean {
  return toast.dataset.place === 'page';
}

/** Whether it must be seen: then it does not leave unseen. */
function isNeeded(toast: HTMLElement): boolean {
  return 'needed' in toast.dataset;
}

/** Whether a toast whose time is over may leave. */
function mayLeave(toast: HTMLElement): boolean {
  if (isInPage(toast)) return toast.getBoundingClientRect().bottom <= 0;
  return toast.dataset.place !== undefined || !isNeeded(toast);
}

function ToastItem({ toast }: { readonly toast: Toast }) {
  const leaving = useLeaving(toast);
  const focusBefore = useRef<EventTarget | null>(null);
  const Icon = ICONS[toast.kind];

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Element | null))
      focusBefore.current = relatedTarget;
  }

  /** Gives the focus back: the button that has it disappears with the toast. An action moves the focus itself. */
  function dismiss() {
    if (focusBefore.current instanceof HTMLElement)
      focusBefore.current.focus({ preventScroll: true });
    dismissToast(toast.id);
  }

  return (
    <li
      {...leaving}
      onFocusCapture={rememberFocus}
      data-keep-clear=""
      data-needed={mustBeSeen(toast) ? '' : undefined}
      aria-live={toast.announcedElsewhere ? 'off' : undefined}
      className="fixed z-20 flex w-max max-w-[min(28rem,100%-24px)] -translate-y-[200vh] items-center-safe gap-x-[min(0.75rem,2vw)] rounded-xl border border-line bg-sheet pr-1 pl-[min(1rem,4vw)] [overflow-wrap:anywhere] text-ink opacity-0 shadow-lg transition-opacity data-place:translate-none data-place:opacity-100 data-[place=page]:static data-[place=page]:mx-auto data-[place=page]:my-3 data-[place=page]:shadow-none"
    >
      <Icon
        className={`size-[min(1.25rem,28px)] shrink-0 ${ICON_COLOURS[toast.kind]}`}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1 py-2 text-[0.9375rem] leading-snug">
        <p className="font-medium">{toast.title}</p>
        {toast.description && <p className="text-quiet">{toast.description}</p>}
      </div>
      {toast.action && (
        <Button
          variant="plain"
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label={siteTexts.dismissMessage}
        onClick={dismiss}
        // In pixels: large text needs the room for itself.
        className="grid size-[44px] shrink-0 cursor-pointer place-items-center rounded-lg text-quiet hover:text-ink"
      >
        <X className="size-[min(1rem,28px)]" aria-hidden="true" />
      </button>
    </li>
  );
}

/** Whether a toast says or offers what cannot be missed, and is not on the page. */
function mustBeSeen({ kind, action, shownElsewhere }: Toast): boolean {
  return action !== undefined || (kind === 'error' && !shownElsewhere);
}

/** What a toast's element needs to leave when its time is over, unless it is pointed at or has the focus. */
function useLeaving(toast: Toast) {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const held = pointedAt || focused;

  useEffect(() => {
    if (held) return;
    const lasting = toast.action ? ACTION_TOAST_MS : TOAST_MS;
    const timer = setInterval(() => {
      if (item.current && mayLeave(item.current)) dismissToast(toast.id);
    }, lasting);
    return () => clearInterval(timer);
  }, [toast, held]);

  return {
    ref: item,
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert };
const ICON_COLOURS = { success: 'text-accent', info: 'text-accent', error: 'text-danger' };
