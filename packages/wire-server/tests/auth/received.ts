/** Received mail and text messages, and following their links as a browser does. */
import { expect } from 'vitest';
import type { Mail, Sms } from '../../src/auth/context/auth-context.ts';
import { linkIn } from '../conformance/inbox.ts';
import type { AuthHarness } from './harness.ts';

/** The newest mail to this address. */
export async function mailTo(auth: AuthHarness, email: string): Promise<Mail> {
  const mail = (await mailsTo(auth, email)).at(-1);
  if (mail === undefined) throw new Error(`No mail reached ${email}`);
  return mail;
}

/** Every mail to this address so far, including those in transit when this is called. */
export async function mailsTo(auth: AuthHarness, email: string): Promise<readonly Mail[]> {
  await auth.ctx.background.settled();
  return auth.outbox.mail.filter(({ to }) => to === email);
}

/** The newest text message to this number, digits only. */
export async function smsTo(auth: AuthHarness, phone: string): Promise<Sms> {
  const sms = (await smsesTo(auth, phone)).at(-1);
  if (sms === undefined) throw new Error(`No text message reached ${phone}`);
  return sms;
}

export async function smsesTo(auth: AuthHarness, phone: string): Promise<readonly Sms[]> {
  await auth.ctx.background.settled();
  return auth.outbox.sms.filter(({ to }) => to === phone);
}

/** The token in the mail's link, which clients call token_hash. */
export function tokenHashIn(mail: Mail): string {
  return linkIn(mail).searchParams.get('token') ?? '';
}

/** The redirect of the link, as a browser follows it. */
export async function follow(auth: AuthHarness, link: URL): Promise<URL> {
  expect(link.href.startsWith(`${auth.ctx.settings.authUrl}/verify?`)).toBe(true);
  const { status, headers } = await auth.get(`/verify${link.search}`);
  expect(status).toBe(303);
  return new URL(headers.get('location') ?? '');
}

/** The parameters in the fragment. */
export function fragmentOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}

/** A different code. */
export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
