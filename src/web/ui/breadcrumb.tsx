import { Link, type To } from 'react-router';

export type Crumb = { label: string; to?: To };

/** The path to the current page, which is the last item. */
export function Breadcrumb({ items, label = 'Breadcrumb' }: { items: Crumb[]; label?: string }) {
  return (
    <nav aria-label={label}>
      <ol className="text-xs text-ink-3">
        {items.map((item, index) => (
          // A post may be called like the page above it, but it isn't a link.
          <li key={JSON.stringify(item)} className="inline">
            {index > 0 ? (
              <span aria-hidden="true" className="mx-2">
                /
              </span>
            ) : null}
            {item.to === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <Link to={item.to} prefetch="intent" className="-my-1 py-1 hover:text-ink hover:underline">
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
