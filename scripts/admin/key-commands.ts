/** The `npm run admin -- keys …` commands. Each returns the text to print. */
import { join } from 'node:path';
import { type Config, rotateSigningKey } from 'wire-server';
import { revokeKeys as revokeAll } from 'wire-server/commands';
import { CommandError } from './command-error.ts';

/** @throws {CommandError}, {StartupError} when there is nothing to rotate */
export async function rotateKeys({ dataDir, databaseUrl, auth }: Config): Promise<string> {
  if (auth.keys.imported.length > 0) {
    throw new CommandError(
      'The keys are in JWT_KEYS: put the new one first, keep the old ones after it, and restart the server.',
    );
  }
  await rotateSigningKey(dataDir, auth.keys.algorithm, new Date());
  const minutes = Math.ceil(auth.accessTokenLifetime / 60);
  return [
    'Created a new signing key. A running server signs with it within 5 seconds.',
    `All users stay signed in: their tokens signed with the old key remain valid until they expire, for at most ${minutes} minutes.`,
    'Tokens for other roles, such as service_role, that you signed with the old key end now.',
    ...otherMachines(databaseUrl, dataDir),
    'If the old key has leaked, end it now: npm run admin -- keys revoke',
  ].join('\n');
}

/**
 * Ends every key and session now, also in running servers.
 * @throws {StartupError}, {DatabaseUnavailable}, {SqlError}
 */
export async function revokeKeys(config: Config): Promise<string> {
  const { auth, dataDir, databaseUrl } = config;
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort(new CommandError('Stopped before it finished.')));
  const { signingKeys, sessions } = await revokeAll(config, new Date(), stopping.signal);
  const keys = signingKeys === 1 ? 'the signing key' : `${signingKeys} signing keys`;
  return [
    `Ended: ${keys}, the service key, ${sessions === 1 ? '1 session' : `${sessions} sessions`}, and all mailed links and codes.`,
    'Running servers on this database refuse them within 5 seconds. Everyone has to log in again.',
    ...remaining('JWT_KEYS', auth.keys.imported.length > 0, 'nobody can log in'),
    ...remaining('SERVICE_KEY', auth.keys.serviceKey !== null, 'no service key works'),
    ...(auth.keys.imported.length > 0 ? [] : otherMachines(databaseUrl, dataDir)),
  ].join('\n');
}

function remaining(setting: string, isSet: boolean, meanwhile: string): string[] {
  return isSet
    ? [
        `${setting} still names what was revoked: set it to a new one and restart. Until then ${meanwhile}.`,
      ]
    : [];
}

function otherMachines(databaseUrl: string | null, dataDir: string): string[] {
  return databaseUrl === null
    ? []
    : [
        `On every other machine, replace its keys by ${join(dataDir, 'keys')}: no restart is needed.`,
      ];
}
