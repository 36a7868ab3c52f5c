import type { MouseEvent } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { whoAmI } from '../../lib/live/ask-who-am-i.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { type HeaderViewer, isCurrentLink, mayOpen, type NavLink } from './site-nav.ts';

type SiteLinkProps = {
  link: NavLink;
  viewer: HeaderViewer | null;
  /** The current path; leave it out to mark no link as current. */
  path?: string;
  withIcon?: boolean;
  className?: string;
  onClick?: () => void;
};

/** A link of the page frame. Pages the viewer cannot open are not prefetched. */
export function SiteLink({ link, viewer, path, withIcon, className, onClick }: SiteLinkProps) {
  const { icon: Icon, label } = link;
  const checkAdmin = useAdminCheck(link.to);
  return (
    <Link
      to={link.to}
      prefetch={mayOpen(link, viewer) ? 'intent' : 'none'}
      aria-current={path !== undefined && isCurrentLink(link, path) ? 'page' : undefined}
      onClick={(event) => {
        onClick?.();
        if (link.needs === 'admin') checkAdmin(event);
      }}
      className={className}
    >
      {withIcon && Icon ? <Icon aria-hidden="true" className="size-4 shrink-0" /> : null}
      {label}
    </Link>
  );
}

/** The viewer may have lost the admin role since the page was loaded: then the page stays and the admin menu disappears. */
export function useAdminCheck(to: string): (event: MouseEvent) => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const me = await whoAmI();
    // Signed out or offline: navigate anyway and let the guard decide.
    if (me?.signedIn && !me.isAdmin) {
      toast.error({
        title: 'Access denied',
        description: 'You need admin privileges to access this area.',
      });
      revalidate();
    } else navigate(to);
  };
}
