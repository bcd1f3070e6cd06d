/** Why nothing was written, in words for whoever tried. Pure. */
import type { WriteFailed } from '../lib/write-rows.ts';

/** A refusal is told in the server's own words. */
export function wordsFor({ failure, message }: WriteFailed): string {
  if (failure === 'signed-out') return 'Your session has ended. Log in again to go on.';
  if (failure === 'unreachable') return 'The server does not answer. Try again in a moment.';
  if (failure === 'gone') return 'Somebody else deleted it meanwhile.';
  if (failure === 'stale') return 'Somebody else saved it meanwhile.';
  return message;
}
