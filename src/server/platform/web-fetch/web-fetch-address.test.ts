import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './web-fetch-address.ts';

const REFUSED: Record<string, string[]> = {
  unspecified: ['0.0.0.0', '0.1.2.3', '::'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  'link-local': ['169.254.169.254', 'fe80::1', 'fe80::1%1', 'fec0::1'],
  'carrier-grade NAT': ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  broadcast: ['255.255.255.255'],
  'documentation and benchmarks': [
    '192.0.2.1',
    '198.51.100.7',
    '203.0.113.9',
    '198.18.0.1',
    '2001:db8::1',
    '3fff::1',
  ],
  reserved: ['192.0.0.1', '240.0.0.1', '100::1', '5f00::1', '4000::1'],
  'IPv4 inside IPv6, mapped': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::ffff:0:127.0.0.1'],
  'IPv4 inside IPv6, compatible': ['::127.0.0.1', '::8.8.8.8'],
  NAT64: ['64:ff9b::127.0.0.1', '64:ff9b::8.8.8.8', '64:ff9b:1::a00:1'],
  '6to4': ['2002:7f00:1::1', '2002:808:808::1', '192.88.99.1'],
  Teredo: ['2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ISATAP: ['2a00:1450::5efe:a00:1', '2a00:1450::200:5efe:7f00:1'],
  'not an address': ['', 'localhost', '127.1', '0x7f000001', '2130706433', 'example.com'],
};

describe('refuses addresses outside the public internet', () => {
  for (const [kind, addresses] of Object.entries(REFUSED)) {
    test.each(addresses)(`${kind}: %s`, (address) => {
      expect(isPublicAddress(address)).toBe(false);
    });
  }
});

test.each([
  '8.8.8.8',
  '93.184.216.34',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
])('accepts the public address %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
