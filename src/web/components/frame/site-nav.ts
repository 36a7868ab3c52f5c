import type { CommandGroup } from '../../ui/overlays/command-source.ts';

export type HeaderViewer = { username: string; isAdmin: boolean };

/** `also`: other first parts of a path that belong to it. `needs`: for whom it is; others may see it, but are led elsewhere. */
export type NavLink = { label: string; to: string; also?: string[]; needs?: 'member' | 'admin' };
export type NavMenu = { label: string; links: NavLink[] };
export type NavEntry = NavLink | NavMenu;

const home: NavLink = { label: 'Home', to: '/' };
const faq: NavLink = { label: 'FAQ', to: '/faq' };
const scoring: NavLink = { label: 'How scoring works', to: '/how-scoring-works' };
const check: NavLink = { label: 'Check a fit', to: '/check' };
const companies: NavLink = { label: 'All Companies', to: '/companies', also: ['/jobs'], needs: 'member' };
const myCompanies: NavLink = { label: 'My Companies', to: '/my-companies', needs: 'member' };
const analyzer: NavLink = { label: 'Analyzer', to: '/analyze', needs: 'member' };
const results: NavLink = { label: 'Results', to: '/results', needs: 'member' };
const settings: NavLink = { label: 'Settings', to: '/settings', needs: 'member' };

/** Only what is there: a link that leads nowhere is worse than none. A new screen joins here. */
const forAll: NavEntry[] = [
  home,
  { label: 'Companies', links: [companies, myCompanies] },
  { label: 'Resumes', to: '/resumes', also: ['/my-resumes', '/master-resume', '/upload'], needs: 'member' },
  analyzer,
  results,
];

const forAdmins: NavMenu = {
  label: 'Admin',
  links: [
    { label: 'Dashboard', to: '/admin', needs: 'admin' },
    { label: 'Job boards', to: '/admin/job-boards', needs: 'admin' },
    { label: 'Feedback', to: '/admin/feedback', needs: 'admin' },
    { label: 'Outbox', to: '/admin/email/outbox', needs: 'admin' },
    { label: 'Record', to: '/admin/record', needs: 'admin' },
  ],
};

/** What hangs on a person's name. */
export const accountLinks: NavLink[] = [{ label: 'Profile', to: '/profile', needs: 'member' }, settings];

/** The header's entries for who looks at it. */
export function navFor(viewer: HeaderViewer | null): NavEntry[] {
  if (!viewer) return [...forAll, faq];
  return viewer.isAdmin ? [...forAll, settings, forAdmins] : [...forAll, settings];
}

/** The same for the drawer: one list of screens, then what is the person's own and the administrator's. */
export function drawerFor(viewer: HeaderViewer | null): { links: NavLink[]; sections: NavMenu[] } {
  if (!viewer) return { links: [...forAll.flatMap(linksOf), faq], sections: [] };
  const own = { label: viewer.username, links: accountLinks };
  return { links: forAll.flatMap(linksOf), sections: viewer.isAdmin ? [own, forAdmins] : [own] };
}

export const footerColumns: NavMenu[] = [
  { label: 'Quick Links', links: [home, { ...companies, label: 'Companies' }, analyzer, results] },
  { label: 'Resources', links: [{ ...faq, label: 'Help Center' }, scoring, check] },
  {
    label: 'Legal',
    links: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
    ],
  },
];

/** Is `path` this link's page or one below it? Home and the admin dashboard are only themselves. */
export function isCurrentLink(link: NavLink, path: string): boolean {
  if (link.to === '/' || link.to === '/admin') return path === link.to;
  return [link.to, ...(link.also ?? [])].some((start) => path === start || path.startsWith(`${start}/`));
}

export const mayOpen = ({ needs }: NavLink, viewer: HeaderViewer | null): boolean =>
  needs === undefined || (viewer !== null && (needs === 'member' || viewer.isAdmin));

const linksOf = (entry: NavEntry) => ('links' in entry ? entry.links : [entry]);

/** The screens that open for this person, for the command palette. */
export function screenCommands(viewer: HeaderViewer | null): CommandGroup[] {
  const main = [...forAll.flatMap(linksOf), ...(viewer ? beside : [signIn])];
  const help = footerColumns.slice(1).flatMap(linksOf);
  const group = (heading: string, links: NavLink[]) => ({
    heading,
    items: links
      .filter((link) => mayOpen(link, viewer))
      .map(({ label, to }) => ({ id: to, title: label, href: to })),
  });
  return [group('Screens', main), group('Admin', forAdmins.links), group('Help', help)].filter(
    ({ items }) => items.length > 0,
  );
}

const signIn: NavLink = { label: 'Sign In', to: '/auth' };

const beside: NavLink[] = [
  { label: 'Analyze Company', to: '/analyze?mode=company', needs: 'member' },
  { label: 'Analyze Picked Jobs', to: '/analyze/picks', needs: 'member' },
  { label: 'Master Resume', to: '/master-resume' },
  { label: 'Upload Resume', to: '/upload' },
  { label: 'Career Path', to: '/skill-gap', needs: 'member' },
  { label: 'University Search', to: '/university-search', needs: 'member' },
  ...accountLinks,
  { label: 'Send feedback', to: '/feedback' },
];
