/** A token sent to an address or number: a short-lived, single-use link or code. */
import type { Row, Transaction } from '../../db/driver.ts';
import type { Purpose } from '../messages/purpose.ts';
import { type CodeChallenge, toCodeChallenge } from '../pkce/code-challenge.ts';

export interface OneTimeToken {
  readonly id: string;
  readonly userId: string;
  readonly purpose: Purpose;
  /** The address or number it was sent to, as stored in users. */
  readonly sentTo: string;
  /** The PKCE flow that its link finishes. */
  readonly codeChallenge: CodeChallenge | null;
}

export type NewToken = Omit<OneTimeToken, 'id'>;

export function toToken(row: Row): OneTimeToken {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    purpose: row.purpose as Purpose,
    sentTo: String(row.sent_to),
    codeChallenge: toCodeChallenge(row),
  };
}

/**
 * Invalidates the links and codes sent to a user, and the auth codes that such links returned. Call it when the
 * password, address or number changes.
 */
export async function voidOneTimeTokens(tx: Transaction, userId: string): Promise<void> {
  // The rows stay until they are swept, as they count wrong codes: a change must not buy more tries.
  await tx.query(
    `update auth_service.one_time_tokens set link_hash = null, code_hash = '', agreed_to = null
     where user_id = $1`,
    [userId],
  );
  await tx.query('delete from auth_service.flow_states where user_id = $1', [userId]);
}
