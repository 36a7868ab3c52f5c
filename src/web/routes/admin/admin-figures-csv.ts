import type { Context } from '../../../server/context.ts';
import { figuresByDay } from '../../../server/features/analytics/daily-figures.ts';
import { planUsage } from '../../../server/features/analytics/plan-usage.ts';
import { csvOf } from '../../../shared/analytics/csv.ts';
import { type FigureName, figures, rangeOf } from '../../../shared/analytics/figures.ts';
import { contextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/admin-figures-csv';

/** The figures of each day as CSV; with `of=plans`, what is used of each plan. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { searchParams } = new URL(request.url);
  const isOfPlans = searchParams.get('of') === 'plans';
  const csv = isOfPlans ? await plansCsv(ctx) : await daysCsv(ctx, searchParams.get('range'));
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${isOfPlans ? 'plans' : 'figures'}.csv"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}

async function daysCsv(ctx: Context, range: string | null): Promise<string> {
  const days = await figuresByDay(ctx, rangeOf(range));
  const names = Object.keys(figures) as FigureName[];
  const header = ['Day', ...names.map((name) => figures[name].label)];
  return csvOf([header, ...days.map((day) => [day.day, ...names.map((name) => day[name])])]);
}

async function plansCsv(ctx: Context): Promise<string> {
  const header = ['Plan', 'People', 'Analyses per person', 'Analyses used', 'People near the limit'];
  const rows = (await planUsage(ctx)).map(({ plan, people, jobsLimit, used, nearLimit }) => [
    plan,
    people,
    jobsLimit,
    used,
    nearLimit,
  ]);
  return csvOf([header, ...rows]);
}
