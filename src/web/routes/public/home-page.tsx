import { data } from 'react-router';
import { matchCountOf } from '../../../server/features/analyses/results/match-count.ts';
import { topMatches } from '../../../server/features/analyses/results/short-lists.ts';
import { limitsWithoutPlan } from '../../../server/features/billing/plan-limits.ts';
import { careerPathOf } from '../../../server/features/career-path/career-path.ts';
import { stepsStatus } from '../../../server/features/career-path/steps-status.ts';
import { newJobsCount } from '../../../server/features/jobs/new-jobs.ts';
import { accountUsage } from '../../../server/features/profile/account-usage.ts';
import { Dashboard } from '../../components/dashboard/dashboard.tsx';
import { NotAuthenticated } from '../../components/dashboard/not-authenticated.tsx';
import { Landing } from '../../components/frame/landing-page.tsx';
import { authFailedContext, contextOf, signedInContextOf } from '../../lib/request/request.server.ts';
import { settled } from '../../lib/request/settled-part.server.ts';
import type { Route } from './+types/home-page';

export async function loader({ context }: Route.LoaderArgs) {
  if (context.get(authFailedContext)) return data({ kind: 'not-authenticated' as const }, { status: 503 });
  const { viewer } = contextOf(context);
  if (!viewer) return { kind: 'landing' as const };
  const ctx = signedInContextOf(context);
  const [steps, newJobs, usage, plan, matches, matchCount] = await Promise.all([
    settled(ctx, 'steps', stepsStatus(ctx)),
    settled(ctx, 'new jobs', newJobsCount(ctx)),
    settled(ctx, 'usage', accountUsage(ctx)),
    settled(ctx, 'career path', careerPathOf(ctx)),
    settled(ctx, 'top matches', topMatches(ctx)),
    settled(ctx, 'match count', matchCountOf(ctx)),
  ]);
  return {
    kind: 'dashboard' as const,
    username: viewer.username,
    steps,
    newJobs,
    usage,
    limits: limitsWithoutPlan(ctx),
    now: ctx.clock(),
    plan,
    matches,
    matchCount,
  };
}

/** The landing page for visitors, the dashboard for members. */
export default function Home({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'landing') return <Landing />;
  if (loaderData.kind === 'not-authenticated') return <NotAuthenticated />;
  return <Dashboard {...loaderData} />;
}
