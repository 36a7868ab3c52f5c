import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { ThemeChoice } from '../../ui/theme-toggle.tsx';
import { FeedbackLink } from './feedback-link.tsx';
import { Logo } from './logo.tsx';
import { SignOut } from './sign-out.tsx';
import { SiteLink } from './site-link.tsx';
import { drawerFor, type HeaderViewer, type NavLink } from './site-nav.ts';

type SiteDrawerProps = { viewer: HeaderViewer | null; path: string };

/** The header's menu below 768 px. A popover, so the browser handles opening, Esc and returning the focus. */
export function SiteDrawer({ viewer, path }: SiteDrawerProps) {
  const drawer = useRef<HTMLDivElement>(null);
  const close = () => drawer.current?.hidePopover?.();
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the drawer
  useEffect(close, [path]);
  const { links, sections } = drawerFor(viewer);
  const here = { viewer, path, onClick: close };
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
          <Links links={links} {...here} />
          {sections.map((section) => (
            <div key={section.links[0]?.to}>
              <p className="truncate px-3 pt-4 pb-1 text-xs text-ink-3">{section.label}</p>
              <Links links={section.links} {...here} />
            </div>
          ))}
        </nav>
        <div className="mt-auto flex flex-col items-stretch gap-3">
          <ThemeChoice name="drawer-theme" />
          {viewer ? (
            <>
              <FeedbackLink className={buttonClass()} />
              <SignOut className={buttonClass({ className: 'grow' })} />
            </>
          ) : (
            <LinkButton to="/auth" variant="primary" onClick={close}>
              Sign In
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}

type LinksProps = { links: NavLink[]; viewer: HeaderViewer | null; path: string; onClick: () => void };

const linkClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-base text-ink-2 no-underline hover:bg-hover ' +
  'aria-[current=page]:bg-sunken aria-[current=page]:font-[550] aria-[current=page]:text-ink';

function Links({ links, ...rest }: LinksProps) {
  return (
    <ul className="flex flex-col gap-0.5">
      {links.map((link) => (
        <li key={link.to}>
          <SiteLink link={link} {...rest} withIcon className={linkClass} />
        </li>
      ))}
    </ul>
  );
}
