import { httpUrl } from './format-fields.ts';
import { decodeEntities } from './html/html-tokens.ts';
import type { Posting } from './job-board.types.ts';

const MAX_LINE = 300;

/** Lines are plain text, but boards escape some of them for HTML. */
const ENTITY = /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/gi;

/** Longer ids are no ids; a cut one could be another's. */
export const MAX_EXTERNAL_ID = 200;

/** Longer texts are cut: no posting is that long, and everything that reads them is linear. */
export const MAX_DESCRIPTION = 200_000;

/** No control characters, no half letters, nothing without end, no links that lead elsewhere than the web. */
export function tidyPosting<P extends Omit<Posting, 'description'> & { description?: string }>(
  posting: P,
): P {
  const { company, descriptionHtml, description } = posting;
  return {
    ...posting,
    title: line(posting.title),
    company: company && { ...company, name: line(company.name) },
    location: maybe(posting.location),
    department: maybe(posting.department),
    employmentType: maybe(posting.employmentType),
    salary: maybe(posting.salary),
    description: description === undefined ? undefined : clean(cut(description, MAX_DESCRIPTION)).trim(),
    descriptionHtml: descriptionHtml === undefined ? undefined : clean(cut(descriptionHtml, MAX_DESCRIPTION)),
    applyUrl: httpUrl(posting.applyUrl),
    postedAt: isoDate(posting.postedAt),
    externalId: posting.externalId === undefined ? undefined : oneLine(posting.externalId) || undefined,
  };
}

/** A date or a moment as ISO 8601, from what boards write: ISO, "2026-08-01 10:00:00 UTC", milliseconds. */
export function isoDate(given: string | number | null | undefined): string | undefined {
  if (
    typeof given === 'string' &&
    !/^\d{4}-\d\d-\d\d(?:[T ][\d:.]+ ?(?:Z|UTC|[+-]\d\d:?\d\d)?)?$/.test(given.trim())
  )
    return undefined;
  const date = new Date(given ?? Number.NaN);
  const year = date.getUTCFullYear();
  if (Number.isNaN(year) || year < 1995 || year > 2100) return undefined;
  // As published where it can be: the day is the employer's, not that of a clock in Greenwich.
  return typeof given === 'string' && !given.trim().includes(' ') ? given.trim() : date.toISOString();
}

function line(text: string): string {
  return oneLine(cut(text, MAX_LINE * 4).replace(ENTITY, decodeEntities))
    .slice(0, MAX_LINE)
    .toWellFormed();
}

function oneLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}

function maybe(text: string | undefined): string | undefined {
  return text === undefined ? undefined : line(text) || undefined;
}

function cut(text: string, length: number): string {
  return text.length > length ? text.slice(0, length) : text;
}

function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go; PostgreSQL refuses a NUL.
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').toWellFormed();
}
