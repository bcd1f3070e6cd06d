/**
 * Toasts: a list any module may add to, and the component that shows them where they cover no controls (S6). While a
 * modal dialog is open they render inside it, since it would otherwise cover them.
 */

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { type Box, freePlace } from './free-place.ts';
import { createStore, useHydrated } from './store.ts';
import * as siteTexts from './texts/site.ts';

/** Milliseconds a toast stays, unless hovered or focused. */
export const TOAST_MS = 5000;

/** Milliseconds a toast with an action stays: slow readers must be able to use it. */
const ACTION_TOAST_MS = 12_000;

/** Beyond this many, the oldest toasts are removed: more would cover much of a phone. */
const MAX_SHOWN = 2;

export interface Toast {
  /** A second toast with the same id replaces the first. */
  readonly id: string;
  readonly kind: 'success' | 'info' | 'error';
  readonly title: string;
  readonly description?: string;
  /** Can be run once: doing so closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Set when the page itself announces the same to screen readers. */
  readonly announcedElsewhere?: boolean;
}

const NONE: readonly Toast[] = [];
const toasts = createStore(NONE);
let count = 0;

function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toasts.subscribe, toasts.current, () => NONE);
}

export function showToast(toast: Omit<Toast, 'id'> & { readonly id?: string }): void {
  count += 1;
  const shown = { id: `toast-${count}`, ...toast };
  const others = toasts.current().filter(({ id }) => id !== shown.id);
  toasts.publish([...others, shown].slice(-MAX_SHOWN));
}

export function dismissToast(id: string): void {
  toasts.publish(toasts.current().filter((toast) => toast.id !== id));
}

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert };
const ICON_COLOURS = { success: 'text-accent', info: 'text-accent', error: 'text-danger' };

/** What a toast must not cover: controls, and what is marked, such as the people of an answer and the reasons. */
const KEEP_CLEAR = 'a[href], button, input, textarea, select, summary, [data-keep-clear]';

export function Toaster() {
  const toasts = useToasts();
  const list = useRef<HTMLOListElement>(null);
  useFreePlaces(list, toasts);
  if (!useHydrated()) return null;
  return createPortal(
    <ol ref={list} aria-live="polite" className="print:hidden">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </ol>,
    document.querySelector('dialog[open]') ?? document.body,
  );
}

/** Moves each toast to a free place whenever toasts come or go, and when the page below them has moved. */
function useFreePlaces(list: { readonly current: HTMLElement | null }, toasts: readonly Toast[]) {
  const isPressed = usePressed();
  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    const place = () => {
      // A toast that moved under the pointer before its release would take the click away.
      if (list.current !== null && !isPressed.current) moveToFreePlaces(list.current);
    };
    // The click follows the release within the same frame.
    const placeAfterClick = () => requestAnimationFrame(place);
    place();
    // The answer that a toast is about, or part of it, may render after the toast.
    const growth = new ResizeObserver(place);
    growth.observe(document.body);
    const moments = ['scrollend', 'resize'] as const;
    for (const moment of moments) window.addEventListener(moment, place);
    for (const release of RELEASES) window.addEventListener(release, placeAfterClick);
    return () => {
      growth.disconnect();
      for (const moment of moments) window.removeEventListener(moment, place);
      for (const release of RELEASES) window.removeEventListener(release, placeAfterClick);
    };
  }, [list, toasts, isPressed]);
}

const RELEASES = ['pointerup', 'pointercancel'] as const;

/** Whether something on the page is being pressed. */
function usePressed(): { readonly current: boolean } {
  const isPressed = useRef(false);
  useEffect(() => {
    const update = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
    };
    const moments = ['pointerdown', ...RELEASES];
    // Captured, since a handler may stop the event on its way.
    for (const moment of moments) window.addEventListener(moment, update, true);
    return () => {
      for (const moment of moments) window.removeEventListener(moment, update, true);
    };
  }, []);
  return isPressed;
}

function moveToFreePlaces(list: HTMLElement) {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const page = document.querySelector('dialog[open]') ?? document;
  const taken: Box[] = [...page.querySelectorAll(KEEP_CLEAR)]
    .filter((control) => !list.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect());
  for (const toast of [...list.children].reverse()) {
    if (!(toast instanceof HTMLElement)) continue;
    const { offsetWidth, offsetHeight } = toast;
    const size = { width: offsetWidth, height: offsetHeight };
    // Pressing a toast may move the page below it: a field that loses the focus shows its error.
    const isHeld = toast.style.top && toast.matches(':hover');
    const place = isHeld
      ? toast.getBoundingClientRect()
      : freePlace(size, { width, height }, taken);
    toast.style.left = `${place.left}px`;
    toast.style.top = `${place.top}px`;
    taken.push({ ...size, left: place.left, top: place.top });
  }
}

function ToastItem({ toast }: { readonly toast: Toast }) {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointedAt || focused;
  const Icon = ICONS[toast.kind];

  useEffect(() => {
    if (held) return;
    const lasting = toast.action ? ACTION_TOAST_MS : TOAST_MS;
    const timer = setTimeout(() => dismissToast(toast.id), lasting);
    return () => clearTimeout(timer);
  }, [toast, held]);

  return (
    <li
      aria-live={toast.announcedElsewhere ? 'off' : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="rise fixed z-20 flex max-h-[25dvh] w-max max-w-[min(28rem,calc(100vw-1.5rem))] items-center-safe gap-3 overflow-y-auto rounded-xl border border-line bg-sheet pr-1 pl-4 text-ink shadow-lg"
    >
      <Icon className={`size-5 shrink-0 ${ICON_COLOURS[toast.kind]}`} aria-hidden="true" />
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
        onClick={() => dismissToast(toast.id)}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-quiet hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}
