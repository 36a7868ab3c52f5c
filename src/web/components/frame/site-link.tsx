import type { MouseEvent } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { whoAmI } from '../../lib/live/ask-who-am-i.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { type HeaderViewer, isCurrentLink, mayOpen, type NavLink } from './site-nav.ts';

type SiteLinkProps = {
  link: NavLink;
  viewer: HeaderViewer | null;
  /** Where one is; left out where no link is marked as the current page. */
  path?: string;
  className?: string;
  onClick?: () => void;
};

/** A link of the page frame. What a visitor may not open is not fetched ahead: it would be the sign-in page. */
export function SiteLink({ link, viewer, path, className, onClick }: SiteLinkProps) {
  const askFirst = useAdminCheck(link.to);
  return (
    <Link
      to={link.to}
      prefetch={mayOpen(link, viewer) ? 'intent' : 'none'}
      aria-current={path !== undefined && isCurrentLink(link, path) ? 'page' : undefined}
      onClick={(event) => {
        onClick?.();
        if (link.needs === 'admin') askFirst(event);
      }}
      className={className}
    >
      {link.label}
    </Link>
  );
}

/** Who was an administrator when the page came may be none any more: then the page stays, and the menu goes. */
export function useAdminCheck(to: string): (event: MouseEvent) => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const me = await whoAmI();
    // Without an answer, and signed out, the address itself decides.
    if (me?.signedIn && !me.isAdmin) {
      toast.error({
        title: 'Access denied',
        description: 'You need admin privileges to access this area.',
      });
      revalidate();
    } else navigate(to);
  };
}
