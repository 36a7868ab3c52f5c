import { listCategories } from '../../../server/features/blog/categories.ts';
import { BlogTabs } from '../../components/blog-editor/blog-tabs.tsx';
import { PostEditor } from '../../components/blog-editor/post-editor.tsx';
import { emptyPost } from '../../components/blog-editor/post-fields.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { savePostForm } from '../../lib/blog/post-form.server.ts';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { contextOf, formOf } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import type { Route } from './+types/new-post-page';

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await listCategories(contextOf(context)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return savePostForm(contextOf(context), await formOf(request), null);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionIssue(serverAction, 'Failed to save post');

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const { error, typed } = { error: undefined, typed: undefined, ...actionData };
  useErrorToast(error);
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[
          { label: 'Admin', to: '/admin' },
          { label: 'Blog', to: '/admin/blog' },
          { label: 'New post' },
        ]}
        title="Create New Post"
      />
      <BlogTabs current="new" />
      <PostEditor
        post={{ id: null, version: 0, fields: emptyPost }}
        typed={typed}
        categories={loaderData.categories}
        error={error}
        otherSave={undefined}
      />
    </div>
  );
}
