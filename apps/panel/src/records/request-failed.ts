/**
 * Why a request as the signed-in user failed.
 * - stale: another user has saved the row since it was read. gone: the row no longer exists.
 * - signed-out: the session has ended. unreachable: the server did not answer; a retry may help.
 * - full: the server's disk is full. not-allowed: the user may not edit; `message` says why.
 * - repeated: another record has the same name or wording.
 * - refused: the server rejected the request; `message` is its own.
 */
export type RequestFailure =
  | 'stale'
  | 'gone'
  | 'signed-out'
  | 'unreachable'
  | 'full'
  | 'not-allowed'
  | 'repeated'
  | 'refused';

export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The failure of a request; throws anything else. */
export function asRequestFailed(reason: unknown): RequestFailed {
  if (reason instanceof RequestFailed) return reason;
  throw reason;
}
