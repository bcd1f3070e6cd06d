/** Routes for provider sign-in and for a signed-in user's identities. */
import { Hono } from 'hono';
import { logged } from '../context/access-log.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { limited } from '../context/limited.ts';
import { authorize, authorizeLinking } from './authorize.ts';
import { callback } from './callback.ts';
import { createProviders } from './providers.ts';
import { unlinkIdentity } from './unlink-identity.ts';

export function identityRoutes(ctx: AuthContext): Hono<AuthEnv> {
  const providers = createProviders(ctx);
  const routes = new Hono<AuthEnv>();
  // Each request stores a flow in the database.
  const begins = limited(ctx, 'authorize');
  routes.get('/authorize', begins, (c) => authorize(ctx, providers, c));
  routes.on(['GET', 'POST'], '/callback', logged(ctx, 'sign_in'), (c) =>
    callback(ctx, providers, c),
  );
  routes.get('/user/identities/authorize', logged(ctx, 'identity_link'), begins, (c) =>
    authorizeLinking(ctx, providers, c),
  );
  routes.delete('/user/identities/:id', logged(ctx, 'identity_removed'), (c) =>
    unlinkIdentity(ctx, c),
  );
  return routes;
}
