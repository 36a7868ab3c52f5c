import { ExternalLink, Images, Newspaper, Pencil } from 'lucide-react';
import { deletePost, listAllPosts } from '../../../server/features/blog/posts/admin-posts.ts';
import { postPath } from '../../../shared/blog/blog-rules.ts';
import { BlogFrame } from '../../components/blog-editor/blog-frame.tsx';
import { DeleteButton } from '../../components/blog-editor/delete-button.tsx';
import { LocalDate } from '../../components/dates/local-date.tsx';
import { LocalTime } from '../../components/dates/local-time.tsx';
import { SectionError } from '../../components/errors/section-error.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { blogActionError } from '../../lib/blog/blog-action-error.server.ts';
import { orLoadError } from '../../lib/request/or-load-error.server.ts';
import { contextOf, formOf, redirectWithToast, searchOf } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchForm } from '../../ui/fields/search-form.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { Route } from './+types/admin-posts-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const page = pageNumber(new URL(request.url).searchParams);
  const search = searchOf(request);
  const list = await orLoadError(
    ctx,
    'Failed to load blog posts',
    () => listAllPosts(ctx, { page, search }),
    { posts: [], total: 0, pageCount: 1 },
  );
  return { page, search, ...list };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  try {
    await deletePost(ctx, String(form.get('postId') ?? ''));
  } catch (error) {
    return blogActionError(ctx, error, 'Failed to delete post');
  }
  const { search } = new URL(request.url);
  return redirectWithToast(`/admin/blog${search}`, { kind: 'success', title: 'Post deleted successfully' });
}

type Post = Route.ComponentProps['loaderData']['posts'][number];

const columns: Column<Post>[] = [
  {
    key: 'title',
    header: 'Title',
    primary: true,
    cell: ({ id, title }) => (
      <TextLink to={`/admin/blog/edit/${id}`} className="wrap-anywhere">
        {title}
      </TextLink>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ isPublished, scheduledFor }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={isPublished ? 'good' : 'neutral'}>{isPublished ? 'Published' : 'Draft'}</Badge>
        {scheduledFor ? (
          <span className="text-xs text-ink-3">
            Scheduled for <LocalTime at={scheduledFor} />
          </span>
        ) : null}
      </span>
    ),
  },
  {
    key: 'date',
    header: 'Date',
    cell: ({ publishedDate, createdAt }) => (
      <span className="whitespace-nowrap">
        <LocalDate at={publishedDate ?? createdAt} />
      </span>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ id, slug, title }) => (
      <span className="flex justify-end gap-1 md:-my-1.5">
        <a
          href={postPath(slug)}
          target="_blank"
          rel="noopener"
          aria-label={`View ${title} in a new tab`}
          title="View"
          className={buttonClass({ variant: 'ghost', size: 'icon-sm' })}
        >
          <ExternalLink aria-hidden="true" />
        </a>
        <LinkButton
          to={`/admin/blog/edit/${id}`}
          variant="ghost"
          size="icon-sm"
          aria-label={`Edit ${title}`}
          title="Edit"
        >
          <Pencil aria-hidden="true" />
        </LinkButton>
        <DeleteButton
          name={title}
          description={`“${title}” will be removed with all its versions. This can’t be undone.`}
          fields={{ postId: id }}
        />
      </span>
    ),
  },
];

export default function AdminPosts({ loaderData, actionData }: Route.ComponentProps) {
  const { posts, page, pageCount, search, loadError } = loaderData;
  const query = search ? `search=${encodeURIComponent(search)}&` : '';
  useErrorToast(actionData?.error);
  return (
    <BlogFrame
      tab="posts"
      title="Manage All Posts"
      actions={
        <>
          <LinkButton to="/admin/blog/images">
            <Images aria-hidden="true" />
            Image library
          </LinkButton>
          <LinkButton to="/blog">View blog</LinkButton>
        </>
      }
    >
      <SearchForm label="Search posts" placeholder="Search by title or content" search={search} />
      <SectionError error={loadError} />
      {loadError ? null : (
        <Card>
          <Table
            caption="Posts"
            columns={columns}
            rows={posts}
            rowKey={({ id }) => id}
            empty={
              <EmptyState
                icon={Newspaper}
                title={search ? `No post contains “${search}”` : 'No posts here yet'}
                action={
                  search ? (
                    <LinkButton to="/admin/blog">All posts</LinkButton>
                  ) : (
                    <LinkButton to="/admin/blog/new" variant="primary">
                      Write a post
                    </LinkButton>
                  )
                }
              />
            }
          />
        </Card>
      )}
      <div className="mt-5">
        <Pagination page={page} pageCount={pageCount} hrefFor={(next) => `?${query}page=${next}`} />
      </div>
    </BlogFrame>
  );
}
