import { Search } from 'lucide-react';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { CommandPalette, openCommandPalette } from '../palette/command-palette.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import { SiteLink } from './site-link.tsx';
import { type HeaderViewer, isCurrentLink, type NavEntry, navFor } from './site-nav.ts';

type SiteHeaderProps = {
  viewer: HeaderViewer | null;
  /** The current path: marks the current link, and closes the menus when it changes. */
  path: string;
};

export function SiteHeader({ viewer, path }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-b bg-surface">
      <div className="page-width flex h-14 items-center gap-3 xl:gap-7">
        <SiteDrawer viewer={viewer} path={path} />
        <Logo nameClassName={viewer ? 'md:max-lg:sr-only' : undefined} />
        <nav aria-label="Main" className="flex max-md:hidden lg:gap-1">
          {navFor(viewer).map((entry) => (
            <Entry key={entry.label} entry={entry} viewer={viewer} path={path} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-0.5 lg:gap-1 xl:gap-2">
          {viewer ? <MemberActions viewer={viewer} path={path} /> : <VisitorActions />}
        </div>
      </div>
      <NavigationProgress />
      <CommandPalette viewer={viewer} />
      <Shortcuts />
    </header>
  );
}

const entryClass =
  'flex min-h-8 items-center rounded-md px-1.5 whitespace-nowrap text-ink-2 no-underline transition-colors duration-150 hover:bg-hover hover:text-ink ' +
  'aria-[current=page]:bg-sunken aria-[current=page]:font-[550] aria-[current=page]:text-ink ' +
  'data-current:bg-sunken data-current:font-[550] data-current:text-ink lg:px-2.5';

const menuLinkClass =
  'flex min-h-9 items-center rounded-sm px-3 text-ink-2 no-underline hover:bg-hover hover:text-ink ' +
  'aria-[current=page]:font-[550] aria-[current=page]:text-ink';

type EntryProps = { entry: NavEntry; viewer: HeaderViewer | null; path: string };

function Entry({ entry, viewer, path }: EntryProps) {
  if (!('links' in entry))
    return <SiteLink link={entry} viewer={viewer} path={path} className={entryClass} />;
  return (
    <Menu
      key={path}
      name="site-menu"
      label={entry.label}
      current={entry.links.some((link) => isCurrentLink(link, path))}
      summaryClassName={entryClass}
    >
      <ul>
        {entry.links.map((link) => (
          <li key={link.to}>
            <SiteLink link={link} viewer={viewer} path={path} className={menuLinkClass} />
          </li>
        ))}
      </ul>
    </Menu>
  );
}

function MemberActions({ viewer, path }: { viewer: HeaderViewer; path: string }) {
  return (
    <>
      <button
        type="button"
        aria-label="Find anything"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={openCommandPalette}
        className={buttonClass({ variant: 'ghost', size: 'icon', className: 'noscript:hidden' })}
      >
        <Search aria-hidden="true" />
      </button>
      <ThemeToggle />
      <div className="max-md:hidden">
        <AccountMenu
          viewer={viewer}
          path={path}
          summaryClassName={entryClass}
          linkClassName={menuLinkClass}
        />
      </div>
    </>
  );
}

function VisitorActions() {
  return (
    <>
      <ThemeToggle />
      <LinkButton to="/auth" variant="primary">
        Sign In
      </LinkButton>
    </>
  );
}
