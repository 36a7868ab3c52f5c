import type { CommandGroup } from '../../ui/overlays/command-items.ts';
import {
  accountLinks,
  footerColumns,
  forAdmins,
  forAll,
  type HeaderViewer,
  linksOf,
  mayOpen,
  moreForAdmins,
  type NavLink,
} from '../frame/site-nav.ts';

/** The pages this viewer can open. */
export function screenGroups(viewer: HeaderViewer | null): CommandGroup[] {
  const main = [...forAll.flatMap(linksOf), ...(viewer ? morePages : [signIn])];
  const help = footerColumns.slice(1).flatMap(linksOf);
  const group = (heading: string, links: NavLink[]) => ({
    heading,
    items: links
      .filter((link) => mayOpen(link, viewer))
      .map(({ label, to }) => ({ id: to, title: label, href: to })),
  });
  return [
    group('Screens', main),
    group('Admin', [...forAdmins.links, ...moreForAdmins]),
    group('Help', help),
  ].filter(({ items }) => items.length > 0);
}

const signIn: NavLink = { label: 'Sign In', to: '/auth' };

/** Pages without a link in the header. Those for doing something are among the actions. */
const morePages: NavLink[] = [
  { label: 'Analyze Company', to: '/analyze?mode=company' },
  { label: 'Analyze Picked Jobs', to: '/analyze/picks' },
  { label: 'Master Resume', to: '/master-resume' },
  { label: 'Career Path', to: '/skill-gap' },
  { label: 'University Search', to: '/university-search' },
  ...accountLinks,
];
