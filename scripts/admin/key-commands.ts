/** The `npm run admin -- keys …` commands. Each returns the text to print. */
import { type Config, rotateSigningKey } from 'wire-server';
import { CommandError } from './command-error.ts';

/** @throws {CommandError}, {StartupError} when there is nothing to rotate */
export async function rotateKeys({ dataDir, auth }: Config): Promise<string> {
  if (auth.keys.imported.length > 0) {
    throw new CommandError(
      'The keys are in JWT_KEYS: put the new one first, keep the old ones after it, and restart the server.',
    );
  }
  await rotateSigningKey(dataDir, auth.keys.algorithm);
  return [
    'Created a new signing key. Restart the server to start signing with it.',
    'All users stay signed in: tokens signed with older keys remain valid until they expire.',
  ].join('\n');
}
