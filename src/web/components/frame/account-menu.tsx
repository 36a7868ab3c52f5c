import { CircleUser } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import { FeedbackLink } from './feedback-link.tsx';
import { SignOut } from './sign-out.tsx';
import { SiteLink } from './site-link.tsx';
import { accountLinks, type HeaderViewer, isCurrentLink } from './site-nav.ts';

type AccountMenuProps = {
  viewer: HeaderViewer;
  path: string;
  summaryClassName: string;
  linkClassName: string;
};

/** The menu under the person's name: their pages, feedback and signing out. */
export function AccountMenu({ viewer, path, summaryClassName, linkClassName }: AccountMenuProps) {
  const here = accountLinks.some((link) => isCurrentLink(link, path));
  return (
    <Menu
      key={path}
      name="site-menu"
      align="end"
      current={here}
      summaryClassName={summaryClassName}
      label={
        <>
          <CircleUser aria-hidden="true" className="size-4 shrink-0 xl:hidden" />
          <span className="sr-only">Account of </span>
          <span className="max-w-[16ch] truncate md:max-xl:sr-only">{viewer.username}</span>
        </>
      }
    >
      <p className="max-w-60 truncate px-3 pt-1.5 pb-1 text-xs text-ink-3 xl:hidden">{viewer.username}</p>
      <ul>
        {accountLinks.map((link) => (
          <li key={link.to}>
            <SiteLink link={link} viewer={viewer} path={path} className={linkClassName} />
          </li>
        ))}
        <li>
          <FeedbackLink className={linkClassName} />
        </li>
        <li className="mt-1 border-t pt-1">
          <SignOut className={classNames(linkClassName, 'w-full text-left')} />
        </li>
      </ul>
    </Menu>
  );
}
