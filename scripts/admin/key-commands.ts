/** What `npm run admin -- keys …` does, told in words. */
import { type Config, rotateSigningKey } from 'wire-server';
import { CannotDo } from './cannot-do.ts';

/** @throws {CannotDo}, {StartupError} when there is nothing to rotate */
export async function rotateKeys({ dataDir, auth }: Config): Promise<string> {
  if (auth.keys.imported.length > 0) {
    throw new CannotDo(
      'The keys are in JWT_KEYS: put the new one first there, keep the old ones after it, and restart the server.',
    );
  }
  await rotateSigningKey(dataDir, auth.keys.algorithm);
  return [
    'There is a new signing key. Restart the server: from then on it signs with this one.',
    'Nobody is signed out: what older keys signed stays good until it ends.',
  ].join('\n');
}
