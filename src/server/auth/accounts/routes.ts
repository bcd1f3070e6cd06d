/** Accounts: making one, signing in and out, and what anybody may ask of the service. */
import { Hono } from 'hono';
import type { AuthContext, AuthEnv } from '../context.ts';
import { limited } from '../limits/limited.ts';
import { health, settings, signingKeys } from './describe-service.ts';
import { getUser } from './get-user.ts';
import { logout } from './logout.ts';
import { refuseSso } from './refused.ts';
import { signup } from './signup.ts';
import { token } from './token.ts';

export function accountRoutes(ctx: AuthContext): Hono<AuthEnv> {
  const api = new Hono<AuthEnv>();
  api.get('/health', health(ctx));
  api.get('/settings', settings(ctx));
  api.get('/.well-known/jwks.json', signingKeys(ctx));
  api.post('/signup', limited(ctx, 'signup'), (c) => signup(ctx, c));
  api.post('/token', token(ctx));
  api.post('/logout', logout(ctx));
  api.get('/user', getUser(ctx));
  api.post('/sso', refuseSso);
  return api;
}
