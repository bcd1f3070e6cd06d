/**
 * A busy day of a chapter at a fixed pace: visitors read lists and answered pages, some over new connections; admins sign
 * in, stay signed in, save, and import members that they delete again.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const NEEDS = new URL('../../training/measure/needs.dev.jsonl', import.meta.url);
const MEMBERS = '/rest/v1/members?select=*&order=priority.asc,member_name.asc';
const PASSWORD = 'correct horse battery';
const IMPORTED = 1_000;
const IMPORT_MARK = 'Imported';
const MS_PER_SECOND = 1_000;
const KEPT_CONNECTIONS = 16;
const SMALL_PAGE = 50;

/** Requests per second. */
const PACE = {
  'member lists': 16,
  'answered pages': 4,
  'files over new connections': 4,
  'new accounts': 1 / 10,
  'sign-ins': 1,
  refreshes: 2,
  saves: 2,
  'words asked for': 1,
  'imports of 1,000 members': 1 / 60,
} as const;
export type Kind = keyof typeof PACE;

export class MixedLoad {
  readonly #url: string;
  readonly #serviceKey: string;
  readonly #kept = new Agent({ keepAlive: true, maxSockets: KEPT_CONNECTIONS });
  readonly #needs: readonly string[] = readFileSync(NEEDS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).need);
  /** Successful requests by kind. */
  readonly done = new Map<string, number>();
  readonly failures: string[] = [];
  slowestMs = 0;
  #accounts: string[] = [];
  #session: { access_token: string; refresh_token: string } = {
    access_token: '',
    refresh_token: '',
  };

  constructor(url: string, serviceKey: string) {
    this.#url = url;
    this.#serviceKey = serviceKey;
  }

  async run(seconds: number): Promise<void> {
    await this.#addAccount();
    await this.#signIn();
    const end = performance.now() + seconds * MS_PER_SECOND;
    const kinds: Record<Kind, (turn: number) => Promise<unknown>> = {
      'member lists': (turn) => this.#ask(turn % 2 ? MEMBERS : `${MEMBERS}&limit=${SMALL_PAGE}`),
      'answered pages': (turn) =>
        this.#ask(`/?q=${encodeURIComponent(this.#needs[turn % this.#needs.length] ?? '')}`),
      'files over new connections': (turn) =>
        this.#ask(turn % 2 ? '/' : '/health', { agent: new Agent({ keepAlive: false }) }),
      'new accounts': () => this.#addAccount(),
      'sign-ins': () => this.#signIn(),
      refreshes: () => this.#refresh(),
      saves: (turn) => this.#save(turn),
      'words asked for': () =>
        this.#ask('/rest/v1/asked_for', { body: { profession: 'Beekeeper' } }),
      'imports of 1,000 members': () => this.#import(),
    };
    await Promise.all(
      Object.entries(kinds).map(([kind, ask]) => this.#repeat(kind as Kind, ask, end)),
    );
  }

  async #repeat(kind: Kind, ask: (turn: number) => Promise<unknown>, end: number): Promise<void> {
    const pauseMs = MS_PER_SECOND / PACE[kind];
    for (let turn = 0, due = performance.now(); due < end; turn++) {
      await wait(Math.max(due - performance.now(), 0));
      // A slow answer delays the next request, and is not made up for.
      due = Math.max(due, performance.now()) + pauseMs;
      try {
        await ask(turn);
        this.done.set(kind, (this.done.get(kind) ?? 0) + 1);
      } catch (error) {
        this.failures.push(`${kind}: ${(error as Error).message}`);
      }
    }
  }

  async #addAccount(): Promise<void> {
    const email = `admin-${this.#accounts.length}@example.com`;
    const body = { email, password: PASSWORD, email_confirm: true };
    await this.#ask('/auth/v1/admin/users', { body, key: this.#serviceKey });
    this.#accounts.push(email);
  }

  async #signIn(): Promise<void> {
    const email = this.#accounts[Math.floor(Math.random() * this.#accounts.length)];
    const body = { email, password: PASSWORD };
    this.#session = JSON.parse(await this.#ask('/auth/v1/token?grant_type=password', { body }));
  }

  async #refresh(): Promise<void> {
    const body = { refresh_token: this.#session.refresh_token };
    this.#session = JSON.parse(
      await this.#ask('/auth/v1/token?grant_type=refresh_token', { body }),
    );
  }

  async #save(turn: number): Promise<void> {
    const list = JSON.parse(
      await this.#ask(`/rest/v1/members?select=id,version&order=id&limit=20`),
    );
    const { id, version } = list[turn % list.length];
    await this.#ask(`/rest/v1/members?id=eq.${id}`, {
      method: 'PATCH',
      body: { version, company: `Company ${turn}` },
      key: this.#session.access_token,
    });
  }

  async #import(): Promise<void> {
    const key = this.#session.access_token;
    const body = Array.from({ length: IMPORTED }, (_, n) => ({
      member_name: `${IMPORT_MARK} ${n}`,
      profession_role: 'Tester',
      company: 'x'.repeat(200),
      role_alias: 'tester, prober, checker',
    }));
    await this.#ask('/rest/v1/members', { body, key });
    const imported = `/rest/v1/members?member_name=like.${IMPORT_MARK}*`;
    await this.#ask(imported, { method: 'DELETE', key });
  }

  /** The response body. @throws unless the status is 2xx. */
  async #ask(
    path: string,
    {
      method,
      body,
      key,
      agent = this.#kept,
    }: { method?: string; body?: unknown; key?: string; agent?: Agent } = {},
  ): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const started = performance.now();
    const sent = request(
      this.#url + path,
      {
        agent,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          'Content-Type': 'application/json',
          ...(key !== undefined && { Authorization: `Bearer ${key}` }),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.once('error', reject).once('end', () => {
          this.slowestMs = Math.max(this.slowestMs, performance.now() - started);
          const status = answer.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(text);
          else reject(new Error(`${path} answered ${status} ${text.slice(0, 200)}`));
        });
      },
    );
    sent.once('error', reject).end(body && JSON.stringify(body));
    return promise;
  }
}
