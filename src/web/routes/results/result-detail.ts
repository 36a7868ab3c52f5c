import { getAnalysis } from '../../../server/features/analyses/analyses.ts';
import { orNotFound, signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/result-detail';

/** The data of an expanded row in the results list. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, result, narration, resumeText, postingText, canBeRaised, job } = await getAnalysis(
    signedInContextOf(context),
    params.analysisId,
  ).catch(orNotFound);
  return Response.json({ id, result, narration, resumeText, postingText, canBeRaised, job });
}
