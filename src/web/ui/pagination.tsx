import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, type To } from 'react-router';
import { buttonClass } from './buttons/button-class.ts';
import { classNames } from './class-names.ts';

type PaginationProps = {
  /** Starts at 1. */
  page: number;
  /** Null if the number of pages is unknown; then `hasNext` counts. */
  pageCount: number | null;
  hasNext?: boolean;
  hrefFor: (page: number) => To;
  label?: string;
};

export function Pagination({ page, pageCount, hasNext, hrefFor, label = 'Pagination' }: PaginationProps) {
  const hasMore = pageCount === null ? Boolean(hasNext) : page < pageCount;
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <Step to={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <ChevronLeft aria-hidden="true" />
        <span className="max-sm:sr-only">Previous</span>
      </Step>
      {pageCount === null ? (
        <span className="num px-3 text-ink-2">Page {page}</span>
      ) : (
        visiblePages(page, pageCount).map((entry) =>
          entry < 0 ? (
            <span key={entry} className="px-1.5 text-ink-3">
              …
            </span>
          ) : (
            <Link
              key={entry}
              to={hrefFor(entry)}
              prefetch="intent"
              aria-label={`Page ${entry}`}
              aria-current={entry === page ? 'page' : undefined}
              className={buttonClass({
                variant: 'ghost',
                size: 'icon',
                className: 'num aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent',
              })}
            >
              {entry}
            </Link>
          ),
        )
      )}
      <Step to={hasMore ? hrefFor(page + 1) : null} rel="next">
        <span className="max-sm:sr-only">Next</span>
        <ChevronRight aria-hidden="true" />
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: To | null; rel: string; children: React.ReactNode }) {
  const stepClass = buttonClass({ variant: 'ghost' });
  if (to === null) {
    return (
      <span aria-disabled="true" className={classNames(stepClass, 'pointer-events-none opacity-50')}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} prefetch="intent" className={stepClass}>
      {children}
    </Link>
  );
}

/** The first, last and neighbouring pages. A negative number -n marks the gap before page n. */
function visiblePages(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((entry) => entry >= 1 && entry <= pageCount);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((entry, index) => {
    const before = pages[index - 1] ?? 0;
    if (entry - before === 2) return [entry - 1, entry];
    return entry - before > 2 ? [-entry, entry] : [entry];
  });
}
