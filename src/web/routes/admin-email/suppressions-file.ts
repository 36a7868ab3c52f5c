import { exportSuppressions } from '../../../server/features/suppression/suppression.ts';
import { contextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/suppressions-file';

export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await exportSuppressions(contextOf(context)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="suppressed-addresses.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
}
