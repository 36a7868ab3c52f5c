import { renderDraft } from '../../../server/features/blog/reading/read-post.ts';
import { blogLimits } from '../../../shared/blog/blog-rules.ts';
import { contextOf, formOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/preview-route';

/** Renders what is in the editor as the post's page would. */
export async function action({ request, context }: Route.ActionArgs) {
  const content = String((await formOf(request)).get('content') ?? '').slice(0, blogLimits.content);
  return { html: await renderDraft(contextOf(context), content) };
}
