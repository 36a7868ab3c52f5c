import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';

const tabs = [
  { id: 'posts', to: '/admin/blog', label: 'Posts' },
  { id: 'new', to: '/admin/blog/new', label: 'New Post' },
  { id: 'categories', to: '/admin/blog/categories', label: 'Categories' },
] as const;

/** The parts of the blog's administration; a page that is none of them marks no tab. */
export function BlogTabs({ current }: { current?: (typeof tabs)[number]['id'] }) {
  return (
    <div className="mb-5">
      <LinkTabs
        label="Blog administration"
        items={tabs.map(({ id, to, label }) => ({ to, label, current: id === current }))}
      />
    </div>
  );
}
