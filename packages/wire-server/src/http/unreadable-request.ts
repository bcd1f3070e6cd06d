/**
 * Answers requests that Node cannot parse and never passes to the app. Uses the data API's error
 * shape, since an overlong query is most likely a filter.
 */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Limit of request line and headers: room for a filter of over a thousand ids. */
export const MAX_HEADER_BYTES = 64 * 1024;
/** How long a rejected client has to read the response; cut off at once, it might see a reset instead. */
const LINGER_MS = 1000;
/** PostgREST's code for a request that cannot be parsed. */
const PARSE_ERROR = 'PGRST100';

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly hint: string | null;
}

const UNREADABLE: Refusal = { status: 400, message: 'This is not an HTTP request', hint: null };

/** By Node's error code. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: `The address and headers take more than ${MAX_HEADER_BYTES / 1024} KiB`,
    hint: 'Split the filter over several requests.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    message: 'The chunk extensions of the body are too long',
    hint: null,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request took too long to arrive',
    hint: null,
  },
};

/** For the server's `clientError` event, which fires again for each further chunk received. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return;
  const { status, message, hint } = REFUSALS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ code: PARSE_ERROR, details: null, hint, message });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
