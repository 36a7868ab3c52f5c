import { clientAddressHeader } from './auth.ts';

/** Where a request came from: its headers, and the address that attempts are counted by. */
export type RequestSource = { headers: Headers; address: string };

/** The headers as better-auth may see them: of all that claims to be the client's address, only ours counts. */
export function trustedHeaders({ headers, address }: RequestSource): Headers {
  const trusted = new Headers(headers);
  trusted.set(clientAddressHeader, address.replace(/\/\d+$/, ''));
  return trusted;
}
