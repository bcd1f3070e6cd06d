/**
 * People at work on a server: members are added, accounts made and sessions refreshed, all over HTTP.
 * What was answered with 2xx is written down. After a fault it must be there, exactly once.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PathfinderServer } from '../server/pathfinder-server.ts';

/** Writers at once, one of whom makes accounts: their passwords are slow to hash. */
const MEMBER_WRITERS = 7;
/** Refreshes between one sign-up and the next. */
const REFRESHES = 10;
/** How long one answer may take: a database that recovers is waited for. */
const ANSWER_LIMIT_MS = 30_000;
const PAUSE_AFTER_FAILURE_MS = 10;
const PASSWORD = 'correct horse battery';
/** What every server under test is started with: one client makes all requests, and lists are long. */
export const WRITABLE = { SEED: 'none', LIMITS: 'off', MAX_ROWS: '1000000', LOG_LEVEL: 'silent' };

interface Account {
  readonly email: string;
  accessToken: string;
  refreshToken: string;
}

/** Answered, and found or not found later. */
export interface Verdict {
  readonly members: number;
  /** Each with its session. */
  readonly accounts: number;
  readonly lost: number;
  readonly twice: number;
}

/** An answer, or null where there was none. */
type Answer = { readonly status: number; readonly body: string } | null;

export class Writers {
  readonly #key: string;
  readonly #pauseMs: number;
  /** Begins the name of each member of these writers, and the address of each account. */
  readonly #mark = randomUUID();
  readonly #members = new Set<string>();
  readonly #accounts: Account[] = [];
  #refreshes = 0;
  #url = '';
  #stopped = false;
  #work: Promise<unknown> = Promise.resolve();
  #noted: () => void = () => {};
  /** The last answer that was a refusal; null before the first. */
  refusal: Answer = null;

  /** `pauseMs`: what each of them waits after a write. */
  constructor(serviceKey: string, pauseMs = 0) {
    this.#key = serviceKey;
    this.#pauseMs = pauseMs;
  }

  /** Begins to write. */
  start({ url }: { readonly url: string }): this {
    this.#url = url;
    this.#work = Promise.all([
      ...Array.from({ length: MEMBER_WRITERS }, () => this.#addMembers()),
      this.#keepAccounts(),
    ]);
    return this;
  }

  /** How many writes were acknowledged. */
  get acknowledged(): number {
    return this.#members.size + this.#accounts.length + this.#refreshes;
  }

  /** Resolves once so many more writes were acknowledged. */
  async acknowledge(writes: number): Promise<void> {
    const enough = this.acknowledged + writes;
    while (this.acknowledged < enough) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#noted = resolve;
      await promise;
    }
  }

  /** Ends the work; requests under way are waited for. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#work;
  }

  /** Asks the server, after the fault, for all that was acknowledged; as often as wanted. */
  async verify({ url }: PathfinderServer): Promise<Verdict> {
    const path = `/rest/v1/members?select=member_name&member_name=like.${this.#mark}*`;
    const list = await fetch(url + path, { headers: this.#headers });
    if (!list.ok) throw new Error(`${list.status} ${await list.text()}`);
    const names = ((await list.json()) as { member_name: string }[]).map((row) => row.member_name);
    const there = new Set(names);
    let lost = [...this.#members].filter((name) => !there.has(name)).length;
    for (const account of this.#accounts) lost += await lostOf(url, account);
    return {
      members: this.#members.size,
      accounts: this.#accounts.length,
      lost,
      twice: names.length - there.size,
    };
  }

  async #addMembers(): Promise<void> {
    while (!this.#stopped) {
      const name = `${this.#mark} ${randomUUID()}`;
      const body = { member_name: name, profession_role: 'Tester', company: 'x'.repeat(200) };
      const answer = await this.#ask('/rest/v1/members', body);
      if (answer !== null) this.#note(() => this.#members.add(name));
    }
  }

  async #keepAccounts(): Promise<void> {
    for (let turn = 0; !this.#stopped; turn++) {
      const account = this.#accounts.at(-1);
      if (turn % (REFRESHES + 1) === 0 || account === undefined) await this.#signUp();
      else await this.#refresh(account);
    }
  }

  async #signUp(): Promise<void> {
    const email = `${randomUUID()}@${this.#mark}.example`;
    const answer = await this.#ask('/auth/v1/signup', { email, password: PASSWORD });
    if (answer !== null) this.#note(() => this.#accounts.push({ email, ...tokensIn(answer) }));
  }

  async #refresh(account: Account): Promise<void> {
    const answer = await this.#ask('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: account.refreshToken,
    });
    if (answer === null) return;
    this.#note(() => {
      Object.assign(account, tokensIn(answer));
      this.#refreshes += 1;
    });
  }

  #note(write: () => void): void {
    write();
    this.#noted();
  }

  /** Null unless the answer is 2xx. */
  async #ask(path: string, body: object): Promise<string | null> {
    const answer = await post(this.#url + path, body, this.#headers);
    if (this.#pauseMs > 0) await wait(this.#pauseMs);
    if (answer !== null && answer.status < 300) return answer.body;
    if (answer !== null) this.refusal = answer;
    await wait(PAUSE_AFTER_FAILURE_MS);
    return null;
  }

  get #headers(): Readonly<Record<string, string>> {
    return { apikey: this.#key, 'Content-Type': 'application/json' };
  }
}

/** Of the account, its session and its newest tokens, how many are gone. The session goes on with new ones. */
async function lostOf(url: string, account: Account): Promise<number> {
  const { email, accessToken, refreshToken } = account;
  const headers = { 'Content-Type': 'application/json' };
  const user = await fetch(`${url}/auth/v1/user`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const token = (kind: string, body: object) =>
    post(`${url}/auth/v1/token?grant_type=${kind}`, body, headers);
  const refreshed = await token('refresh_token', { refresh_token: refreshToken });
  if (refreshed?.status === 200) Object.assign(account, tokensIn(refreshed.body));
  const signedIn = await token('password', { email, password: PASSWORD });
  return [user.status, refreshed?.status, signedIn?.status].filter((code) => code !== 200).length;
}

async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return null;
  }
}

function tokensIn(body: string): Pick<Account, 'accessToken' | 'refreshToken'> {
  const { access_token, refresh_token } = JSON.parse(body);
  return { accessToken: access_token, refreshToken: refresh_token };
}
