/** What clients may ask for and this service does not offer: each is refused in GoTrue's own words. */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../context.ts';
import { AuthError, validationFailed } from '../errors.ts';
import { readBody } from '../request-body.ts';

/** @throws {AuthError} always */
export async function refuseIdToken(_: AuthContext, c: Context<AuthEnv>): Promise<never> {
  const body = await readBody(c);
  if (!body.text('id_token')) throw validationFailed('id_token required');
  const issuer = body.text('provider') ?? body.text('issuer') ?? '';
  throw new AuthError(
    400,
    'provider_disabled',
    `Provider (issuer ${JSON.stringify(issuer)}) is not enabled`,
  );
}

/** @throws {AuthError} always */
export async function refuseWeb3(): Promise<never> {
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
}

/** @throws {AuthError} always */
export function refuseSso(): never {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}
