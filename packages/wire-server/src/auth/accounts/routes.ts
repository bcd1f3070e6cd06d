/** Account routes: sign-up, sign-in and sign-out, changes. */
import { Hono } from 'hono';
import { logged } from '../context/access-log.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { limited } from '../context/limited.ts';
import type { FinishLinking } from '../pkce/exchange.ts';
import { logout } from './sign-in/logout.ts';
import { sendOtp } from './sign-in/otp.ts';
import { recover } from './sign-in/recover.ts';
import { refuseSso } from './sign-in/refused.ts';
import { grantEvent, token } from './sign-in/token.ts';
import { signUp } from './sign-up/sign-up.ts';
import { reauthenticate } from './user/reauthenticate.ts';
import { getUser, putUser } from './user/user.ts';
import { answerHead, followLink } from './verification/follow-link.ts';
import { resend } from './verification/resend.ts';
import { verify } from './verification/verify.ts';

export function accountRoutes(ctx: AuthContext, finishLinking: FinishLinking): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>();
  routes.post('/signup', logged(ctx, 'sign_up'), limited(ctx, 'signup'), (c) => signUp(ctx, c));
  routes.post('/token', logged(ctx, grantEvent), (c) => token(ctx, c, finishLinking));
  routes.post('/logout', logged(ctx, 'sign_out'), (c) => logout(ctx, c));
  routes.get('/user', (c) => getUser(ctx, c));
  routes.put('/user', logged(ctx, 'account_changed'), limited(ctx, 'user'), (c) => putUser(ctx, c));
  routes.post('/recover', logged(ctx, 'code_request'), limited(ctx, 'recover'), (c) =>
    recover(ctx, c),
  );
  routes.post('/otp', logged(ctx, 'code_request'), limited(ctx, 'otp'), (c) => sendOtp(ctx, c));
  routes.post('/resend', logged(ctx, 'code_request'), limited(ctx, 'resend'), (c) =>
    resend(ctx, c),
  );
  routes.post('/verify', logged(ctx, 'sign_in'), limited(ctx, 'verify'), (c) => verify(ctx, c));
  // Without `limited`: it redirects to the client even when the limit refuses it, so it counts the request itself.
  routes.get('/verify', answerHead, logged(ctx, 'sign_in'), (c) => followLink(ctx, c));
  routes.get('/reauthenticate', logged(ctx, 'code_request'), limited(ctx, 'otp'), (c) =>
    reauthenticate(ctx, c),
  );
  routes.post('/sso', refuseSso);
  return routes;
}
