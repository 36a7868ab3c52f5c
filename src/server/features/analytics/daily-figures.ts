import { gte, max, min, sql } from 'drizzle-orm';
import {
  type DayFigures,
  type FigureName,
  figures,
  type TimeRange,
} from '../../../shared/analytics/figures.ts';
import type { App, Context } from '../../context.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { users } from '../accounts/accounts.tables.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { dailyFigures } from './analytics.tables.ts';
import { type FigureSource, figureSources } from './figure-sources.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** What was begun before midnight may be committed a moment after. */
const closingDelayMs = 5 * 60 * 1000;

const daysLater = (day: string, count: number) => utcDay(new Date(Date.parse(day) + count * dayMs));
const later = (a: string, b: string) => (a > b ? a : b);

/** The figures of each day of the range, up to now: those of closed days as they were kept, and of others counted. */
export async function figuresByDay(
  context: Context,
  { days }: Pick<TimeRange, 'days'>,
): Promise<DayFigures[]> {
  const ctx = requireAdmin(context);
  const today = utcDay(ctx.clock());
  const from = daysLater(today, 1 - days);
  const [kept, closed] = await Promise.all([
    ctx.db.select().from(dailyFigures).where(gte(dailyFigures.day, from)),
    closedThrough(ctx),
  ]);
  const counted = await Promise.all(
    figureSources.map((source) => {
      const open = firstOpenDay(source, closed) ?? from;
      return countedRows(ctx, source, { from: later(open, from), to: daysLater(today, 1) });
    }),
  );
  const byDay = new Map<string, DayFigures>();
  for (let day = from; day <= today; day = daysLater(day, 1)) byDay.set(day, { ...noFigures, day });
  for (const { day, figure, value } of [...kept, ...counted.flat()]) {
    const figuresOfDay = byDay.get(day);
    // A figure that is no longer shown may still be kept.
    if (figuresOfDay && figure in figures) figuresOfDay[figure as FigureName] = Number(value);
  }
  return [...byDay.values()];
}

const noFigures = Object.fromEntries(Object.keys(figures).map((name) => [name, 0])) as Record<
  FigureName,
  number
>;

type Row = { day: string; figure: string; value: number | string };

async function countedRows({ db }: App, { rows }: FigureSource, days: { from: string; to: string }) {
  if (days.from >= days.to) return [];
  const { rows: counted } = await db.execute<Row>(
    sql`select day::text as day, figure, value from (${rows(days)}) as counted`,
  );
  return counted;
}

/** The last day that is kept, of each figure. */
async function closedThrough({ db }: App): Promise<Map<string, string>> {
  const rows = await db
    .select({ figure: dailyFigures.figure, day: max(dailyFigures.day) })
    .from(dailyFigures)
    .groupBy(dailyFigures.figure);
  return new Map(rows.flatMap(({ figure, day }) => (day ? [[figure, day]] : [])));
}

function firstOpenDay({ figures: [first] }: FigureSource, closed: Map<string, string>): string | undefined {
  const day = first && closed.get(first);
  return day && daysLater(day, 1);
}

/** Counts the days that are over and keeps the figures; those of a new source from the first account on. */
export async function closeDays(app: App): Promise<void> {
  const today = utcDay(new Date(app.clock().getTime() - closingDelayMs));
  const closed = await closedThrough(app);
  const [first] = await app.db.select({ at: min(users.createdAt) }).from(users);
  if (!first?.at) return;
  for (const source of figureSources) {
    const from = firstOpenDay(source, closed) ?? utcDay(first.at);
    if (from >= today) continue;
    await app.db.execute(sql`
      insert into ${dailyFigures} (figure, day, value)
      select named.figure, days.day::date, coalesce(counted.value, 0)
      from generate_series(${from}::date, ${today}::date - 1, interval '1 day') as days (day)
      cross join unnest(${sql.param([...source.figures])}::text[]) as named (figure)
      left join (${source.rows({ from, to: today })}) as counted
        on counted.day = days.day::date and counted.figure = named.figure
      on conflict do nothing`);
  }
}
