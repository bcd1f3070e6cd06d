/**
 * Responds with text, compressed if the client accepts that, or with 304 if it already has the text. Most reads
 * of a table return the same text as the read before, so the compressed forms and hashes of recent texts are
 * cached, keyed by the text itself: entries cannot be stale.
 */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface TextAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /**
   * Lets the client cache the response and ask later whether it has changed (ETag, 304). Together with the text it
   * must identify the response, so it contains the headers that can differ while the text is the same.
   */
  readonly identifiedBy?: string;
}

/** The caller must add `Vary: Accept-Encoding` to every response. */
export type SendText = (request: Request, answer: TextAnswer) => Promise<Response>;

/** A shorter response fits in one network packet anyway. */
const MIN_COMPRESSED_CHARS = 1_000;
/** At most 10 MB, plus their compressed forms. Short texts are not kept: each would take ten times its own size. */
const MAX_CACHED_CHARS = 5_000_000;

/** Best first. Brotli's fifth level takes as long as gzip's usual one, for a tenth fewer bytes. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const BROTLI_QUALITY = 5;

const COMPRESS: Readonly<Record<Encoding, (text: string) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: promisify(gzip),
};

export function createTextSender(): SendText {
  const formsOf = rememberForms();
  return async (request, { status, headers, body, identifiedBy }) => {
    const forms = formsOf(body ?? '');
    const encoding = encodingFor(request, body);
    const tagged = { ...headers };
    if (identifiedBy !== undefined) {
      tagged.ETag = etagOf(forms, identifiedBy, encoding);
      if (matchesEtag(request.headers.get('if-none-match'), tagged.ETag)) {
        return new Response(null, { status: 304, headers: tagged });
      }
    }
    if (encoding === null || request.method === 'HEAD') {
      return new Response(body === '' ? null : body, { status, headers: tagged });
    }
    const bytes = await forms.compressed(encoding);
    return new Response(bytes, {
      status,
      headers: {
        ...tagged,
        'Content-Encoding': encoding,
        'Content-Length': String(bytes.byteLength),
      },
    });
  };
}

function encodingFor(request: Request, body: string | null): Encoding | null {
  if (body === null || body.length < MIN_COMPRESSED_CHARS) return null;
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  return ENCODINGS.find((encoding) => acceptsEncoding(accepted, encoding)) ?? null;
}

/** A strong ETag: responses that differ in one byte, or in their encoding, have different ones. */
function etagOf(forms: Forms, identifiedBy: string, encoding: Encoding | null): string {
  return `"${forms.hash()}:${identifiedBy}${encoding === null ? '' : `:${encoding}`}"`;
}

/** What is derived from a text, each when it is first needed. */
interface Forms {
  hash(): string;
  /** Concurrent calls share one result. Failures are not kept. */
  compressed(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
}

function formsOf(text: string): Forms {
  let hashed: string | undefined;
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    hash() {
      hashed ??= hash('sha256', text, 'base64url');
      return hashed;
    },
    compressed(encoding) {
      const known = made.get(encoding);
      if (known !== undefined) return known;
      const making = COMPRESS[encoding](text);
      made.set(encoding, making);
      making.catch(() => made.delete(encoding));
      return making;
    },
  };
}

/** The forms of recent long texts; the oldest are dropped for new ones. */
function rememberForms(): (text: string) => Forms {
  const cached = new Map<string, Forms>();
  let cachedChars = 0;
  return (text) => {
    const known = cached.get(text);
    if (known !== undefined) return known;
    const forms = formsOf(text);
    if (text.length < MIN_COMPRESSED_CHARS || text.length > MAX_CACHED_CHARS) return forms;
    cached.set(text, forms);
    cachedChars += text.length;
    for (const oldest of cached.keys()) {
      if (cachedChars <= MAX_CACHED_CHARS) break;
      cached.delete(oldest);
      cachedChars -= oldest.length;
    }
    return forms;
  };
}

/** `header` is the request's Accept-Encoding; `name` an encoding in lower case, such as 'gzip'. */
export function acceptsEncoding(header: string | undefined, name: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [encoding = '', weight = ''] = part.split(';');
    return encoding.trim().toLowerCase() === name && !/^\s*q=0(\.0*)?\s*$/.test(weight);
  });
}

/** Whether If-None-Match names the ETag. The comparison is weak (RFC 9110), so a proxy's `W/` does not matter. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
