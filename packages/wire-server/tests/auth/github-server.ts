/** A stand-in for GitHub on loopback: the documented endpoints, for one invented person. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

interface GithubEmail {
  readonly email: string;
  readonly primary: boolean;
  readonly verified: boolean;
}

export interface GithubServer {
  readonly url: string;
  /** The current person's id, as text. */
  readonly id: string;
  /** Switches to a new person with these addresses. */
  login(emails: readonly GithubEmail[]): void;
  stop(): Promise<void>;
}

/** Knows one application (docs.github.com, "Authorizing OAuth apps"). */
export async function startGithub(clientId: string, clientSecret: string): Promise<GithubServer> {
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();
  let id = 4711;
  let emails: readonly GithubEmail[] = [];
  const app = new Hono();

  app.get('/login/oauth/authorize', (c) => {
    const { client_id, redirect_uri = '', state = '', code_challenge = '' } = c.req.query();
    if (client_id !== clientId) return c.text('unknown application', 404);
    const code = crypto.randomUUID();
    challenges.set(code, code_challenge);
    return c.redirect(`${redirect_uri}?${new URLSearchParams({ code, state })}`);
  });

  app.post('/login/oauth/access_token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isRight =
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret &&
      challenges.get(form.get('code') ?? '') === challenge;
    // GitHub sends errors with status 200.
    if (!isRight) return c.json({ error: 'bad_verification_code' });
    const token = crypto.randomUUID();
    tokens.add(`Bearer ${token}`);
    return c.json({ access_token: token, token_type: 'bearer', scope: 'user:email' });
  });

  app.use('/api/v3/*', async (c, next) => {
    if (!c.req.header('user-agent')) return c.text('name yourself', 403);
    if (!tokens.has(c.req.header('authorization') ?? '')) return c.text('who are you?', 401);
    return next();
  });
  app.get('/api/v3/user', (c) =>
    c.json({ id, login: 'octavia', name: 'Octavia Example', avatar_url: null }),
  );
  app.get('/api/v3/user/emails', (c) => c.json(emails));

  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get id() {
      return String(id);
    },
    login(theirs) {
      id += 1;
      emails = theirs;
    },
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
