/** Outgoing mail: over SMTP or printed, its text, and failures to send it. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type MessageSettings,
  readMessageSettings,
} from '../../src/auth/config/message-settings.ts';
import { MessageNotSent } from '../../src/auth/context/auth-context.ts';
import { createMailer } from '../../src/auth/messages/message-senders.ts';
import { type MailPurpose, mailText } from '../../src/auth/messages/message-texts.ts';
import { createSettingsReader } from '../../src/system/settings-reader.ts';
import { codeIn, linkIn } from '../conformance/inbox.ts';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { signUp } from './second-factors.ts';

/** A loopback address treated as remote: passwords are only sent there encrypted. */
const REMOTE_HOST = '127.0.0.2';
const MAIL = { to: 'ann@example.com', subject: 'A seat for you', text: 'Welcome, Ann.\n' };
const MAIL_FROM = 'Waxhaw Chapter <hello@example.org>';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

async function mailServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  opened.push(server);
  return server;
}

async function authWith(
  env: Record<string, string>,
  log?: (line: string) => void,
): Promise<AuthHarness> {
  const auth = await startAuth({ MAIL_FROM, ...env }, log === undefined ? {} : { log });
  opened.push({ close: () => auth.stop() });
  return auth;
}

function mailerTo(smtpUrl: string, name = 'Waxhaw Chapter') {
  const settings: MessageSettings = {
    from: { name, address: 'hello@example.org' },
    smtpUrl,
    smsWebhook: null,
  };
  return createMailer(settings, pino({ level: 'silent' }));
}

/** The error of a failed send. */
async function failureOf(sending: Promise<void>): Promise<MessageNotSent> {
  const failure = await sending.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(MessageNotSent);
  return failure as MessageNotSent;
}

/** The header lines, unfolded. */
function headersOf(raw: string): string[] {
  return (raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
}

describe('over SMTP', () => {
  test('U1 a mail arrives as plain text, from the site, marked as auto-generated', async () => {
    const server = await mailServer();
    await mailerTo(`smtp://127.0.0.1:${server.port}`)(MAIL);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'hello@example.org', to: ['ann@example.com'] });
    const headers = headersOf(mail?.raw ?? '');
    expect(headers).toEqual(
      expect.arrayContaining([
        'From: Waxhaw Chapter <hello@example.org>',
        'To: ann@example.com',
        'Subject: A seat for you',
        'Auto-Submitted: auto-generated',
        'Content-Type: text/plain; charset=utf-8',
      ]),
    );
    expect(mail?.raw).toContain('Welcome, Ann.');
  });

  test('U1 a password is sent over an encrypted connection', async () => {
    const server = await mailServer({}, REMOTE_HOST);
    const url = `smtp://chapter:right@${REMOTE_HOST}:${server.port}?tls.rejectUnauthorized=false`;
    await mailerTo(url)(MAIL);
    expect(server.logins).toEqual(['chapter:right']);
    expect(server.received).toMatchObject([{ encrypted: true }]);
  });

  test('U1 a password is not sent to a remote server without encryption', async () => {
    const server = await mailServer(
      { disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
      REMOTE_HOST,
    );
    await failureOf(mailerTo(`smtp://chapter:right@${REMOTE_HOST}:${server.port}`)(MAIL));
    expect(server.logins).toEqual([]);
  });

  test('U1 a server on this machine may receive it unencrypted', async () => {
    const server = await mailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    await mailerTo(`smtp://chapter:right@127.0.0.1:${server.port}`)(MAIL);
    expect(server.logins).toEqual(['chapter:right']);
  });

  test('U1 an untrusted certificate is refused', async () => {
    const [starttls, tls] = [await mailServer({}), await mailServer({ secure: true })];
    await failureOf(mailerTo(`smtp://127.0.0.1:${starttls.port}?requireTLS=true`)(MAIL));
    await failureOf(mailerTo(`smtps://127.0.0.1:${tls.port}`)(MAIL));
    expect([...starttls.received, ...tls.received]).toEqual([]);
  });

  test('U1 address, subject and name cannot inject headers or receivers', async () => {
    const server = await mailServer();
    const url = `smtp://127.0.0.1:${server.port}`;
    const evil = 'eve@example.org';
    const mails = [
      { ...MAIL, to: `ann@example.com\r\nBcc: ${evil}` },
      { ...MAIL, to: `ann@example.com>\r\nRCPT TO:<${evil}` },
      { ...MAIL, to: `ann@example.com, ${evil}` },
      { ...MAIL, to: `Ann <ann@example.com>, <${evil}>` },
      { ...MAIL, subject: `Hello\r\nBcc: ${evil}\r\n\r\nanother body` },
      { ...MAIL, text: `.\r\nRCPT TO:<${evil}>\r\n.\r\n` },
    ];
    for (const mail of mails) await mailerTo(url)(mail).catch(() => null);
    await mailerTo(url, `Chapter\r\nBcc: ${evil}`)(MAIL);
    expect(server.received.length).toBeGreaterThan(2);
    for (const { to, raw } of server.received) {
      expect(to).toHaveLength(1);
      expect(to).not.toContain(evil);
      expect(headersOf(raw).filter((line) => /^bcc:/i.test(line))).toEqual([]);
    }
  });

  test('U1 a refused receiver is distinguished from an unavailable server', async () => {
    const server = await mailServer();
    const send = mailerTo(`smtp://127.0.0.1:${server.port}`);
    const cases = [
      { at: 'RCPT TO', code: 550, receiverRefused: true },
      { at: 'RCPT TO', code: 553, receiverRefused: true },
      { at: 'RCPT TO', code: 450, receiverRefused: false },
      { at: 'MAIL FROM', code: 550, receiverRefused: false },
    ] as const;
    for (const { at, code, receiverRefused } of cases) {
      server.refusal = { at, code };
      expect((await failureOf(send(MAIL))).receiverRefused).toBe(receiverRefused);
    }
    await server.close();
    opened.splice(opened.indexOf(server), 1);
    expect((await failureOf(send(MAIL))).receiverRefused).toBe(false);
  });

  test('U1 errors never contain the password', async () => {
    const server = await mailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    const send = mailerTo(`smtp://chapter:not-to-be-told@127.0.0.1:${server.port}`);
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
    logger.error({ err: await failureOf(send(MAIL)) });
    expect(lines.join()).toContain('535');
    expect(lines.join()).not.toContain('not-to-be-told');
  });
});

describe('when mail cannot be sent', () => {
  test('U1 a recovery is answered before the mail server responds', async () => {
    const held: Socket[] = [];
    const silent = createServer((socket) => void held.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const lines: string[] = [];
    const port = (silent.address() as AddressInfo).port;
    const auth = await authWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }, (line) =>
      lines.push(line),
    );
    const { email } = await signUp(auth);
    const answer = await auth.post('/recover', { email });
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(lines).toEqual([]);

    await expect.poll(() => held).toHaveLength(1);
    for (const socket of held) socket.destroy();
    await auth.ctx.background.settled();
    expect(lines.join()).toContain('Sending a recovery mail failed');
    silent.close();
  });

  test('U1 a sign-up reports the failure and can be repeated once mail works', async () => {
    const server = await mailServer();
    const lines: string[] = [];
    const auth = await authWith(
      { SMTP_URL: `smtp://127.0.0.1:${server.port}`, CONFIRM_EMAIL: 'on' },
      (line) => lines.push(line),
    );
    const email = newEmail();
    const client = auth.client().auth;
    server.refusal = { at: 'MAIL FROM', code: 451 };
    const { error } = await client.signUp({ email, password: PASSWORD });
    expect(error).toMatchObject({ status: 500, message: 'Error sending confirmation email' });
    expect(lines.join()).toContain('Sending a confirmation message failed');

    server.refusal = null;
    const password = 'second thoughts';
    expect((await client.signUp({ email, password })).error).toBeNull();
    const [mail] = server.received;
    expect(mail?.to).toEqual([email]);
    const token = codeIn({ to: email, text: mail?.raw ?? '' });
    expect((await client.verifyOtp({ email, token, type: 'signup' })).error).toBeNull();
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('U1 an address the mail server refuses is reported as invalid, not as a server error', async () => {
    const server = await mailServer();
    const auth = await authWith(
      { SMTP_URL: `smtp://127.0.0.1:${server.port}`, CONFIRM_EMAIL: 'on' },
      () => {},
    );
    server.refusal = { at: 'RCPT TO', code: 550 };
    const email = newEmail();
    for (const path of ['/signup', '/otp']) {
      expect(await auth.post(path, { email, password: PASSWORD })).toMatchObject({
        status: 400,
        body: { code: 'email_address_invalid', message: `Email address "${email}" is invalid` },
      });
    }
    expect(await auth.post('/recover', { email })).toMatchObject({ status: 200, body: {} });
  });
});

describe('without a mail server', () => {
  test('U1 mail is printed to the log, with the link on its own line', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const read = createSettingsReader({});
    const link = 'http://localhost:3000/auth/v1/verify?token=x';
    await createMailer(
      readMessageSettings(read, 'https://www.example.org'),
      logger,
    )({ ...MAIL, text: `Hello,\n\n${link}\n` });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'SMTP_URL is not set, so this mail is printed here and not sent',
      mail: { to: MAIL.to, subject: MAIL.subject, text: ['Hello,', '', link, ''] },
    });
  });
});

describe('mail texts', () => {
  const purposes: MailPurpose[] = [
    'signup',
    'invite',
    'magiclink',
    'recovery',
    'email_change',
    'email_change_current',
  ];
  const link = 'https://pathfinder.example.org/auth/v1/verify?token=abc';
  const contents = {
    site: 'Waxhaw Chapter',
    link,
    code: '012345',
    lifetime: 600,
    newEmail: 'new@example.com',
  };

  test('U1 each names the site, the link, the code and their lifetime in a few lines', () => {
    for (const purpose of purposes) {
      const { subject, text } = mailText(purpose, contents);
      expect(subject).toContain('Waxhaw Chapter');
      expect(linkIn({ to: '', text }).href).toBe(link);
      expect(codeIn({ to: '', text })).toBe('012345');
      expect(text).toContain('10 minutes');
      expect(text.length).toBeLessThan(500);
    }
  });

  test('U1 a reauthentication mail has no link', () => {
    const { text } = mailText('reauthentication', { ...contents, link: null });
    expect(text).not.toContain('http');
    expect(codeIn({ to: '', text })).toBe('012345');
  });

  test('U1 lifetimes are given in words', () => {
    const told = (lifetime: number) => mailText('signup', { ...contents, lifetime }).text;
    expect(told(86_400)).toContain('for 24 hours.');
    expect(told(60)).toContain('for 1 minute.');
    expect(told(45)).toContain('for 45 seconds.');
  });
});

describe('mail settings', () => {
  function read(env: Record<string, string>) {
    const reader = createSettingsReader(env);
    return {
      settings: readMessageSettings(reader, 'https://www.example.org'),
      errors: reader.errors,
    };
  }

  test('U1 MAIL_FROM is an address, with or without a name', () => {
    const senders = [
      ['Waxhaw Chapter <hello@example.org>', 'Waxhaw Chapter'],
      ['"Waxhaw Chapter" <hello@example.org>', 'Waxhaw Chapter'],
      ['hello@example.org', 'www.example.org'],
      ['<hello@example.org>', 'www.example.org'],
    ] as const;
    for (const [MAIL_FROM, name] of senders) {
      const { settings, errors } = read({ MAIL_FROM });
      expect(errors).toEqual([]);
      expect(settings.from).toEqual({ name, address: 'hello@example.org' });
    }
    for (const MAIL_FROM of [
      'hello',
      'A\r\nBcc: x@y <a@example.org>',
      'a@b, c@d',
      'A <a@b> <c@d>',
    ]) {
      expect(read({ MAIL_FROM }).errors).toHaveLength(1);
    }
  });

  test('U1 SMTP_URL requires MAIL_FROM, and errors never repeat its password', () => {
    expect(read({ SMTP_URL: 'smtp://mail.example.org' }).errors).toMatchObject([
      expect.stringContaining('MAIL_FROM'),
    ]);
    for (const SMTP_URL of ['mail.example.org', 'http://u:not-to-be-told@example.org', 'smtp://']) {
      const { errors } = read({ SMTP_URL, MAIL_FROM });
      expect(errors).toHaveLength(1);
      expect(errors.join()).not.toContain('not-to-be-told');
    }
  });
});
