import { countView } from '../../../server/features/blog/reading/count-view.ts';
import { clientAddressOf } from '../../lib/request/client-address-context.server.ts';
import { actionError, contextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/blog-view-route';

/** A post's page reports here that it was opened. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await countView(contextOf(context), params.postSlug, clientAddressOf(context));
  } catch (error) {
    return new Response(null, { status: actionError(error).init?.status ?? 400 });
  }
  return new Response(null, { status: 204 });
}
