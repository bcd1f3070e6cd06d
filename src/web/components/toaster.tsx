/** Shows the toasts, also above an open modal dialog, which would otherwise cover them. */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../lib/hydrated.ts';
import { ACTION_TOAST_MS, dismissToast, TOAST_MS, type Toast, useToasts } from '../lib/toasts.ts';
import { buttonClass } from './button.ts';

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert };
const ICON_COLOURS = { success: 'text-accent', info: 'text-accent', error: 'text-danger' };

export function Toaster() {
  const toasts = useToasts();
  if (!useHydrated()) return null;
  return createPortal(
    // Clear of the floating Feedback button on the search page.
    <ol
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-20 m-0 flex list-none flex-col items-center gap-2 px-4 sm:bottom-6 [body:has([data-floating])_&]:pr-20 sm:[body:has([data-floating])_&]:pl-20"
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </ol>,
    document.querySelector('dialog[open]') ?? document.body,
  );
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
      className="rise pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-xl border border-line bg-sheet py-1 pr-1 pl-4 text-ink shadow-lg"
    >
      <Icon className={`size-5 shrink-0 ${ICON_COLOURS[toast.kind]}`} aria-hidden="true" />
      <div className="min-w-0 flex-1 py-2 text-[0.9375rem] leading-snug">
        <p className="font-medium">{toast.title}</p>
        {toast.description && <p className="text-quiet">{toast.description}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.run();
          }}
          className={buttonClass('plain')}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss message"
        onClick={() => dismissToast(toast.id)}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-quiet hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}
