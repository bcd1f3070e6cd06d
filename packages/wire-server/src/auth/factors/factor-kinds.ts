/**
 * What differs between kinds of factors, the rest being shared; and the two kinds that are codes: of an authenticator
 * app, and sent by text message. Keys are in webauthn-factor.ts.
 */
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { AuthContext, Sms } from '../context/auth-context.ts';
import { hashSecret, makeCode } from '../keys/secret-hash.ts';
import { smsText } from '../messages/message-texts.ts';
import { validationFailed } from '../protocol/auth-errors.ts';
import { parsePhone } from '../protocol/contact-address.ts';
import type { RequestBody } from '../protocol/request-body.ts';
import type { JsonObject } from '../protocol/wire-values.ts';
import type { AuthMethod } from '../sessions/sessions.ts';
import type { User } from '../users/users-table.ts';
import {
  CHALLENGE_LIFETIME_SECONDS,
  type Challenge,
  type ChallengeSecret,
} from './factor-challenges.ts';
import type { Factor, FactorProof, NewFactor } from './factors-table.ts';

export interface FactorKind {
  /** For people: 'TOTP'. */
  readonly label: string;
  /** As the amr claim names it. */
  readonly method: AuthMethod;
  /** Error message for a wrong answer. */
  readonly wrongAnswer: string;
  /** @throws {AuthError} validation_failed */
  enroll(ctx: AuthContext, user: User, body: RequestBody): Enrollment;
  /** @throws {AuthError} validation_failed */
  challenge(ctx: AuthContext, asked: Asked, body: RequestBody): Promise<Question> | Question;
  /**
   * Null for a wrong answer.
   * @throws {AuthError} validation_failed
   */
  check(
    ctx: AuthContext,
    factor: Factor,
    challenge: Challenge,
    body: RequestBody,
  ): Promise<FactorProof | null> | FactorProof | null;
}

interface Enrollment {
  readonly kept: Pick<NewFactor, 'totpSecret' | 'phone'>;
  /** Returned besides id, type and name. */
  readonly shown: JsonObject;
}

/** Whose proof is requested. */
interface Asked {
  readonly user: User;
  readonly factor: Factor;
  /** All of the user's. */
  readonly factors: readonly Factor[];
}

interface Question {
  readonly kept: ChallengeSecret;
  /** Returned besides id, type and expiry. */
  readonly shown?: JsonObject;
  /** Sent once the challenge is stored. */
  readonly sms?: Sms;
}

/** The code a user typed from an app or a text message. @throws {AuthError} validation_failed */
function requireCode(code: string | null): string {
  if (code) return code;
  throw validationFailed('Code needs to be non-empty');
}

const DIGITS = 6;
const PERIOD_SECONDS = 30;
/** Codes accepted before and after the current one: clocks differ, and people type slowly. */
const MAX_SKEW_CODES = 1;
/** 160 bits, the length of a SHA-1 hash, as RFC 4226 advises. */
const SECRET_BYTES = 160 / 8;
/** Maximum length of a name in the QR code, which has no room for a longer one. */
const MAX_NAME_CHARS = 64;

/** Codes of an authenticator app: SHA-1, six digits, 30 seconds, as every such app expects. */
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

/** Codes sent to a phone by text message. */
export const phoneKind: FactorKind = {
  label: 'Phone',
  method: 'mfa/phone',
  wrongAnswer: 'Invalid MFA Phone code entered',

  enroll(_ctx, _user, body) {
    const given = body.text('phone');
    if (!given) throw validationFailed('Phone number required to enroll Phone factor');
    return { kept: { phone: parsePhone(given) }, shown: { phone: given } };
  },

  challenge({ settings }, { factor }, body) {
    if ((body.text('channel') ?? 'sms') !== 'sms') {
      throw validationFailed("Invalid channel, the supported value is 'sms'");
    }
    const code = makeCode();
    const text = smsText({
      site: settings.messages.from.name,
      code,
      lifetime: CHALLENGE_LIFETIME_SECONDS,
    });
    return { kept: { codeHash: hashSecret(code) }, sms: { to: factor.phone ?? '', text } };
  },

  check(_ctx, _factor, challenge, body) {
    return hashSecret(requireCode(body.text('code'))) === challenge.codeHash ? {} : null;
  },
};
