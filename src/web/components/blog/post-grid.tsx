import { Newspaper } from 'lucide-react';
import { Link } from 'react-router';
import { type BlogImage, blogImagePath, sourcesOf } from '../../../shared/blog/blog-images.ts';
import { postPath } from '../../../shared/blog/blog-rules.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PublishedDate } from './published-date.tsx';

export type PostCardData = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  readingTime: number;
  publishedDate: Date | null;
  picture: BlogImage | null;
  categories: { name: string; slug: string }[];
};

/** Posts in one, two or three columns. */
export function PostGrid({ posts, empty }: { posts: PostCardData[]; empty: string }) {
  if (posts.length === 0)
    return (
      <Card>
        <EmptyState icon={Newspaper} title={empty} />
      </Card>
    );
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}

function PostCard({ post }: { post: PostCardData }) {
  const { slug, title, excerpt, picture, readingTime, publishedDate, categories } = post;
  return (
    <article className="group relative flex h-full min-w-0 flex-col overflow-hidden rounded-lg border bg-surface shadow-card hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      {picture ? (
        <img
          src={blogImagePath(picture.id, 'medium')}
          srcSet={sourcesOf(picture)}
          sizes="(max-width: 479px) 100vw, 420px"
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          className="aspect-video w-full border-b bg-sunken object-cover"
        />
      ) : null}
      <div className="flex flex-1 flex-col gap-2 p-5">
        {categories.length > 0 ? (
          <p className="text-xs font-[550] text-ink-3">{categories.map(({ name }) => name).join(' · ')}</p>
        ) : null}
        <h2 className="leading-snug">
          <Link
            to={postPath(slug)}
            prefetch="intent"
            className="text-ink no-underline outline-none group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <p className="line-clamp-4 text-ink-2">{excerpt}</p>
        <p className="num mt-auto flex flex-wrap gap-x-1.5 pt-2 text-xs text-ink-3">
          <PublishedDate at={publishedDate} /> <span aria-hidden="true">·</span> {readingTime} min read
        </p>
      </div>
    </article>
  );
}
