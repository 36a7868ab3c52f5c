import { searchUniversities } from '../../../server/features/universities/universities.ts';
import { maxUniversityQueryLength } from '../../../shared/rules/university-rules.ts';
import { actionError, signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/university-answers-route';

/** What the university picker asks while somebody types. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = (url.searchParams.get('query') ?? '').slice(0, maxUniversityQueryLength);
  try {
    return Response.json(await searchUniversities(signedInContextOf(context), query));
  } catch (error) {
    const { data, init } = actionError(error);
    return Response.json({ message: data.error.message }, init ?? undefined);
  }
}
