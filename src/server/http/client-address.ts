/**
 * Whose request it is: the peer's address, or what proxies we trust say of it.
 *
 * Every proxy adds the address it was called from at the right of X-Forwarded-For. So the header is
 * read from the right, and only as far as the proxies are ours: what stands further left, the
 * client may have written itself.
 */
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { SettingsReader } from '../settings-reader.ts';

/** The proxies whose word is taken. */
export type TrustedProxies = BlockList;

/** Bits of an address, by the version isIP answers. */
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };
/** Groups of an IPv6 address, 16 bits each. */
const GROUPS = 8;
/** Groups of the /64 network that an IPv6 connection is given: its owner may use any address in it. */
const NETWORK_GROUPS = 4;

/** TRUSTED_PROXIES: addresses, ranges such as 10.0.0.0/8, or `loopback`, between commas. */
export function readTrustedProxies(read: SettingsReader): TrustedProxies {
  const trusted = new BlockList();
  for (const entry of read.list('TRUSTED_PROXIES')) {
    const ranges = entry.toLowerCase() === 'loopback' ? ['127.0.0.0/8', '::1'] : [entry];
    if (ranges.every((range) => trust(trusted, range))) continue;
    read.refuse(
      `TRUSTED_PROXIES holds '${entry}': set it to addresses, ranges such as 10.0.0.0/8, or loopback.`,
    );
  }
  return trusted;
}

/** Whether `range` is an address or a range, and is trusted now. */
function trust(trusted: TrustedProxies, range: string): boolean {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(range) ?? [];
  const bits = BITS[isIP(address)];
  if (bits === undefined || Number(length ?? bits) > bits) return false;
  trusted.addSubnet(address, Number(length ?? bits), familyOf(address));
  return true;
}

/** `forwarded` is the X-Forwarded-For header. An entry that is no address ends the search. */
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

/** The address without port, brackets and zone, an IPv4 one never dressed as IPv6; null when it is none. */
function plainAddress(text: string): string | null {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  const bare = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  if (isIP(bare) !== 6) return isIP(bare) === 4 ? bare : null;
  const canonical = canonicalIPv6(bare);
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return canonical;
  return Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex').join('.');
}

/** The one way the URL standard writes it: hexadecimal groups, the longest run of zeros as '::'. */
function canonicalIPv6(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
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
