/** A small real OpenID Connect provider on loopback, with made-up people, that can be told to misbehave. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type Adapter, type AdapterPayload, type Configuration, Provider } from 'oidc-provider';

export const CLIENT_ID = 'pathfinder';
export const CLIENT_SECRET = 'a-secret-between-the-two-of-them';
/** Seconds anything of the provider lasts: longer than a test. */
const LIFETIME = 600;
const KEY_ID = 'provider-key';

/** What the provider knows of a person; `sub` is how the person is asked for (login_hint). */
export type Person = Readonly<{ sub: string } & Record<string, string | boolean>>;

/** What the token endpoint is about to answer. */
type TokenAnswer = Readonly<Record<string, unknown>>;

export interface OidcProvider {
  readonly issuer: string;
  /** Whom it knows; change them as a test needs. */
  readonly people: Person[];
  /** Times it was asked where its endpoints are. */
  readonly discoveries: number;
  /** Lets people be led back to `callback`. Must be called before anybody signs in. */
  register(callback: string, more?: Partial<Configuration>): void;
  /** The token endpoint answers this instead; null: what is right. */
  misbehave(answer: ((right: TokenAnswer) => Promise<TokenAnswer>) | null): void;
  /** An ID token with these claims changed, signed by the provider's key or by another's. */
  forge(right: TokenAnswer, claims: JWTPayload, key?: CryptoKey): Promise<TokenAnswer>;
  /** Stops answering, and answers again at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

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

/** Everything is set that would otherwise make the provider print advice. */
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
      AccessToken: LIFETIME,
      AuthorizationCode: LIFETIME,
      Grant: LIFETIME,
      IdToken: LIFETIME,
      Interaction: LIFETIME,
      Session: LIFETIME,
    },
  };
}

/** Signs in whom the client named and agrees to everything; somebody unknown says no. */
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

/** Keeps one kind of thing for as long as the test runs. */
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
