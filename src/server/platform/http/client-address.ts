import ipaddr from 'ipaddr.js';

const unknown = 'unknown';

/**
 * The client address used for rate limits. Each proxy appends the address it was called from to X-Forwarded-For, so with
 * n trusted proxies the nth entry from the end was written by one of ours. Entries before it may be forged.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = canonical(socketAddress) ?? unknown;
  if (trustedProxies === 0 || !forwardedFor) return direct;
  const entries = forwardedFor.split(',');
  return canonical(entries[Math.max(0, entries.length - trustedProxies)]) ?? direct;
}

/** One spelling per visitor. An IPv6 address is cut to its /64 network, because a visitor usually controls all of it. */
function canonical(address: string | undefined): string | null {
  const bare = withoutPort(address?.trim() ?? '').replace(/%.*$/, '');
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return null;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = [...parsed.toByteArray().slice(0, 8), ...new Array<number>(8).fill(0)];
  return `${ipaddr.fromByteArray(network)}/64`;
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(address);
  if (bracketed) return bracketed[1] ?? '';
  return /^[\d.]+:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address;
}
