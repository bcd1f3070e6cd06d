/** Intercepts leaving a form with unsaved text: links, Back, another form, closing the tab. */
import { navigate } from 'wouter/use-browser-location';
import { currentSession } from '../../session/session-state.ts';
import { unsavedForms } from '../unsaved.ts';
import { formsLeftAt, whenSafeToLeave } from './leaving.ts';

/** Guards until the returned function is called. */
export function guardNavigation(): () => void {
  const guard = new AbortController();
  const { signal } = guard;
  window.addEventListener('beforeunload', warnOfUnload, { signal });
  // Browsers without the Navigation API still keep the draft for the tab.
  if ('navigation' in window) navigation.addEventListener('navigate', askFirst, { signal });
  return () => guard.abort();
}

function warnOfUnload(event: BeforeUnloadEvent): void {
  if (unsavedForms().size > 0) event.preventDefault();
}

function askFirst(event: NavigateEvent): void {
  // When the session has ended, the login page is shown; the draft stays stored until the user returns.
  if (!event.cancelable || currentSession().status !== 'signed-in') return;
  // The browser itself asks before a reload; downloads and other programs do not leave the page.
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
