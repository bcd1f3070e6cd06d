/** 'Log Out' (P1): ends this browser's session, after asking about unsaved text. */
import { LogOut } from 'lucide-react';
import { Button } from 'ui/button.tsx';
import { whenSafeToLeave } from '../records/leaving/leaving.ts';
import { logOut } from '../session/access.ts';

export function LogOutButton() {
  return (
    <Button variant="plain" onClick={() => whenSafeToLeave(logOut)} className="shrink-0">
      <LogOut className="size-4 max-sm:hidden" aria-hidden="true" />
      <span className="whitespace-nowrap">Log Out</span>
    </Button>
  );
}
