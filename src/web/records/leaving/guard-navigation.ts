/** Stops what would leave a form with unsaved text: links, Back, another form, closing the tab. */
import { navigate } from 'wouter/use-browser-location';
import { currentSession } from '../../lib/session/session-state.ts';
import { unsavedForms } from '../unsaved.ts';
import { formsLeftAt, whenSafeToLeave } from './leaving.ts';

/** Guards until the returned function is called. */
export function guardNavigation(): () => void {
  const guard = new AbortController();
  const { signal } = guard;
  window.addEventListener('beforeunload', warnOfUnload, { signal });
  // Where the browser has no Navigation API, what is typed is kept for the tab all the same.
  if ('navigation' in window) navigation.addEventListener('navigate', askFirst, { signal });
  return () => guard.abort();
}

function warnOfUnload(event: BeforeUnloadEvent): void {
  if (unsavedForms().size > 0) event.preventDefault();
}

function askFirst(event: NavigateEvent): void {
  // A session that ended leads to the login page; what was typed is kept until the way back.
  if (!event.cancelable || currentSession().status !== 'signed-in') return;
  // A reload is the browser's own question; a download or another program leaves nothing.
  if (event.navigationType === 'reload' || event.downloadRequest !== null) return;
  const address = new URL(event.destination.url);
  if (!address.protocol.startsWith('http')) return;
  const left = formsLeftAt(address, unsavedForms());
  if (left.size === 0) return;
  event.preventDefault();
  const { navigationType, destination } = event;
  whenSafeToLeave(() => goAgain(navigationType, destination), left);
}

function goAgain(type: NavigationType, { url, key, sameDocument }: NavigationDestination): void {
  if (type === 'traverse') navigation.traverseTo(key);
  else if (sameDocument) navigate(url, { replace: type === 'replace' });
  else window.location.assign(url);
}
