/** The server with a provider called 'town', and people who sign in through it. */
import {
  createClient,
  type Provider,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js';
import type { Environment } from '../../src/system/settings-reader.ts';
import { follow } from './browser.ts';
import { type AuthHarness, startAuth } from './harness.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type OidcProvider,
  type Person,
  startOidcProvider,
} from './oidc-provider.ts';

/** A provider that is missing from supabase-js's type. */
export const TOWN = 'town' as Provider;

export interface Town {
  readonly auth: AuthHarness;
  readonly oidc: OidcProvider;
  /** Adds a person to the provider, with a new, verified address unless `claims` say otherwise. */
  person(claims?: Partial<Person>): Person;
  /** The client's redirect URL. */
  readonly done: string;
  /** A PKCE client with its own storage. */
  client(): SupabaseClient;
  /** Signs in as an app does. @param who a person's sub. @returns the final redirect. */
  signInRedirect(client: SupabaseClient, who: string): Promise<URL>;
  /** As `signInRedirect`, and exchanges the code. */
  signIn(client: SupabaseClient, who: string): Promise<Session>;
  /** Links `who` to the user of `client`. @returns the final redirect. */
  link(client: SupabaseClient, who: string): Promise<URL>;
  stop(): Promise<void>;
}

interface Options {
  readonly people?: readonly Person[];
}

export async function startTown(
  env: Environment = {},
  { people = [] }: Options = {},
): Promise<Town> {
  const oidc = await startOidcProvider(...people);
  const settings = {
    OIDC_TOWN_CLIENT_ID: CLIENT_ID,
    OIDC_TOWN_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_TOWN_ISSUER: oidc.issuer,
    ...env,
  };
  const auth = await startAuth(settings);
  oidc.register(`${auth.ctx.settings.authUrl}/callback`);
  const done = `${auth.ctx.settings.siteUrl}/done`;

  function optionsFor(who: string) {
    return { redirectTo: done, skipBrowserRedirect: true, queryParams: { login_hint: who } };
  }

  const town: Town = {
    auth,
    oidc,
    person(claims = {}) {
      const sub = `person-${oidc.people.length}`;
      const person = { sub, email: `${sub}@town.example.com`, email_verified: true, ...claims };
      oidc.people.push(person as Person);
      return person as Person;
    },
    done,
    client: () =>
      createClient(auth.url, 'publishable-key-of-a-test', {
        auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false },
      }),
    async signInRedirect(client, who) {
      const options = optionsFor(who);
      const { data } = await client.auth.signInWithOAuth({ provider: TOWN, options });
      return follow(data.url ?? '', done);
    },
    async signIn(client, who) {
      return exchange(client, await town.signInRedirect(client, who));
    },
    async link(client, who) {
      const options = optionsFor(who);
      const { data, error } = await client.auth.linkIdentity({ provider: TOWN, options });
      if (error !== null) throw error;
      return follow(data.url ?? '', done);
    },
    async stop() {
      await auth.stop();
      await oidc.stop();
    },
  };
  return town;
}

/** Exchanges the code in the final redirect for a session, as a client does. */
export async function exchange(client: SupabaseClient, back: URL): Promise<Session> {
  const code = back.searchParams.get('code');
  if (code === null) throw new Error(`Redirected to ${back.href}`);
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  if (error !== null) throw error;
  return data.session;
}
