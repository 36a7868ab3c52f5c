import { Rss } from 'lucide-react';
import { categoryPath, postPath } from '../../../shared/blog/blog-rules.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { useProductName } from '../frame/product-name.ts';
import { PublishedDate } from './published-date.tsx';

type BlogSidebarProps = {
  categories: { name: string; slug: string; posts: number }[];
  recent: { slug: string; title: string; publishedDate: Date | null }[];
  mayManage: boolean;
};

export function BlogSidebar({ categories, recent, mayManage }: BlogSidebarProps) {
  const productName = useProductName();
  return (
    <aside aria-label="About this blog" className="flex min-w-0 flex-col gap-5">
      {mayManage ? <AdminActions /> : null}
      <Card>
        <CardHeader title="Categories" />
        <CardBody>
          {categories.length === 0 ? <p className="text-ink-2">No categories yet.</p> : null}
          <ul className="flex flex-col gap-1.5">
            {categories.map(({ name, slug, posts }) => (
              <li key={slug} className="flex justify-between gap-3">
                <TextLink to={categoryPath(slug)} className="min-w-0 py-0.5">
                  {name}
                </TextLink>
                <span className="num shrink-0 py-0.5 text-ink-3">{posts}</span>
              </li>
            ))}
          </ul>
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="Recent Posts" />
        <CardBody>
          {recent.length === 0 ? <p className="text-ink-2">No posts yet.</p> : null}
          <ul className="flex flex-col gap-3">
            {recent.map(({ slug, title, publishedDate }) => (
              <li key={slug}>
                <TextLink to={postPath(slug)}>{title}</TextLink>
                <p className="num mt-0.5 text-xs text-ink-3">
                  <PublishedDate at={publishedDate} />
                </p>
              </li>
            ))}
          </ul>
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="About" />
        <CardBody>
          <p className="text-ink-2">
            Plain advice from {productName} on applying for jobs: what to put in a résumé, how to read a
            posting, and how fit is measured.
          </p>
          <p className="mt-3">
            {/* Feeds are no pages of ours, so the browser follows this link. */}
            <TextLink
              to="/blog/rss.xml"
              reloadDocument
              prefetch="none"
              className="inline-flex items-center gap-1.5 py-0.5"
            >
              <Rss aria-hidden="true" className="size-3.5" />
              RSS feed
            </TextLink>
          </p>
        </CardBody>
      </Card>
    </aside>
  );
}

function AdminActions() {
  return (
    <Card>
      <CardHeader title="Admin actions" />
      <CardBody>
        <ul className="flex flex-col gap-1.5">
          <li>
            <TextLink to="/admin/blog/new" className="py-0.5">
              Write a post
            </TextLink>
          </li>
          <li>
            <TextLink to="/admin/blog" className="py-0.5">
              Manage posts
            </TextLink>
          </li>
          <li>
            <TextLink to="/admin/blog/categories" className="py-0.5">
              Manage categories
            </TextLink>
          </li>
        </ul>
      </CardBody>
    </Card>
  );
}
