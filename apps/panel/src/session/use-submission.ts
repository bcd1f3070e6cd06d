/** Submits an account form: one submission at a time; a failure is shown in a toast (A3) and in the form. */

import { isAuthError } from '@supabase/auth-js';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { dismissToast, showToast } from 'ui/toasts.tsx';

/** One message at a time: a success replaces a failure, and the reverse. */
const SUCCESS_TOAST_ID = 'account';
const FAILURE_TOAST_ID = 'account-error';

export interface Submission {
  readonly busy: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Why the last submission of this form failed; null after another. */
  readonly failure: Failure | null;
}

interface Failure {
  /** The field it refers to; null for the whole form. */
  readonly field: FieldName | null;
  readonly message: string;
}

interface Options {
  /** Identifies the form where several share the fields: one form's failure is not shown in another. */
  readonly form?: string;
  /** The form's own message where the server's does not say what is wrong; the toast keeps to A3. */
  readonly explain?: (reason: unknown) => string | null;
}

/** @param send throws the server's error */
export function useSubmission(
  send: (data: FormData) => Promise<void>,
  { form = '', explain }: Options = {},
): Submission {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<(Failure & { readonly form: string }) | null>(null);
  // Its toast closes with the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another form is shown.
  useEffect(() => () => dismissToast(FAILURE_TOAST_ID), [form]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const focused = document.activeElement;
    setBusy(true);
    setFailed(null);
    forgetMessages();
    try {
      await send(new FormData(event.currentTarget));
      setBusy(false);
    } catch (reason) {
      const message = showFailureOf(reason);
      // Disabling the button has dropped its focus. A user who has moved the focus since then keeps it.
      flushSync(() => {
        setBusy(false);
        setFailed({ form, field: fieldOfError(reason), message: explain?.(reason) ?? message });
      });
      const isDropped = document.activeElement === document.body;
      if (isDropped && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
  }

  return { busy, submit, failure: failed?.form === form ? failed : null };
}

/** The failure's message if it refers to this field. */
export function failureAt({ failure }: Submission, field: FieldName | null): string | null {
  return failure?.field === field ? failure.message : null;
}

/** The destructive toast of A3. */
export function showFailure(description: string): void {
  dismissToast(SUCCESS_TOAST_ID);
  showToast({ id: FAILURE_TOAST_ID, kind: 'error', title: 'Error', description });
}

/** The same, for a failed request. @returns its description */
export function showFailureOf(reason: unknown): string {
  const description = serverMessage(reason) ?? 'Authentication failed';
  showFailure(description);
  return description;
}

export function showSuccess(title: string, description: string): void {
  dismissToast(FAILURE_TOAST_ID);
  showToast({ id: SUCCESS_TOAST_ID, kind: 'success', title, description });
}

function forgetMessages(): void {
  dismissToast(SUCCESS_TOAST_ID);
  dismissToast(FAILURE_TOAST_ID);
}

/** What was typed into the field of this name. */
export function textOf(data: FormData, name: string): string {
  return String(data.get(name) ?? '');
}

/** The name of the field for the current password, shown when the sign-in was too long ago. */
export const CURRENT_PASSWORD = 'current-password';

/** Named as in the forms' data. */
type FieldName = 'email' | 'password' | typeof CURRENT_PASSWORD | 'code';

const FIELDS: ReadonlyMap<unknown, FieldName> = new Map([
  ['email_exists', 'email'],
  ['user_already_exists', 'email'],
  ['email_address_invalid', 'email'],
  ['email_address_not_authorized', 'email'],
  ['email_not_confirmed', 'email'],
  // The server does not say which of the two is wrong.
  ['invalid_credentials', 'password'],
  ['weak_password', 'password'],
  ['same_password', 'password'],
  ['reauthentication_needed', CURRENT_PASSWORD],
  ['current_password_invalid', CURRENT_PASSWORD],
  ['current_password_required', CURRENT_PASSWORD],
  ['mfa_verification_failed', 'code'],
  ['mfa_verification_rejected', 'code'],
  ['mfa_challenge_expired', 'code'],
]);

/** @returns null for an error about the whole form. */
export function fieldOfError(failure: unknown): FieldName | null {
  return isAuthError(failure) ? (FIELDS.get(failure.code) ?? null) : null;
}

/** @returns null when there was no response, or a response without a message. */
export function serverMessage(failure: unknown): string | null {
  // Without a status there was no response; the message is the browser's.
  if (!isAuthError(failure) || !failure.status) return null;
  // For a response without a message the client uses the body itself.
  return /^[[{"]/.test(failure.message) ? null : failure.message;
}
