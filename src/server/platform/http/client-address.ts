import ipaddr from 'ipaddr.js';

const unknown = 'unknown';

/**
 * The address that attempts are counted by. Each proxy appends whom it heard from to X-Forwarded-For, so the entry that
 * many places from the end was written by a proxy of ours; whatever stands before it may be forged by whoever asks.
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

/** One form for one visitor. Of IPv6 only the first half: whoever has one address has the other 2^64 of the network too. */
function canonical(written: string | undefined): string | null {
  const address = withoutPort(written?.trim() ?? '').replace(/%.*$/, '');
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = [...parsed.toByteArray().slice(0, 8), ...new Array<number>(8).fill(0)];
  return `${ipaddr.fromByteArray(network)}/64`;
}

function withoutPort(written: string): string {
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(written);
  if (bracketed) return bracketed[1] ?? '';
  return /^[\d.]+:\d+$/.test(written) ? written.slice(0, written.indexOf(':')) : written;
}
