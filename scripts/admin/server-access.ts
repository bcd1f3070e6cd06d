/** Where the server is, and the key that makes it listen to the operator. */
import { readFileSync } from 'node:fs';
import { type Config, serviceKeyFile } from 'wire-server';
import { CannotDo } from './cannot-do.ts';

export interface ServerAccess {
  /** Of the auth service, without a slash at its end. */
  readonly url: string;
  readonly key: string;
}

/** An address that a server listens on, and where this machine reaches it. */
const REACHED_AT: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** `url` is where the operator says it is. @throws {CannotDo} */
export function findServer(config: Config, url: string | null): ServerAccess {
  return {
    url: url === null ? ownAddress(config) : parseUrl(url),
    key: config.auth.keys.serviceKey ?? readServiceKey(config.dataDir),
  };
}

function ownAddress({ host, port, authPrefix }: Config): string {
  if (port === 0) {
    throw new CannotDo(
      'PORT is 0, so the server chose a port of its own. Name its address with --url, ending in the path of the auth service: --url http://localhost:4711/auth/v1',
    );
  }
  const reached = REACHED_AT[host] ?? host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}${authPrefix}`;
}

function parseUrl(text: string): string {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.href.replace(/\/$/, '');
  throw new CannotDo(
    `'${text}' is no address. Name one such as https://pathfinder.example.org/auth/v1`,
  );
}

function readServiceKey(dataDir: string): string {
  const path = serviceKeyFile(dataDir);
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      throw new CannotDo(
        `There is no key in ${path}. Start the server once, which makes it; or set DATA_DIR to the server's folder, or SERVICE_KEY to its key.`,
      );
    }
    throw new CannotDo(
      `The key in ${path} cannot be read (${code}). Run this as the user who runs the server, or set SERVICE_KEY.`,
    );
  }
}
