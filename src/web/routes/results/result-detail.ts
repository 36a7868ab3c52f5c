import { getAnalysis } from '../../../server/features/analyses/analyses.ts';
import { orNotFound, signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/result-detail';

/** What a row of the results shows once it is opened. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, result, narration, resumeText, postingText, canBeRaised, job } = await getAnalysis(
    signedInContextOf(context),
    params.analysisId,
  ).catch(orNotFound);
  return Response.json({ id, result, narration, resumeText, postingText, canBeRaised, job });
}
