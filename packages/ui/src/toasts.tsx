/** The toasts that are shown (S6): a list any module may add to. What shows them, the Toaster, loads on demand. */
import { createStore } from './store.ts';

/** Milliseconds that a floating toast stays, unless hovered or focused. */
export const TOAST_MS = 5000;

/** Beyond this many, the oldest toasts are removed: more would fill much of a phone. */
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
  /** Set when the page itself shows the same: the page then does not move to make the toast seen. */
  readonly shownElsewhere?: boolean;
}

export const NONE: readonly Toast[] = [];
export const shownToasts = createStore(NONE);
let count = 0;

export function showToast(toast: Omit<Toast, 'id'> & { readonly id?: string }): void {
  count += 1;
  const shown = { id: `toast-${count}`, ...toast };
  const others = shownToasts.current().filter(({ id }) => id !== shown.id);
  shownToasts.publish([...others, shown].slice(-MAX_SHOWN));
}

export function dismissToast(id: string): void {
  shownToasts.publish(shownToasts.current().filter((toast) => toast.id !== id));
}

export function dismissAllToasts(): void {
  shownToasts.publish(NONE);
}
