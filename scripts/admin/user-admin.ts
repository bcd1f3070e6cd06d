/** The server's admin API, for the operator's commands. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from 'wire-server';
import { CommandError } from './command-error.ts';
import { findServer, type ServerAccess } from './server-access.ts';

/** An account as the server returns it. */
export interface Account {
  readonly id: string;
  /** '' when there is none; likewise `phone`. */
  readonly email: string;
  readonly phone: string;
  readonly created_at: string;
  readonly last_sign_in_at?: string;
  readonly confirmed_at?: string;
  readonly banned_until?: string;
}

export interface UserAdmin {
  /** Every account, the newest first. */
  list(): Promise<readonly Account[]>;
  /** By email address, phone number or id. @throws {CommandError} when there is no such account */
  find(address: string): Promise<Account>;
  /** Creates an account that can sign in at once. @throws {CommandError} when it already exists */
  create(address: string, password: string): Promise<Account>;
  /** Also ends the account's sessions. */
  setPassword(account: Account, password: string): Promise<void>;
  delete(account: Account): Promise<void>;
}

/** Accounts per request: the server's maximum. */
const PAGE_SIZE = 1000;
/** Milliseconds to wait for a response. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Milliseconds after which a running server has noticed a new key, with some to spare (U4). */
const KEY_NOTICED_MS = 8_000;
const RETRY_MS = 250;

/** @param url the operator's choice of address; null for the local server. @throws {CommandError} */
export function createUserAdmin(config: Config, url: string | null): UserAdmin {
  const server = findServer(config, url);

  async function list(filter = ''): Promise<Account[]> {
    const accounts: Account[] = [];
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({ page: `${page}`, per_page: `${PAGE_SIZE}`, filter });
      const { users } = (await ask(server, 'GET', `/admin/users?${query}`)) as UserPage;
      accounts.push(...users);
      if (users.length < PAGE_SIZE) return accounts;
    }
  }

  return {
    list: () => list(),
    async find(address) {
      const { email, phone } = contactOf(address);
      const accounts = await list(email ?? phone);
      const found = accounts.find(
        (account) =>
          (email !== undefined && account.email === email) ||
          (phone !== undefined && account.phone === phone) ||
          account.id === address.toLowerCase(),
      );
      if (found !== undefined) return found;
      throw new CommandError(
        `There is no account for ${address}. List the accounts: npm run admin -- users list`,
      );
    },
    async create(address, password) {
      const { email, phone } = contactOf(address);
      if (email === undefined && phone === undefined) {
        throw new CommandError(`'${address}' is neither an email address nor a phone number.`);
      }
      const attributes = { email, phone, password, email_confirm: true, phone_confirm: true };
      return (await ask(server, 'POST', '/admin/users', attributes)) as Account;
    },
    async setPassword({ id }, password) {
      await ask(server, 'PUT', `/admin/users/${id}`, { password });
    },
    async delete({ id }) {
      await ask(server, 'DELETE', `/admin/users/${id}`);
    },
  };
}

interface UserPage {
  readonly users: readonly Account[];
}

/** The address or number as the server stores it; neither for an id. */
function contactOf(text: string): { readonly email?: string; readonly phone?: string } {
  if (text.includes('@')) return { email: text.toLowerCase() };
  return /^\+?[\d\s().-]+$/.test(text) ? { phone: text.replace(/\D/g, '') } : {};
}

/** @throws {CommandError} with advice when the server is unavailable or refuses */
async function ask(
  server: ServerAccess,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  for (;;) {
    const response = await send(server, method, path, body);
    const answer = await readAnswer(response, server.url);
    if (response.ok) return answer;
    const refusal = answer as Refusal;
    const isNoticedLater =
      refusal.code === 'bad_jwt' && Date.now() - server.keyWrittenAt < KEY_NOTICED_MS;
    if (!isNoticedLater) throw new CommandError(explain(response.status, refusal, server.url));
    await wait(RETRY_MS);
  }
}

/** @throws {CommandError} when the server does not respond */
async function send(
  { url, key }: ServerAccess,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(url + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    throw new CommandError(
      `Pathfinder is not responding at ${url} (${reasonOf(error)}). Start it with npm start, or give its address: --url https://pathfinder.example.org/auth/v1`,
    );
  });
}

function reasonOf({ message, cause }: Error): string {
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
}

interface Refusal {
  readonly code?: string;
  readonly message?: string;
}

async function readAnswer(response: Response, url: string): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer === 'object' && answer !== null) return answer;
  throw new CommandError(
    `The service at ${url} is not Pathfinder's auth service (status ${response.status}). Give its address: --url https://pathfinder.example.org/auth/v1`,
  );
}

function explain(status: number, { code, message }: Refusal, url: string): string {
  if (status === 503) {
    return 'The server is starting or waiting for its database. Try again in a moment.';
  }
  if (code === 'bad_jwt') {
    return `The server at ${url} does not accept this key. Set DATA_DIR to that server's folder, or SERVICE_KEY to its key.`;
  }
  if (code === 'email_exists' || code === 'phone_exists') {
    return 'The account already exists. To set a new password: npm run admin -- users reset-password <address>';
  }
  return `The server refused: ${message ?? `status ${status}`}`;
}
