/** The short messages that pass over the page: a list anyone may add to and one component shows. */

/** How long a message stays, in milliseconds, unless it is pointed at. */
export const TOAST_MS = 5000;

/** Older messages give way beyond this many. */
const MOST_SHOWN = 3;

export interface Toast {
  /** A second toast with the same id replaces the first. */
  readonly id: string;
  readonly kind: 'success' | 'info' | 'error';
  readonly title: string;
  readonly description?: string;
  /** Set when the page itself announces the same news to a screen reader. */
  readonly announcedElsewhere?: boolean;
}

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

export function showToast(toast: Omit<Toast, 'id'> & { readonly id?: string }): void {
  count += 1;
  const shown = { id: `toast-${count}`, ...toast };
  publish([...toasts.filter(({ id }) => id !== shown.id), shown].slice(-MOST_SHOWN));
}

export function dismissToast(id: string): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
