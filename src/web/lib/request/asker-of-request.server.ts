import type { RouterContextProvider } from 'react-router';
import type { Asker } from '../../../server/features/accounts/asker.ts';
import { clientAddressOf } from './client-address-context.server.ts';

export function askerOf(request: Request, context: Readonly<Pick<RouterContextProvider, 'get'>>): Asker {
  return { headers: request.headers, address: clientAddressOf(context) };
}
