/** Mail addresses and phone numbers as clients send them, brought into the one form they are kept in. */
import { validationFailed } from '../errors.ts';

/** Characters an address may have, as on a Supabase project. */
const EMAIL_MAX = 255;
/** What HTML takes for an address. ASCII only, so that lower case means the same to us and to Postgres. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;
/** Digits with the country code first (E.164); shorter ones are no subscriber's. */
const PHONE = /^[1-9]\d{6,14}$/;

/** In lower case. @throws {AuthError} validation_failed */
export function parseEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email.length <= EMAIL_MAX && EMAIL.test(email)) return email;
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

/** As `parsePhone`, for a number that is only looked up. */
export function normalizePhone(text: string): string {
  return text.replace(/^\s*\+/, '').replace(/[\s().-]/g, '');
}
