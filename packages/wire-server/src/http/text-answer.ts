/**
 * Responds with text, gzipped where the client accepts that. Most reads of a directory return the same text as the
 * read before, so the compressed forms of recent texts are cached, keyed by the text itself: entries cannot be stale.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding.ts';

export interface TextAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** `Vary: Accept-Encoding` is the caller's to add, on every response. */
type SendText = (request: Request, answer: TextAnswer) => Promise<Response>;

/** A shorter response fits in one network packet anyway. */
const MIN_COMPRESSED_CHARS = 1_000;
/** 10 MB in total at worst. */
const MAX_CACHED_TEXTS = 16;
const MAX_CACHED_CHARS = 250_000;

const compress: (text: string) => Promise<Uint8Array<ArrayBuffer>> = promisify(gzip);

export function createTextSender(): SendText {
  const compressOnce = remember(compress);
  return async (request, { status, headers, body }) => {
    const worthIt = body !== null && body.length >= MIN_COMPRESSED_CHARS;
    const accepted = acceptsEncoding(request.headers.get('accept-encoding') ?? undefined, 'gzip');
    if (!worthIt || !accepted || request.method === 'HEAD') {
      return new Response(body === '' ? null : body, { status, headers });
    }
    const bytes = await compressOnce(body);
    return new Response(bytes, {
      status,
      headers: {
        ...headers,
        'Content-Encoding': 'gzip',
        'Content-Length': String(bytes.byteLength),
      },
    });
  };
}

/** Caches the results of `make` for recent texts; concurrent calls for a text share one result. Failures are not kept. */
function remember<Made>(make: (text: string) => Promise<Made>): (text: string) => Promise<Made> {
  const kept = new Map<string, Promise<Made>>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (text.length <= MAX_CACHED_CHARS) {
      kept.set(text, made);
      made.catch(() => kept.delete(text));
    }
    const [oldest] = kept.keys();
    if (kept.size > MAX_CACHED_TEXTS && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
