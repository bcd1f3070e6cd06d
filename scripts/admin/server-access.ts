/** The server's address, and the service key that the operator's commands send. */
import { readFileSync, statSync } from 'node:fs';
import { type Config, serviceKeyFile } from 'wire-server';
import { CommandError } from './command-error.ts';

export interface ServerAccess {
  /** Of the auth service, without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** When its file was written, in milliseconds since 1970; 0 for a key from the environment. */
  readonly keyWrittenAt: number;
}

/** Addresses that a server may listen on, and how to reach each from this machine. */
const REACHED_AT: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** @param url the operator's choice of address; null for the local server. @throws {CommandError} */
export function findServer(config: Config, url: string | null): ServerAccess {
  const { serviceKey } = config.auth.keys;
  return {
    url: url === null ? ownAddress(config) : parseUrl(url),
    ...(serviceKey === null
      ? readServiceKey(config.dataDir)
      : { key: serviceKey, keyWrittenAt: 0 }),
  };
}

function ownAddress({ host, port, authPrefix }: Config): string {
  if (port === 0) {
    throw new CommandError(
      'PORT is 0, so the server chose its own port. Give its address with --url, ending in the path of the auth service: --url http://localhost:4711/auth/v1',
    );
  }
  const reached = REACHED_AT[host] ?? host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}${authPrefix}`;
}

function parseUrl(text: string): string {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.href.replace(/\/$/, '');
  throw new CommandError(
    `'${text}' is not a URL. Give one such as https://pathfinder.example.org/auth/v1`,
  );
}

function readServiceKey(dataDir: string): Omit<ServerAccess, 'url'> {
  const path = serviceKeyFile(dataDir);
  try {
    return { key: readFileSync(path, 'utf8').trim(), keyWrittenAt: statSync(path).mtimeMs };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      throw new CommandError(
        `There is no key in ${path}. Start the server once to create it, or set DATA_DIR to the server's folder or SERVICE_KEY to its key.`,
      );
    }
    throw new CommandError(
      `The key in ${path} cannot be read (${code}). Run this as the user who runs the server, or set SERVICE_KEY.`,
    );
  }
}
