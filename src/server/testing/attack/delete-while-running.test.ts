import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addJobs,
  createFollowedCompany,
  createPerson,
  createResume,
  usageTotals,
} from '../../features/analysis-runs/analysis-runs.fixtures.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { sessionCookie } from '../test-session-cookie.ts';
import { until } from '../until.ts';
import { attackChance, attackTimeoutMs, report, sized } from './attack-size.ts';

const rounds = sized(2, 15);
/** People at once. */
const crowd = sized(2, 4);
const jobCount = 40;

const chance = attackChance();
const statuses: Record<string, number> = {};
let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp();
});
afterAll(() => rolefit.close());

test(
  'deleting a résumé while runs start and stop never fails, and gives back what they did not use',
  async () => {
    for (let round = 0; round < rounds; round++) await Promise.all(Array.from({ length: crowd }, hurry));
    expect(Object.keys(statuses)).toEqual(
      expect.arrayContaining(['start-company 200', 'stop 200', 'delete 302']),
    );
    report(`deleting résumés while runs start and stop, ${rolefit.app.database.kind}`, {
      rounds,
      'people at once': crowd,
      deadlocks: await count(
        'select deadlocks as count from pg_stat_database where datname = current_database()',
      ),
      answers: JSON.stringify(statuses),
    });
  },
  attackTimeoutMs,
);

/** One person starts, stops and deletes, all at about the same time. */
async function hurry(): Promise<void> {
  const { ctx, resumeId } = await createPerson(rolefit.app);
  const other = await createResume(ctx);
  const companies = [await createFollowedCompany(ctx, jobCount), await createFollowedCompany(ctx, jobCount)];
  const [jobId = ''] = await addJobs(ctx, companies[0] as string, 1);
  const cookie = await sessionCookie(rolefit.app, ctx.viewer.id);
  const soon = async (path: string, fields: Record<string, string>) => {
    await new Promise((resolve) => setTimeout(resolve, chance() * 1_500));
    await post(path, fields, cookie);
  };
  const start = (companyId: string, resume: string) =>
    soon('/analyze/runs', { intent: 'start-company', resumeId: resume, companyId, again: 'on' });
  await start(companies[0] as string, resumeId);
  await Promise.all([
    ...companies.flatMap((companyId) => [
      start(companyId, resumeId),
      start(companyId, other),
      soon('/analyze/runs', { intent: 'stop', companyId }),
    ]),
    soon('/analyze/runs', { intent: 'start-picks', resumeId, jobId }),
    soon(`/jobs/${jobId}`, { intent: 'score', resumeId }),
    ...[resumeId, resumeId, other].map((id) => soon('/resumes', { resumeId: id })),
  ]);
  const mine = `from active_analyses where user_id = '${ctx.viewer.id}'`;
  await until('no run is left', async () => (await count(`select count(*) ${mine}`)) === 0);
  const { used, entered } = await usageTotals(ctx);
  expect(used).toBe(entered);
  expect(used, 'at most each pair once').toBeLessThanOrEqual(4 * jobCount + 2);
}

async function post(path: string, fields: Record<string, string>, cookie: string): Promise<void> {
  const body = new URLSearchParams({ ...fields, from: 'page' });
  const response = await fetch(rolefit.url + path, {
    method: 'POST',
    body,
    headers: { Cookie: cookie },
    redirect: 'manual',
  });
  const html = await response.text();
  const what = `${fields.intent ?? 'delete'} ${response.status}`;
  statuses[what] = (statuses[what] ?? 0) + 1;
  expect(response.status, `${what}: ${html.slice(0, 300)}`).toBeLessThan(500);
}

const count = async (query: string) => Number((await rolefit.app.db.execute(sql.raw(query))).rows[0]?.count);
