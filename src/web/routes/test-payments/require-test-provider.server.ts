import { data } from 'react-router';
import type { App } from '../../../server/context.ts';

/** The pages of the test provider don't exist anywhere else. */
export function requireTestProvider({ payments }: App): void {
  if (payments?.name !== 'built-in') throw data(null, { status: 404 });
}
