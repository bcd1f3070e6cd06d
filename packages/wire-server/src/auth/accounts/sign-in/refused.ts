/** Endpoints this service does not offer, refused in GoTrue's own words. */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { AuthError, validationFailed } from '../../protocol/errors.ts';
import { readBody } from '../../protocol/request-body.ts';

/** The ID token issuers of the providers that clients know by name. */
const ISSUERS: ReadonlyMap<string, string> = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['facebook', 'https://www.facebook.com'],
  ['google', 'https://accounts.google.com'],
  ['kakao', 'https://kauth.kakao.com'],
]);

/** @throws {AuthError} always: 400 provider_disabled, or validation_failed for an unknown provider */
export async function refuseIdToken(_: AuthContext, c: Context<AuthEnv>): Promise<never> {
  const body = await readBody(c);
  if (!body.text('id_token')) throw validationFailed('id_token required');
  const provider = body.text('provider') ?? '';
  const issuer = ISSUERS.get(provider);
  if (issuer === undefined) {
    throw validationFailed(`Custom OIDC provider ${JSON.stringify(provider)} not allowed`);
  }
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`);
}

/** @throws {AuthError} always */
export async function refuseWeb3(): Promise<never> {
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
}

/** @throws {AuthError} always */
export function refuseSso(): never {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}
