import { countView } from '../../../server/features/blog/reading/count-view.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import { clientAddressOf } from '../../lib/request/client-address-context.server.ts';
import { contextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/blog-view-route';

/** A post's page reports here that it was opened. A page never learns whether the view counted. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await countView(contextOf(context), params.postSlug, clientAddressOf(context));
  } catch (error) {
    if (!isAppError(error)) throw error;
  }
  return new Response(null, { status: 204 });
}
