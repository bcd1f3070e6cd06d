import { expect, test } from 'vitest';
import { parseAuthSettings, providerName } from './auth-settings.ts';

test('A1 only real providers of a Supabase project are offered', () => {
  const external = {
    anonymous_users: false,
    apple: false,
    email: true,
    github: true,
    linkedin_oidc: true,
    phone: true,
    web3_solana: true,
  };
  const settings = parseAuthSettings({ external, disable_signup: true, saml_enabled: false });
  expect(settings).toEqual({
    providers: ['github', 'linkedin_oidc'],
    signUpClosed: true,
    linking: true,
  });
  expect(settings.providers.map(providerName)).toEqual(['GitHub', 'LinkedIn']);
});

test('A1 a response of an unexpected shape gives the defaults', () => {
  const nothing = { providers: [], signUpClosed: false, linking: true };
  for (const answer of [null, [], { external: 'x' }]) {
    expect(parseAuthSettings(answer)).toEqual(nothing);
  }
});
