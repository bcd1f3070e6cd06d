/** 'Log Out' (P1): ends this browser's session, after asking about unsaved text. */
import { LogOut } from 'lucide-react';
import { buttonClass } from 'ui/button.ts';
import { whenSafeToLeave } from '../records/leave-guard.tsx';
import { logOut } from '../session/session.ts';

export function LogOutButton() {
  return (
    <button
      type="button"
      onClick={() => whenSafeToLeave(logOut)}
      className={`${buttonClass('plain')} shrink-0`}
    >
      <LogOut className="size-4 max-sm:hidden" aria-hidden="true" />
      <span className="whitespace-nowrap">Log Out</span>
    </button>
  );
}
