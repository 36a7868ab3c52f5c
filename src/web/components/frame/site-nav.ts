import {
  Bookmark,
  Building2,
  ChartLine,
  ChartNoAxesColumn,
  CircleQuestionMark,
  CircleUser,
  CreditCard,
  FileText,
  Gauge,
  House,
  type LucideIcon,
  Mail,
  Newspaper,
  ScanSearch,
  Settings,
  Tag,
} from 'lucide-react';

export type HeaderViewer = { username: string; isAdmin: boolean };

/**
 * `also` lists other path prefixes that mark the link as current. `needs` says who can open the page; visitors may see the
 * link too, and are sent to sign in.
 */
export type NavLink = {
  label: string;
  to: string;
  icon?: LucideIcon;
  also?: string[];
  needs?: 'member' | 'admin';
};
export type NavMenu = { label: string; links: NavLink[] };
export type NavEntry = NavLink | NavMenu;

const home: NavLink = { label: 'Home', to: '/', icon: House };
const faq: NavLink = { label: 'FAQ', to: '/faq', icon: CircleQuestionMark };
const blog: NavLink = { label: 'Blog', to: '/blog', icon: Newspaper };
const pricing: NavLink = { label: 'Pricing', to: '/pricing', icon: Tag };
const scoring: NavLink = { label: 'How scoring works', to: '/how-scoring-works' };
const check: NavLink = { label: 'Check your fit', to: '/check' };
const companies: NavLink = {
  label: 'All Companies',
  to: '/companies',
  icon: Building2,
  also: ['/jobs'],
  needs: 'member',
};
const myCompanies: NavLink = { label: 'My Companies', to: '/my-companies', icon: Bookmark, needs: 'member' };
const analyzer: NavLink = { label: 'Analyzer', to: '/analyze', icon: ScanSearch, needs: 'member' };
const results: NavLink = { label: 'Results', to: '/results', icon: ChartNoAxesColumn, needs: 'member' };
const settings: NavLink = { label: 'Settings', to: '/settings', icon: Settings, needs: 'member' };
const subscription: NavLink = {
  label: 'Subscription',
  to: '/settings/subscription',
  icon: CreditCard,
  needs: 'member',
};

/** Only pages that exist. Add new pages here, with an icon for the drawer. */
export const forAll: NavEntry[] = [
  home,
  { label: 'Companies', links: [companies, myCompanies] },
  {
    label: 'Resumes',
    to: '/resumes',
    icon: FileText,
    also: ['/my-resumes', '/master-resume', '/upload'],
    needs: 'member',
  },
  analyzer,
  results,
];

/** Pages of the admin area without a link in the menu: the dashboard and the command palette lead there. */
export const moreForAdmins: NavLink[] = [
  { label: 'System Settings', to: '/admin/settings', needs: 'admin' },
  { label: 'Users', to: '/admin/users', needs: 'admin' },
  { label: 'Plans', to: '/admin/plans', needs: 'admin' },
  { label: 'Job boards', to: '/admin/job-boards', needs: 'admin' },
  { label: 'Feedback from people', to: '/admin/feedback', needs: 'admin' },
  { label: 'Outbox', to: '/admin/email/outbox', needs: 'admin' },
  { label: 'Record', to: '/admin/record', needs: 'admin' },
];

export const forAdmins: NavMenu = {
  label: 'Admin',
  links: [
    {
      label: 'Dashboard',
      to: '/admin',
      icon: Gauge,
      also: moreForAdmins.map(({ to }) => to).filter((to) => !to.startsWith('/admin/email')),
      needs: 'admin',
    },
    { label: 'Email Management', to: '/admin/email', icon: Mail, needs: 'admin' },
    { label: 'Blog', to: '/admin/blog', icon: Newspaper, needs: 'admin' },
    { label: 'Analytics', to: '/admin/analytics', icon: ChartLine, needs: 'admin' },
  ],
};

/** The links of the account menu. */
export const accountLinks: NavLink[] = [
  { label: 'Profile', to: '/profile', icon: CircleUser, needs: 'member' },
  settings,
  subscription,
];

/** The header's entries for this viewer. */
export function navFor(viewer: HeaderViewer | null): NavEntry[] {
  if (!viewer) return [...forAll, pricing, blog, faq];
  return viewer.isAdmin ? [...forAll, settings, forAdmins] : [...forAll, settings];
}

/** The drawer's entries: one flat list of pages, then the account's and the administrator's sections. */
export function drawerFor(viewer: HeaderViewer | null): { links: NavLink[]; sections: NavMenu[] } {
  if (!viewer) return { links: [...forAll.flatMap(linksOf), pricing, blog, faq], sections: [] };
  const account = { label: viewer.username, links: accountLinks };
  return { links: forAll.flatMap(linksOf), sections: viewer.isAdmin ? [account, forAdmins] : [account] };
}

export const footerColumns: NavMenu[] = [
  { label: 'Quick Links', links: [home, { ...companies, label: 'Companies' }, analyzer, results] },
  { label: 'Resources', links: [{ ...faq, label: 'Help Center' }, blog, scoring, check, pricing] },
  {
    label: 'Legal',
    links: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
    ],
  },
];

/** True if `path` is the link's page or below it. Home, the admin dashboard and the settings match exactly. */
export function isCurrentLink(link: NavLink, path: string): boolean {
  const isOnlyItself = ['/', '/admin', '/settings'].includes(link.to);
  if (isOnlyItself && path === link.to) return true;
  const starts = [...(isOnlyItself ? [] : [link.to]), ...(link.also ?? [])];
  return starts.some((start) => path === start || path.startsWith(`${start}/`));
}

export const mayOpen = ({ needs }: NavLink, viewer: HeaderViewer | null): boolean =>
  needs === undefined || (viewer !== null && (needs === 'member' || viewer.isAdmin));

export const linksOf = (entry: NavEntry) => ('links' in entry ? entry.links : [entry]);
