/** What a sign-up asks for. */
import type { Receiver } from '../../contacts/receiver.ts';
import type { JsonObject } from '../../protocol/json-object.ts';
import type { UserChanges } from '../../users/users-table.ts';

export interface Signup {
  /** The new account's address or number. */
  readonly owner: Receiver;
  readonly passwordHash: string;
  readonly userMetadata: JsonObject;
}

/** The user to store, unconfirmed. */
export function newUser({ owner, passwordHash, userMetadata }: Signup): UserChanges {
  return { [owner.channel]: owner.address, passwordHash, userMetadata };
}
