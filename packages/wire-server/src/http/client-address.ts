/**
 * The client's address: the peer's, or the one reported by trusted proxies.
 *
 * Each proxy appends its caller's address to X-Forwarded-For, so the header is read from the right,
 * and only past trusted proxies: the client may have forged everything further left.
 */
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { SettingsReader } from '../system/settings-reader.ts';

/** Proxies whose X-Forwarded-For entries are believed. */
export type TrustedProxies = BlockList;

/** Address length in bits, by the version isIP returns. */
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };
/** 16-bit groups in an IPv6 address. */
const GROUPS = 8;
/** Groups in the /64 network assigned to an IPv6 connection: its owner may use any address in it. */
const NETWORK_GROUPS = 4;

/** TRUSTED_PROXIES: comma-separated addresses, ranges such as 10.0.0.0/8, or `loopback`. */
export function readTrustedProxies(read: SettingsReader): TrustedProxies {
  const trusted = new BlockList();
  for (const entry of read.list('TRUSTED_PROXIES')) {
    const ranges = entry.toLowerCase() === 'loopback' ? ['127.0.0.0/8', '::1'] : [entry];
    if (ranges.every((range) => trust(trusted, range))) continue;
    read.refuse(
      `TRUSTED_PROXIES contains '${entry}': set it to addresses, ranges such as 10.0.0.0/8, or loopback.`,
    );
  }
  return trusted;
}

/** Adds an address or range to `trusted`; false when `range` is neither. */
function trust(trusted: TrustedProxies, range: string): boolean {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(range) ?? [];
  const bits = BITS[isIP(address)];
  if (bits === undefined || Number(length ?? bits) > bits) return false;
  trusted.addSubnet(address, Number(length ?? bits), familyOf(address));
  return true;
}

/** `forwarded` is the X-Forwarded-For header. An entry that is not an address ends the search. */
export function clientAddress(
  peer: string,
  forwarded: string | null,
  trusted: TrustedProxies,
): string {
  let client = plainAddress(peer) ?? peer;
  for (const entry of (forwarded ?? '').split(',').reverse()) {
    const before = plainAddress(entry.trim());
    if (before === null || !isTrusted(trusted, client)) break;
    client = before;
  }
  return client;
}

function isTrusted(trusted: TrustedProxies, address: string): boolean {
  return isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** The address without port, brackets or zone, IPv4-mapped IPv6 as IPv4; null when not an address. */
function plainAddress(text: string): string | null {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  const bare = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  if (isIP(bare) !== 6) return isIP(bare) === 4 ? bare : null;
  const canonical = canonicalIPv6(bare);
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return canonical;
  return Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex').join('.');
}

/** The URL standard's canonical form: hexadecimal groups, the longest run of zeros as '::'. */
function canonicalIPv6(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

/** The network that a request counts for. */
export function networkBehind(headers: Headers, peer: string, trusted: TrustedProxies): string {
  return networkOf(clientAddress(peer, headers.get('x-forwarded-for'), trusted));
}

/** What counts as one client: an IPv4 address, or the /64 network of an IPv6 one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = canonicalIPv6(address)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(GROUPS - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
