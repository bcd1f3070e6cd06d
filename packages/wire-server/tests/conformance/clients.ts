/** The real client library, connected to a server under test, and invented users. */
import {
  type AuthError,
  createClient,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { RunningTarget } from './target.ts';

/** Not a secret: any key other than the service key stands for a visitor. */
export const PUBLISHABLE_KEY = 'sb_publishable_conformance';

interface Options {
  readonly key?: string;
  /** 'pkce' returns a code to this client instead of tokens to the page. */
  readonly flowType?: 'implicit' | 'pkce';
}

/** A client with its own session, like a separate browser. */
export function clientOf({ url }: RunningTarget, options: Options = {}): SupabaseClient {
  const items = new Map<string, string>();
  return createClient(url, options.key ?? PUBLISHABLE_KEY, {
    auth: {
      flowType: options.flowType ?? 'implicit',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => void items.set(key, value),
        removeItem: (key) => void items.delete(key),
      },
    },
  });
}

/** The operator's client. */
export function operatorOf(target: RunningTarget): SupabaseClient {
  return clientOf(target, { key: target.keys.serviceKey });
}

interface Person {
  readonly email: string;
  readonly password: string;
}

/** A person with a new address. */
export function newPerson(): Person {
  return {
    email: `ines.${crypto.randomUUID()}@example.com`,
    password: crypto.randomUUID(),
  };
}

/** A random fictional number: 555-01xx in one of many area codes. */
export function newNumber(): string {
  const digits = (from: number, count: number) => String(from + Math.floor(Math.random() * count));
  return `1${digits(201, 799)}55501${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`;
}

interface SignedUp {
  readonly client: SupabaseClient;
  readonly person: Person;
  readonly session: Session;
}

/** A new account, signed in; for servers without email confirmation. */
export async function signUp(target: RunningTarget, options?: Options): Promise<SignedUp> {
  const client = clientOf(target, options);
  const person = newPerson();
  const { data, error } = await client.auth.signUp(person);
  if (data.session === null) throw error ?? new Error('Sign-up returned no session');
  return { client, person, session: data.session };
}

/** The client of a visitor. */
export const anonymousClient = (target: RunningTarget): SupabaseClient => clientOf(target);

/** The client of a new, signed-in user. */
export async function signedInClient(target: RunningTarget): Promise<SupabaseClient> {
  return (await signUp(target)).client;
}

/** The headers the client sends to the data API, for requests the library cannot make. */
export async function headersOf(client: SupabaseClient): Promise<Record<string, string>> {
  const { data } = await client.auth.getSession();
  return { apikey: PUBLISHABLE_KEY, ...bearer(data.session?.access_token ?? PUBLISHABLE_KEY) };
}

/** Sends a request to the auth service without the client library. */
export function askAuth(
  { url }: RunningTarget,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  return fetch(`${url}/auth/v1${path}`, { redirect: 'manual', ...init });
}

export const post = (
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Expects this error from the server. */
export function expectRefused(
  { error }: { readonly error: AuthError | null },
  status: number,
  code: string,
  message?: string,
): void {
  expect(error).toMatchObject({ status, code, ...(message !== undefined && { message }) });
}
