/** A security key in a real browser: Chromium's WebAuthn, a virtual key, and the real client library. */
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from './fixtures.ts';

const CLIENT_LIBRARY = fileURLToPath(
  new URL('../../node_modules/@supabase/supabase-js/dist/umd/supabase.js', import.meta.url),
);

declare const supabase: {
  createClient(url: string, key: string, options: object): SupabaseClient;
};

/** The page's content security policy would block the client library. */
test.use({ bypassCSP: true });

interface KeyInBrowser {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** Adds a virtual USB key that approves every request. */
async function plugInKey(page: Page): Promise<KeyInBrowser> {
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
  return { cdp, authenticatorId };
}

/** Replaces the key with a copy taken after `times` signatures. */
async function swapForCopy({ cdp, authenticatorId }: KeyInBrowser, times: number): Promise<void> {
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  const [credential] = credentials;
  if (credential === undefined) throw new Error('The key holds no credential');
  const { credentialId } = credential;
  await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
  await cdp.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: { ...credential, signCount: times },
  });
}

async function signUpWithKey(page: Page, email: string, password: string) {
  return page.evaluate(
    async ([email, password]) => {
      const { auth } = supabase.createClient(location.origin, 'key', {
        auth: { persistSession: false },
      });
      await auth.signUp({ email, password });
      const { error } = await auth.mfa.webauthn.register({ friendlyName: 'Blue key' });
      const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
      return { error: error?.message ?? null, level: data?.currentLevel };
    },
    [email, password] as const,
  );
}

/** Signs in by password, then by the key. @returns the assurance level before and after. */
async function signInByKey(page: Page, email: string, password: string) {
  return page.evaluate(
    async ([email, password]) => {
      const { auth } = supabase.createClient(location.origin, 'key', {
        auth: { persistSession: false },
      });
      const level = async () => {
        const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
        return data?.currentLevel;
      };
      await auth.signInWithPassword({ email, password });
      const before = await level();
      const { data } = await auth.mfa.listFactors();
      const factorId = data?.webauthn[0]?.id ?? '';
      const { error } = await auth.mfa.webauthn.authenticate({ factorId });
      return {
        before,
        after: await level(),
        refused: error?.code ?? null,
      };
    },
    [email, password] as const,
  );
}

test.describe('a security key', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('U2 can be registered and used to sign in, and a copy of it is refused', async ({
    page,
  }) => {
    const email = `key.${crypto.randomUUID()}@example.com`;
    const password = crypto.randomUUID();
    await page.goto('/');
    await page.addScriptTag({ path: CLIENT_LIBRARY });
    const key = await plugInKey(page);

    expect(await signUpWithKey(page, email, password)).toEqual({ error: null, level: 'aal2' });
    expect(await signInByKey(page, email, password)).toEqual({
      before: 'aal1',
      after: 'aal2',
      refused: null,
    });

    await swapForCopy(key, 1);
    expect(await signInByKey(page, email, password)).toEqual({
      before: 'aal1',
      after: 'aal1',
      refused: 'mfa_verification_failed',
    });
  });
});
