/** The receiver of a message: an address or a number, as a request names it. */
import type { Transaction } from '../../db/driver.ts';
import type { Channel } from '../protocol/channel.ts';
import { validationFailed } from '../protocol/errors.ts';
import type { RequestBody } from '../protocol/request-body.ts';
import { findUserByEmail, findUserByPhone, type User } from '../users/users-table.ts';
import { parseEmail, parsePhone } from './contact-address.ts';

export interface Receiver {
  readonly channel: Channel;
  /** As stored in users. */
  readonly address: string;
}

/** Null when the request names none. @throws {AuthError} validation_failed */
export function readReceiver(body: RequestBody): Receiver | null {
  const email = body.text('email') || null;
  const phone = body.text('phone') || null;
  if (email !== null && phone !== null) {
    throw validationFailed('Only an email address or phone number should be provided');
  }
  if (email !== null) return { channel: 'email', address: parseEmail(email) };
  if (phone === null) return null;
  if ((body.text('channel') || 'sms') !== 'sms') {
    throw validationFailed("Invalid channel, the supported value is 'sms'");
  }
  return { channel: 'phone', address: parsePhone(phone) };
}

export function findReceiver(
  tx: Transaction,
  { channel, address }: Receiver,
): Promise<User | null> {
  return channel === 'email' ? findUserByEmail(tx, address) : findUserByPhone(tx, address);
}
