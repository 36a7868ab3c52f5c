import { findTitles } from '../../lexicon/titles/titles.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { standsAboveTitle } from '../title/title-lines.ts';
import words from './data/employer-words.json' with { type: 'json' };
import { endsOrganization, namesOrganization, plain } from './organizations.ts';

const REACH = POSTING_NUMBERS.titleLabelReach.value;
const MAX_NAME_LENGTH = POSTING_NUMBERS.maxEmployerLength.value;
const MAX_NAME_WORDS = POSTING_NUMBERS.maxEmployerWords.value;

const CONNECTORS = new Set(words.connectors);
const NEVER_FIRST = new Set(words.never);

const LABELLED = /^(?:company(?: name)?|employer)\s*:\s*(\S.*)$/i;
const SEPARATOR = /\s+[|·•–—-]\s+|\s*\|\s*/;
/** ", Inc." belongs to the name before it. */
const LEGAL_FORM =
  /^(?:inc|llc|llp|pllc|ltd|limited|plc|corp|co|l\.?p|p\.?c|p\.?a|gmbh|s\.?a|n\.?v|b\.?v)\b\.?$/i;
const PLACE = /^\p{Lu}[\p{L}.'’ -]{1,40},\s*[A-Z]{2}(?=$|[\s,(])/u;

export type PostingEmployer = { name: string; location?: string };

/**
 * The employer that a pasted posting names in the line below its title ("St. Anne's Hospital, Dayton, OH") or after a
 * label ("Company: …"). That line often names a place, a department or a contract instead, so a name without a label
 * counts only if its words say what it is ("Hospital", "Inc.") or the text speaks of working there. `location` is "City,
 * ST" behind the name. Reads the top of the text only. Pure.
 */
export function findPostingEmployer(text: string): PostingEmployer | undefined {
  const top = text.slice(0, REACH);
  const lines = linesFromTitle(top);
  const [, second = '', ...rest] = lines;
  for (const line of lines) {
    const labelled = LABELLED.exec(line)?.[1];
    if (labelled !== undefined) return employerIn(labelled, () => true);
  }
  const body = rest.join('\n');
  return employerIn(second, (name) => namesOrganization(name) || isSpokenOf(name, body));
}

function linesFromTitle(top: string): string[] {
  const lines = top.split('\n').flatMap((line) => line.trim() || []);
  while (lines.length > 1 && standsAboveTitle(lines[0] as string)) lines.shift();
  return lines;
}

function employerIn(line: string, isEmployer: (name: string) => boolean): PostingEmployer | undefined {
  const [head = '', ...others] = line.split(SEPARATOR);
  const [first = '', ...parts] = head.split(/,\s*/);
  const form = LEGAL_FORM.test(parts[0] ?? '') ? parts.shift() : undefined;
  const name = form ? `${first}, ${form}` : first;
  if (!isNameLike(name) || !(form || isEmployer(name))) return undefined;
  const location = [parts.join(', '), ...others].map((part) => PLACE.exec(part)?.[0]).find(Boolean);
  return location ? { name, location } : { name };
}

/** True for a few capitalized words that are neither a job title nor begin like a condition, a heading or a greeting. */
function isNameLike(name: string): boolean {
  if (name.length < 2 || name.length > MAX_NAME_LENGTH || /[:;?!*<>@=$€£%]|\.\.|https?|\d-|-\d/.test(name))
    return false;
  if (/\p{Ll}{3}\.$/u.test(name) && !endsOrganization(lastWordOf(name))) return false;
  const parts = name.split(/\s+/);
  if (parts.length > MAX_NAME_WORDS || NEVER_FIRST.has(plain(parts[0] as string))) return false;
  if (!/^[\p{Lu}\d]/u.test(name) || !/\p{L}/u.test(name)) return false;
  if (!parts.every((part) => /^[^\p{Ll}]/u.test(part) || CONNECTORS.has(part))) return false;
  return findTitles(name).length === 0 || namesOrganization(name);
}

/** "At Corvane", "join Corvane", "Corvane is": the text speaks of an employer, and not of a place ("in Dayton"). */
function isSpokenOf(name: string, body: string): boolean {
  const literal = escaped(name.replace(/,? (?:Inc|LLC|Ltd)\.?$/, ''));
  if (new RegExp(`\\b(?:in|near|around|from) ${literal}(?![\\p{L}\\p{N}])`, 'iu').test(body)) return false;
  return new RegExp(
    `\\b(?:at|join|about|with|why) ${literal}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${literal}(?:['’]s? \\p{L}|\\s+(?:is|are|has|was|seeks|offers|provides|serves|helps|builds|makes|runs|operates|believes|employs|welcomes)\\b)`,
    'iu',
  ).test(body);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const lastWordOf = (name: string) => name.split(/\s+/).at(-1) as string;
