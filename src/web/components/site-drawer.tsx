import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../ui/button-class.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { ThemeChoice } from '../ui/theme-toggle.tsx';
import { Logo } from './logo.tsx';
import { SignOut } from './sign-out.tsx';
import { type HeaderViewer, isCurrent, type NavEntry, type NavLink } from './site-nav.ts';

type SiteDrawerProps = { viewer: HeaderViewer | null; entries: NavEntry[]; path: string };

/** The header's menu under 768 px: a popover, so it opens, closes on Esc and gives the focus back by itself. */
export function SiteDrawer({ viewer, entries, path }: SiteDrawerProps) {
  const drawer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the drawer
  useEffect(() => drawer.current?.hidePopover?.(), [path]);
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-label="Open the menu"
        popoverTarget="site-drawer"
        className={buttonClass({ variant: 'ghost', size: 'icon', className: '-ml-2' })}
      >
        <MenuIcon aria-hidden="true" />
      </button>
      <div
        ref={drawer}
        id="site-drawer"
        popover="auto"
        role="dialog"
        aria-label="Menu"
        className="fixed inset-y-0 right-auto left-0 m-0 h-dvh w-[min(300px,85vw)] flex-col gap-5 overflow-y-auto border-r bg-surface p-4 text-ink shadow-raised backdrop:bg-backdrop open:flex open:animate-appear"
      >
        <div className="flex items-center justify-between">
          <Logo />
          <button
            type="button"
            aria-label="Close the menu"
            popoverTarget="site-drawer"
            popoverTargetAction="hide"
            className={buttonClass({ variant: 'ghost', size: 'icon' })}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Main">
          <ul className="flex flex-col gap-0.5">
            {entries.map((entry) => (
              <DrawerEntry key={entry.label} entry={entry} path={path} />
            ))}
          </ul>
        </nav>
        <div className="mt-auto flex flex-col items-stretch gap-3">
          <ThemeChoice name="drawer-theme" />
          {viewer ? (
            <>
              <LinkButton to="/feedback">Feedback</LinkButton>
              <SignOut />
            </>
          ) : (
            <LinkButton to="/auth" variant="primary">
              Sign In
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}

function DrawerEntry({ entry, path }: { entry: NavEntry; path: string }) {
  if (!('links' in entry)) return <DrawerLink link={entry} path={path} />;
  return (
    <li>
      <p className="px-3 pt-3 pb-1 text-xs text-ink-3">{entry.label}</p>
      <ul className="flex flex-col gap-0.5">
        {entry.links.map((link) => (
          <DrawerLink key={link.to} link={link} path={path} />
        ))}
      </ul>
    </li>
  );
}

function DrawerLink({ link, path }: { link: NavLink; path: string }) {
  return (
    <li>
      <Link
        to={link.to}
        aria-current={isCurrent(link, path) ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-md px-3 text-base text-ink-2 no-underline hover:bg-hover aria-[current=page]:bg-sunken aria-[current=page]:font-[550] aria-[current=page]:text-ink"
      >
        {link.label}
      </Link>
    </li>
  );
}
