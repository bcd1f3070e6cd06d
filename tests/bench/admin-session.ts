/** An admin of a measured app: an account, and its session as the auth client stores it. */
import { randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { SESSION_KEY } from 'ui/session-presence.ts';
import type { ServedApp } from './served-app.ts';

const SERVICE_KEY = `sb_secret_${randomBytes(24).toString('hex')}`;
const ACCOUNT = { email: 'bench@example.com', password: randomBytes(12).toString('hex') };

/** Server settings that `askAsOperator` requires. */
export const OPERATED = { SERVICE_KEY, LIMITS: 'off' };

/** Creates the account and signs it in. */
export async function openSession(app: ServedApp): Promise<string> {
  await askAsOperator(app, 'POST', '/auth/v1/admin/users', { ...ACCOUNT, email_confirm: true });
  const path = '/auth/v1/token?grant_type=password';
  return (await askAsOperator(app, 'POST', path, ACCOUNT)).text();
}

/** Stores the session for every page of a browser. */
export async function keepSession(context: BrowserContext, session: string): Promise<void> {
  await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    session,
  ] as const);
}

export async function askAsOperator(
  { origin }: ServedApp,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const answer = await fetch(origin + path, {
    method,
    headers: { Authorization: `Bearer ${SERVICE_KEY}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
