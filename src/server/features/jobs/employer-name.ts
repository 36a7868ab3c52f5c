import { sql } from 'drizzle-orm';
import { companies } from '../companies/companies.tables.ts';
import { externalCompanies } from './jobs.tables.ts';

/** The name of a job's employer; `companies` and `externalCompanies` have to be left-joined. */
export const employerName = sql<string | null>`coalesce(${companies.name}, ${externalCompanies.name})`;
