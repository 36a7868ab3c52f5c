import { type SQL, sql } from 'drizzle-orm';
import type { FigureName } from '../../../shared/analytics/figures.ts';
import { users } from '../accounts/accounts.tables.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { blogViews } from '../blog/blog.tables.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { edgeFunctionExecutions } from '../job-sync/job-sync.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';

/** Days in UTC, the second one not included. */
export type Days = { from: string; to: string };

/** Where figures come from: a query for rows of `day`, `figure` and `value`. Days without a row count as zero. */
export type FigureSource = { figures: readonly FigureName[]; rows(days: Days): SQL };

const dayOf = (moment: unknown) => sql`(${moment} at time zone 'UTC')::date`;
const within = (moment: unknown, { from, to }: Days) =>
  sql`${moment} >= ${from}::date::timestamp at time zone 'UTC' and ${moment} < ${to}::date::timestamp at time zone 'UTC'`;

/** A further figure is an entry here, and its label in src/shared/analytics/figures.ts. */
export const figureSources: FigureSource[] = [
  {
    figures: ['sign-ups'],
    rows: (days) => sql`
      select ${dayOf(users.createdAt)} as day, 'sign-ups' as figure, count(*) as value
      from ${users} where ${within(users.createdAt, days)} group by 1`,
  },
  {
    figures: ['active-people'],
    rows: (days) => sql`
      select day, 'active-people' as figure, count(distinct user_id) as value
      from (
        select ${dayOf(jobAnalyses.createdAt)} as day, ${jobAnalyses.userId} as user_id
        from ${jobAnalyses} where ${within(jobAnalyses.createdAt, days)}
        union all
        select ${dayOf(resumes.createdAt)}, ${resumes.userId}
        from ${resumes} where ${within(resumes.createdAt, days)}
      ) as acts group by 1`,
  },
  {
    figures: ['uploads'],
    rows: (days) => sql`
      select ${dayOf(resumes.createdAt)} as day, 'uploads' as figure, count(*) as value
      from ${resumes} where ${within(resumes.createdAt, days)} and not ${resumes.isSample} group by 1`,
  },
  {
    figures: ['analyses'],
    rows: (days) => sql`
      select ${dayOf(jobAnalyses.createdAt)} as day, 'analyses' as figure, count(*) as value
      from ${jobAnalyses} where ${within(jobAnalyses.createdAt, days)} group by 1`,
  },
  {
    figures: ['score-90', 'score-80', 'score-70', 'score-60', 'score-50', 'score-0'],
    rows: (days) => sql`
      select ${dayOf(jobAnalyses.createdAt)} as day,
        'score-' || case when ${jobAnalyses.fitScore} >= 90 then 90 when ${jobAnalyses.fitScore} < 50 then 0
          else ${jobAnalyses.fitScore} / 10 * 10 end as figure,
        count(*) as value
      from ${jobAnalyses}
      where ${within(jobAnalyses.createdAt, days)} and ${jobAnalyses.fitScore} is not null group by 1, 2`,
  },
  {
    figures: ['blog-views'],
    rows: ({ from, to }) => sql`
      select ${blogViews.day} as day, 'blog-views' as figure, sum(${blogViews.views}) as value
      from ${blogViews} where ${blogViews.day} >= ${from}::date and ${blogViews.day} < ${to}::date group by 1`,
  },
  {
    figures: ['emails-sent', 'emails-failed'],
    rows: (days) => sql`
      select ${dayOf(emailLogs.sentAt)} as day,
        case when ${emailLogs.status} in ('failed', 'unknown', 'bounced') then 'emails-failed' else 'emails-sent' end
          as figure,
        count(*) as value
      from ${emailLogs} where ${within(emailLogs.sentAt, days)} group by 1, 2`,
  },
  {
    figures: ['boards-synced', 'boards-failed'],
    rows: (days) => sql`
      select ${dayOf(edgeFunctionExecutions.createdAt)} as day, named.figure, sum(named.boards) as value
      from ${edgeFunctionExecutions}
      cross join lateral (values
        ('boards-synced', (${edgeFunctionExecutions.result} ->> 'successes')::numeric),
        ('boards-failed', (${edgeFunctionExecutions.result} ->> 'failures')::numeric)
      ) as named (figure, boards)
      where ${within(edgeFunctionExecutions.createdAt, days)} and named.boards is not null group by 1, 2`,
  },
];
