import type { App } from '../../context.ts';
import type { CompanySync } from './job-sync.types.ts';

/** Brings the jobs of one company to what its board says now. */
export async function syncCompany(
  _app: App,
  companyId: string,
  _options: { budgetMs?: number; force?: boolean } = {},
): Promise<CompanySync> {
  throw new Error(`The sync of ${companyId} is not built yet.`);
}
