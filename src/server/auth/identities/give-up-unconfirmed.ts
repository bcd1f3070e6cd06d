/**
 * Takes an account from whoever made it, when the owner of its address arrives.
 *
 * Anybody can sign up with somebody else's address and wait: the password they chose, their
 * sessions, factors and pending changes must not open the account once it is really in use.
 */
import type { Transaction } from '../../db/driver.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import type { User } from '../users/user.ts';
import { updateUser } from '../users/users-table.ts';

/** Leaves the id, the address, now confirmed, and what the operator keeps of the user. */
export async function giveUpUnconfirmed(tx: Transaction, { id }: User, now: Date): Promise<User> {
  await endSessionsOf(tx, id);
  await tx.query('delete from auth_service.identities where user_id = $1', [id]);
  await tx.query('delete from auth_service.factors where user_id = $1', [id]);
  await tx.query('delete from auth_service.one_time_tokens where user_id = $1', [id]);
  await tx.query(
    'delete from auth_service.flow_states where user_id = $1 or linking_user_id = $1',
    [id],
  );
  return updateUser(
    tx,
    id,
    {
      emailConfirmedAt: now,
      passwordHash: null,
      phone: null,
      phoneConfirmedAt: null,
      newEmail: null,
      newPhone: null,
      userMetadata: {},
    },
    now,
  );
}
