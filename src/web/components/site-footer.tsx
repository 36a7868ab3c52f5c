import { Link } from 'react-router';
import { ThemeChoice } from '../ui/theme-toggle.tsx';
import { Logo } from './logo.tsx';

const columns = [
  {
    title: 'Quick Links',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Companies', to: '/companies' },
      { label: 'Analyzer', to: '/analyze' },
      { label: 'Results', to: '/results' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'FAQ', to: '/faq' },
      { label: 'How scoring works', to: '/how-scoring-works' },
      { label: 'Check a fit', to: '/check' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
    ],
  },
];

type SiteFooterProps = {
  /** Given by the server, so that both sides of the page say the same. */
  year: number | undefined;
  social?: { label: string; href: string };
};

export function SiteFooter({ year, social }: SiteFooterProps) {
  return (
    <footer className="mt-auto border-t bg-surface">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-8 py-10 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <section
          aria-labelledby="footer-about"
          className="max-w-[44ch] max-sm:col-span-2 sm:max-lg:col-span-3"
        >
          <h2 id="footer-about" className={titleClass}>
            About Us
          </h2>
          <p className="mt-3 text-ink-2">
            Rolefit reads a résumé and a job posting line by line and says how well they fit. Computed, never
            guessed, and every claim shows its line.
          </p>
          {social ? (
            <a href={social.href} rel="noopener noreferrer" className={`${linkClass} mt-2`}>
              {social.label}
            </a>
          ) : null}
        </section>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className={titleClass}>{column.title}</h2>
            <ul className="mt-2">
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} prefetch="intent" className={linkClass}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t">
        <div className="page-width flex flex-wrap items-center justify-between gap-4 py-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Logo />
            <p className="num text-xs text-ink-3">© {year} Rolefit. All rights reserved.</p>
          </div>
          <ThemeChoice name="footer-theme" />
        </div>
      </div>
    </footer>
  );
}

const titleClass = 'text-sm font-[600]';

const linkClass = 'inline-flex min-h-7 items-center text-ink-2 no-underline hover:text-ink hover:underline';
