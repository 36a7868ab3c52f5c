import { eq, inArray } from 'drizzle-orm';
import type { SignedInContext } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { companyLogos, supportedCompanies } from '../companies.tables.ts';
import { hasPublicId } from '../company-joins.ts';
import { type LogoImage, readLogoImage } from './logo-image.ts';

/** `unknown`: never fetched, or not recently. */
export type LogoState = 'kept' | 'unknown' | 'none';

const day = 24 * 60 * 60 * 1000;
const logoMaxAge = 7 * day;
/** How long it is remembered that a host has no logo. */
const missMaxAge = day;
const maxBytes = 200_000;
/** A request waits at most this long; the download goes on, and a later request gets the logo. */
const waitMs = 1_000;
const maxConcurrent = 8;

type LogoAge = Pick<typeof companyLogos.$inferSelect, 'fetchedAt' | 'size'>;

/** What is known about the logos of these websites, without fetching any. */
export async function logoStates(ctx: SignedInContext, websites: (string | null)[]): Promise<LogoState[]> {
  if (!ctx.site.current.logoUrl) return websites.map(() => 'none');
  const hosts = websites.map(hostOf);
  const knownHosts = hosts.filter((host) => host !== null);
  const logos = knownHosts.length
    ? await ctx.db
        .select({ host: companyLogos.host, size: companyLogos.size, fetchedAt: companyLogos.fetchedAt })
        .from(companyLogos)
        .where(inArray(companyLogos.host, knownHosts))
    : [];
  return hosts.map((host) => {
    if (!host) return 'none';
    const logo = logos.find((each) => each.host === host);
    if (!logo || !isFresh(ctx, logo)) return 'unknown';
    return logo.size > 0 ? 'kept' : 'none';
  });
}

/** A company's logo, stored or fetched now from LOGO_URL; null if there is none, or none in time. */
export async function getLogo(ctx: SignedInContext, id: string): Promise<LogoImage | null> {
  const { logoUrl } = ctx.site.current;
  const host = logoUrl && isUuid(id) ? hostOf(await websiteOf(ctx, id)) : null;
  if (!logoUrl || !host) return null;
  const stored = await storedLogo(ctx, host);
  if (stored && isFresh(ctx, stored)) return imageOf(stored);
  await Promise.race([fetchOnce(ctx, host, logoUrl), new Promise((late) => setTimeout(late, waitMs))]);
  const fetched = await storedLogo(ctx, host);
  return fetched ? imageOf(fetched) : null;
}

async function websiteOf({ db }: SignedInContext, id: string): Promise<string | null> {
  const [company] = await db
    .select({ website: supportedCompanies.website })
    .from(supportedCompanies)
    .where(hasPublicId(id));
  return company?.website ?? null;
}

/** The host that a logo is stored under; null for hosts that are reserved for examples. */
function hostOf(website: string | null): string | null {
  if (!website || !URL.canParse(website)) return null;
  const host = new URL(website).hostname.replace(/^www\./, '');
  return /\.(example|test|invalid|localhost)$/.test(host) || !host.includes('.') ? null : host;
}

function isFresh({ clock }: SignedInContext, { fetchedAt, size }: LogoAge): boolean {
  return clock().getTime() - fetchedAt.getTime() < (size > 0 ? logoMaxAge : missMaxAge);
}

async function storedLogo({ db }: SignedInContext, host: string) {
  const [logo] = await db.select().from(companyLogos).where(eq(companyLogos.host, host));
  return logo;
}

function imageOf({ contentType, bytes }: typeof companyLogos.$inferSelect): LogoImage | null {
  return contentType && bytes ? { contentType, bytes } : null;
}

/** Downloads of this process by host, so that concurrent requests share one. */
const underway = new Map<string, Promise<void>>();

function fetchOnce(ctx: SignedInContext, host: string, logoUrl: string): Promise<void> {
  const running = underway.get(host);
  if (running) return running;
  if (underway.size >= maxConcurrent) return Promise.resolve();
  const fetching = fetchLogo(ctx, host, logoUrl)
    .catch((error) => ctx.logger.error({ err: error }, 'a logo could not be stored'))
    .finally(() => underway.delete(host));
  underway.set(host, fetching);
  return fetching;
}

/** A failed download does not overwrite the logo that was stored before. */
async function fetchLogo(ctx: SignedInContext, host: string, logoUrl: string): Promise<void> {
  const image = await ctx
    .webFetch(logoUrl.replace('{host}', encodeURIComponent(host)), {
      accept: 'image/png,image/webp,image/jpeg,image/gif',
      maxBytes,
    })
    .then(({ bytes }) => readLogoImage(bytes))
    .catch(() => null);
  const fetchedAt = ctx.clock();
  const values = image ? { ...image, size: image.bytes.length, fetchedAt } : { fetchedAt };
  await ctx.db
    .insert(companyLogos)
    .values({ size: 0, ...values, host })
    .onConflictDoUpdate({ target: companyLogos.host, set: values });
}
