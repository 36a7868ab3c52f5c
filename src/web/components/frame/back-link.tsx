import { ArrowLeft } from 'lucide-react';
import { Link, type To } from 'react-router';

/** A link to the parent page. */
export function BackLink({ to, children }: { to: To; children: string }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="mb-4 inline-flex min-h-6 max-w-full gap-1.5 text-ink-2 no-underline hover:text-ink hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </Link>
  );
}
