/** The address of the login page: which step it shows, where it leads, and why people are there. Pure. */
import { ADMIN_PATH, LOGIN_PATH } from '../page-paths.ts';
import type { SignedOutWhy } from './session-state.ts';

/** log-in is the page itself; the others are named in its address. */
export type LoginStep = 'log-in' | 'sign-up' | 'forgot-password' | 'new-password';

const STEPS: readonly LoginStep[] = ['sign-up', 'forgot-password', 'new-password'];

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The login page for who is not signed in at `from` (A4). It leads back there, but not who logged out:
 * the next person at this computer may be another.
 */
export function loginPath(from: Address, why: SignedOutWhy): string {
  if (why === 'logged-out') return LOGIN_PATH;
  const params = new URLSearchParams();
  if (isFailedLink(from)) params.set('link', 'failed');
  else {
    if (from.pathname + from.search !== ADMIN_PATH) params.set('next', from.pathname + from.search);
    if (why === 'ended') params.set('ended', '1');
  }
  return withParams(params);
}

/** Another step of the login page, which leads where this one does. */
export function stepPath(search: string, step: LoginStep): string {
  const params = new URLSearchParams();
  if (step !== 'log-in') params.set('step', step);
  const next = nextPath(search);
  if (next !== ADMIN_PATH) params.set('next', next);
  return withParams(params);
}

/** Where mailed links lead for a new password, and who is signed in to choose another. */
export const NEW_PASSWORD_PATH = stepPath('', 'new-password');

export function stepOf(search: string): LoginStep {
  const named = new URLSearchParams(search).get('step');
  return STEPS.find((step) => step === named) ?? 'log-in';
}

/** Where signing in leads (A2): a place of the admin panel and nowhere else, whatever the address says. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/admin(\?|$)/.test(next) ? next : ADMIN_PATH;
}

/** Whether the address says that a session has ended. */
export function saysEnded(search: string): boolean {
  return new URLSearchParams(search).has('ended');
}

/**
 * Whether a mailed link led here that has expired or was used before. What the service adds in its
 * words is not read: anybody can write an address.
 */
export function isFailedLink({ search, hash }: Pick<Address, 'search' | 'hash'>): boolean {
  const params = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  return params.some((each) => each.has('error_code') || each.get('link') === 'failed');
}

function withParams(params: URLSearchParams): string {
  return params.size === 0 ? LOGIN_PATH : `${LOGIN_PATH}?${params}`;
}
