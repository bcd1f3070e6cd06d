/** The admin API (U1): everything under /admin, and /invite, for the operator alone. */
import { Hono } from 'hono';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { createUserAsOperator } from './create-user.ts';
import { deleteFactorAsOperator, listFactors } from './factors.ts';
import { generateLink } from './generate-link.ts';
import { invite } from './invite.ts';
import { listUsers } from './list-users.ts';
import { deleteUserAsOperator, getUserAsOperator } from './one-user.ts';
import { requireOperator } from './operator.ts';
import { updateUserAsOperator } from './update-user.ts';

export function adminRoutes(ctx: AuthContext): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>();
  for (const path of ['/admin/*', '/invite']) {
    routes.use(path, async (c, next) => {
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
