/** The fields of the login page, as browsers and password managers know them (A1). */
import { useId } from 'react';

/** Minimum length of a password (A1, K4). The server may require more, and then says so. */
const MIN_PASSWORD_CHARS = 6;

const INPUT = 'mt-1.5 block min-h-11 w-full rounded-lg border border-edge bg-paper px-3 text-ink';

interface EmailProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** Keeps the typed address across steps, so that no step asks for it again. */
export function EmailField({ email, onEmail }: EmailProps) {
  return (
    <label className="block font-medium">
      Email
      <input
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
        className={INPUT}
      />
    </label>
  );
}

interface PasswordProps {
  readonly label: string;
  /** Whether it is being chosen rather than recalled. */
  readonly isNew: boolean;
  /** In the form's data. */
  readonly name?: string;
}

export function PasswordField({ label, isNew, name = 'password' }: PasswordProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="password"
        name={name}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        minLength={MIN_PASSWORD_CHARS}
        aria-describedby={isNew ? hintId : undefined}
        className={INPUT}
      />
      {isNew && (
        <p id={hintId} className="mt-1.5 text-sm text-quiet">
          At least {MIN_PASSWORD_CHARS} characters.
        </p>
      )}
    </div>
  );
}
