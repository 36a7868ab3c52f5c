import { searchPalette } from '../../../server/features/palette/search-palette.ts';
import { actionError, cleanSearch, signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/palette-route';

/** What the command palette asks while someone types. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const search = cleanSearch(url.searchParams.get('q') ?? '');
  try {
    return Response.json(await searchPalette(signedInContextOf(context), search));
  } catch (error) {
    const { data, init } = actionError(error);
    return Response.json({ message: data.error.message }, init ?? undefined);
  }
}
