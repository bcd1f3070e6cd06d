/** The console output for the operator once the server is up, or while it waits for its database. */
import { type Config, isLoopback, type OpenedDatabase, serviceKeyFile } from 'wire-server';

const ANY_ADDRESS = ['0.0.0.0', '::'];
/** The demo chapter's tables to report, most important first. */
const DEMO_TABLES = ['members', 'referral_chains', 'expectations'];
/** Postgres's default port. */
const POSTGRES_PORT = '5432';

export function announcement(config: Config, port: number, opened: OpenedDatabase): string {
  const origin = `http://${hostName(config.host)}:${port}`;
  const lines = [`Pathfinder is ready: ${origin}`, `  Database  ${databaseName(config)}`];
  const changes = databaseChanges(opened);
  if (changes !== null) lines.push(`  New       ${changes}`);
  lines.push(...adminLines(config, origin));
  lines.push('  Next      Open the address in a browser. Ctrl+C stops the server.');
  if (isLoopback(config.host)) {
    lines.push('            To let other devices connect, start with HOST=0.0.0.0');
  } else if (isLoopback(new URL(config.auth.siteUrl).hostname)) {
    lines.push("            Set SITE_URL to the site's public address: links in emails use it");
  }
  return lines.join('\n');
}

/** How to become an admin, and how to keep strangers out (R3). */
function adminLines({ auth, dataDir }: Config, origin: string): string[] {
  const closed = auth.signup.kind === 'closed' ? 'Sign-up is closed. ' : '';
  const lines = [
    `  Admins    Log in at ${siteAddress(auth.siteUrl, origin)}/login`,
    `            ${closed}To create an account: npm run admin -- users create ann@example.com`,
  ];
  if (auth.signup.kind === 'open') {
    lines.push('            Anyone can sign up. To close sign-up, start with SIGNUP=closed');
  }
  if (auth.keys.serviceKey === null) {
    lines.push(`            The operator's key (keep it secret): ${serviceKeyFile(dataDir)}`);
  }
  return lines;
}

/** The site's public address: SITE_URL, or `origin` while SITE_URL is a loopback address. */
function siteAddress(siteUrl: string, origin: string): string {
  return isLoopback(new URL(siteUrl).hostname) ? origin : siteUrl;
}

/** Printed while the database is unavailable. Omits the user and password of its address. */
export function waitingLine(config: Config, reason: string): string {
  return `Waiting for the database ${databaseLocation(config)}: ${reason}; retrying. Ctrl+C stops the server.`;
}

/** Printed when the database is available again after an outage. */
export function availableLine(config: Config): string {
  return `Database available again ${databaseLocation(config)}.`;
}

function databaseLocation({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return `in ${dataDir}`;
  const { hostname, port } = new URL(databaseUrl);
  return `at ${hostname}:${port || POSTGRES_PORT}`;
}

function hostName(host: string): string {
  if (isLoopback(host) || ANY_ADDRESS.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function databaseName({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return `embedded, in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `Postgres at ${host}${pathname}`;
}

/** What this start did to the database, if anything. */
function databaseChanges({ migrations, seededRows }: OpenedDatabase): string | null {
  if (migrations.seeded) {
    const rows = DEMO_TABLES.map(
      (table) => `${seededRows.get(table) ?? 0} ${table.replaceAll('_', ' ')}`,
    );
    return `filled with the demo chapter: ${rows.join(', ')}`;
  }
  if (migrations.applied.length === 0) return null;
  return `updated by ${migrations.applied.join(', ')}`;
}
