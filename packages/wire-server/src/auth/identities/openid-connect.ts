/** OpenID Connect providers: endpoints by discovery, identity by a signed ID token. */
import {
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import {
  allowWithoutTls,
  PROVIDER_TIMEOUT_SECONDS,
  type Protocol,
  type Tokens,
} from './protocol.ts';
import { type Claims, toProfile } from './provider-profile.ts';

export const openIdConnect: Protocol = {
  hasIdToken: true,
  connect: ({ issuer, clientId, clientSecret }) =>
    discovery(issuer, clientId, undefined, asProviderAsks(clientSecret), {
      // Verify the ID token's signature too, rather than rely on TLS alone.
      execute: [enableNonRepudiationChecks, ...allowWithoutTls(issuer)],
      timeout: PROVIDER_TIMEOUT_SECONDS,
    }),
  async readProfile(_settings, config, tokens) {
    return toProfile(config.serverMetadata().issuer, await claimsOf(config, tokens));
  },
};

/** Some providers omit the address from the ID token and return it from userinfo. */
async function claimsOf(config: Configuration, tokens: Tokens): Promise<Claims> {
  const claims = tokens.claims();
  if (claims === undefined) throw new TypeError('the provider sent no ID token');
  const { userinfo_endpoint: endpoint } = config.serverMetadata();
  if (claims.email !== undefined || endpoint === undefined) return claims;
  return { ...claims, ...(await fetchUserInfo(config, tokens.access_token, claims.sub)) };
}

/** Sends the secret in the body if the provider says it accepts that, otherwise in a header. */
function asProviderAsks(clientSecret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(clientSecret), ClientSecretBasic(clientSecret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported;
    (methods?.includes('client_secret_post') ? post : basic)(server, ...request);
  };
}
