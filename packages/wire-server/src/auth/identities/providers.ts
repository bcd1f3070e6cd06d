/** The configured providers, by name. */
import { PRESET_NAMES } from '../config/provider-settings.ts';
import type { AuthContext } from '../context/context.ts';
import { validationFailed } from '../protocol/errors.ts';
import { createProvider, type Provider } from './provider.ts';

export interface Providers {
  /** Any case. @throws {AuthError} validation_failed, in GoTrue's words */
  find(name: string): Provider;
}

export function createProviders({ settings, now, logger }: AuthContext): Providers {
  const callbackUrl = `${settings.authUrl}/callback`;
  const providers = settings.providers.map((provider) =>
    createProvider(provider, callbackUrl, now, logger),
  );
  return {
    find(asked) {
      const name = asked.toLowerCase();
      const found = providers.find((provider) => provider.name === name);
      if (found !== undefined) return found;
      throw validationFailed(
        PRESET_NAMES.includes(name)
          ? 'Unsupported provider: provider is not enabled'
          : `Unsupported provider: Provider ${name} could not be found`,
      );
    },
  };
}
