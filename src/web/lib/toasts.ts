/** The short messages that pass over the page: a list anyone may add to and one component shows. */
import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** How long a message stays, in milliseconds, unless it is pointed at or has the focus. */
export const TOAST_MS = 5000;

/** Likewise for a message that offers to do something: who reads slowly must be able to. */
export const ACTION_TOAST_MS = 12_000;

/** Older messages give way beyond this many. */
const MOST_SHOWN = 3;

export interface Toast {
  /** A second toast with the same id replaces the first. */
  readonly id: string;
  readonly kind: 'success' | 'info' | 'error';
  readonly title: string;
  readonly description?: string;
  /** What may be done about it, once: the message goes when it is. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Set when the page itself announces the same news to a screen reader. */
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
  toasts.publish([...others, shown].slice(-MOST_SHOWN));
}

export function dismissToast(id: string): void {
  toasts.publish(toasts.current().filter((toast) => toast.id !== id));
}
