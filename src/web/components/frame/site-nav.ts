export type HeaderViewer = { username: string; isAdmin: boolean };

/**
 * `also` lists other path prefixes that mark the link as current. `needs` says who can open the page; visitors may see the
 * link too, and are sent to sign in.
 */
export type NavLink = { label: string; to: string; also?: string[]; needs?: 'member' | 'admin' };
export type NavMenu = { label: string; links: NavLink[] };
export type NavEntry = NavLink | NavMenu;

const home: NavLink = { label: 'Home', to: '/' };
const faq: NavLink = { label: 'FAQ', to: '/faq' };
const pricing: NavLink = { label: 'Pricing', to: '/pricing' };
const scoring: NavLink = { label: 'How scoring works', to: '/how-scoring-works' };
const check: NavLink = { label: 'Check a fit', to: '/check' };
const companies: NavLink = { label: 'All Companies', to: '/companies', also: ['/jobs'], needs: 'member' };
const myCompanies: NavLink = { label: 'My Companies', to: '/my-companies', needs: 'member' };
const analyzer: NavLink = { label: 'Analyzer', to: '/analyze', needs: 'member' };
const results: NavLink = { label: 'Results', to: '/results', needs: 'member' };
const settings: NavLink = { label: 'Settings', to: '/settings', needs: 'member' };
const subscription: NavLink = { label: 'Subscription', to: '/settings/subscription', needs: 'member' };

/** Only pages that exist. Add new pages here. */
export const forAll: NavEntry[] = [
  home,
  { label: 'Companies', links: [companies, myCompanies] },
  { label: 'Resumes', to: '/resumes', also: ['/my-resumes', '/master-resume', '/upload'], needs: 'member' },
  analyzer,
  results,
];

export const forAdmins: NavMenu = {
  label: 'Admin',
  links: [
    { label: 'Dashboard', to: '/admin', needs: 'admin' },
    { label: 'Job boards', to: '/admin/job-boards', needs: 'admin' },
    { label: 'Users', to: '/admin/users', needs: 'admin' },
    { label: 'Plans', to: '/admin/plans', needs: 'admin' },
    { label: 'Feedback', to: '/admin/feedback', needs: 'admin' },
    { label: 'Outbox', to: '/admin/email/outbox', needs: 'admin' },
    { label: 'Record', to: '/admin/record', needs: 'admin' },
  ],
};

/** The links of the account menu. */
export const accountLinks: NavLink[] = [
  { label: 'Profile', to: '/profile', needs: 'member' },
  settings,
  subscription,
];

/** The header's entries for this viewer. */
export function navFor(viewer: HeaderViewer | null): NavEntry[] {
  if (!viewer) return [...forAll, pricing, faq];
  return viewer.isAdmin ? [...forAll, settings, forAdmins] : [...forAll, settings];
}

/** The drawer's entries: one flat list of pages, then the account's and the administrator's sections. */
export function drawerFor(viewer: HeaderViewer | null): { links: NavLink[]; sections: NavMenu[] } {
  if (!viewer) return { links: [...forAll.flatMap(linksOf), pricing, faq], sections: [] };
  const account = { label: viewer.username, links: accountLinks };
  return { links: forAll.flatMap(linksOf), sections: viewer.isAdmin ? [account, forAdmins] : [account] };
}

export const footerColumns: NavMenu[] = [
  { label: 'Quick Links', links: [home, { ...companies, label: 'Companies' }, analyzer, results] },
  { label: 'Resources', links: [{ ...faq, label: 'Help Center' }, scoring, check, pricing] },
  {
    label: 'Legal',
    links: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
    ],
  },
];

/** True if `path` is the link's page or below it. Home and the admin dashboard match exactly. */
export function isCurrentLink(link: NavLink, path: string): boolean {
  if (link.to === '/' || link.to === '/admin') return path === link.to;
  return [link.to, ...(link.also ?? [])].some((start) => path === start || path.startsWith(`${start}/`));
}

export const mayOpen = ({ needs }: NavLink, viewer: HeaderViewer | null): boolean =>
  needs === undefined || (viewer !== null && (needs === 'member' || viewer.isAdmin));

export const linksOf = (entry: NavEntry) => ('links' in entry ? entry.links : [entry]);
