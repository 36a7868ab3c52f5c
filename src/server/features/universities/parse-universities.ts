import type { University } from '../../../shared/rules/university-rules.ts';
import { foldName } from './fold-name.ts';

/** The well-known public list has about 10,000. */
const maxUniversities = 50_000;
const maxNameLength = 200;
const maxCountryLength = 80;

/**
 * Parses a JSON array of `{name, country}`. Keeps the order, removes duplicates and skips invalid entries. Null if the text
 * isn't such an array or has no valid entry. The text is untrusted.
 */
export function parseUniversities(text: string): University[] | null {
  const entries = parseJson(text);
  if (!Array.isArray(entries)) return null;
  const byId = new Map<string, University>();
  for (const entry of entries) {
    const university = parseUniversity(entry);
    if (university && !byId.has(university.id)) byId.set(university.id, university);
    if (byId.size === maxUniversities) break;
  }
  return byId.size > 0 ? [...byId.values()] : null;
}

export function parseUniversity(entry: unknown): University | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { name, country } = entry as Record<string, unknown>;
  const plainName = plain(name, maxNameLength);
  const plainCountry = plain(country, maxCountryLength);
  if (!plainName || !foldName(plainName)) return null;
  const id = foldName(`${plainName} ${plainCountry}`).replaceAll(' ', '-');
  return plainCountry ? { id, name: plainName, country: plainCountry } : { id, name: plainName };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Returns a single line without invisible or direction-changing characters, or '' if it is too long. */
function plain(value: unknown, maxLength: number): string {
  if (typeof value !== 'string' || value.length > 4 * maxLength) return '';
  const text = value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > maxLength ? '' : text;
}
