import type { App } from '../../context.ts';
import { on } from '../../platform/domain-events.ts';
import { companyUnfollowed } from '../companies/companies.events.ts';
import { removeUnfollowedCompany } from './remove-unfollowed-company.ts';

export const retentionListeners = [
  on(companyUnfollowed, (_app: App, tx, { companyId }) => removeUnfollowedCompany(tx, companyId)),
];
