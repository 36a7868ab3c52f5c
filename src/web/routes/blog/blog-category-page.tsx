import { data, redirect } from 'react-router';
import {
  blogSidebar,
  findCategory,
  listPublishedPosts,
} from '../../../server/features/blog/reading/published-posts.ts';
import { blogNameOf, categoryPath } from '../../../shared/blog/blog-rules.ts';
import { BlogSidebar } from '../../components/blog/blog-sidebar.tsx';
import { ManageBlogLink } from '../../components/blog/manage-blog-link.tsx';
import { PostGrid } from '../../components/blog/post-grid.tsx';
import { MessagePage } from '../../components/frame/message-page.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { pageMeta, productNameIn } from '../../lib/addresses/page-meta.ts';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { feedLinks } from '../../lib/blog/feed-links.ts';
import { orEmptyList, orNotThere, pageAddress, validated } from '../../lib/blog/public-page.server.ts';
import { contextOf } from '../../lib/request/request.server.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Route } from './+types/blog-category-page';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { search, searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const category = await orNotThere(ctx, () => findCategory(ctx, params.categorySlug));
  if (!category) throw data(null, { status: 404 });
  if (category.slug !== params.categorySlug) throw redirect(categoryPath(category.slug) + search, 301);
  const [list, sidebar] = await orEmptyList(ctx, () =>
    Promise.all([listPublishedPosts(ctx, { page, categoryId: category.id }), blogSidebar(ctx)]),
  );
  const { name, slug, description } = category;
  return validated(context, {
    ...list,
    ...{ page, sidebar, mayManage: ctx.viewer?.isAdmin === true },
    category: { name, description },
    address: pageAddress(categoryPath(slug), page),
  });
}

export const links = feedLinks;

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const productName = productNameIn(matches);
  const blog = blogNameOf(productName);
  if (!loaderData) return pageMeta(location.pathname, { title: `Category Not Found | ${blog}` }, productName);
  const { category, page, posts } = loaderData;
  const own = {
    title: `${category.name}${page > 1 ? `, page ${page}` : ''} | ${blog}`,
    description: category.description || `Posts about ${category.name} on the ${blog}.`,
    indexed: posts.length > 0 ? (true as const) : undefined,
  };
  return pageMeta(location.pathname, own, productName);
};

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
  const { category, posts, page, pageCount, sidebar, mayManage } = loaderData;
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[{ label: 'Blog', to: '/blog' }, { label: category.name }]}
        title={category.name}
        description={category.description}
        actions={mayManage ? <ManageBlogLink /> : null}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_260px]">
        <div className="min-w-0">
          <PostGrid posts={posts} empty="No posts found in this category." />
          <div className="mt-6">
            <Pagination page={page} pageCount={pageCount} hrefFor={(next) => `?page=${next}`} />
          </div>
        </div>
        <BlogSidebar {...sidebar} mayManage={mayManage} />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <MessagePage
      title="Category Not Found"
      action={
        <LinkButton to="/blog" variant="primary">
          Back to Blog
        </LinkButton>
      }
    >
      The category you’re looking for doesn’t exist or has been removed.
    </MessagePage>
  );
}
