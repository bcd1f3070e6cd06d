/** The sign-in providers: OIDC_<NAME>_* from the environment, with presets for some names. */
import type { SettingsReader } from '../../system/settings-reader.ts';

export interface ProviderSettings {
  /** Lower case, as clients send it and identities.provider stores it. */
  readonly name: string;
  /** 'github' speaks OAuth 2 only and identifies users through its own API. */
  readonly protocol: 'oidc' | 'github';
  /** https, or a server on this machine. */
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
}

type Preset = Pick<ProviderSettings, 'protocol' | 'scopes'> & { readonly issuer: string | null };

const OPENID_CONNECT: Preset = {
  protocol: 'oidc',
  issuer: null,
  scopes: ['openid', 'email', 'profile'],
};
const PRESETS: Readonly<Record<string, Preset>> = {
  google: { ...OPENID_CONNECT, issuer: 'https://accounts.google.com' },
  github: { protocol: 'github', issuer: 'https://github.com', scopes: ['user:email'] },
};
export const PRESET_NAMES: readonly string[] = Object.keys(PRESETS);
/** Identity names that are not providers. */
const RESERVED = ['email', 'phone'];

/** One provider for each <NAME> with any of the four variables set. */
export function readProviderSettings(read: SettingsReader): readonly ProviderSettings[] {
  const names = read
    .names()
    .flatMap(
      (name) => /^OIDC_(\w+)_(?:CLIENT_ID|CLIENT_SECRET|ISSUER|SCOPES)$/.exec(name)?.[1] ?? [],
    );
  return [...new Set(names)].sort().flatMap((name) => readProvider(read, name) ?? []);
}

function readProvider(read: SettingsReader, name: string): ProviderSettings | null {
  const variable = `OIDC_${name}`;
  const provider = name.toLowerCase();
  if (RESERVED.includes(provider)) {
    read.refuse(`${variable}_… cannot be used: '${provider}' is reserved. Choose another name.`);
    return null;
  }
  const preset = PRESETS[provider] ?? OPENID_CONNECT;
  const clientId = required(read, `${variable}_CLIENT_ID`, 'the id the provider gave you');
  const clientSecret = required(
    read,
    `${variable}_CLIENT_SECRET`,
    'the secret the provider gave you',
  );
  const issuer = readIssuer(read, `${variable}_ISSUER`, preset.issuer);
  if (clientId === null || clientSecret === null || issuer === null) return null;
  const scopes = read.text(`${variable}_SCOPES`)?.split(/[\s,]+/) ?? preset.scopes;
  if (preset.protocol === 'oidc' && !scopes.includes('openid')) {
    read.refuse(`${variable}_SCOPES lacks 'openid': set it to openid email profile, or add more.`);
  }
  return { name: provider, protocol: preset.protocol, issuer, clientId, clientSecret, scopes };
}

function required(read: SettingsReader, name: string, what: string): string | null {
  const given = read.text(name);
  if (given === null) read.refuse(`${name} is not set: set it to ${what}.`);
  return given;
}

/** Kept as written, trailing slash included: some providers' issuer identifiers have one. */
function readIssuer(read: SettingsReader, name: string, fallback: string | null): URL | null {
  const given = read.text(name) ?? fallback;
  const url = given === null ? null : URL.parse(given);
  if (url !== null && isSafe(url) && !url.search && !url.hash) return url;
  read.refuse(
    `${name} is ${given === null ? 'not set' : `'${given}'`}: set it to the provider's https address.`,
  );
  return null;
}

/** Secrets are sent to this address: plain HTTP only on this machine. */
function isSafe(url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false;
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
}
