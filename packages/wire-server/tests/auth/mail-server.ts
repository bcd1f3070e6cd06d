/** A real mail server on loopback that can accept mail, refuse it or require a password. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Header and body as received. */
  readonly raw: string;
  readonly encrypted: boolean;
}

export interface MailServer {
  readonly port: number;
  readonly received: ReceivedMail[];
  /** Every user and password that was tried. */
  readonly logins: string[];
  /** Its refusal from now on, and at which command; null accepts everything. */
  refusal: { readonly at: 'MAIL FROM' | 'RCPT TO'; readonly code: number } | null;
  close(): Promise<void>;
}

export async function startMailServer(
  options: SMTPServerOptions = { disabledCommands: ['AUTH', 'STARTTLS'] },
  host = '127.0.0.1',
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const logins: string[] = [];
  const refuseAt = (command: 'MAIL FROM' | 'RCPT TO'): Error | null => {
    const { refusal } = mailServer;
    if (refusal?.at !== command) return null;
    return Object.assign(new Error('not today'), { responseCode: refusal.code });
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    ...options,
    onAuth({ username, password }, _session, done) {
      logins.push(`${username}:${password}`);
      if (password === 'right') done(null, { user: username });
      else done(new Error('wrong password'));
    },
    onMailFrom: (_address, _session, done) => done(refuseAt('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(refuseAt('RCPT TO')),
    onData(stream, { envelope, secure }, done) {
      text(stream).then((raw) => {
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          encrypted: secure,
        });
        done();
      }, done);
    },
  });
  // Some tests make the client abort a handshake.
  smtp.on('error', () => {});
  smtp.listen(0, host);
  await once(smtp.server, 'listening');
  const mailServer: MailServer = {
    port: (smtp.server.address() as AddressInfo).port,
    received,
    logins,
    refusal: null,
    close: () => new Promise((closed) => smtp.close(closed)),
  };
  return mailServer;
}
