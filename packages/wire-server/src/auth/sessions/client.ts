/** Where a sign-in comes from, kept with its session. */
import type { Context } from 'hono';
import type { AuthEnv } from '../context/context.ts';

/** Kept of a client's own description; browsers' have under 300. */
const MAX_USER_AGENT_CHARS = 500;

export interface Client {
  readonly address: string;
  readonly userAgent: string | null;
}

export function clientOf(c: Context<AuthEnv>): Client {
  const userAgent = c.req.header('user-agent')?.slice(0, MAX_USER_AGENT_CHARS) ?? null;
  return { address: c.get('clientAddress'), userAgent };
}
