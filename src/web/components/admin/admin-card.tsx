import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { useAdminCheck } from '../frame/site-link.tsx';

type AdminCardProps = { to: string; icon: LucideIcon; title: string; note?: string; children: string };

/** A card that links to one page of the admin area; the whole card is clickable. */
export function AdminCard({ to, icon: Icon, title, note, children }: AdminCardProps) {
  const checkAdmin = useAdminCheck(to);
  return (
    <li>
      <Card className="relative flex h-full gap-4 p-5 transition-colors duration-150 hover:border-line-strong hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent">
        <span className="grid size-9 shrink-0 place-items-center rounded-md border bg-sunken text-ink-2">
          <Icon aria-hidden="true" className="size-4" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2>
              <Link
                to={to}
                prefetch="intent"
                onClick={checkAdmin}
                className="outline-none after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h2>
            {note ? <Badge tone="accent">{note}</Badge> : null}
          </div>
          <p className="mt-1 text-ink-2">{children}</p>
        </div>
      </Card>
    </li>
  );
}
