/** People with second factors, for tests: signed up, with an authenticator app or a phone at hand. */
import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { type AuthHarness, newEmail, PASSWORD } from './harness.ts';

/** Seconds an app shows one code. */
export const STEP = 30;
const MILLISECONDS = 1000;

export interface Person {
  readonly email: string;
  readonly userId: string;
  /** The browser the account was made in. */
  readonly client: SupabaseClient;
}

export async function signUp(auth: AuthHarness): Promise<Person> {
  const email = newEmail();
  const client = auth.client();
  const { data } = succeed(await client.auth.signUp({ email, password: PASSWORD }));
  return { email, userId: String(data.user?.id), client };
}

/** The same person in another browser, who knows the password and no more. */
export async function signIn(auth: AuthHarness, { email }: Person): Promise<SupabaseClient> {
  const client = auth.client();
  succeed(await client.auth.signInWithPassword({ email, password: PASSWORD }));
  return client;
}

export interface App {
  readonly factorId: string;
  /** What the app shows, `steps` later or earlier than now. */
  code(steps?: number): string;
}

/** Begins an authenticator app, unverified. */
export async function enrollApp(
  auth: AuthHarness,
  client: SupabaseClient,
  friendlyName = `app ${crypto.randomUUID()}`,
): Promise<App> {
  const { data } = succeed(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName }));
  const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) });
  return {
    factorId: data.id,
    code: (steps = 0) =>
      totp.generate({ timestamp: auth.clock.now().getTime() + steps * STEP * MILLISECONDS }),
  };
}

/** Somebody whose first browser is at aal2 by an app; its next code is already another one. */
export async function signUpWithApp(auth: AuthHarness): Promise<Person & { readonly app: App }> {
  const person = await signUp(auth);
  const app = await enrollApp(auth, person.client);
  await answerApp(person.client, app);
  auth.clock.advance(STEP);
  return { ...person, app };
}

export async function answerApp(client: SupabaseClient, app: App): Promise<void> {
  succeed(await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code: app.code() }));
}

/** Puts the clock at the beginning of a step: the app's code does not change during the test. */
export function waitForNextCode(auth: AuthHarness): void {
  const step = STEP * MILLISECONDS;
  auth.clock.advance((step - (auth.clock.now().getTime() % step)) / MILLISECONDS);
}

/** A code the app does not show now, or near it. */
export function wrongCode({ code }: App): string {
  const shown = [-2, -1, 0, 1, 2].map(code);
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (each) => !shown.includes(each),
  ) as string;
}

export async function accessTokenOf(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return String(data.session?.access_token);
}

/** The session's level as its token says it, and the ways that led there, newest first. */
export async function assurance(client: SupabaseClient) {
  const { data } = succeed(await client.auth.mfa.getAuthenticatorAssuranceLevel());
  return {
    currentLevel: data.currentLevel,
    nextLevel: data.nextLevel,
    methods: data.currentAuthenticationMethods.map((entry) =>
      typeof entry === 'string' ? entry : entry.method,
    ),
  };
}

interface Result {
  readonly data: unknown;
  readonly error: AuthError | null;
}

/** The result, which must not be a refusal. */
export function succeed<T extends Result>(result: T): Extract<T, { readonly error: null }> {
  expect(result.error).toBeNull();
  return result as Extract<T, { readonly error: null }>;
}

export function expectRefused({ error }: Result, status: number, code: string): void {
  expect(error).toMatchObject({ status, code });
}
