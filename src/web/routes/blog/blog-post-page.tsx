import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { readPost } from '../../../server/features/blog/reading/read-post.ts';
import { blogImagePath } from '../../../shared/blog/blog-images.ts';
import { blogNameOf, postPath } from '../../../shared/blog/blog-rules.ts';
import { PostArticle } from '../../components/blog/post-article.tsx';
import { BackLink } from '../../components/frame/back-link.tsx';
import { MessagePage } from '../../components/frame/message-page.tsx';
import { blogPostingData } from '../../lib/addresses/blog-posting-data.ts';
import { pageMeta, productNameIn } from '../../lib/addresses/page-meta.ts';
import { feedLinks } from '../../lib/blog/feed-links.ts';
import { orNotThere, validated } from '../../lib/blog/public-page.server.ts';
import { reportView } from '../../lib/blog/report-view.ts';
import { contextOf } from '../../lib/request/request.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import type { Route } from './+types/blog-post-page';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { baseUrl } = ctx.settings;
  const { productName } = ctx.site.current;
  const found = await orNotThere(ctx, () => readPost(ctx, params.postSlug));
  const to = found?.movedTo ?? found?.post?.slug ?? null;
  if (to !== null && to !== params.postSlug) throw redirect(postPath(to), 301);
  if (!found?.post) throw data(null, { status: 404 });
  const { post } = found;
  const address = postPath(post.slug);
  const shareImage =
    baseUrl + (post.picture ? blogImagePath(post.picture.id, 'share') : `${address}/share?v=${post.version}`);
  return validated(context, {
    post,
    mayManage: ctx.viewer?.isAdmin === true,
    address: { canonical: address, shareImage },
    structured: blogPostingData(post, { baseUrl, url: baseUrl + address, shareImage, productName }),
  });
}

export const links = feedLinks;

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const productName = productNameIn(matches);
  const blog = blogNameOf(productName);
  if (!loaderData) return pageMeta(location.pathname, { title: `Post Not Found | ${blog}` }, productName);
  const { post, structured } = loaderData;
  const own = {
    title: `${post.metaTitle} | ${blog}`,
    description: post.metaDescription,
    type: 'article' as const,
    indexed: post.isPublished ? (true as const) : undefined,
  };
  return [
    ...pageMeta(location.pathname, own, productName),
    ...(post.publishedDate
      ? [{ property: 'article:published_time', content: new Date(post.publishedDate).toISOString() }]
      : []),
    { property: 'article:modified_time', content: new Date(post.updatedDate).toISOString() },
    ...(post.isPublished ? [{ 'script:ld+json': structured }] : []),
  ];
};

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { post, mayManage } = loaderData;
  useEffect(() => {
    if (post.isPublished && !mayManage) reportView(post.slug);
  }, [post.slug, post.isPublished, mayManage]);
  return (
    <div className="page-width max-w-[784px] py-8">
      <BackLink to="/blog">Back to Blog</BackLink>
      {post.isPublished ? null : (
        <Alert tone="fair" title="Draft" className="mb-5">
          Only administrators can see this page.
        </Alert>
      )}
      <PostArticle post={post} editHref={mayManage ? `/admin/blog/edit/${post.id}` : null} />
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <MessagePage
      title="Post Not Found"
      action={
        <LinkButton to="/blog" variant="primary">
          Back to Blog
        </LinkButton>
      }
    >
      The blog post you're looking for doesn't exist or has been removed.
    </MessagePage>
  );
}
