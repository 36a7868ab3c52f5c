import { clientAddressHeader } from './auth.ts';

/** Where a request came from: its headers, and the IP address for rate limits. */
export type RequestSource = { headers: Headers; address: string };

/** The headers for better-auth, with the client address that we determined in place of any that the client claims. */
export function trustedHeaders({ headers, address }: RequestSource): Headers {
  const trusted = new Headers(headers);
  trusted.set(clientAddressHeader, address.replace(/\/\d+$/, ''));
  return trusted;
}
