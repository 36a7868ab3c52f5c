import { History } from 'lucide-react';
import { data } from 'react-router';
import { listCategories } from '../../../server/features/blog/categories.ts';
import { findPost } from '../../../server/features/blog/posts/admin-posts.ts';
import { BlogFrame } from '../../components/blog-editor/blog-frame.tsx';
import { PostEditor } from '../../components/blog-editor/post-editor.tsx';
import { pageMeta } from '../../lib/addresses/page-meta.ts';
import { fieldsOf, savePostForm } from '../../lib/blog/post-form.server.ts';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { contextOf, formOf, redirectWithToast } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import type { Route } from './+types/edit-post-page';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const [post, categories] = await Promise.all([findPost(ctx, params.postRef), listCategories(ctx)]).catch(
    async (error: unknown) => {
      ctx.logger.error({ err: error }, 'a post could not be read');
      throw await redirectWithToast('/admin/blog', {
        kind: 'error',
        title: 'Error',
        description: 'Failed to load post',
      });
    },
  );
  if (!post) throw data(null, { status: 404 });
  return { id: post.id, version: post.version, title: post.title, fields: fieldsOf(post), categories };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const post = await findPost(ctx, params.postRef);
  if (!post) throw data(null, { status: 404 });
  return savePostForm(ctx, await formOf(request), post.id);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionIssue(serverAction, 'Failed to save post');

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(location.pathname, {
    title: `Edit ${loaderData ? `“${loaderData.title}”` : 'a post'} | Rolefit Admin`,
    description: 'Change a post of the blog.',
  });

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, title, fields, categories } = loaderData;
  const { error, typed, otherSave } = {
    error: undefined,
    typed: undefined,
    otherSave: undefined,
    ...actionData,
  };
  useErrorToast(error);
  return (
    <BlogFrame
      crumbs={[{ label: title }]}
      title="Edit This Post"
      actions={
        <LinkButton to={`/admin/blog/edit/${id}/revisions`}>
          <History aria-hidden="true" />
          Versions
        </LinkButton>
      }
    >
      <PostEditor
        key={id}
        post={{ id, version, fields }}
        typed={typed}
        categories={categories}
        error={error}
        otherSave={otherSave}
      />
    </BlogFrame>
  );
}
