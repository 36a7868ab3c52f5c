import { listCategories } from '../../../server/features/blog/categories.ts';
import { BlogFrame } from '../../components/blog-editor/blog-frame.tsx';
import { PostEditor } from '../../components/blog-editor/post-editor.tsx';
import { emptyPost } from '../../components/blog-editor/post-fields.ts';
import { savePostForm } from '../../lib/blog/post-form.server.ts';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { orLoadError } from '../../lib/request/or-load-error.server.ts';
import { contextOf, formOf } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import type { Route } from './+types/new-post-page';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  return orLoadError<{ categories: Awaited<ReturnType<typeof listCategories>> | null }>(
    ctx,
    'Failed to load categories',
    async () => ({ categories: await listCategories(ctx) }),
    { categories: null },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  return savePostForm(contextOf(context), await formOf(request), null);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionIssue(serverAction, 'Failed to save post');

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const { error, typed } = { error: undefined, typed: undefined, ...actionData };
  useErrorToast(loaderData.loadError);
  useErrorToast(error);
  return (
    <BlogFrame tab="new" crumbs={[{ label: 'New post' }]} title="Create New Post">
      <PostEditor
        post={{ id: null, version: 0, fields: emptyPost }}
        typed={typed}
        categories={loaderData.categories}
        error={error}
        otherSave={undefined}
      />
    </BlogFrame>
  );
}
