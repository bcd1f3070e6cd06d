/** The auth service's settings: environment in, values or mistakes out. Pure. README.md links to the list. */
import { readTrustedProxies, type TrustedProxies } from '../../http/client-address.ts';
import { isLoopback } from '../../system/machine.ts';
import type { SettingsReader } from '../../system/settings-reader.ts';
import { readRedirectPatterns } from '../protocol/redirects.ts';
import {
  ACCESS_TOKEN_LIFETIME_SECONDS,
  type KeySettings,
  MAX_ACCESS_TOKEN_LIFETIME_SECONDS,
  readKeySettings,
} from './key-settings.ts';
import { type MessageSettings, readMessageSettings } from './message-settings.ts';
import { type ProviderSettings, readProviderSettings } from './provider-settings.ts';
import { type LimitSettings, readLimitSettings } from './rate-limits.ts';
import { readSignUpRule, type SignUpRule } from './sign-up-rule.ts';

/** Within it, a used refresh token is answered with the current one. */
const REFRESH_REUSE_INTERVAL_SECONDS = 10;
/** Between two messages to the same address. */
const RESEND_WAIT_SECONDS = 60;
/** Maximum lifetime of a mailed link or code, except an invitation: limits what a stolen mailbox opens. */
const ONE_TIME_TOKEN_LIFETIME_SECONDS = 600;
const HOUR_SECONDS = 3600;
/** As on a Supabase project. */
const MIN_PASSWORD_CHARS = 6;
/** As in GoTrue, whose bcrypt reads no more. */
export const MAX_PASSWORD_CHARS = 72;
/** Factors one user may have, as on a Supabase project. */
const MAX_FACTORS = 10;

export interface AuthSettings {
  /** The web app's URL, and the default redirect target. */
  readonly siteUrl: string;
  /** This service's public URL; also the issuer of its tokens. */
  readonly authUrl: string;
  /** Further addresses links and providers may lead back to; see protocol/redirects.ts. */
  readonly redirectUrls: readonly string[];
  readonly signup: SignUpRule;
  /** Whether an address or number must be confirmed before it can sign in. */
  readonly confirmEmail: boolean;
  readonly confirmPhone: boolean;
  readonly passwordMin: number;
  readonly refuseCommonPasswords: boolean;
  /** Whether a new password or way in requires the current password, a code or a recent sign-in. */
  readonly reauthenticate: boolean;
  /** Whether a change of address must be confirmed at the old one too. */
  readonly confirmOldEmail: boolean;
  readonly anonymousSignIn: boolean;
  readonly manualLinking: boolean;
  /** Seconds. */
  readonly accessTokenLifetime: number;
  /** Seconds. */
  readonly refreshReuseInterval: number;
  /** Seconds. */
  readonly resendWait: number;
  /** Seconds. */
  readonly oneTimeTokenLifetime: number;
  readonly factors: {
    readonly totp: boolean;
    readonly phone: boolean;
    readonly webauthn: boolean;
    /** Of one user. */
    readonly max: number;
  };
  readonly keys: KeySettings;
  readonly limits: LimitSettings;
  readonly trustedProxies: TrustedProxies;
  readonly messages: MessageSettings;
  readonly providers: readonly ProviderSettings[];
}

/** What the rest of the configuration says about the server. */
interface Surroundings {
  /** The server's own URL, the default SITE_URL. */
  readonly ownUrl: string;
  /** The address it listens on. */
  readonly host: string;
  /** The path the auth service answers on. */
  readonly prefix: string;
}

/** Long, but a list: one entry for each setting. */
export function readAuthSettings(
  read: SettingsReader,
  { ownUrl, host, prefix }: Surroundings,
): AuthSettings {
  const siteUrl = read.webUrl('SITE_URL', ownUrl);
  const signup = readSignUpRule(read, !isLoopback(host) || siteUrl !== ownUrl);
  return {
    siteUrl,
    authUrl: read.webUrl('AUTH_URL', siteUrl + prefix),
    redirectUrls: readRedirectPatterns(read),
    signup,
    // A list of addresses is worthless while anyone can claim one unconfirmed.
    confirmEmail: read.onOff('CONFIRM_EMAIL', signup.kind === 'listed'),
    confirmPhone: read.onOff('CONFIRM_PHONE', false),
    passwordMin: read.whole(
      'PASSWORD_MIN',
      MIN_PASSWORD_CHARS,
      MIN_PASSWORD_CHARS,
      MAX_PASSWORD_CHARS,
    ),
    refuseCommonPasswords: read.onOff('REFUSE_COMMON_PASSWORDS', true),
    reauthenticate: read.onOff('REAUTHENTICATE', true),
    confirmOldEmail: read.onOff('CONFIRM_OLD_EMAIL', true),
    anonymousSignIn: read.onOff('ANONYMOUS_SIGN_IN', false),
    manualLinking: read.onOff('MANUAL_LINKING', false),
    accessTokenLifetime: read.whole(
      'ACCESS_TOKEN_LIFETIME',
      ACCESS_TOKEN_LIFETIME_SECONDS,
      1,
      MAX_ACCESS_TOKEN_LIFETIME_SECONDS,
    ),
    refreshReuseInterval: read.whole(
      'REFRESH_REUSE_INTERVAL',
      REFRESH_REUSE_INTERVAL_SECONDS,
      0,
      HOUR_SECONDS,
    ),
    resendWait: read.whole('RESEND_WAIT', RESEND_WAIT_SECONDS, 0, HOUR_SECONDS),
    oneTimeTokenLifetime: read.whole(
      'ONE_TIME_TOKEN_LIFETIME',
      ONE_TIME_TOKEN_LIFETIME_SECONDS,
      1,
      ONE_TIME_TOKEN_LIFETIME_SECONDS,
    ),
    factors: {
      totp: read.onOff('MFA_TOTP', true),
      phone: read.onOff('MFA_PHONE', true),
      webauthn: read.onOff('MFA_WEBAUTHN', true),
      max: read.whole('MFA_MAX_FACTORS', MAX_FACTORS, 1, MAX_FACTORS),
    },
    keys: readKeySettings(read),
    limits: readLimitSettings(read),
    trustedProxies: readTrustedProxies(read),
    messages: readMessageSettings(read, siteUrl),
    providers: readProviderSettings(read),
  };
}
