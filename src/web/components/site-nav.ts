import type { CommandGroup } from '../ui/command-palette.tsx';

export type HeaderViewer = { username: string; isAdmin: boolean };

/** `also`: other first parts of a path that belong to it. */
export type NavLink = { label: string; to: string; also?: string[] };
export type NavMenu = { label: string; links: NavLink[] };
export type NavEntry = NavLink | NavMenu;

/** Only what is there: a link that leads nowhere is worse than none. A new screen joins here. */
const forVisitors: NavEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'Companies', to: '/companies', also: ['/jobs'] },
  { label: 'FAQ', to: '/faq' },
];

const forMembers: NavEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'Companies', to: '/companies', also: ['/jobs'] },
  { label: 'Resumes', to: '/resumes', also: ['/my-resumes', '/upload'] },
  { label: 'Analyzer', to: '/analyze' },
  { label: 'Results', to: '/results' },
];

const forAdmins: NavLink = { label: 'Admin', to: '/admin' };

/** The header's entries for who looks at it. */
export function navFor(viewer: HeaderViewer | null): NavEntry[] {
  if (!viewer) return forVisitors;
  return viewer.isAdmin ? [...forMembers, forAdmins] : forMembers;
}

/** Is `path` this link's page or one below it? Home and the admin dashboard are only themselves. */
export function isCurrent(link: NavLink, path: string): boolean {
  if (link.to === '/' || link.to === '/admin') return path === link.to;
  return [link.to, ...(link.also ?? [])].some((start) => path === start || path.startsWith(`${start}/`));
}

const scoring: NavLink = { label: 'How scoring works', to: '/how-scoring-works' };

/** The same screens, and those that no menu holds, for the command palette. */
export function screenCommands(viewer: HeaderViewer | null): CommandGroup[] {
  const screens = navFor(viewer).flatMap((entry) => ('links' in entry ? entry.links : [entry]));
  const others: NavLink[] = viewer
    ? [{ label: 'Upload Resume', to: '/upload' }, { label: 'FAQ', to: '/faq' }, scoring]
    : [{ label: 'Sign In', to: '/auth' }, scoring];
  const items = [...screens, ...others].map(({ label, to }) => ({ id: to, title: label, href: to }));
  return [{ heading: 'Screens', items }];
}
