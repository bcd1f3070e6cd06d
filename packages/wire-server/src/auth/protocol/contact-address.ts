/** Mail addresses and phone numbers, the two ways to reach and identify a user: parsed, in normal form. Pure. */
import { validationFailed } from './auth-errors.ts';
import type { RequestBody } from './request-body.ts';

/** How a user is reached. */
export type Channel = 'email' | 'phone';

/** An address or number, with the channel it belongs to. */
export interface ContactAddress {
  readonly channel: Channel;
  /** As stored in users. */
  readonly address: string;
}

/** The channel of an address or number as stored in users. */
export function channelOf(address: string): Channel {
  return address.includes('@') ? 'email' : 'phone';
}

/** As on a Supabase project. */
const MAX_EMAIL_CHARS = 255;
/**
 * HTML's definition of an address. ASCII only, checked before lowercasing: the Kelvin sign would
 * become a plain k, and so someone else's address.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** Digits, country code first (E.164); shorter ones are not subscriber numbers. */
const PHONE = /^[1-9]\d{6,14}$/;

/** The address or number that a request names; null when it names none. @throws {AuthError} validation_failed */
export function readContactAddress(body: RequestBody): ContactAddress | null {
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

/** The field 'email'; null when it is absent or empty. @throws {AuthError} validation_failed */
export function readEmail(body: RequestBody): string | null {
  const given = body.text('email');
  return given ? parseEmail(given) : null;
}

/** The field 'phone'; null when it is absent or empty. @throws {AuthError} validation_failed */
export function readPhone(body: RequestBody): string | null {
  const given = body.text('phone');
  return given ? parsePhone(given) : null;
}

/** In lower case. @throws {AuthError} validation_failed */
export function parseEmail(text: string): string {
  if (text.length <= MAX_EMAIL_CHARS && EMAIL.test(text)) return normalizeEmail(text);
  throw validationFailed('Unable to validate email address: invalid format');
}

/** As `parseEmail`, for lookups only: an invalid address simply matches no user. */
export function normalizeEmail(text: string): string {
  return text.toLowerCase();
}

/** Digits only. @throws {AuthError} validation_failed */
export function parsePhone(text: string): string {
  const phone = normalizePhone(text);
  if (PHONE.test(phone)) return phone;
  throw validationFailed('Invalid phone number format (E.164 required)');
}

/** As `parsePhone`, for lookups only. Removes only a leading '+' and whitespace, as GoTrue does. */
export function normalizePhone(text: string): string {
  return text.replace(/^\s*\+/, '').replace(/\s/g, '');
}
