/** How the client library handles a session: stored, announced, refreshed in time, and dropped (A5). */
import { type AuthChangeEvent, createClient, type SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import { clientOf, newPerson, operatorOf, PUBLISHABLE_KEY, signUp } from './clients.ts';
import { describeTarget } from './describe-target.ts';
import type { RunningTarget } from './target.ts';

const STORAGE_KEY = 'session';
/** Tabs of one browser that wake up at the same time. */
const TABS = 20;
/** Less than the 90 seconds before expiry at which the client refreshes a token. */
const SHORT_LIFETIME_SECONDS = 60;

/** Like a browser's local storage: tabs share it, and it outlives them. */
const newStorage = () => new Map<string, string>();
type Storage = ReturnType<typeof newStorage>;

interface Tab {
  readonly client: SupabaseClient;
  /** The events so far, oldest first. */
  readonly events: AuthChangeEvent[];
  /** Resolves once the tab has received this event. */
  told(event: AuthChangeEvent): Promise<void>;
}

function openTab(target: RunningTarget, storage: Storage, fetcher: typeof fetch = fetch): Tab {
  const client = createClient(target.url, PUBLISHABLE_KEY, {
    auth: {
      storageKey: STORAGE_KEY,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
    global: { fetch: fetcher },
  });
  const events: AuthChangeEvent[] = [];
  const listeners = new EventTarget();
  client.auth.onAuthStateChange((event) => {
    events.push(event);
    listeners.dispatchEvent(new Event(event));
  });
  return {
    client,
    events,
    told: (event) =>
      new Promise((resolve) => {
        if (events.includes(event)) resolve();
        else listeners.addEventListener(event, () => resolve(), { once: true });
      }),
  };
}

const kept = (storage: Storage) => JSON.parse(storage.get(STORAGE_KEY) ?? 'null');

/** Makes the client treat its access token as expired. */
function expire(storage: Storage): void {
  const past = Math.floor(Date.now() / 1000) - 1;
  storage.set(STORAGE_KEY, JSON.stringify({ ...kept(storage), expires_at: past }));
}

describeTarget('the client', (it, target) => {
  it("A5 emits the session's events in order", async () => {
    const tab = openTab(target(), newStorage());
    await tab.told('INITIAL_SESSION');
    const { auth } = tab.client;
    await auth.signUp(newPerson());
    await auth.updateUser({ data: { nickname: 'Ines' } });
    await auth.refreshSession();
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate();
    await auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    await auth.signOut();
    expect(tab.events).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'USER_UPDATED',
      'TOKEN_REFRESHED',
      'MFA_CHALLENGE_VERIFIED',
      'SIGNED_OUT',
    ]);
  });

  it('A5 stores tokens, expiry and user, and restores them', async () => {
    const storage = newStorage();
    const person = newPerson();
    await openTab(target(), storage).client.auth.signUp(person);
    expect(kept(storage)).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_at: expect.any(Number),
      user: { email: person.email },
    });
    const later = openTab(target(), storage);
    await later.told('INITIAL_SESSION');
    const { data } = await later.client.auth.getUser();
    expect(data.user?.email).toBe(person.email);
  });

  it('A5 refreshes an expired access token when the session is requested', async () => {
    const storage = newStorage();
    const tab = openTab(target(), storage);
    await tab.client.auth.signUp(newPerson());
    const { refresh_token: before } = kept(storage);
    expire(storage);
    const { data } = await tab.client.auth.getSession();
    expect(data.session?.refresh_token).not.toBe(before);
    expect(kept(storage).refresh_token).toBe(data.session?.refresh_token);
    expect(tab.events).toContain('TOKEN_REFRESHED');
  });

  it('A5 retries when the server is unreachable, and stays signed in', async () => {
    const storage = newStorage();
    let failures = 0;
    const flaky: typeof fetch = async (input, init) => {
      if (!String(input).includes('refresh_token') || failures === 2) return fetch(input, init);
      failures += 1;
      if (failures === 1) throw new TypeError('fetch failed');
      return new Response('Bad Gateway', { status: 502 });
    };
    const tab = openTab(target(), storage, flaky);
    await tab.client.auth.signUp(newPerson());
    expire(storage);
    expect((await tab.client.auth.getSession()).data.session).not.toBeNull();
    expect(failures).toBe(2);
    expect(tab.events).not.toContain('SIGNED_OUT');
  });

  it('A5 drops a session whose refresh token is refused for good', async () => {
    const storage = newStorage();
    const tab = openTab(target(), storage);
    const { data } = await tab.client.auth.signUp(newPerson());
    await operatorOf(target()).auth.admin.signOut(data.session?.access_token ?? '');
    expire(storage);
    expect((await tab.client.auth.getSession()).data.session).toBeNull();
    expect(storage.has(STORAGE_KEY)).toBe(false);
    expect(tab.events.at(-1)).toBe('SIGNED_OUT');
  });

  it('A5 signs out even if the server no longer knows the session, the user or the token', async () => {
    const ends: ((tab: Tab, storage: Storage) => Promise<unknown>)[] = [
      async () =>
        operatorOf(target()).auth.admin.signOut((await signUp(target())).session.access_token),
      async (tab) => {
        const { data } = await tab.client.auth.getSession();
        await operatorOf(target()).auth.admin.signOut(data.session?.access_token ?? '');
      },
      async (tab) => {
        const { data } = await tab.client.auth.getSession();
        await operatorOf(target()).auth.admin.deleteUser(data.session?.user.id ?? '');
      },
      async (_tab, storage) => {
        storage.set(STORAGE_KEY, JSON.stringify({ ...kept(storage), access_token: 'a.b.c' }));
      },
    ];
    for (const end of ends) {
      const storage = newStorage();
      const tab = openTab(target(), storage);
      await tab.client.auth.signUp(newPerson());
      await end(tab, storage);
      expect((await tab.client.auth.signOut()).error).toBeNull();
      expect(storage.has(STORAGE_KEY)).toBe(false);
      expect(tab.events.at(-1)).toBe('SIGNED_OUT');
    }
  });
});

describeTarget(
  'the client with limits on',
  (it, target) => {
    it('A5 U3 twenty tabs of one browser refresh at once, repeatedly, and all stay signed in', async () => {
      const storage = newStorage();
      const first = openTab(target(), storage);
      const { data } = await first.client.auth.signUp(newPerson());
      const tabs = [first, ...Array.from({ length: TABS - 1 }, () => openTab(target(), storage))];
      for (let round = 0; round < 3; round++) {
        expire(storage);
        await Promise.all(tabs.map(({ client }) => client.auth.getSession()));
      }
      for (const { client, events } of tabs) {
        expect((await client.auth.getUser()).data.user?.id).toBe(data.user?.id);
        expect(events).not.toContain('SIGNED_OUT');
      }
    });

    it('A5 U3 twenty clients with separate storage stay signed in too', async () => {
      const { data } = await clientOf(target()).auth.signUp(newPerson());
      const session = JSON.stringify(data.session);
      const storages = Array.from({ length: TABS }, () => new Map([[STORAGE_KEY, session]]));
      const tabs = storages.map((storage) => {
        expire(storage);
        return openTab(target(), storage);
      });
      await Promise.all(tabs.map(({ client }) => client.auth.getSession()));
      for (const { client, events } of tabs) {
        expect((await client.auth.getUser()).data.user?.id).toBe(data.user?.id);
        expect(events).not.toContain('SIGNED_OUT');
      }
    });
  },
  { LIMITS: 'on' },
);

describeTarget(
  'the client with short-lived tokens',
  (it, target) => {
    it('A5 refreshes a token automatically before it expires', async () => {
      const tab = openTab(target(), newStorage());
      const { data } = await tab.client.auth.signUp(newPerson());
      expect(data.session?.expires_in).toBe(SHORT_LIFETIME_SECONDS);
      await tab.client.auth.startAutoRefresh();
      await tab.told('TOKEN_REFRESHED');
      await tab.client.auth.stopAutoRefresh();
      expect((await tab.client.auth.getUser()).error).toBeNull();
    });
  },
  { ACCESS_TOKEN_LIFETIME: String(SHORT_LIFETIME_SECONDS) },
);
