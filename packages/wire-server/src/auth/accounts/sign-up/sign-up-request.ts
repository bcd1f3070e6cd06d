/** What a sign-up asks for. */
import type { ContactAddress } from '../../protocol/channel.ts';
import type { JsonObject } from '../../protocol/json-object.ts';
import type { UserChanges } from '../../users/users-table.ts';

export interface SignUpRequest {
  /** The new account's address or number. */
  readonly contact: ContactAddress;
  readonly passwordHash: string;
  readonly userMetadata: JsonObject;
}

/** The user to store, unconfirmed. */
export function newUser({ contact, passwordHash, userMetadata }: SignUpRequest): UserChanges {
  return { [contact.channel]: contact.address, passwordHash, userMetadata };
}
