/** POST /admin/users: creates a user regardless of the sign-up rule, which is the operator's own. */
import type { Context } from 'hono';
import { refuseTaken } from '../contacts/taken.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { validationFailed } from '../protocol/errors.ts';
import { readBody } from '../protocol/request-body.ts';
import { isUuid } from '../protocol/uuid.ts';
import { presentUser } from '../users/present-user.ts';
import { createUser } from '../users/user-identities.ts';
import { changesOf, readUserAttributes } from './user-attributes.ts';

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** @throws {AuthError} validation_failed, weak_password, email_exists, phone_exists */
export async function createUserAsOperator(
  ctx: AuthContext,
  c: Context<AuthEnv>,
): Promise<Response> {
  const body = await readBody(c);
  const id = parseId(body.text('id'));
  const attributes = await readUserAttributes(ctx, body);
  if (attributes.email === null && attributes.phone === null) {
    throw validationFailed('Cannot create a user without either an email or phone');
  }
  const now = ctx.now();
  const presented = ctx.transaction(async (tx) => {
    const user = await createUser(tx, changesOf(attributes, null, now), now, id);
    c.set('account', user.id);
    return presentUser(tx, user);
  });
  return c.json(await presented.catch(refuseTaken));
}

/** Undefined stands for a random id. */
function parseId(given: string | null): string | undefined {
  if (!given) return undefined;
  if (isUuid(given) && given !== NIL_UUID) return given;
  throw validationFailed('ID must be a UUID, and not the nil one');
}
