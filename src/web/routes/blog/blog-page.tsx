import { blogSidebar, listPublishedPosts } from '../../../server/features/blog/reading/published-posts.ts';
import { blogNameOf } from '../../../shared/blog/blog-rules.ts';
import { BlogSidebar } from '../../components/blog/blog-sidebar.tsx';
import { ManageBlogLink } from '../../components/blog/manage-blog-link.tsx';
import { PostGrid } from '../../components/blog/post-grid.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { useProductName } from '../../components/frame/product-name.ts';
import { pageMeta, productNameIn } from '../../lib/addresses/page-meta.ts';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { feedLinks } from '../../lib/blog/feed-links.ts';
import { orEmptyList, pageAddress, validated } from '../../lib/blog/public-page.server.ts';
import { contextOf, searchOf } from '../../lib/request/request.server.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { SearchForm } from '../../ui/fields/search-form.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Route } from './+types/blog-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const page = pageNumber(new URL(request.url).searchParams);
  const search = searchOf(request);
  const [list, sidebar] = await orEmptyList(ctx, () =>
    Promise.all([listPublishedPosts(ctx, { page, search }), blogSidebar(ctx)]),
  );
  return validated(context, {
    ...list,
    ...{ page, search, sidebar, mayManage: ctx.viewer?.isAdmin === true },
    address: pageAddress('/blog', search ? 1 : page),
  });
}

export const links = feedLinks;

/** Searches and pages beyond the last one are no pages for search engines. */
export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const productName = productNameIn(matches);
  const { page = 1, search = '', posts = [] } = loaderData ?? {};
  const own = {
    ...(page > 1 ? { title: `${blogNameOf(productName)}, page ${page}` } : {}),
    indexed: search === '' && (page === 1 || posts.length > 0) ? (true as const) : undefined,
  };
  return pageMeta(location.pathname, own, productName);
};

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { posts, page, pageCount, search, sidebar, mayManage } = loaderData;
  const query = search ? `search=${encodeURIComponent(search)}&` : '';
  return (
    <div className="page-width py-8">
      <PageHeader
        title={blogNameOf(useProductName())}
        description="About applying, résumés and how fit is measured."
        actions={mayManage ? <ManageBlogLink /> : null}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_260px]">
        <div className="min-w-0">
          <SearchForm
            label="Search posts"
            placeholder="Search posts"
            search={search}
            action="/blog"
            end={
              search ? (
                <LinkButton to="/blog" variant="ghost">
                  All posts
                </LinkButton>
              ) : null
            }
          />
          <PostGrid posts={posts} empty="No blog posts found." />
          <div className="mt-6">
            <Pagination page={page} pageCount={pageCount} hrefFor={(next) => `?${query}page=${next}`} />
          </div>
        </div>
        <BlogSidebar {...sidebar} mayManage={mayManage} />
      </div>
    </div>
  );
}
