/** A small real OpenID Connect provider on loopback, with invented people, that can be made to misbehave. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type Adapter, type AdapterPayload, type Configuration, Provider } from 'oidc-provider';

export const CLIENT_ID = 'pathfinder';
export const CLIENT_SECRET = 'a-secret-between-the-two-of-them';
/** Lifetime of everything the provider issues: longer than a test. */
const LIFETIME_SECONDS = 600;
const KEY_ID = 'provider-key';

/** The provider's claims about a person, who is selected by `sub` (login_hint). */
export type Person = Readonly<{ sub: string } & Record<string, string | boolean>>;

/** The response of the token endpoint. */
type TokenAnswer = Readonly<Record<string, unknown>>;

export interface OidcProvider {
  readonly issuer: string;
  /** The people it knows; tests may change them. */
  readonly people: Person[];
  /** Number of requests for its metadata. */
  readonly discoveries: number;
  /** Allows redirects to `callback`. Must be called before the first sign-in. */
  register(callback: string, more?: Partial<Configuration>): void;
  /** Replaces the token endpoint's response; null restores the correct one. */
  misbehave(answer: ((right: TokenAnswer) => Promise<TokenAnswer>) | null): void;
  /** An ID token with these claims changed, signed by the provider's key or by another's. */
  forge(right: TokenAnswer, claims: JWTPayload, key?: CryptoKey): Promise<TokenAnswer>;
  /** Stops the provider; `start` starts it again at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * Starts a provider that knows `people`; `register` then allows a server's callback.
 * @example
 * const provider = await startOidcProvider({ sub: 'ann', email: 'ann@example.com', email_verified: true });
 * provider.register(`${server.url}/auth/v1/callback`);
 */
export async function startOidcProvider(...people: Person[]): Promise<OidcProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = notReady;
  let misbehaviour: ((right: TokenAnswer) => Promise<TokenAnswer>) | null = null;
  let discoveries = 0;
  let server: Server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  async function listen(at: number): Promise<Server> {
    const listening = createServer((request, response) => handle(request, response));
    listening.listen(at, '127.0.0.1');
    await once(listening, 'listening');
    return listening;
  }

  return {
    issuer,
    people,
    get discoveries() {
      return discoveries;
    },
    register(callback, more = {}) {
      const provider = new Provider(issuer, {
        ...configure(people, callback),
        jwks: { keys: [jwk] },
        ...more,
      });
      provider.use(async (ctx, next) => {
        if (ctx.path.startsWith('/interaction/')) return signIn(provider, people, ctx);
        if (ctx.path === '/.well-known/openid-configuration') discoveries += 1;
        await next();
        if (ctx.path === '/token' && misbehaviour !== null) {
          const { status = 200, ...body } = await misbehaviour(ctx.body as TokenAnswer);
          Object.assign(ctx, { body, status });
        }
      });
      handle = provider.callback();
    },
    misbehave(answer) {
      misbehaviour = answer;
    },
    async forge(right, claims, key = privateKey) {
      const header = { alg: 'RS256', kid: KEY_ID };
      const forged = { ...decodeJwt(String(right.id_token)), ...claims };
      return { ...right, id_token: await new SignJWT(forged).setProtectedHeader(header).sign(key) };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    async start() {
      server = await listen(port);
    },
  };
}

function notReady(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503).end();
}

/** Sets every option without which the provider would print a warning. */
function configure(people: readonly Person[], callback: string): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [callback],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    adapter: createMemory,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'nickname', 'picture'],
    },
    clientBasedCORS: () => false,
    cookies: { keys: ['only-for-tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, id) => {
      const person = people.find(({ sub }) => sub === id);
      return person && { accountId: id, claims: () => person };
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    renderError(ctx, out) {
      ctx.body = out;
    },
    ttl: {
      AccessToken: LIFETIME_SECONDS,
      AuthorizationCode: LIFETIME_SECONDS,
      Grant: LIFETIME_SECONDS,
      IdToken: LIFETIME_SECONDS,
      Interaction: LIFETIME_SECONDS,
      Session: LIFETIME_SECONDS,
    },
  };
}

/** Signs in the person named by the client and grants consent; refuses for an unknown person. */
async function signIn(
  provider: Provider,
  people: readonly Person[],
  { req, res }: { readonly req: IncomingMessage; readonly res: ServerResponse },
): Promise<void> {
  const { params } = await provider.interactionDetails(req, res);
  const accountId = String(params.login_hint);
  if (!people.some(({ sub }) => sub === accountId)) {
    const refusal = { error: 'access_denied', error_description: 'They said no' };
    return provider.interactionFinished(req, res, refusal);
  }
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const consent = { grantId: await grant.save() };
  return provider.interactionFinished(req, res, { login: { accountId }, consent });
}

/** An in-memory adapter for one kind of object. */
function createMemory(): Adapter {
  const kept = new Map<string, AdapterPayload>();
  const find = (matches: (payload: AdapterPayload) => boolean) => [...kept.values()].find(matches);
  return {
    upsert: async (id, payload) => void kept.set(id, payload),
    find: async (id) => kept.get(id),
    findByUid: async (uid) => find((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
    consume: async (id) => void kept.set(id, { ...kept.get(id), consumed: true }),
    destroy: async (id) => void kept.delete(id),
    async revokeByGrantId(grantId) {
      for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id);
    },
  };
}
