/** Explains to the user why a request failed. Pure. */
import type { RequestFailed } from './request-failed.ts';

/**
 * A rejection is shown in the server's own words.
 * @param noun for one record of the kind.
 */
export function wordsFor({ failure, message }: RequestFailed, noun = 'record'): string {
  if (failure === 'signed-out') return 'Your session has ended. Log in again to continue.';
  if (failure === 'unreachable') return 'The server is not responding. Try again in a moment.';
  if (failure === 'full') {
    return "Nothing can be saved: the server's disk is full. Tell the person who runs the server.";
  }
  if (failure === 'repeated') return `There is already a ${noun} like this. Keep one.`;
  if (failure === 'gone') return 'Someone else has deleted it.';
  if (failure === 'stale') return 'Someone else has saved it.';
  return message;
}
