/** The admin API: everything under /admin, and /invite, for the operator alone. */
import { type Context, Hono } from 'hono';
import type { AccessEvent } from '../context/access-event.ts';
import { logged } from '../context/access-log.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { createUserAsOperator } from './create-user.ts';
import { deleteFactorAsOperator, listFactors } from './factors.ts';
import { generateLink } from './generate-link.ts';
import { invite } from './invite.ts';
import { listUsers } from './list-users.ts';
import { deleteUserAsOperator, getUserAsOperator } from './one-user.ts';
import { requireOperator } from './operator.ts';
import { updateUserAsOperator } from './update-user.ts';

const EVENTS: readonly [method: string, path: RegExp, event: AccessEvent][] = [
  ['POST', /\/admin\/users$/, 'account_created'],
  ['POST', /\/invite$/, 'account_created'],
  ['POST', /\/admin\/generate_link$/, 'link_generated'],
  ['PUT', /\/admin\/users\/[^/]+$/, 'account_changed'],
  ['DELETE', /\/admin\/users\/[^/]+$/, 'account_deleted'],
  ['DELETE', /\/factors\/[^/]+$/, 'factor_removed'],
];

/** The access log's name for an operator's request. */
function operatorEvent({ req }: Context<AuthEnv>): AccessEvent {
  const found = EVENTS.find(([method, path]) => method === req.method && path.test(req.path));
  return found?.[2] ?? 'operator_access';
}

export function adminRoutes(ctx: AuthContext): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>();
  for (const path of ['/admin/*', '/invite']) {
    routes.use(path, logged(ctx, operatorEvent), async (c, next) => {
      await requireOperator(ctx, c);
      await next();
    });
  }
  routes.get('/admin/users', (c) => listUsers(ctx, c));
  routes.post('/admin/users', (c) => createUserAsOperator(ctx, c));
  routes.get('/admin/users/:id', (c) => getUserAsOperator(ctx, c));
  routes.put('/admin/users/:id', (c) => updateUserAsOperator(ctx, c));
  routes.delete('/admin/users/:id', (c) => deleteUserAsOperator(ctx, c));
  routes.get('/admin/users/:id/factors', (c) => listFactors(ctx, c));
  routes.delete('/admin/users/:id/factors/:factor', (c) => deleteFactorAsOperator(ctx, c));
  routes.post('/admin/generate_link', (c) => generateLink(ctx, c));
  routes.post('/invite', (c) => invite(ctx, c));
  return routes;
}
