/** The code challenge a client sends to begin a PKCE sign-in (RFC 7636). */
import { createHash } from 'node:crypto';
import type { Row } from '../../db/driver.ts';
import { validationFailed } from '../protocol/errors.ts';
import type { RequestBody } from '../protocol/request-body.ts';

export interface CodeChallenge {
  readonly challenge: string;
  readonly method: 's256' | 'plain';
}

/** RFC 7636. */
const MIN_CHALLENGE_CHARS = 43;
const MAX_CHALLENGE_CHARS = 128;

/** As `parseCodeChallenge`, from a request's body. */
export function readCodeChallenge(body: RequestBody): CodeChallenge | null {
  return parseCodeChallenge(body.text('code_challenge'), body.text('code_challenge_method'));
}

/** Null for a client not using PKCE. @throws {AuthError} validation_failed */
export function parseCodeChallenge(
  challenge: string | null,
  method: string | null,
): CodeChallenge | null {
  if (!challenge && !method) return null;
  if (!challenge || !method) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge.length < MIN_CHALLENGE_CHARS || challenge.length > MAX_CHALLENGE_CHARS) {
    throw validationFailed(
      `code challenge has to be between ${MIN_CHALLENGE_CHARS} and ${MAX_CHALLENGE_CHARS} characters`,
    );
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes.',
    );
  }
  const known = method.toLowerCase();
  if (known !== 's256' && known !== 'plain') {
    throw validationFailed('code_challenge_method must be s256 or plain');
  }
  return { challenge, method: known };
}

/** From a row's two columns; null where they are empty. */
export function toCodeChallenge(row: Row): CodeChallenge | null {
  const challenge = row.code_challenge as string | null;
  const method = row.code_challenge_method as CodeChallenge['method'];
  return challenge === null ? null : { challenge, method };
}

/** Whether `verifier` is what the challenge was made from. */
export function matchesChallenge({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const made =
    method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return made === challenge;
}
