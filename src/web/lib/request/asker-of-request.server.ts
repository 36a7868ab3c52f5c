import type { RouterContextProvider } from 'react-router';
import type { RequestSource } from '../../../server/features/accounts/request-source.ts';
import { clientAddressOf } from './client-address-context.server.ts';

export function askerOf(
  request: Request,
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
): RequestSource {
  return { headers: request.headers, address: clientAddressOf(context) };
}
