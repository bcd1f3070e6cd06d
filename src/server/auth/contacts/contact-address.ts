/** Mail addresses and phone numbers as clients send them, brought into the one form they are kept in. */
import { validationFailed } from '../errors.ts';
import type { RequestBody } from '../request-body.ts';

/** Characters an address may have, as on a Supabase project. */
const EMAIL_MAX = 255;
/**
 * What HTML takes for an address. ASCII only, before it is put in lower case: a letter such as the
 * Kelvin sign becomes a plain k, and somebody else's address with it.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** Digits with the country code first (E.164); shorter ones are no subscriber's. */
const PHONE = /^[1-9]\d{6,14}$/;

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
  if (text.length <= EMAIL_MAX && EMAIL.test(text)) return normalizeEmail(text);
  throw validationFailed('Unable to validate email address: invalid format');
}

/** As `parseEmail`, for an address that is only looked up: a wrong one is nobody's. */
export function normalizeEmail(text: string): string {
  return text.toLowerCase();
}

/** Digits only. @throws {AuthError} validation_failed */
export function parsePhone(text: string): string {
  const phone = normalizePhone(text);
  if (PHONE.test(phone)) return phone;
  throw validationFailed('Invalid phone number format (E.164 required)');
}

/** As `parsePhone`, for a number that is only looked up. Other signs than '+' and blanks stay, as in GoTrue. */
export function normalizePhone(text: string): string {
  return text.replace(/^\s*\+/, '').replace(/\s/g, '');
}
