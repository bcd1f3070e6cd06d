/** Codes of an authenticator app: SHA-1, six digits, 30 seconds, as every such app expects. */
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { validationFailed } from '../protocol/errors.ts';
import type { User } from '../users/users-table.ts';
import { type FactorKind, requireCode } from './factor-kind.ts';

const DIGITS = 6;
const PERIOD_SECONDS = 30;
/** Codes accepted before and after the current one: clocks differ, and people type slowly. */
const MAX_SKEW_CODES = 1;
/** 160 bits, the length of a SHA-1 hash, as RFC 4226 advises. */
const SECRET_BYTES = 160 / 8;
/** Maximum length of a name in the QR code, which has no room for a longer one. */
const MAX_NAME_CHARS = 64;

export const totpKind: FactorKind = {
  label: 'TOTP',
  method: 'totp',
  wrongAnswer: 'Invalid TOTP code entered',

  enroll({ settings }, user, body) {
    const issuer = body.text('issuer') || new URL(settings.siteUrl).host;
    if (issuer.length > MAX_NAME_CHARS) {
      throw validationFailed(`issuer cannot be longer than ${MAX_NAME_CHARS} characters`);
    }
    const secret = new Secret({ size: SECRET_BYTES });
    const uri = totpOf(secret, issuer, labelOf(user)).toString();
    return {
      kept: { totpSecret: secret.base32 },
      shown: { totp: { qr_code: renderSVG(uri), secret: secret.base32, uri } },
    };
  },

  challenge: () => ({ kept: {} }),

  check(ctx, factor, _challenge, body) {
    const step = stepOf(factor.totpSecret ?? '', requireCode(body.text('code')), ctx.now());
    // A code is single-use, so one read over a shoulder is worthless once its owner has used it.
    if (step === null || step <= (factor.totpLastStep ?? -1)) return null;
    return { totpLastStep: step };
  },
};

/** The 30-second step the code belongs to; null when it belongs to none near `now`. */
function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d+$/.test(code)) return null;
  const totp = totpOf(Secret.fromBase32(secret));
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: MAX_SKEW_CODES });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function totpOf(secret: Secret, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    secret,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });
}

function labelOf({ email, phone, id }: User): string {
  return (email ?? phone ?? id).slice(0, MAX_NAME_CHARS);
}
