import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('without a proxy, uses the socket address and ignores the header', () => {
  expect(clientAddress('203.0.113.7', undefined, 0)).toBe('203.0.113.7');
  expect(clientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7');
});

test('behind proxies, uses the entry written by our outermost proxy and ignores forged ones before it', () => {
  expect(clientAddress('10.0.0.1', '198.51.100.1', 1)).toBe('198.51.100.1');
  expect(clientAddress('10.0.0.1', '1.1.1.1, 2.2.2.2,198.51.100.1', 1)).toBe('198.51.100.1');
  expect(clientAddress('10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1');
});

test('falls back when the chain is too short or unreadable', () => {
  expect(clientAddress('10.0.0.1', '198.51.100.1', 3)).toBe('198.51.100.1');
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  for (const bad of ['unknown', '', ' , ', '010.1.1.1', '0x7f.1', '1', 'a'.repeat(5000)])
    expect(clientAddress('10.0.0.1', bad, 1)).toBe('10.0.0.1');
  expect(clientAddress(undefined, undefined, 0)).toBe('unknown');
});

test('cuts IPv6 addresses to their /64 network and normalises IPv4 notations', () => {
  expect(clientAddress('2001:db8:1:2:aaaa::1', undefined, 0)).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:0DB8:1:2:bbbb::2%eth0', undefined, 0)).toBe('2001:db8:1:2::/64');
  expect(clientAddress('::1', '[2001:db8:1:3::9]:4711', 1)).toBe('2001:db8:1:3::/64');
  expect(clientAddress('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7');
  expect(clientAddress('::1', '203.0.113.7:4711', 1)).toBe('203.0.113.7');
});
