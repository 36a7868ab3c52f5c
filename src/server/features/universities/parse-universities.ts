import type { University } from '../../../shared/university-rules.ts';
import { foldName } from './fold-name.ts';

/** The public list has some 10,000. */
const mostUniversities = 50_000;
const longestName = 200;
const longestCountry = 80;

/**
 * The universities in a JSON array of `{name, country}`, in its order and each once; what is no university is passed
 * over. Null for a text that is no such array or has none in it. The text is a stranger's.
 */
export function parseUniversities(text: string): University[] | null {
  const entries = parsed(text);
  if (!Array.isArray(entries)) return null;
  const found = new Map<string, University>();
  for (const entry of entries) {
    const university = parseUniversity(entry);
    if (university && !found.has(university.id)) found.set(university.id, university);
    if (found.size === mostUniversities) break;
  }
  return found.size > 0 ? [...found.values()] : null;
}

export function parseUniversity(entry: unknown): University | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { name, country } = entry as Record<string, unknown>;
  const plainName = plain(name, longestName);
  const plainCountry = plain(country, longestCountry);
  if (!plainName || !foldName(plainName)) return null;
  const id = foldName(`${plainName} ${plainCountry}`).replaceAll(' ', '-');
  return plainCountry ? { id, name: plainName, country: plainCountry } : { id, name: plainName };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** One line without characters that can't be seen or that turn the direction of what follows; too long a text is none. */
function plain(value: unknown, longest: number): string {
  if (typeof value !== 'string' || value.length > 4 * longest) return '';
  const text = value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > longest ? '' : text;
}
