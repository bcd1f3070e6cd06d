/** A security key in a real browser: Chromium's WebAuthn, a virtual key, and the real client library. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from './fixtures.ts';
import { plugInKey } from './virtual-key.ts';

const CLIENT_LIBRARY = fileURLToPath(
  new URL('../../node_modules/@supabase/supabase-js/dist/umd/supabase.js', import.meta.url),
);

declare const supabase: {
  createClient(url: string, key: string, options: object): SupabaseClient;
};

/** The page's content security policy would block the client library. */
test.use({ bypassCSP: true });

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

    // A copy taken after one signature.
    await key.putBack({ ...(await key.take()), signCount: 1 });
    expect(await signInByKey(page, email, password)).toEqual({
      before: 'aal1',
      after: 'aal1',
      refused: 'mfa_verification_failed',
    });
  });
});
