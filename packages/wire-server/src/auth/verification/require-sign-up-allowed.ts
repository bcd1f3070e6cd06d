/** Who may create an account: those whom the setting SIGNUP allows, and those whom the application has invited. */
import type { Transaction } from '../../db/driver.ts';
import { allowsSignUp } from '../config/sign-up-rule.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../protocol/auth-errors.ts';

/**
 * @param email null for an account without one.
 * @param tx the transaction to ask the application in; by default, one of its own.
 * @throws {AuthError} signup_disabled
 */
export async function requireSignUpAllowed(
  ctx: AuthContext,
  email: string | null,
  tx: Transaction | null = null,
): Promise<void> {
  if (allowsSignUp(ctx.settings.signup, email)) return;
  if (email !== null) {
    const ask = (asked: Transaction) => isInvited(ctx, asked, email);
    if (tx === null ? await ctx.transaction(ask) : await ask(tx)) return;
  }
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

async function isInvited(
  { admitsSignUp, settings }: AuthContext,
  tx: Transaction,
  email: string,
): Promise<boolean> {
  if (admitsSignUp === null) return false;
  const [row] = await tx.query(`select ${admitsSignUp}($1, $2::boolean) as admitted`, [
    email,
    String(settings.confirmEmail),
  ]);
  return row?.admitted === true;
}
