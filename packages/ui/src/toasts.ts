/** Toasts: a list any module may add to, shown by one component. */
import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** Milliseconds a toast stays, unless hovered or focused. */
export const TOAST_MS = 5000;

/** Milliseconds a toast with an action stays: slow readers must be able to use it. */
export const ACTION_TOAST_MS = 12_000;

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

export function useToasts(): readonly Toast[] {
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
