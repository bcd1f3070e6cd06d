/** Users with a second factor must have used it (aal2) to change what protects the account. */
import type { Transaction } from '../../db/driver.ts';
import { AuthError } from '../protocol/errors.ts';
import type { SignedIn } from '../sessions/current-session.ts';

/**
 * For a change of address, number or password.
 * @throws {AuthError} 401 insufficient_aal for a user with a verified factor in a session without it
 */
export async function requireAal2WhenEnrolled(tx: Transaction, signedIn: SignedIn): Promise<void> {
  if (await lacksSecondFactor(tx, signedIn)) {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
}

/** Whether the user has a verified factor but this session is below aal2. */
export async function lacksSecondFactor(
  tx: Transaction,
  { user, session }: SignedIn,
): Promise<boolean> {
  if (session.aal === 'aal2') return false;
  const [verified] = await tx.query(
    `select from auth_service.factors where user_id = $1 and status = 'verified' limit 1`,
    [user.id],
  );
  return verified !== undefined;
}
