import type { ComponentProps, ReactNode } from 'react';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { PageHeader } from '../frame/page-header.tsx';

const tabs = [
  { id: 'posts', to: '/admin/blog', label: 'Posts' },
  { id: 'new', to: '/admin/blog/new', label: 'New Post' },
  { id: 'categories', to: '/admin/blog/categories', label: 'Categories' },
] as const;

type BlogFrameProps = Omit<ComponentProps<typeof PageHeader>, 'breadcrumb'> & {
  /** A page that is none of the tabs marks none. */
  tab?: (typeof tabs)[number]['id'];
  /** Where the page is below the list of posts. */
  crumbs?: Crumb[];
  children: ReactNode;
};

/** The top of every page of the blog's administration. */
export function BlogFrame({ tab, crumbs = [], children, ...header }: BlogFrameProps) {
  const blog = { label: 'Blog', to: crumbs.length > 0 ? '/admin/blog' : undefined };
  return (
    <div className="page-width py-8">
      <PageHeader breadcrumb={[{ label: 'Admin', to: '/admin' }, blog, ...crumbs]} {...header} />
      <div className="mb-5">
        <LinkTabs
          label="Blog administration"
          items={tabs.map(({ id, to, label }) => ({ to, label, current: id === tab }))}
        />
      </div>
      {children}
    </div>
  );
}
