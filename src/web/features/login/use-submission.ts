/** Submits a form of the login page: one submission at a time, with rejections shown as a toast (A3). */
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverMessage } from '../../lib/session/server-message.ts';
import { dismissToast, showToast } from '../../lib/toasts.ts';

/** One message at a time: a new one replaces the previous one. */
const TOAST_ID = 'login';

export interface Submission {
  readonly busy: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** @param send throws the server's error */
export function useSubmission(send: (data: FormData) => Promise<void>): Submission {
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const focused = document.activeElement;
    setBusy(true);
    dismissToast(TOAST_ID);
    try {
      await send(new FormData(event.currentTarget));
      setBusy(false);
    } catch (reason) {
      const description = serverMessage(reason) ?? 'Authentication failed';
      showToast({ id: TOAST_ID, kind: 'error', title: 'Error', description });
      // Disabling the button has dropped its focus.
      flushSync(() => setBusy(false));
      if (focused instanceof HTMLElement) focused.focus();
    }
  }

  return { busy, submit };
}

export function succeed(title: string, description: string): void {
  showToast({ id: TOAST_ID, kind: 'success', title, description });
}

/** What was typed into the field of this name. */
export function textOf(data: FormData, name: string): string {
  return String(data.get(name) ?? '');
}
