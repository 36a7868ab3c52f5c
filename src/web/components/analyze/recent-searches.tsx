import { X } from 'lucide-react';
import { Form, Link } from 'react-router';
import { buttonClass } from '../../ui/buttons/button-class.ts';

type RecentSearchesProps = { searches: { id: string; query: string }[] };

/** Earlier searches, each to repeat or to remove. */
export function RecentSearches({ searches }: RecentSearchesProps) {
  if (searches.length === 0) return null;
  return (
    <section aria-label="Recent searches" className="mb-5">
      <div className="mb-1.5 flex items-center gap-3 text-xs">
        <h2 className="text-xs text-ink-3">Recent searches</h2>
        <Form method="post" preventScrollReset>
          <button
            type="submit"
            name="intent"
            value="forget-searches"
            className="min-h-6 text-ink-2 underline underline-offset-2 hover:text-ink"
          >
            Clear all
          </button>
        </Form>
      </div>
      <ul className="flex flex-wrap gap-2">
        {searches.map(({ id, query }) => (
          <li key={id} className="flex max-w-full items-center rounded-md border bg-surface">
            <Link
              to={`?${new URLSearchParams({ search: query })}`}
              className="min-w-0 truncate rounded-md py-1 pl-2.5 text-ink-2 no-underline hover:text-ink"
            >
              {query}
            </Link>
            <Form method="post" preventScrollReset className="flex shrink-0">
              <input type="hidden" name="intent" value="forget-search" />
              <button
                type="submit"
                name="searchId"
                value={id}
                aria-label={`Remove the search “${query}”`}
                className={buttonClass({ variant: 'ghost', size: 'icon-sm' })}
              >
                <X aria-hidden="true" />
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
