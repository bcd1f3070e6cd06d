/** The server's admin API as an operator's commands use it. */
import type { Config } from 'wire-server';
import { CannotDo } from './cannot-do.ts';
import { findServer, type ServerAccess } from './server-access.ts';

/** What the server says of an account. */
export interface Account {
  readonly id: string;
  /** '' where there is none; so is `phone`. */
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
  /** By address, number or id. @throws {CannotDo} when nobody has it */
  find(address: string): Promise<Account>;
  /** An account that can sign in at once. @throws {CannotDo} when there is one already */
  create(address: string, password: string): Promise<Account>;
  /** Ends its sessions, too. */
  setPassword(account: Account, password: string): Promise<void>;
  delete(account: Account): Promise<void>;
}

/** Accounts asked for at once: as many as the server gives. */
const PER_PAGE = 1000;
/** Milliseconds after which a server that says nothing is given up. */
const PATIENCE = 30_000;

/** `url` is where the operator says the server is. @throws {CannotDo} */
export function createUserAdmin(config: Config, url: string | null): UserAdmin {
  const server = findServer(config, url);

  async function list(filter = ''): Promise<Account[]> {
    const accounts: Account[] = [];
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({ page: `${page}`, per_page: `${PER_PAGE}`, filter });
      const { users } = (await ask(server, 'GET', `/admin/users?${query}`)) as UserPage;
      accounts.push(...users);
      if (users.length < PER_PAGE) return accounts;
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
      throw new CannotDo(
        `Nobody has an account with ${address}. See who does: npm run admin -- users list`,
      );
    },
    async create(address, password) {
      const { email, phone } = contactOf(address);
      if (email === undefined && phone === undefined) {
        throw new CannotDo(`'${address}' is neither a mail address nor a phone number.`);
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

/** As the server keeps an address or a number; neither for an id. */
function contactOf(text: string): { readonly email?: string; readonly phone?: string } {
  if (text.includes('@')) return { email: text.toLowerCase() };
  return /^\+?[\d\s().-]+$/.test(text) ? { phone: text.replace(/\D/g, '') } : {};
}

/** @throws {CannotDo} in the operator's words when the server is away or refuses */
async function ask(
  { url, key }: ServerAccess,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    throw new CannotDo(
      `No Pathfinder answers at ${url} (${reasonOf(error)}). Start it with npm start, or say where it is: --url https://pathfinder.example.org/auth/v1`,
    );
  });
  const answer = await readAnswer(response, url);
  if (response.ok) return answer;
  throw new CannotDo(explain(response.status, answer as Refusal, url));
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
  throw new CannotDo(
    `What answers at ${url} is not Pathfinder's auth service (status ${response.status}). Say where it is: --url https://pathfinder.example.org/auth/v1`,
  );
}

function explain(status: number, { code, message }: Refusal, url: string): string {
  if (status === 503) {
    return 'The server is still starting, or waits for its database. Try again in a moment.';
  }
  if (code === 'bad_jwt') {
    return `The server at ${url} does not know this key. Set DATA_DIR to that server's folder, or SERVICE_KEY to its key.`;
  }
  if (code === 'email_exists' || code === 'phone_exists') {
    return 'There is an account already. For a new password: npm run admin -- users reset-password <address>';
  }
  return `The server refuses: ${message ?? `status ${status}`}`;
}
