import { getAnalysis } from '../../../server/features/analyses/analyses.ts';
import { raisedScore } from '../../../server/features/analyses/results/raised-score.ts';
import { RelativeTime } from '../../components/dates/relative-time.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { ScoreView } from '../../components/result/score-view.tsx';
import { pageMeta, productNameIn } from '../../lib/addresses/page-meta.ts';
import { orNotFound, signedInContextOf } from '../../lib/request/request.server.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import type { Route } from './+types/result-page';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  ctx.scorers.getReady();
  const analysis = await getAnalysis(ctx, params.analysisId).catch(orNotFound);
  const requested = new Set(url.searchParams.getAll('gap'));
  const gaps = analysis.result.gaps.flatMap(({ requirement: { id } }) => (requested.has(id) ? id : []));
  const score = gaps.length > 0 ? await raisedScore(ctx, { id: analysis.id, gaps }).catch(orNotFound) : null;
  return { ...analysis, ticked: { gaps, score } };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(
    location.pathname,
    loaderData ? { title: `${loaderData.job.title} | ${productNameIn(matches)}` } : {},
    productNameIn(matches),
  );

export default function Result({ loaderData }: Route.ComponentProps) {
  const { id, job, result, narration, resumeText, postingText, resumeName, createdAt } = loaderData;
  const { canBeRaised, ticked } = loaderData;
  const facts = [job.company, job.location, job.type].filter(Boolean).join(' · ');
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[{ label: 'Results', to: '/results' }, { label: job.company ?? job.title }]}
        title={job.title}
        description={
          <>
            {facts ? `${facts} · ` : ''}
            {resumeName} · scored <RelativeTime at={createdAt} />
          </>
        }
        actions={
          <>
            <LinkButton to={job.onBoard ? `/jobs/${job.id}` : `/analyze?posting=${id}`}>
              Analyze Another Resume
            </LinkButton>
            {job.url ? (
              <a
                href={job.url}
                rel="noopener nofollow"
                target="_blank"
                className={buttonClass({ variant: 'primary' })}
              >
                Apply Now
              </a>
            ) : null}
          </>
        }
      />
      <ScoreView
        result={result}
        narration={narration}
        resumeText={resumeText}
        postingText={postingText}
        raising={{ analysisId: id, job, canBeRaised, ticked }}
        howScoringWorksTo="/how-scoring-works"
      />
    </div>
  );
}
