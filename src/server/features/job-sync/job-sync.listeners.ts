import type { App } from '../../context.ts';
import { on } from '../../platform/domain-events.ts';
import { companyFollowed } from '../companies/companies.events.ts';
import { requestSync } from './request-sync.ts';

export const jobSyncListeners = [
  on(companyFollowed, (app: App, tx, { companyId }) => requestSync(app, tx, companyId)),
];
