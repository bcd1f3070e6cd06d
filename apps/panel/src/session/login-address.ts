/** The login page's URL: the step shown, where it leads next, and why it was opened. */

import { type RefObject, useEffect, useRef } from 'react';
import { ADMIN_PATH, LOGIN_PATH, sectionPath } from 'ui/paths.ts';
import type { SignedOutReason } from './session-state.ts';

/** log-in is the default; the other steps are named in the URL. */
export type LoginStep = 'log-in' | 'sign-up' | 'forgot-password' | 'new-password';

const STEPS: readonly LoginStep[] = ['sign-up', 'forgot-password', 'new-password'];

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The login page for a signed-out user at `from` (A4). It leads back there, except after logging out:
 * someone else may use the computer next.
 */
export function loginPath(from: Address, why: SignedOutReason): string {
  if (why === 'logged-out') return LOGIN_PATH;
  const params = new URLSearchParams();
  if (isFailedLink(from)) params.set('link', 'failed');
  else {
    if (from.pathname + from.search !== ADMIN_PATH) params.set('next', from.pathname + from.search);
    if (why === 'ended') params.set('ended', '1');
  }
  return withParams(params);
}

/** The URL of another step, with the same destination as the current one. */
export function stepPath(search: string, step: LoginStep): string {
  const params = new URLSearchParams();
  if (step !== 'log-in') params.set('step', step);
  const next = nextPath(search);
  if (next !== ADMIN_PATH) params.set('next', next);
  return withParams(params);
}

/** Where mailed links and signed-in users go to choose a new password. */
export const NEW_PASSWORD_PATH = stepPath('', 'new-password');

export function stepOf(search: string): LoginStep {
  const named = new URLSearchParams(search).get('step');
  return STEPS.find((step) => step === named) ?? 'log-in';
}

/** Where signing in leads (A2): always within the admin panel, whatever the URL says. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/admin(\/[a-z]+){0,2}(\?|$)/.test(next) ? next : ADMIN_PATH;
}

/** Marks the return from a provider, so that its failure is not mistaken for that of a mailed link. */
const VIA = { name: 'via', provider: 'provider' } as const;

/** Where a provider's sign-in returns to, with the same destination as the login page's. */
export function providerReturnPath(search: string): string {
  const params = new URLSearchParams({ [VIA.name]: VIA.provider });
  const next = nextPath(search);
  if (next !== ADMIN_PATH) params.set('next', next);
  return withParams(params);
}

export function cameFromProvider(search: string): boolean {
  return new URLSearchParams(search).get(VIA.name) === VIA.provider;
}

/** The code of a provider's failed sign-in; null when none failed. Its message is not shown either. */
export function providerFailure({ search, hash }: Pick<Address, 'search' | 'hash'>): string | null {
  if (!cameFromProvider(search)) return null;
  const params = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  for (const each of params) {
    const code = each.get('error_code') ?? each.get('error');
    if (code !== null) return code;
  }
  return null;
}

/** A mailed link (A7), with all that opens it. */
export interface MailedLink {
  readonly tokenHash: string;
  readonly type: LinkType;
  /** As the link says; whether it is true shows only once it has been redeemed. */
  readonly email: string;
}

const LINK_TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email', 'email_change'] as const;
type LinkType = (typeof LINK_TYPES)[number];

/** RFC 5321. */
const MAX_EMAIL_CHARS = 254;

/** Null for an address without a mailed link; 'broken' for one that is not complete. */
export function mailedLinkIn(search: string): MailedLink | 'broken' | null {
  const params = new URLSearchParams(search);
  const tokenHash = params.get('token_hash');
  if (tokenHash === null) return null;
  const type = LINK_TYPES.find((known) => known === params.get('type'));
  const email = addressIn(params);
  return tokenHash === '' || type === undefined || email === null
    ? 'broken'
    : { tokenHash, type, email };
}

/** Nothing but an address is shown: anyone can craft a URL. */
function addressIn(params: URLSearchParams): string | null {
  const email = params.get('email') ?? '';
  return email.length <= MAX_EMAIL_CHARS && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
}

/**
 * Where someone who was put on the list begins (R4): the form, with their address filled in. It has no secret: whoever
 * signs up still has to show that the address is theirs.
 * @param hasAccount whether they can log in already.
 */
export function invitationPath(email: string, hasAccount: boolean): string {
  const params = new URLSearchParams();
  if (!hasAccount) params.set('step', 'sign-up');
  params.set('email', email);
  return withParams(params);
}

/** The address that an invitation fills in; null without one. */
export function invitedAddress(search: string): string | null {
  return addressIn(new URLSearchParams(search));
}

/** Where a link leads once it has been redeemed. */
export function pathAfterLink(type: LinkType): string {
  if (type === 'recovery' || type === 'invite') return NEW_PASSWORD_PATH;
  return type === 'email_change' ? sectionPath('account') : ADMIN_PATH;
}

/** The page for a link that did not open: where a new one can be had. */
export function failedLinkPath(type: LinkType | null): string {
  const params = new URLSearchParams({ link: 'failed' });
  if (type === 'recovery') params.set('step', 'forgot-password');
  return withParams(params);
}

/** The code that a provider, or a link requested in this browser, has returned to exchange; null for none. */
export function codeIn(search: string): string | null {
  return new URLSearchParams(search).get('code');
}

/** Where the exchange of a code leads. @param failure its error's code; null when it succeeded */
export function pathAfterCode(search: string, failure: string | null): string {
  if (cameFromProvider(search)) {
    if (failure === null) return nextPath(search);
    return `${providerReturnPath(search)}&${new URLSearchParams({ error_code: failure })}`;
  }
  return failure === null ? stepPath(search, stepOf(search)) : failedLinkPath('recovery');
}

/** Whether an address with a session led here, as links had it once. No such session is taken (A7). */
export function isOldLink(search: string): boolean {
  return new URLSearchParams(search).get('link') === 'old';
}

/** Whether the URL says that a session has ended. */
export function saysEnded(search: string): boolean {
  return new URLSearchParams(search).has('ended');
}

/**
 * Whether an expired or used mailed link led here. The service's message in the URL is not shown:
 * anyone can craft a URL.
 */
export function isFailedLink({ search, hash }: Pick<Address, 'search' | 'hash'>): boolean {
  if (cameFromProvider(search)) return false;
  const params = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  return params.some((each) => each.has('error_code') || each.get('link') === 'failed');
}

function withParams(params: URLSearchParams): string {
  return params.size === 0 ? LOGIN_PATH : `${LOGIN_PATH}?${params}`;
}

/** The history state of a page opened that way. */
export const ARRIVED = 'arrived';

/** @returns the ref for the page's heading, which needs tabIndex={-1} */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.history.state !== ARRIVED) return;
    heading.current?.focus();
    // A reload must not move the focus again.
    window.history.replaceState(null, '');
  }, []);
  return heading;
}
