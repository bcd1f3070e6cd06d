/** /factors: second factors, enrolled, challenged, verified and removed by their owner. */
import { Hono } from 'hono';
import { logged } from '../context/access-log.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { limited } from '../context/limited.ts';
import { challengeFactor } from './challenge-factor.ts';
import { enrollFactor } from './enroll-factor.ts';
import { unenrollFactor } from './remove-factor.ts';
import { verifyFactor } from './verify-factor.ts';

export function factorRoutes(ctx: AuthContext): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>();
  const countedAsGuess = limited(ctx, 'factors');
  routes.post('/factors', logged(ctx, 'factor_added'), (c) => enrollFactor(ctx, c));
  routes.delete('/factors/:id', logged(ctx, 'factor_removed'), (c) =>
    unenrollFactor(ctx, c, c.req.param('id')),
  );
  routes.post('/factors/:id/challenge', logged(ctx, 'code_request'), countedAsGuess, (c) =>
    challengeFactor(ctx, c, c.req.param('id')),
  );
  routes.post('/factors/:id/verify', logged(ctx, 'second_factor'), countedAsGuess, (c) =>
    verifyFactor(ctx, c, c.req.param('id')),
  );
  return routes;
}
