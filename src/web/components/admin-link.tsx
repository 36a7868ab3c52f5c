import type { MouseEvent } from 'react';
import { Link, type LinkProps, useLocation, useNavigate, useRevalidator } from 'react-router';
import { toast } from '../lib/toast.ts';
import { whoAmI } from '../lib/who-am-i.ts';

type AdminLinkProps = Omit<LinkProps, 'to'> & { to: string };

/** A link into the administrators' area that asks at the click whether it still is this person's. */
export function AdminLink({ to, onClick, ...props }: AdminLinkProps) {
  const check = useAdminCheck();
  return (
    <Link
      to={to}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        check(event, to);
      }}
    />
  );
}

/** Goes on to `to`, or says that it is not allowed and leaves the page as it is. The server's guard has the last word. */
function useAdminCheck() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  return async (event: MouseEvent, to: string) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    const me = await whoAmI();
    if (!me?.signedIn || me.isAdmin) return navigate(to);
    toast.error({
      title: 'Access denied',
      description: 'You need admin privileges to access this area.',
    });
    // Takes away what only administrators see; from their own pages the guard would lead away with other words.
    if (!pathname.startsWith('/admin')) await revalidate();
  };
}
