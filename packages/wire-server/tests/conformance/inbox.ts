/** The inbox of a server under test: a mail server and an SMS webhook on loopback. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Maximum delivery time; the server sends a message before or soon after it responds. */
const DELIVERY_TIMEOUT_MS = 10_000;

export interface Message {
  /** An address in lower case, or a number as '+' and digits. */
  readonly to: string;
  readonly text: string;
}

/**
 * Receives a server's messages: `smtpUrl` is for its SMTP_URL, `smsUrl` for its SMS_WEBHOOK_URL.
 * @example
 * const inbox = await Inbox.open();
 * const { text } = await inbox.take('ann@example.com'); // waits until the server has sent it
 */
export class Inbox {
  readonly #smtp: SMTPServer;
  readonly #webhook: Server;
  readonly #messages: Message[] = [];
  readonly #arrivals = new EventTarget();

  /** Listens on the given ports; 0 chooses a free one. */
  static async open(smtpPort = 0, smsPort = 0): Promise<Inbox> {
    const inbox = new Inbox();
    inbox.#smtp.listen(smtpPort, '127.0.0.1');
    inbox.#webhook.listen(smsPort, '127.0.0.1');
    await Promise.all([once(inbox.#smtp.server, 'listening'), once(inbox.#webhook, 'listening')]);
    return inbox;
  }

  constructor() {
    this.#smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onData: (stream, session, done) => {
        text(stream).then((mail) => {
          for (const { address } of session.envelope.rcptTo) {
            this.#receive({ to: address.toLowerCase(), text: bodyOf(mail) });
          }
          done();
        }, done);
      },
    });
    this.#webhook = createServer(async (request, response) => {
      this.#receive((await json(request)) as Message);
      response.end();
    });
  }

  get smtpUrl(): string {
    return `smtp://127.0.0.1:${(this.#smtp.server.address() as AddressInfo).port}`;
  }

  get smsUrl(): string {
    return `http://127.0.0.1:${(this.#webhook.address() as AddressInfo).port}`;
  }

  /** Takes the oldest message to `to`; waits for one if there is none. */
  async take(to: string): Promise<Message> {
    const signal = AbortSignal.timeout(DELIVERY_TIMEOUT_MS);
    for (;;) {
      const at = this.#messages.findIndex((message) => message.to === to);
      const [message] = at === -1 ? [] : this.#messages.splice(at, 1);
      if (message !== undefined) return message;
      if (signal.aborted) throw new Error(`No message for ${to}`);
      await arrivalOrAbort(this.#arrivals, signal);
    }
  }

  /** The number of messages to `to` that have not been taken. */
  waiting(to: string): number {
    return this.#messages.filter((message) => message.to === to).length;
  }

  async close(): Promise<void> {
    await Promise.all([
      new Promise<void>((closed) => this.#smtp.close(closed)),
      new Promise((closed) => this.#webhook.close(closed)),
    ]);
  }

  #receive(message: Message): void {
    this.#messages.push(message);
    this.#arrivals.dispatchEvent(new Event('arrival'));
  }
}

/** The link in a message. @example await page.goto(linkIn(await inbox.take('ann@example.com')).href) */
export function linkIn({ text }: Message): URL {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`No link in: ${text}`);
  return new URL(link);
}

/** The six-digit code in a message. */
export function codeIn({ text }: Message): string {
  const [code] = /(?<![\w/=+-])\d{6}(?![\w/=+-])/.exec(text) ?? [];
  if (code === undefined) throw new Error(`No code in: ${text}`);
  return code;
}

function arrivalOrAbort(arrivals: EventTarget, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrivals.addEventListener('arrival', () => resolve(), { once: true });
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}

/** The decoded text of a single-part mail. */
function bodyOf(mail: string): string {
  const [, head = '', body = ''] = /^(.*?)\r\n\r\n(.*)$/s.exec(mail) ?? [];
  const [, encoding = ''] = /^content-transfer-encoding:\s*(\S+)/im.exec(head) ?? [];
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding.toLowerCase() !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}
