/** Accounts: making one, signing in and out, and what anybody may ask of the service. */
import { Hono } from 'hono';
import type { AuthContext, AuthEnv } from '../context.ts';
import { health, settings, signingKeys } from '../describe-service.ts';
import { limited } from '../limits/limited.ts';
import { limitBodyTo, WAITING_BODY_MAX } from '../request-body.ts';
import { logout } from './sign-in/logout.ts';
import { sendOtp } from './sign-in/otp.ts';
import { recover } from './sign-in/recover.ts';
import { refuseSso } from './sign-in/refused.ts';
import { token } from './sign-in/token.ts';
import { signup } from './sign-up/sign-up.ts';
import { getUser } from './user/get-user.ts';
import { reauthenticate } from './user/reauthenticate.ts';
import { putUser } from './user/update-user.ts';
import { resend } from './verification/resend.ts';
import { followLink, verify } from './verification/verify.ts';

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
