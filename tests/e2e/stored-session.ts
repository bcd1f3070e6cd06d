/** Reads and tampers with the session stored in a browser. */
import type { APIRequestContext, Page } from '@playwright/test';
import { SESSION_KEY } from 'ui/session-presence.ts';

interface StoredSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_at: number;
  readonly user: { readonly email: string };
}

export async function storedSession(page: Page): Promise<StoredSession | null> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  return JSON.parse(stored ?? 'null') as StoredSession | null;
}

export async function store(page: Page, text: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    text,
  ] as const);
}

/** Marks the access token as expired, so that it must be refreshed before use. */
export async function expire(page: Page): Promise<void> {
  await store(page, JSON.stringify({ ...(await storedSession(page)), expires_at: 1 }));
}

/** Breaks the signature of the access token. */
export async function spoil(page: Page): Promise<void> {
  const session = await storedSession(page);
  await store(page, JSON.stringify({ ...session, access_token: `${session?.access_token}x` }));
}

/** Ends all sessions of the account on the server, as another device could. */
export async function revoke(page: Page, { url }: { readonly url: string }): Promise<void> {
  const answer = await fetch(`${url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${(await storedSession(page))?.access_token}` },
  });
  if (!answer.ok) throw new Error(`Revoking: ${answer.status}`);
}

/** Whether the server still accepts this refresh token. */
export async function isAlive(request: APIRequestContext, refreshToken: string): Promise<boolean> {
  const answer = await request.post('/auth/v1/token?grant_type=refresh_token', {
    data: { refresh_token: refreshToken },
  });
  return answer.ok();
}
