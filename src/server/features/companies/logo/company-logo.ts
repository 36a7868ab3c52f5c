import { eq, inArray } from 'drizzle-orm';
import type { SignedInContext } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { companyLogos, supportedCompanies } from '../companies.tables.ts';
import { hasPublicId } from '../company-joins.ts';
import { type LogoImage, readLogoImage } from './logo-image.ts';

/** `unknown`: it has not been asked for yet, or not for long. */
export type LogoState = 'kept' | 'unknown' | 'none';

const day = 24 * 60 * 60 * 1000;
const keptFor = 7 * day;
const missedFor = day;
const mostBytes = 200_000;
/** A page waits for no logo longer than this: the source may go on, and the next page has it. */
const waitMs = 1_000;
const mostAtOnce = 8;

type KeptLogo = Pick<typeof companyLogos.$inferSelect, 'fetchedAt' | 'size'>;

/** What is known of each company's logo, by the addresses of their websites, without asking anybody. */
export async function logoStates(ctx: SignedInContext, websites: (string | null)[]): Promise<LogoState[]> {
  if (!ctx.settings.logoUrl) return websites.map(() => 'none');
  const hosts = websites.map(hostOf);
  const asked = hosts.filter((host) => host !== null);
  const kept = asked.length
    ? await ctx.db
        .select({ host: companyLogos.host, size: companyLogos.size, fetchedAt: companyLogos.fetchedAt })
        .from(companyLogos)
        .where(inArray(companyLogos.host, asked))
    : [];
  return hosts.map((host) => {
    if (!host) return 'none';
    const logo = kept.find((each) => each.host === host);
    if (!logo || !isFresh(ctx, logo)) return 'unknown';
    return logo.size > 0 ? 'kept' : 'none';
  });
}

/** A company's logo from the source that LOGO_URL names, as it is kept or fetched now; null where there is none in time. */
export async function getLogo(ctx: SignedInContext, id: string): Promise<LogoImage | null> {
  const { logoUrl } = ctx.settings;
  const host = logoUrl && isUuid(id) ? hostOf(await websiteOf(ctx, id)) : null;
  if (!logoUrl || !host) return null;
  const kept = await keptLogo(ctx, host);
  if (kept && isFresh(ctx, kept)) return imageOf(kept);
  await Promise.race([fetchOnce(ctx, host, logoUrl), new Promise((late) => setTimeout(late, waitMs))]);
  const fetched = await keptLogo(ctx, host);
  return fetched ? imageOf(fetched) : null;
}

async function websiteOf({ db }: SignedInContext, id: string): Promise<string | null> {
  const [company] = await db
    .select({ website: supportedCompanies.website })
    .from(supportedCompanies)
    .where(hasPublicId(id));
  return company?.website ?? null;
}

/** The host that a logo goes by. What is reserved for examples is nobody's. */
function hostOf(website: string | null): string | null {
  if (!website || !URL.canParse(website)) return null;
  const host = new URL(website).hostname.replace(/^www\./, '');
  return /\.(example|test|invalid|localhost)$/.test(host) || !host.includes('.') ? null : host;
}

function isFresh({ clock }: SignedInContext, { fetchedAt, size }: KeptLogo): boolean {
  return clock().getTime() - fetchedAt.getTime() < (size > 0 ? keptFor : missedFor);
}

async function keptLogo({ db }: SignedInContext, host: string) {
  const [logo] = await db.select().from(companyLogos).where(eq(companyLogos.host, host));
  return logo;
}

function imageOf({ contentType, bytes }: typeof companyLogos.$inferSelect): LogoImage | null {
  return contentType && bytes ? { contentType, bytes } : null;
}

/** What is being fetched by this process; twice a host would only be asked twice. */
const underway = new Map<string, Promise<void>>();

function fetchOnce(ctx: SignedInContext, host: string, logoUrl: string): Promise<void> {
  const same = underway.get(host);
  if (same) return same;
  if (underway.size >= mostAtOnce) return Promise.resolve();
  const fetching = fetchLogo(ctx, host, logoUrl)
    .catch((error) => ctx.logger.error({ err: error }, 'a logo could not be kept'))
    .finally(() => underway.delete(host));
  underway.set(host, fetching);
  return fetching;
}

/** A source that is out of order does not take away the logo that was kept before. */
async function fetchLogo(ctx: SignedInContext, host: string, logoUrl: string): Promise<void> {
  const image = await ctx
    .webFetch(logoUrl.replace('{host}', encodeURIComponent(host)), {
      accept: 'image/png,image/webp,image/jpeg,image/gif',
      maxBytes: mostBytes,
    })
    .then(({ bytes }) => readLogoImage(bytes))
    .catch(() => null);
  const fetchedAt = ctx.clock();
  const found = image ? { ...image, size: image.bytes.length, fetchedAt } : { fetchedAt };
  await ctx.db
    .insert(companyLogos)
    .values({ size: 0, ...found, host })
    .onConflictDoUpdate({ target: companyLogos.host, set: found });
}
