import { httpUrl } from './format-fields.ts';
import { decodeEntities } from './html/html-tokens.ts';
import type { Posting } from './job-board.types.ts';

const MAX_LINE = 300;

/** Titles and other short fields are plain text, but boards escape some of them for HTML. */
const ENTITY = /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/gi;

/** Longer ids are rejected, because a truncated one could match another job's. */
export const MAX_EXTERNAL_ID = 200;

/** Longer texts are cut. No real posting is that long. */
export const MAX_DESCRIPTION = 200_000;

/**
 * Cleans the fields of a posting: removes control characters and broken surrogates, cuts long texts (300 characters for
 * short fields, 200,000 for the description), and drops invalid dates and links that aren't http or https.
 */
export function tidyPosting<P extends Omit<Posting, 'description'> & { description?: string }>(
  posting: P,
): P {
  const { company, descriptionHtml, description } = posting;
  return {
    ...posting,
    title: tidyLine(posting.title),
    company: company && { ...company, name: tidyLine(company.name) },
    location: tidyOptional(posting.location),
    department: tidyOptional(posting.department),
    employmentType: tidyOptional(posting.employmentType),
    salary: tidyOptional(posting.salary),
    description:
      description === undefined
        ? undefined
        : removeControlCharacters(truncate(description, MAX_DESCRIPTION)).trim(),
    descriptionHtml:
      descriptionHtml === undefined
        ? undefined
        : removeControlCharacters(truncate(descriptionHtml, MAX_DESCRIPTION)),
    applyUrl: httpUrl(posting.applyUrl),
    postedAt: isoDate(posting.postedAt),
    externalId: posting.externalId === undefined ? undefined : oneLine(posting.externalId) || undefined,
  };
}

/** Converts a date from a board to ISO 8601: from ISO 8601, "2026-08-01 10:00:00 UTC" or milliseconds. */
export function isoDate(input: string | number | null | undefined): string | undefined {
  if (
    typeof input === 'string' &&
    !/^\d{4}-\d\d-\d\d(?:[T ][\d:.]+ ?(?:Z|UTC|[+-]\d\d:?\d\d)?)?$/.test(input.trim())
  )
    return undefined;
  const date = new Date(input ?? Number.NaN);
  const year = date.getUTCFullYear();
  if (Number.isNaN(year) || year < 1995 || year > 2100) return undefined;
  // Keeps the published form if possible, because the day is meant in the employer's time zone, not in UTC.
  return typeof input === 'string' && !input.trim().includes(' ') ? input.trim() : date.toISOString();
}

function tidyLine(text: string): string {
  return oneLine(truncate(text, MAX_LINE * 4).replace(ENTITY, decodeEntities))
    .slice(0, MAX_LINE)
    .toWellFormed();
}

function oneLine(text: string): string {
  return removeControlCharacters(text).replace(/\s+/g, ' ').trim();
}

function tidyOptional(text: string | undefined): string | undefined {
  return text === undefined ? undefined : tidyLine(text) || undefined;
}

function truncate(text: string, length: number): string {
  return text.length > length ? text.slice(0, length) : text;
}

function removeControlCharacters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters; PostgreSQL refuses NUL.
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').toWellFormed();
}
