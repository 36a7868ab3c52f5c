import { instantCheckSample } from '../../../demo/instant-check-sample.ts';
import { listAnalyses } from '../../server/features/analyses/analyses.ts';
import { matchCountOf } from '../../server/features/analyses/match-count.ts';
import { usageOf } from '../../server/features/billing/usage.ts';
import { listResumeNames } from '../../server/features/resumes/list-resumes.ts';
import { Dashboard } from '../components/dashboard.tsx';
import { Landing } from '../components/landing.tsx';
import { contextOf, signedInContextOf } from '../lib/request.server.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  const { viewer } = contextOf(context);
  if (!viewer) return { kind: 'landing' as const, sample: instantCheckSample };
  const ctx = signedInContextOf(context);
  const [resumes, { analyses }, matchCount, usage] = await Promise.all([
    listResumeNames(ctx),
    listAnalyses(ctx, 1),
    matchCountOf(ctx),
    usageOf(ctx),
  ]);
  return {
    kind: 'dashboard' as const,
    username: viewer.username,
    resumeCount: resumes.filter(({ status }) => status === 'read').length,
    recent: analyses.slice(0, 5),
    matchCount,
    usage: {
      jobsUsed: usage.jobsUsed,
      jobsLimit: usage.jobsLimit,
      resumesUsed: usage.resumesUsed,
      resumesLimit: usage.resumesLimit,
    },
  };
}

/** A visitor gets the landing page, a member the dashboard. */
export default function Home({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'landing') return <Landing sample={loaderData.sample} />;
  return <Dashboard {...loaderData} />;
}
