import { ThemeChoice } from '../../ui/theme-toggle.tsx';
import { Logo } from './logo.tsx';
import { useProductName } from './product-name.ts';
import { SiteLink } from './site-link.tsx';
import { footerColumns, type HeaderViewer } from './site-nav.ts';

type SiteFooterProps = {
  viewer: HeaderViewer | null;
  /** Comes from the server, so that server and client render the same. */
  year: number | undefined;
  /** The operator's page on a social network; no link without it. */
  socialUrl: string | undefined;
};

/** Columns for visitors; a single quiet line inside the app. */
export function SiteFooter(props: SiteFooterProps) {
  return props.viewer ? <AppFooter {...props} /> : <PublicFooter {...props} />;
}

function AppFooter({ viewer, year, socialUrl }: SiteFooterProps) {
  return (
    <footer className="mt-auto">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t py-4 text-xs">
        <Copyright year={year} />
        <nav aria-label="Footer">
          <ul className="grid grid-cols-[repeat(3,auto)] gap-x-5 sm:flex">
            {footerColumns.slice(1).flatMap(({ links }) =>
              links.map((link) => (
                <li key={link.to}>
                  <SiteLink link={link} viewer={viewer} className={linkClass} />
                </li>
              )),
            )}
            {socialUrl ? (
              <li>
                <SocialLink url={socialUrl} className={linkClass} />
              </li>
            ) : null}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

function Copyright({ year }: Pick<SiteFooterProps, 'year'>) {
  return (
    <p className="num text-xs text-ink-3">
      © {year} {useProductName()}. All rights reserved.
    </p>
  );
}

function SocialLink({ url, className }: { url: string; className: string }) {
  return (
    <a href={url} rel="noopener noreferrer me" className={className}>
      Follow us on {new URL(url).host.replace(/^www\./, '')}
    </a>
  );
}

function PublicFooter({ viewer, year, socialUrl }: SiteFooterProps) {
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
            {useProductName()} compares a résumé with a job posting line by line and tells you how well they
            fit. Computed, never guessed, and every claim shows its line.
          </p>
          {socialUrl ? <SocialLink url={socialUrl} className={`${linkClass} mt-2`} /> : null}
        </section>
        {footerColumns.map((column) => (
          <nav key={column.label} aria-label={column.label}>
            <h2 className={titleClass}>{column.label}</h2>
            <ul className="mt-2">
              {column.links.map((link) => (
                <li key={link.to}>
                  <SiteLink link={link} viewer={viewer} className={linkClass} />
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
            <Copyright year={year} />
          </div>
          <ThemeChoice name="footer-theme" />
        </div>
      </div>
    </footer>
  );
}

const titleClass = 'text-sm font-[600]';

const linkClass = 'inline-flex min-h-7 items-center text-ink-2 no-underline hover:text-ink hover:underline';
