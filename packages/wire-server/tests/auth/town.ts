/** The server together with a provider called 'town', and people who sign in through it. */
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

/** A provider that supabase-js knows no name for. */
export const TOWN = 'town' as Provider;

export interface Town {
  readonly auth: AuthHarness;
  readonly oidc: OidcProvider;
  /** Makes the provider know one more person, whose address is new and verified unless `claims` say otherwise. */
  person(claims?: Partial<Person>): Person;
  /** Where the client waits to be led back to. */
  readonly done: string;
  /** A client that takes a code (PKCE), with its own memory. */
  client(): SupabaseClient;
  /** Signs in as an app does; `who` is a person's sub. Answers the address that was led back to. */
  leadBack(client: SupabaseClient, who: string): Promise<URL>;
  /** As `leadBack`, and exchanges the code. */
  signIn(client: SupabaseClient, who: string): Promise<Session>;
  /** Links `who` to whom `client` is signed in as; answers the address that was led back to. */
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
    async leadBack(client, who) {
      const options = optionsFor(who);
      const { data } = await client.auth.signInWithOAuth({ provider: TOWN, options });
      return follow(data.url ?? '', done);
    },
    async signIn(client, who) {
      return exchange(client, await town.leadBack(client, who));
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

/** What a client does with the address it was led back to. */
export async function exchange(client: SupabaseClient, back: URL): Promise<Session> {
  const code = back.searchParams.get('code');
  if (code === null) throw new Error(`led back to ${back.href}`);
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  if (error !== null) throw error;
  return data.session;
}
