import { Link } from 'react-router';
import { type BlogImage, blogImagePath, sourcesOf } from '../../../shared/blog/blog-images.ts';
import { categoryPath, teamNameOf } from '../../../shared/blog/blog-rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { useProductName } from '../frame/product-name.ts';
import { ArticleText } from './article-text.tsx';
import { PublishedDate } from './published-date.tsx';

type PostArticleProps = {
  post: {
    title: string;
    html: string;
    picture: BlogImage | null;
    publishedDate: Date | null;
    readingTime: number;
    hasAuthor: boolean;
    tags: string[];
    categories: { name: string; slug: string }[];
  };
  editHref: string | null;
};

export function PostArticle({ post, editHref }: PostArticleProps) {
  const productName = useProductName();
  const { title, html, picture, publishedDate, readingTime, hasAuthor, tags, categories } = post;
  return (
    <article>
      {picture ? (
        <img
          src={blogImagePath(picture.id)}
          srcSet={sourcesOf(picture)}
          sizes="(max-width: 767px) 100vw, 720px"
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          fetchPriority="high"
          className="mb-6 aspect-[2/1] w-full rounded-lg border bg-sunken object-cover"
        />
      ) : null}
      <header className="mb-6 border-b pb-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <h1 className="min-w-0 flex-1 basis-72">{title}</h1>
          {editHref ? <LinkButton to={editHref}>Edit</LinkButton> : null}
        </div>
        <p className="num mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
          <PublishedDate at={publishedDate} />
          <span aria-hidden="true">·</span>
          <span>{readingTime} min read</span>
          {hasAuthor ? (
            <>
              <span aria-hidden="true">·</span>
              <span>By {teamNameOf(productName)}</span>
            </>
          ) : null}
        </p>
        {categories.length > 0 ? (
          <ul aria-label="Categories" className="mt-3 flex flex-wrap gap-2">
            {categories.map(({ name, slug }) => (
              <li key={slug} className="max-w-full">
                <Link
                  to={categoryPath(slug)}
                  prefetch="intent"
                  className="inline-block max-w-full rounded-sm py-0.5 no-underline hover:underline"
                >
                  <Badge tone="accent">{name}</Badge>
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </header>
      <ArticleText html={html} />
      {tags.length > 0 ? (
        <footer className="mt-8 border-t pt-5">
          <h2 className="sr-only">Tags</h2>
          <ul className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        </footer>
      ) : null}
    </article>
  );
}
