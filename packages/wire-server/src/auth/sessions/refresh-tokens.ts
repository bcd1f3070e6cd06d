/**
 * Refresh tokens: 256 random bits, stored as a hash, exchanged once for a successor.
 *
 * A used token's row holds its successor, encrypted with the used token itself. So the database
 * alone reveals no token, yet a late tab with an old token can be given the current one.
 */
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { Row, Transaction } from '../../db/driver.ts';
import { hashSecret, makeSecret } from '../keys/secret-hash.ts';

export interface RefreshToken {
  readonly secret: string;
  readonly sessionId: string;
  /** Null for the session's current one. */
  readonly usedAt: Date | null;
  readonly sealedSuccessor: string | null;
}

export async function findRefreshToken(
  tx: Transaction,
  secret: string,
): Promise<RefreshToken | null> {
  const [row] = await tx.query('select * from auth_service.refresh_tokens where token_hash = $1', [
    hashSecret(secret),
  ]);
  return row === undefined ? null : toToken(secret, row);
}

/** Adds a session's first or next token; returns the secret. */
export async function insertRefreshToken(
  tx: Transaction,
  sessionId: string,
  now: Date,
): Promise<string> {
  const secret = makeSecret();
  await tx.query(
    `insert into auth_service.refresh_tokens (token_hash, session_id, created_at)
     values ($1, $2, $3)`,
    [hashSecret(secret), sessionId, now.toISOString()],
  );
  return secret;
}

/** Exchanges the session's current token for the next; returns the new secret. */
export async function succeedRefreshToken(
  tx: Transaction,
  token: RefreshToken,
  now: Date,
): Promise<string> {
  const successor = await insertRefreshToken(tx, token.sessionId, now);
  await tx.query(
    `update auth_service.refresh_tokens set used_at = $2, sealed_successor = $3
     where token_hash = $1`,
    [hashSecret(token.secret), now.toISOString(), await seal(successor, token.secret)],
  );
  return successor;
}

/** The token a used one was exchanged for; null when it has none. */
export async function successorOf(
  tx: Transaction,
  token: RefreshToken,
): Promise<RefreshToken | null> {
  if (token.sealedSuccessor === null) return null;
  return findRefreshToken(tx, await unseal(token.sealedSuccessor, token.secret));
}

function toToken(secret: string, row: Row): RefreshToken {
  return {
    secret,
    sessionId: String(row.session_id),
    usedAt: row.used_at as Date | null,
    sealedSuccessor: row.sealed_successor as string | null,
  };
}

/** A token's 256 random bits serve as an AES-256-GCM key. */
function keyOf(secret: string): Uint8Array {
  return Buffer.from(secret, 'base64url');
}

function seal(successor: string, secret: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(successor))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(secret));
}

async function unseal(sealed: string, secret: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, keyOf(secret));
  return new TextDecoder().decode(plaintext);
}
