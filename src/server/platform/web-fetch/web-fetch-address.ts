import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns true if the address is on the public internet. Everything else is refused: private, loopback, link-local,
 * carrier-grade NAT, multicast, unspecified, documentation and reserved ranges, and IPv6 addresses that embed an IPv4
 * address (mapped, compatible, NAT64, 6to4, Teredo, ISATAP), because the host they reach is decided elsewhere.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || isPublicV6(parsed as ipaddr.IPv6);
}

function isPublicV6(address: ipaddr.IPv6): boolean {
  return address.zoneId === undefined && address.match(GLOBAL_UNICAST_V6) && !isIsatap(address);
}

/** RFC 5214: the lower half is ::0:5efe:a.b.c.d (or ::200:5efe:a.b.c.d), under any prefix. */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , high, low] = address.parts;
  return low === 0x5efe && (high === 0 || high === 0x200);
}
