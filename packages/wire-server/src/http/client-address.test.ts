import { describe, expect, test } from 'vitest';
import { createSettingsReader } from '../system/settings-reader.ts';
import {
  clientAddress,
  networkOf,
  readTrustedProxies,
  type TrustedProxies,
} from './client-address.ts';

/** The proxies of the tests below, unless one says otherwise. */
const PROXIES = trusting('loopback, 10.0.0.0/8, 2001:db8:ffff::/48');

function trusting(proxies: string): TrustedProxies {
  return readTrustedProxies(createSettingsReader({ TRUSTED_PROXIES: proxies }));
}

describe('clientAddress', () => {
  test.each([
    ['no proxy: the peer itself', '203.0.113.9', null, '203.0.113.9'],
    ['one proxy: the address it reports', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['two proxies: the one before both', '127.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [
      'entries that the client wrote are further left, and ignored',
      '10.0.0.1',
      '198.51.100.7, 203.0.113.9',
      '203.0.113.9',
    ],
    ['a client that names one of our proxies', '10.0.0.1', '10.0.0.9, 203.0.113.9', '203.0.113.9'],
    ['only proxies: the first of them', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['a trusted proxy without the header', '10.0.0.1', null, '10.0.0.1'],
  ])('U1 %s', (_, peer, forwarded, client) => {
    expect(clientAddress(peer, forwarded, PROXIES)).toBe(client);
  });

  test('U1 X-Forwarded-For from an untrusted peer is ignored', () => {
    expect(clientAddress('203.0.113.9', '198.51.100.7', PROXIES)).toBe('203.0.113.9');
    expect(clientAddress('127.0.0.1', '198.51.100.7', trusting(''))).toBe('127.0.0.1');
  });

  test.each([
    'unknown',
    '',
    ' ',
    ',',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.9.1',
    '0x7f.1',
    '2130706433',
    ':::',
    '[::1',
    "'; drop table users",
    '203.0.113.9 198.51.100.7',
    '_hidden',
    'ö',
  ])('U1 an entry that is not an address ends the search: %j', (entry) => {
    expect(clientAddress('10.0.0.1', `198.51.100.7, ${entry}`, PROXIES)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', `${entry}, 203.0.113.9`, PROXIES)).toBe('203.0.113.9');
  });

  test.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::5]:4711', '2001:db8::5'],
    ['[2001:db8::5]', '2001:db8::5'],
    ['2001:DB8:0:0:0:0:0:5', '2001:db8::5'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('U1 addresses are normalized: %s', (entry, client) => {
    expect(clientAddress('10.0.0.1', entry, PROXIES)).toBe(client);
  });

  test('U1 a proxy with an IPv4-mapped IPv6 address is recognized', () => {
    expect(clientAddress('::ffff:10.0.0.1', '203.0.113.9', PROXIES)).toBe('203.0.113.9');
    expect(clientAddress('2001:db8:ffff::1', '203.0.113.9', PROXIES)).toBe('203.0.113.9');
  });

  test('U1 a request without a peer gets a placeholder address', () => {
    expect(clientAddress('', '203.0.113.9', PROXIES)).toBe('');
  });
});

describe('TRUSTED_PROXIES', () => {
  test.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '2001:db8::/129', '::1/x', '*'])(
    'U1 %s is refused with a remedy',
    (entry) => {
      const reader = createSettingsReader({ TRUSTED_PROXIES: `loopback,${entry}` });
      readTrustedProxies(reader);
      expect(reader.errors).toEqual([
        `TRUSTED_PROXIES contains '${entry}': set it to addresses, ranges such as 10.0.0.0/8, or loopback.`,
      ]);
    },
  );
});

describe('networkOf', () => {
  test('U1 all addresses of one IPv6 network are one client', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(networkOf('2001:db8::1:0:0:1')).toBe('2001:db8:0:0::/64');
  });

  test('U1 every IPv4 address is a separate client', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
    expect(networkOf('')).toBe('');
  });
});
