/** How much one client may ask of the auth service (wire page, 'Limits per IP'). */
import type { SettingsReader } from '../../settings-reader.ts';

export const LIMITED = [
  'password',
  'refresh',
  'verify',
  'signup',
  'otp',
  'recover',
  'resend',
  'user',
  'factors',
  'mail',
] as const;
/** A kind of request that is counted by itself. */
export type Limited = (typeof LIMITED)[number];
