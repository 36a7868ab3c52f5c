import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage } from './components/errors/error-page.tsx';
import { NotFoundPage } from './components/errors/not-found-page.tsx';
import { UnreachablePage } from './components/errors/unreachable-page.tsx';
import { SiteFooter } from './components/frame/site-footer.tsx';
import { SiteHeader } from './components/frame/site-header.tsx';
import { canonicalUrl, pageMeta, productNameIn } from './lib/addresses/page-meta.ts';
import { useKeptTyping } from './lib/forms/kept-typing.ts';
import { useTypedEarly } from './lib/forms/typed-early.ts';
import { isUnreachable, outageWords } from './lib/live/connection-issue.ts';
import { fallBackOnError } from './lib/live/fallback-on-error.ts';
import { useFreshData } from './lib/live/fresh-data.ts';
import { useLiveUpdates } from './lib/live/live-updates.ts';
import { guard, identify } from './lib/request/guards.server.ts';
import { appContext, flashContext, nonceContext, viewerContext } from './lib/request/request.server.ts';
import { useFlash } from './lib/toasts/use-flash.ts';
import stylesheet from './styles.css?url';
import { buttonClass } from './ui/buttons/button-class.ts';
import { themeScript } from './ui/theme.ts';
import { FlashAlert, Toaster } from './ui/toasts/toaster.tsx';

export const middleware: Route.MiddlewareFunction[] = [identify, guard];

export function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const viewer = context.get(viewerContext);
  return {
    changesHeard: viewer && app.events.mark(),
    viewer: viewer && { id: viewer.id, username: viewer.username, isAdmin: viewer.isAdmin },
    flash: context.get(flashContext),
    nonce: context.get(nonceContext),
    productName: app.site.current.productName,
    baseUrl: app.settings.baseUrl,
    year: app.clock().getUTCFullYear(),
    socialUrl: app.settings.socialUrl,
  };
}

let lastData: Route.ComponentProps['loaderData'] | undefined;

/** If the server can't be reached, the page frame keeps showing who is signed in. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (args, next) => fallBackOnError(args, next, 'root', () => lastData && { ...lastData, flash: null }),
];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta: Route.MetaFunction = ({ location, error, matches }) =>
  pageMeta(error ? '/unknown' : location.pathname, {}, productNameIn(matches));

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeScript nonce={root?.nonce} />
        {/* With a precedence, React puts it before the scripts to load ahead, which would delay the first paint. */}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <Meta />
        {root ? <AddressMeta baseUrl={root.baseUrl} pathname={pathname} /> : null}
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className={buttonClass({ className: 'absolute top-2 left-2 z-50 not-focus:sr-only' })}
        >
          Skip to content
        </a>
        <SiteHeader viewer={root?.viewer ?? null} path={pathname} />
        <FlashAlert flash={root?.flash} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          viewer={root?.viewer ?? null}
          year={root?.year ?? new Date().getUTCFullYear()}
          socialUrl={root?.socialUrl}
        />
        <Toaster />
        <ScrollRestoration nonce={root?.nonce} />
        <Scripts nonce={root?.nonce} />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useFreshData();
  useLiveUpdates(loaderData.changesHeard);
  useTypedEarly();
  useKeptTyping(loaderData.viewer?.id);
  useFlash(loaderData.flash);
  useEffect(() => {
    lastData = loaderData;
  }, [loaderData]);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const outage = outageWords(error);
  if (!outage && isUnreachable(error)) return <UnreachablePage />;
  return <ErrorPage message={outage} />;
}

function ThemeScript({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script that has to run before the first paint.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />;
}

/** What a page may say about its address: another canonical one, and a picture for previews of links. */
type PageAddress = { canonical?: string; shareImage?: string };

function AddressMeta({ baseUrl, pathname }: { baseUrl: string; pathname: string }) {
  const page = useMatches().at(-1)?.loaderData as { address?: PageAddress } | undefined;
  const { canonical, shareImage = `${baseUrl}/og-image.png` } = page?.address ?? {};
  const url = canonical ? baseUrl + canonical : canonicalUrl(baseUrl, pathname);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={shareImage} />
      <meta name="twitter:image" content={shareImage} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
