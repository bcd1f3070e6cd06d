/** Tells a user without edit rights why, and how to get them (R4, R5). Renders nothing for an editor. */
import { Eye } from 'lucide-react';
import { type MyAccess, useAccessCheck, useMyAccess } from './my-access.ts';

export function AccessNote() {
  useAccessCheck();
  const access = useMyAccess();
  const text = access && noteFor(access);
  return (
    // Announced when it appears: a save may just have been refused.
    <div role="status">
      {text && (
        <p className="mt-6 flex max-w-3xl items-start gap-3 rounded-xl border border-line bg-sheet px-4 py-3">
          <Eye className="mt-0.5 size-5 shrink-0 text-quiet" aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

/** Pure. Null for an editor. */
export function noteFor({ standing, email }: MyAccess): string | null {
  switch (standing) {
    case 'editor':
      return null;
    case 'second-factor':
      return 'You can look but not change anything until you confirm with your second factor. Log out, then log in again to do so.';
    case 'unconfirmed':
      return `You can look but not change: ${email ?? 'your address'} is not confirmed yet. Follow the link in the confirmation email, or ask another editor to accept your account under People.`;
    case 'unlisted':
      return email === null
        ? 'You can look but not change: only people on a list of email addresses may edit, and your account has no email address.'
        : `You can look but not change: only people on a list may edit, and ${email} is not on it. Ask one of them to add you under People.`;
    case 'visitor':
      return 'You can look but not change anything with this account.';
  }
}
