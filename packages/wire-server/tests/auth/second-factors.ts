/** Users with second factors for tests: signed up, with an authenticator app or a phone. */
import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { type AuthHarness, newEmail, PASSWORD } from './harness.ts';

/** How long an app shows one code. */
export const TOTP_STEP_SECONDS = 30;
const MS_PER_SECOND = 1000;

export interface Person {
  readonly email: string;
  readonly userId: string;
  /** The client that created the account. */
  readonly client: SupabaseClient;
}

export async function signUp(auth: AuthHarness): Promise<Person> {
  const email = newEmail();
  const client = auth.client();
  const { data } = succeed(await client.auth.signUp({ email, password: PASSWORD }));
  return { email, userId: String(data.user?.id), client };
}

/** Another client of the same user, signed in with the password only. */
export async function signIn(auth: AuthHarness, { email }: Person): Promise<SupabaseClient> {
  const client = auth.client();
  succeed(await client.auth.signInWithPassword({ email, password: PASSWORD }));
  return client;
}

export interface App {
  readonly factorId: string;
  /** The app's code, `steps` later (or earlier, if negative) than now. */
  code(steps?: number): string;
}

/** Enrolls an authenticator app without verifying it. */
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
      totp.generate({
        timestamp: auth.clock.now().getTime() + steps * TOTP_STEP_SECONDS * MS_PER_SECOND,
      }),
  };
}

/** A user whose first client is at aal2 through an app. The clock has moved on to the app's next code. */
export async function signUpWithApp(auth: AuthHarness): Promise<Person & { readonly app: App }> {
  const person = await signUp(auth);
  const app = await enrollApp(auth, person.client);
  await answerApp(person.client, app);
  auth.clock.advance(TOTP_STEP_SECONDS);
  return { ...person, app };
}

export async function answerApp(client: SupabaseClient, app: App): Promise<void> {
  succeed(await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code: app.code() }));
}

/** Advances the clock to the beginning of a step, so that the code does not change during the test. */
export function waitForNextCode(auth: AuthHarness): void {
  const step = TOTP_STEP_SECONDS * MS_PER_SECOND;
  auth.clock.advance((step - (auth.clock.now().getTime() % step)) / MS_PER_SECOND);
}

/** A code that is wrong for the current step and its neighbours. */
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

/** The session's level according to its token, and its methods, newest first. */
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

/** Expects success. @returns the result. */
export function succeed<T extends Result>(result: T): Extract<T, { readonly error: null }> {
  expect(result.error).toBeNull();
  return result as Extract<T, { readonly error: null }>;
}

export function expectRefused({ error }: Result, status: number, code: string): void {
  expect(error).toMatchObject({ status, code });
}
