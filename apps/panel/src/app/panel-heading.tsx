/** The panel's header: link back, title, finding and 'Log Out' (P1). Small: the page below it is what counts. */
import { ArrowLeft, LogOut, Search } from 'lucide-react';
import { Button } from 'ui/button.tsx';
import { whenSafeToLeave } from '../records/leave-guard.tsx';
import { useArrivalFocus } from '../session/login-address.ts';
import { logOut } from '../session/session.ts';

const ITEM =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-lg px-1 text-[0.9375rem] font-medium whitespace-nowrap text-accent underline-offset-4 hover:underline';

/** @param onFind opens the command palette. */
export function PanelHeading({ onFind }: { readonly onFind: () => void }) {
  const heading = useArrivalFocus();
  return (
    <header className="flex items-center gap-x-1 pt-1 max-rail:flex-wrap sm:gap-x-3 rail:pt-2">
      <a href="/" className={`${ITEM} -ml-1`}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back to search
      </a>
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-sm leading-snug text-quiet max-rail:order-last max-rail:basis-full max-rail:text-xs rail:flex-1 rail:text-center rail:text-balance"
      >
        Admin Panel - Manage Members and Referral Chains
      </h1>
      <button
        type="button"
        onClick={onFind}
        aria-keyshortcuts="Control+K Meta+K"
        className={`${ITEM} max-rail:ml-auto print:hidden`}
      >
        <Search className="size-4" aria-hidden="true" />
        Find
      </button>
      <Button variant="plain" onClick={() => whenSafeToLeave(logOut)} className="max-sm:px-2.5">
        <LogOut className="size-4 max-sm:hidden" aria-hidden="true" />
        <span className="whitespace-nowrap">Log Out</span>
      </Button>
    </header>
  );
}
