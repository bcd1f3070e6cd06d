/**
 * The server under test: our own, freshly started with the demo chapter, as two processes behind one address; or the
 * one at CONFORMANCE_URL, which must contain the demo chapter.
 *
 * Start that one with the settings of `environment` below: mail and text messages to
 * the local ports CONFORMANCE_SMTP_PORT and CONFORMANCE_SMS_PORT, JWT_KEYS and
 * SERVICE_KEY as in CONFORMANCE_JWT_KEY (one private JWK) and CONFORMANCE_SERVICE_KEY. Tests that
 * need other settings are skipped.
 */
import { createTestDatabase } from '../postgres/test-database.ts';
import { ServerProcess } from '../server/server-process.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { startAlternatingProxy } from './alternating-proxy.ts';
import { Inbox } from './inbox.ts';
import { makeOperatorKeys, type OperatorKeys } from './operator-keys.ts';

type Environment = Readonly<Record<string, string>>;

interface Target {
  readonly name: string;
  /** Whether `start` accepts settings. */
  readonly settable: boolean;
  /** `settings` extend the suite's environment. */
  start(settings?: Environment): Promise<RunningTarget>;
}

export interface RunningTarget {
  readonly url: string;
  readonly keys: OperatorKeys;
  readonly inbox: Inbox;
  stop(): Promise<void>;
}

/** The site that links redirect to; no request is sent there. */
export const SITE = 'http://localhost:5173';
/** Another allowed redirect. */
export const OTHER_SITE = 'https://chapter.example.org';
/** A webhook secret is `whsec_` and base64; the inbox accepts every message. */
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 'conformance').toString('base64')}`;

/** Limits and waits are off, since the suite sends many requests from one address. */
function environment({ jwk, serviceKey }: OperatorKeys, inbox: Inbox): Environment {
  return {
    JWT_KEYS: JSON.stringify([jwk]),
    SERVICE_KEY: serviceKey,
    SITE_URL: SITE,
    SIGNUP: 'open',
    REDIRECT_URLS: `${OTHER_SITE}/**`,
    LIMITS: 'off',
    RESEND_WAIT: '0',
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM: 'Pathfinder <pathfinder@example.org>',
    SMS_WEBHOOK_URL: inbox.smsUrl,
    SMS_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
}

/** Processes that share the database, so that a test fails if state is kept in only one of them. */
const PROCESSES = 2;

/** Starts our server on a new database. */
async function startOwn(settings: Environment = {}): Promise<RunningTarget> {
  const folders = Array.from({ length: PROCESSES }, temporaryFolder);
  const [database, inbox] = await Promise.all([createTestDatabase(), Inbox.open()]);
  const keys = makeOperatorKeys();
  const servers = await Promise.all(
    folders.map(({ path }) =>
      ServerProcess.ready({
        ...environment(keys, inbox),
        DATA_DIR: path,
        DATABASE_URL: database.url,
        ...settings,
      }),
    ),
  );
  const proxy = await startAlternatingProxy(servers.map(({ url }) => url));
  return {
    url: proxy.url,
    keys,
    inbox,
    async stop() {
      await proxy.close();
      await Promise.all(servers.map((server) => server.stop()));
      await inbox.close();
      await database.remove();
      for (const folder of folders) folder.remove();
    },
  };
}

const own: Target = { name: 'our own server', settable: true, start: startOwn };

function external(url: string): Target {
  const {
    CONFORMANCE_SMTP_PORT = '0',
    CONFORMANCE_SMS_PORT = '0',
    CONFORMANCE_JWT_KEY,
    CONFORMANCE_SERVICE_KEY,
  } = process.env;
  return {
    name: url,
    settable: false,
    async start() {
      const inbox = await Inbox.open(Number(CONFORMANCE_SMTP_PORT), Number(CONFORMANCE_SMS_PORT));
      const { jwk, serviceKey } = makeOperatorKeys();
      const keys = {
        jwk: CONFORMANCE_JWT_KEY === undefined ? jwk : JSON.parse(CONFORMANCE_JWT_KEY),
        serviceKey: CONFORMANCE_SERVICE_KEY ?? serviceKey,
      };
      return { url, keys, inbox, stop: () => inbox.close() };
    },
  };
}

const { CONFORMANCE_URL } = process.env;

export const TARGET: Target = CONFORMANCE_URL ? external(CONFORMANCE_URL) : own;
