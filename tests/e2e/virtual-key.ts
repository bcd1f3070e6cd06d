/** A security key in Chromium: a virtual one that approves every request. */
import type { Page } from '@playwright/test';

/** The properties of Chromium's WebAuthn.Credential used here; others are passed through. */
interface Credential {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly privateKey: string;
  readonly signCount: number;
}

export interface VirtualKey {
  /** Removes and returns the key's only credential. */
  take(): Promise<Credential>;
  putBack(credential: Credential): Promise<void>;
}

/** Plugs a USB key into the page's browser. */
export async function plugInKey(page: Page): Promise<VirtualKey> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async take() {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
      const [credential] = credentials;
      if (credential === undefined) throw new Error('The key holds no credential');
      const { credentialId } = credential;
      await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
      return credential;
    },
    async putBack(credential) {
      await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
}
