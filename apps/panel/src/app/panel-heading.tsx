/**
 * The panel's header: link back, title, the signed-in user and 'Log Out' (P1). Short on a phone, except above the
 * overview.
 */
import { ArrowLeft, LogOut } from 'lucide-react';
import { Button } from 'ui/button.tsx';
import { whenSafeToLeave } from '../records/leave-guard.tsx';
import { NEW_PASSWORD_PATH, useArrivalFocus } from '../session/login-address.ts';
import { logOut } from '../session/session.ts';

const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-lg font-medium text-accent underline-offset-4 hover:underline';

interface Props {
  readonly email: string;
  readonly isOverview: boolean;
}

export function PanelHeading({ email, isOverview }: Props) {
  const heading = useArrivalFocus();
  return (
    <>
      <a href="/" className={`${LINK} ${isOverview ? '' : 'max-sm:hidden'}`}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back to search
      </a>
      <h1
        ref={heading}
        tabIndex={-1}
        className={`font-serif leading-tight tracking-tight text-balance sm:mt-3 sm:text-4xl ${isOverview ? 'mt-3 text-3xl' : 'text-lg'}`}
      >
        Admin Panel - Manage Members and Referral Chains
      </h1>
      <p
        className={`mt-2 flex flex-wrap items-center gap-x-4 text-quiet ${isOverview ? '' : 'max-sm:hidden'}`}
      >
        <span className="[overflow-wrap:anywhere]">Signed in as {email}</span>
        <a href={NEW_PASSWORD_PATH} className={LINK}>
          Change password
        </a>
      </p>
    </>
  );
}

/** 'Log Out' (P1): ends this browser's session, after asking about unsaved text. */
export function LogOutButton() {
  return (
    <Button variant="plain" onClick={() => whenSafeToLeave(logOut)} className="shrink-0">
      <LogOut className="size-4 max-sm:hidden" aria-hidden="true" />
      <span className="whitespace-nowrap">Log Out</span>
    </Button>
  );
}
