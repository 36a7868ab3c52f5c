import { redirect } from 'react-router';
import {
  canStartCareerPath,
  careerPathOf,
  markSkill,
  renewCareerPath,
} from '../../../server/features/career-path/career-path.ts';
import { parseSkillMark } from '../../../shared/career/career-plan.ts';
import { CareerPathView } from '../../components/career-path/career-path-view.tsx';
import { NoCareerPath } from '../../components/career-path/no-career-path.tsx';
import { StalePlan } from '../../components/career-path/stale-plan.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { useRefetchOnFocus } from '../../lib/live/refetch.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import { actionErrorOrFault, formOf, signedInContextOf } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import type { Route } from './+types/skill-gap-page';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const [path, canStart] = await Promise.all([careerPathOf(ctx), canStartCareerPath(ctx)]);
  return { path, canStart };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/results/skill-gap-page');
  try {
    if (intent === 'mark') {
      const skill = String(form.get('skill') ?? '');
      await markSkill(ctx, { skill, mark: parseSkillMark(form.get('mark')) });
    } else await renewCareerPath(ctx);
  } catch (error) {
    return actionErrorOrFault(ctx, error);
  }
  return form.has('from') ? null : redirect('/skill-gap');
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionIssue(() => serverAction());

export default function SkillGap({ loaderData: { path, canStart }, actionData }: Route.ComponentProps) {
  const error = actionData?.error;
  useErrorToast(error);
  useRefetchOnFocus();
  return (
    <div className="page-width py-8">
      <PageHeader
        title="Skill Gap Analysis & Career Path"
        description="Discover the fastest path to improve your job match scores and advance your career."
      />
      {error ? (
        <Alert tone="low" title={error.title ?? 'Something went wrong'} className="mb-5">
          {error.message}
        </Alert>
      ) : null}
      {path?.isStale ? <StalePlan key={path.id} path={path} canRenew={canStart} /> : null}
      {path ? <CareerPathView path={path} /> : <NoCareerPath canStart={canStart} />}
    </div>
  );
}
