/**
 * Writers that add members, create accounts and refresh sessions over HTTP. They record every write
 * acknowledged with 2xx; after a fault each must be there exactly once.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PathfinderServer } from '../pathfinder-server.ts';

/** Concurrent writers of members. One more creates accounts, whose passwords are slow to hash. */
const MEMBER_WRITERS = 7;
/** Refreshes between one sign-up and the next. */
const REFRESHES = 10;
/** How long one response may take: requests wait for a recovering database. */
const RESPONSE_LIMIT_MS = 30_000;
const PAUSE_AFTER_FAILURE_MS = 10;
const PASSWORD = 'correct horse battery';
/** Settings of every server under test: one client makes all requests, and lists are long. */
export const WRITABLE = { SEED: 'none', LIMITS: 'off', MAX_ROWS: '1000000', LOG_LEVEL: 'silent' };

interface Account {
  readonly email: string;
  accessToken: string;
  refreshToken: string;
}

/** What was acknowledged, and whether it was found later. */
export interface Verdict {
  readonly members: number;
  /** Each with its session. */
  readonly accounts: number;
  readonly lost: number;
  readonly duplicated: number;
}

/** A response, or null without one. */
type Answer = { readonly status: number; readonly body: string } | null;

export class Writers {
  readonly #key: string;
  readonly #pauseMs: number;
  /** Marks this instance's data: the start of each member's name and the domain of each account's address. */
  readonly #mark = randomUUID();
  readonly #members = new Set<string>();
  readonly #accounts: Account[] = [];
  #refreshes = 0;
  #url = '';
  #stopped = false;
  #work: Promise<unknown> = Promise.resolve();
  #noted: () => void = () => {};
  /** The last refused response; null before the first. */
  refusal: Answer = null;

  /** @param pauseMs the pause of each writer after a write. */
  constructor(serviceKey: string, pauseMs = 0) {
    this.#key = serviceKey;
    this.#pauseMs = pauseMs;
  }

  /** Starts writing. */
  start({ url }: { readonly url: string }): this {
    this.#url = url;
    this.#work = Promise.all([
      ...Array.from({ length: MEMBER_WRITERS }, () => this.#addMembers()),
      this.#keepAccounts(),
    ]);
    return this;
  }

  /** Number of acknowledged writes. */
  get acknowledged(): number {
    return this.#members.size + this.#accounts.length + this.#refreshes;
  }

  /** Resolves once this many more writes were acknowledged. */
  async acknowledge(writes: number): Promise<void> {
    const enough = this.acknowledged + writes;
    while (this.acknowledged < enough) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#noted = resolve;
      await promise;
    }
  }

  /** Stops writing and waits for requests in flight. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#work;
  }

  /** Looks up everything acknowledged after the fault. May be called repeatedly. */
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
      duplicated: names.length - there.size,
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

  /** The response body; null unless the status is 2xx. */
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

/**
 * How many of an account's access token, refresh token and password no longer work. Continues with new
 * tokens.
 */
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
  const signal = AbortSignal.timeout(RESPONSE_LIMIT_MS);
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
