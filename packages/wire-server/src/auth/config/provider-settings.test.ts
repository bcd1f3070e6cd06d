/** Which providers the environment configures, and what it may not contain. */
import { describe, expect, test } from 'vitest';
import { createSettingsReader, type Environment } from '../../system/settings-reader.ts';
import { readProviderSettings } from './provider-settings.ts';

function read(env: Environment) {
  const reader = createSettingsReader(env);
  return { providers: readProviderSettings(reader), errors: reader.errors };
}

const TOWN = {
  OIDC_TOWN_CLIENT_ID: 'an-id',
  OIDC_TOWN_CLIENT_SECRET: 'a-secret',
  OIDC_TOWN_ISSUER: 'https://login.town.example.com/realms/all/',
};

describe('U1 providers are configured by environment variables', () => {
  test('none by default', () => {
    expect(read({ OIDC_TOWN_CLIENT_ID: '  ', PATH: '/bin' })).toEqual({
      providers: [],
      errors: [],
    });
  });

  test('any OpenID Connect provider, under a name of your choice; its issuer is kept as written', () => {
    expect(read(TOWN)).toEqual({
      providers: [
        {
          name: 'town',
          protocol: 'oidc',
          issuer: new URL('https://login.town.example.com/realms/all/'),
          clientId: 'an-id',
          clientSecret: 'a-secret',
          scopes: ['openid', 'email', 'profile'],
        },
      ],
      errors: [],
    });
  });

  test('Google and GitHub need no issuer', () => {
    const { providers } = read({
      OIDC_GOOGLE_CLIENT_ID: 'g',
      OIDC_GOOGLE_CLIENT_SECRET: 's',
      OIDC_GITHUB_CLIENT_ID: 'h',
      OIDC_GITHUB_CLIENT_SECRET: 't',
    });
    expect(providers).toMatchObject([
      { name: 'github', protocol: 'github', scopes: ['user:email'] },
      { name: 'google', protocol: 'oidc', issuer: new URL('https://accounts.google.com') },
    ]);
  });

  test("the operator's list of scopes is requested", () => {
    const { providers } = read({ ...TOWN, OIDC_TOWN_SCOPES: 'openid, email groups' });
    expect(providers[0]?.scopes).toEqual(['openid', 'email', 'groups']);
  });

  test('a server on this machine needs no TLS', () => {
    for (const host of ['localhost:8080', '127.0.0.1:9', '[::1]']) {
      expect(read({ ...TOWN, OIDC_TOWN_ISSUER: `http://${host}` }).errors).toEqual([]);
    }
  });
});

describe('U1 an incomplete provider stops the start', () => {
  test.each([
    ['OIDC_TOWN_CLIENT_ID', undefined, /^OIDC_TOWN_CLIENT_ID is not set/],
    ['OIDC_TOWN_CLIENT_SECRET', undefined, /^OIDC_TOWN_CLIENT_SECRET is not set/],
    ['OIDC_TOWN_ISSUER', undefined, /^OIDC_TOWN_ISSUER is not set/],
    ['OIDC_TOWN_ISSUER', 'town', /^OIDC_TOWN_ISSUER is 'town'/],
    ['OIDC_TOWN_ISSUER', 'http://login.town.example.com', /https address/],
    ['OIDC_TOWN_ISSUER', 'http://127.0.0.1.example.com', /https address/],
    ['OIDC_TOWN_ISSUER', 'https://a:b@town.example.com', /https address/],
    ['OIDC_TOWN_SCOPES', 'email', /^OIDC_TOWN_SCOPES lacks 'openid'/],
  ])('%s=%s', (name, value, error) => {
    const { errors } = read({ ...TOWN, [name]: value });
    expect(errors).toEqual([expect.stringMatching(error)]);
    expect(errors.join()).not.toContain('a-secret');
  });

  test('a reserved name', () => {
    expect(read({ OIDC_EMAIL_CLIENT_ID: 'x' }).errors).toEqual([
      "OIDC_EMAIL_… cannot be used: 'email' is reserved. Choose another name.",
    ]);
  });
});
