/** GET /admin/users: all users in pages, newest first. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { AUTHENTICATED, presentUsers } from '../users/present-user.ts';
import { toUser } from '../users/users-table.ts';
import { pageHeaders, parseUserPage, type UserPage } from './user-page.ts';

/** `filter` matches users whose address, number or full name contains it. */
export async function listUsers(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const url = new URL(c.req.url);
  const page = parseUserPage(url.searchParams);
  const filter = (url.searchParams.get('filter') ?? '').replaceAll('\0', '').toLowerCase();
  const { users, total } = await ctx.transaction((tx) => readPage(tx, page, filter));
  return c.json({ users, aud: AUTHENTICATED }, 200, pageHeaders(url, page, total));
}

const MATCHES = `$1 = '' or position($1 in email) > 0 or position($1 in phone) > 0
  or position($1 in lower(user_metadata ->> 'full_name')) > 0`;

async function readPage(tx: Transaction, { page, perPage }: UserPage, filter: string) {
  const [count] = await tx.query(
    `select count(*) as total from auth_service.users where ${MATCHES}`,
    [filter],
  );
  const rows = await tx.query(
    `select * from auth_service.users where ${MATCHES}
     order by created_at desc, id desc limit $2 offset $3`,
    [filter, String(perPage), String((page - 1) * perPage)],
  );
  return { users: await presentUsers(tx, rows.map(toUser)), total: Number(count?.total) };
}
