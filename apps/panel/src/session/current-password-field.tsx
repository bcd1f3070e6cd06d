/** The field for the current password, which a change requires long after the sign-in (A2, A6). */

import { PasswordField } from 'ui/fields.tsx';
import { CURRENT_PASSWORD } from './current-password.ts';

export function CurrentPasswordField({ error }: { readonly error: string | null }) {
  return (
    <div>
      <PasswordField label="Current password" isNew={false} name={CURRENT_PASSWORD} error={error} />
      <p className="mt-1.5 text-sm text-quiet">
        No password? Log out and log in again, then make this change within 15 minutes.
      </p>
    </div>
  );
}
