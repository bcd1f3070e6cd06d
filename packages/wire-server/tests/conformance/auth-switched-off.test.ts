/** Features that this service does not offer or disables by default: each is refused with its own error. */
import { describe, expect } from 'vitest';
import {
  askAuth,
  clientOf,
  expectRefused,
  newPerson,
  operatorOf,
  post,
  signUp,
} from './clients.ts';
import { describeTarget } from './describe-target.ts';

describeTarget('switched off', (it, target) => {
  it('U1 single sign-on, with any parameters', async () => {
    for (const domain of ['example.com', '']) {
      const { error } = await clientOf(target()).auth.signInWithSSO({ domain });
      expectRefused({ error }, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
    }
    const client = clientOf(target(), { flowType: 'pkce' });
    const { error } = await client.auth.signInWithSSO({ providerId: 'no-uuid' });
    expectRefused({ error }, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  });

  it.each(['ethereum', 'solana'] as const)('U1 a wallet on %s', async (chain) => {
    const signature = chain === 'ethereum' ? '0x00' : new Uint8Array([1, 2, 3]);
    const { data, error } = await clientOf(target()).auth.signInWithWeb3({
      chain,
      message: 'example.com wants you to sign in',
      signature,
    } as Parameters<ReturnType<typeof clientOf>['auth']['signInWithWeb3']>[0]);
    expect(data.session).toBeNull();
    expect(error?.message).toBe('Web3 provider is disabled');
    expect(error?.status).toBeLessThan(500);
  });

  it('U1 tokens of other issuers, also for linking', async () => {
    const google = { provider: 'google', token: 'a.b.c', nonce: 'n' };
    const message = 'Provider (issuer "https://accounts.google.com") is not enabled';
    const visitor = await clientOf(target()).auth.signInWithIdToken(google);
    expectRefused(visitor, 400, 'provider_disabled', message);
    const { client } = await signUp(target());
    expectRefused(await client.auth.linkIdentity(google), 400, 'provider_disabled', message);
    const other = await clientOf(target()).auth.signInWithIdToken({ ...google, provider: 'x' });
    expectRefused(other, 400, 'validation_failed');
  });

  it('U1 anonymous sign-in, disabled by default', async () => {
    const { error } = await clientOf(target()).auth.signInAnonymously();
    const message = 'Anonymous sign-ins are disabled';
    expectRefused({ error }, 422, 'anonymous_provider_disabled', message);
    const response = await askAuth(target(), '/signup', post({ data: {} }));
    expect(response.status).toBe(422);
  });

  it('U2 linking and unlinking, disabled by default', async () => {
    const { client, session } = await signUp(target());
    const linked = await client.auth.linkIdentity({ provider: 'google' });
    const message = 'Manual linking is disabled';
    expectRefused(linked, 404, 'manual_linking_disabled', message);
    const [identity] = session.user.identities ?? [];
    if (identity === undefined) throw new Error('The user has no identity');
    const unlinked = await client.auth.unlinkIdentity(identity);
    expectRefused(unlinked, 404, 'manual_linking_disabled', message);
  });

  it('U2 a provider that is not configured', async () => {
    for (const provider of ['google', 'github', 'unknown', '', '__proto__']) {
      const query = new URLSearchParams({ provider });
      const response = await askAuth(target(), `/authorize?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error_code: 'validation_failed',
        msg: expect.stringMatching(/^Unsupported provider: /),
      });
    }
  });

  describe('features of newer clients', () => {
    it('U1 passkeys, recovery codes and OAuth clients are 404 in JSON', async () => {
      const { client } = await signUp(target());
      const passkey = await client.auth.passkey.list();
      expect(passkey.error?.status).toBe(404);
      const operator = operatorOf(target()).auth.admin;
      const made = await operator.oauth.listClients();
      expect(made.error?.status).toBe(404);
      const person = newPerson();
      const web = await askAuth(target(), '/passkeys/authentication/options', post(person));
      expect(web.status).toBe(404);
      expect(await web.json()).toMatchObject({ msg: expect.any(String) });
    });
  });
});
