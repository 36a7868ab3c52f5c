import { raisedScore } from '../../../server/features/analyses/results/raised-score.ts';
import { orNotFound, signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/raised-score-route';

/** The score with the ticked gaps closed; fetched at every tick. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const gaps = url.searchParams.getAll('gap');
  const score = await raisedScore(signedInContextOf(context), { id: params.analysisId, gaps }).catch(
    orNotFound,
  );
  return Response.json({ score });
}
