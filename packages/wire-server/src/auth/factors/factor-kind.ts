/** What differs between kinds of factors; the rest is shared. */
import type { AuthContext } from '../context/context.ts';
import type { Sms } from '../context/outgoing-messages.ts';
import { validationFailed } from '../protocol/errors.ts';
import type { JsonObject } from '../protocol/json-object.ts';
import type { RequestBody } from '../protocol/request-body.ts';
import type { AuthMethod } from '../sessions/sessions-table.ts';
import type { User } from '../users/users-table.ts';
import type { Challenge, ChallengeSecret } from './challenges-table.ts';
import type { Factor } from './factor.ts';
import type { FactorProof, NewFactor } from './factors-table.ts';

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
export function requireCode(code: string | null): string {
  if (code) return code;
  throw validationFailed('Code needs to be non-empty');
}
