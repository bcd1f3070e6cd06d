/**
 * Receives a request's body: up to a size that depends on who sends it, at a pace, and within a budget that all bodies
 * share. A body takes from the budget as it arrives, so what is announced but not sent takes nothing, and it holds what
 * it took until the request has been answered. How much JSON it contains is known before it is parsed.
 */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type Connection, dropRest } from './listen.ts';

/** More than `maxBytes` were sent, or announced. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`a body of more than ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
  }
}

/** The server, or this client, has too many bytes in flight: trying again later helps. */
export class TooManyBodies extends Error {
  override readonly name = 'TooManyBodies';
}

/** The body arrived slower than any connection that works. */
export class BodyTooSlow extends Error {
  override readonly name = 'BodyTooSlow';
}

export interface Allowed {
  readonly maxBytes: number;
  readonly budget: BodyBudget;
  /** Whose share of the budget the body takes. */
  readonly client: string;
}

/** The body of one request. */
interface IncomingBody {
  /**
   * All of it. To be called once.
   * @throws {BodyTooLarge}, {TooManyBodies}, {BodyTooSlow}, and the stream's error when the client hangs up.
   */
  receive(allowed: Allowed): Promise<Buffer>;
  /** Gives back what it took. To be called once the request has been answered. */
  release(): void;
}

/** A body may pause for so long in all ... */
const PATIENCE_MS = 10_000;
/** ... beyond the time that it takes at this pace: 10 MiB have five minutes. */
const MIN_BYTES_PER_SECOND = 32 * 1024;
const MS_PER_SECOND = 1000;

export function incomingBody(request: Request, { body }: Connection): IncomingBody {
  let release = () => {};
  return {
    async receive({ maxBytes, budget, client }) {
      const stream = body ?? streamOf(request);
      let taken = 0;
      release = () => {
        budget.giveBack(client, taken);
        taken = 0;
      };
      if (stream === null) return Buffer.alloc(0);
      try {
        const announced = Number(request.headers.get('content-length'));
        if (announced > maxBytes) throw new BodyTooLarge(maxBytes);
        if (!budget.fits(client, announced)) throw new TooManyBodies();
        return await collect(stream, (bytes) => {
          if (taken + bytes > maxBytes) throw new BodyTooLarge(maxBytes);
          if (!budget.take(client, bytes)) throw new TooManyBodies();
          taken += bytes;
        });
      } catch (error) {
        release();
        await dropRest(stream);
        throw error;
      }
    },
    release: () => release(),
  };
}

/** Of a request that did not come over a socket. */
function streamOf({ body }: Request): Readable | null {
  return body === null ? null : Readable.fromWeb(body as ReadableStream);
}

/** @param admit throws for a chunk that must not be kept; then the stream is left paused, and open for the answer. */
async function collect(stream: Readable, admit: (bytes: number) => void): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  const pace = watchPace(() => reject(new BodyTooSlow()));
  const onData = (chunk: Buffer) => {
    try {
      admit(chunk.length);
      chunks.push(chunk);
      pace.note(chunk.length);
    } catch (error) {
      reject(error);
    }
  };
  const onEnd = () => resolve(Buffer.concat(chunks.splice(0)));
  const onClose = () => reject(hangUp());
  stream.on('data', onData).on('end', onEnd).on('error', reject).on('close', onClose);
  if (stream.destroyed) onClose();
  try {
    return await promise;
  } finally {
    pace.stop();
    stream.off('data', onData).off('end', onEnd).off('error', reject).off('close', onClose);
    if (!stream.readableEnded) stream.pause();
  }
}

function watchPace(onLate: () => void) {
  const started = performance.now();
  let received = 0;
  let timer = setTimeout(check, PATIENCE_MS);
  function check(): void {
    const due = started + PATIENCE_MS + (received / MIN_BYTES_PER_SECOND) * MS_PER_SECOND;
    const left = due - performance.now();
    if (left <= 0) onLate();
    else timer = setTimeout(check, Math.ceil(left));
  }
  return {
    note(bytes: number) {
      received += bytes;
    },
    stop: () => clearTimeout(timer),
  };
}

/** As Node reports a client that disconnects. */
function hangUp(): Error {
  return Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
}

/** Value of the Retry-After header of every 503: postgrest-js waits this long before it retries a read. */
export const RETRY_AFTER_SECONDS = '1';

/**
 * Whether the client disconnected while sending, which is no fault of the server; it gets no answer. A lost database
 * connection is already DatabaseUnavailable here.
 */
export function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

const KIB = 1024;
const MIB = 1024 * KIB;

/** Bytes of request bodies that the server holds at once: in all, and for one client. */
export interface BodyBudget {
  /** Whether so many more bytes would fit now. */
  fits(client: string, bytes: number): boolean;
  /** Takes them, or nothing when they do not fit. */
  take(client: string, bytes: number): boolean;
  giveBack(client: string, bytes: number): void;
}

/** What all bodies of the server share. */
export interface BodyBudgets {
  /** For all who are not signed in, by their network. */
  readonly visitors: BodyBudget;
  /** For users, by their account, and for the operator. */
  readonly users: BodyBudget;
}

/** The most that a visitor may send at once: no form of theirs needs more than some KiB. */
export const MAX_VISITOR_BODY_BYTES = 64 * KIB;
/** The most that a user may send at once: an import of 5,000 rows needs about 2 MiB. */
export const MAX_USER_BODY_BYTES = 10 * MIB;

export function createBodyBudgets(): BodyBudgets {
  return {
    visitors: createBodyBudget(8 * MIB, 2 * MIB),
    users: createBodyBudget(16 * MIB, MAX_USER_BODY_BYTES),
  };
}

/** @param perClientBytes less than `totalBytes`, so that no client can keep the others out. */
export function createBodyBudget(totalBytes: number, perClientBytes: number): BodyBudget {
  let held = 0;
  const heldFor = new Map<string, number>();
  const fits = (client: string, bytes: number) =>
    held + bytes <= totalBytes && (heldFor.get(client) ?? 0) + bytes <= perClientBytes;

  function change(client: string, bytes: number): void {
    held += bytes;
    const own = (heldFor.get(client) ?? 0) + bytes;
    if (own === 0) heldFor.delete(client);
    else heldFor.set(client, own);
  }

  return {
    fits,
    take(client, bytes) {
      if (!fits(client, bytes)) return false;
      change(client, bytes);
      return true;
    },
    giveBack: (client, bytes) => change(client, -bytes),
  };
}

interface JsonExtent {
  /** Approximate number of values in arrays and objects: commas plus one. */
  readonly values: number;
  /** Nesting depth of arrays and objects. */
  readonly depth: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * Estimates the size of a JSON text in as little as a hundredth of the time parsing takes, so that input that would
 * block the event loop can be rejected first. Pure. Ignores brackets and commas inside strings. Invalid JSON gets an
 * extent too.
 */
export function extentOf(json: string): JsonExtent {
  let values = 1;
  let depth = 0;
  let open = 0;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (code === QUOTE) i = endOfString(json, i);
    else if (code === COMMA) values++;
    else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) open--;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) depth = Math.max(depth, ++open);
  }
  return { values, depth };
}

/** The index of the string's closing quote; the end of the text if there is none. */
function endOfString(json: string, start: number): number {
  for (let end = start; ; ) {
    end = json.indexOf('"', end + 1);
    if (end === -1) return json.length;
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return end;
  }
}

/** Whether a value of JSON is an object, and not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
