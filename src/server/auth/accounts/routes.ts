/** Accounts: making one, signing in and out, and what anybody may ask of the service. */
import { Hono } from 'hono';
import type { AuthContext, AuthEnv } from '../context.ts';
import { limited } from '../limits/limited.ts';
import { limitBodyTo, WAITING_BODY_MAX } from '../request-body.ts';
import { health, settings, signingKeys } from './describe-service.ts';
import { getUser } from './get-user.ts';
import { logout } from './logout.ts';
import { sendOtp } from './otp.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recover } from './recover.ts';
import { refuseSso } from './refused.ts';
import { resend } from './resend.ts';
import { signup } from './signup.ts';
import { token } from './token.ts';
import { putUser } from './update-user.ts';
import { followLink, verify } from './verify.ts';

export function accountRoutes(ctx: AuthContext): Hono<AuthEnv> {
  const api = new Hono<AuthEnv>();
  const small = limitBodyTo(WAITING_BODY_MAX);
  api.get('/health', health(ctx));
  api.get('/settings', settings(ctx));
  api.get('/.well-known/jwks.json', signingKeys(ctx));
  api.post('/signup', limited(ctx, 'signup'), small, (c) => signup(ctx, c));
  api.post('/token', small, token(ctx));
  api.post('/logout', logout(ctx));
  api.get('/user', getUser(ctx));
  api.put('/user', limited(ctx, 'user'), (c) => putUser(ctx, c));
  api.post('/recover', limited(ctx, 'recover'), (c) => recover(ctx, c));
  api.post('/otp', limited(ctx, 'otp'), (c) => sendOtp(ctx, c));
  api.post('/resend', limited(ctx, 'resend'), (c) => resend(ctx, c));
  api.post('/verify', limited(ctx, 'verify'), (c) => verify(ctx, c));
  api.get('/verify', (c) => followLink(ctx, c));
  api.get('/reauthenticate', limited(ctx, 'otp'), (c) => reauthenticate(ctx, c));
  api.post('/sso', refuseSso);
  return api;
}
