/** The fields of account forms, in a form that browsers and password managers recognize (A1). */
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';

/** Minimum length of a password (A1, K4). The server may require more and report an error. */
const MIN_PASSWORD_CHARS = 6;

const INPUT =
  'block min-h-11 w-full rounded-lg border border-edge bg-paper px-3 text-ink aria-invalid:border-danger';

interface FieldProps {
  /** The server's error about this field. */
  readonly error?: string | null | undefined;
}

interface EmailProps extends FieldProps {
  readonly label?: string;
  readonly email: string;
  readonly onEmail?: (email: string) => void;
  /** Whether the user is choosing a new address. */
  readonly isNew?: boolean;
}

/** Keeps the typed address across steps, so that no step asks for it again. */
export function EmailField({ label = 'Email', email, onEmail, isNew = false, error }: EmailProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <input
        id={id}
        type="email"
        name="email"
        autoComplete={isNew ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        onChange={(event) => onEmail?.(event.currentTarget.value)}
        {...invalid(id, error)}
        className={INPUT}
      />
    </Field>
  );
}

interface PasswordProps extends FieldProps {
  readonly label: string;
  /** Whether the user is choosing a new password. */
  readonly isNew: boolean;
  /** Its name in the form's data. */
  readonly name?: string;
  /** What was typed in an earlier step. */
  readonly typed?: string | undefined;
}

export function PasswordField({ label, isNew, name = 'password', typed, error }: PasswordProps) {
  const id = useId();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  useHiddenOnSubmit(input, () => setShown(false));
  const described = [isNew && hintId, error && errorId(id)].filter(Boolean).join(' ');
  return (
    <Field id={id} label={label} error={error}>
      <div className="relative">
        <input
          ref={input}
          id={id}
          type={isShown ? 'text' : 'password'}
          name={name}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={MIN_PASSWORD_CHARS}
          defaultValue={typed}
          {...invalid(id, error)}
          aria-describedby={described || undefined}
          className={`${INPUT} pr-20`}
        />
        {/* Not named 'Show password', so that 'password' finds only the field. */}
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={id}
          title="Show the password"
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 min-h-11 cursor-pointer rounded-lg px-4 font-medium text-accent underline-offset-4 hover:underline aria-pressed:underline"
        >
          Show
        </button>
      </div>
      {isNew && (
        <p id={hintId} className="mt-1.5 text-sm text-quiet">
          At least {MIN_PASSWORD_CHARS} characters.
        </p>
      )}
    </Field>
  );
}

/** Hides the password on submit: browsers offer to save only what is a password field at that moment. */
function useHiddenOnSubmit(input: RefObject<HTMLInputElement | null>, hide: () => void) {
  const onSubmit = useRef(hide);
  onSubmit.current = hide;
  useEffect(() => {
    const listen = () => onSubmit.current();
    const form = input.current?.form;
    form?.addEventListener('submit', listen);
    return () => form?.removeEventListener('submit', listen);
  }, [input]);
}

interface CodeProps extends FieldProps {
  readonly label: string;
  readonly hint?: string;
}

/** A code of six digits, which phones offer to fill in. */
export function CodeField({ label, hint, error }: CodeProps) {
  const id = useId();
  const hintId = useId();
  const described = [hint && hintId, error && errorId(id)].filter(Boolean).join(' ');
  return (
    <Field id={id} label={label} error={error}>
      <input
        id={id}
        type="text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
        pattern="\s*[0-9]{3}\s?[0-9]{3}\s*"
        title="Six digits"
        {...invalid(id, error)}
        aria-describedby={described || undefined}
        className={`${INPUT} max-w-48 text-lg tracking-[0.2em]`}
      />
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-quiet">
          {hint}
        </p>
      )}
    </Field>
  );
}

/** A code of letters and digits that was kept on paper; dashes and case do not matter. */
export function RecoveryCodeField({ label, error }: CodeProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <input
        id={id}
        type="text"
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...invalid(id, error)}
        className={`${INPUT} font-mono text-lg tracking-wide`}
      />
    </Field>
  );
}

interface FrameProps extends FieldProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

function Field({ id, label, error, children }: FrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    </div>
  );
}

/** Not announced by itself: the toast announces it, and aria-describedby links it to the field. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <p id={id} className="mt-1.5 font-medium text-danger [overflow-wrap:anywhere]">
      {children}
    </p>
  );
}

function invalid(id: string, error: string | null | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {};
}

function errorId(id: string): string {
  return `${id}-error`;
}
