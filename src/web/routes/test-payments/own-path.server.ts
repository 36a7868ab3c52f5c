import type { App } from '../../../server/context.ts';

/** The way back to the shop, without our own origin: this provider is on it. */
export const ownPath = ({ settings }: App, address: string) =>
  address.startsWith(`${settings.baseUrl}/`) ? address.slice(settings.baseUrl.length) : address;
