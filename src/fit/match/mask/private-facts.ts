import type { Range } from '../../../shared/range.ts';
import { findMentions } from '../../lexicon/lexicon.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { MASK_NUMBERS } from '../../numbers/mask-numbers.ts';
import { couldBePersonName } from '../../resume/person/name-of-words.ts';
import type { ReadResume } from '../../resume/resume.types.ts';
import { findNameOccurrences } from './name-occurrences.ts';

/**
 * Finds what identifies a person, which must never count: name, contact details, and short header lines that contain
 * neither a title nor a skill. Returns ranges of the résumé's text.
 */
export function privateFacts(text: string, read: ReadResume): Range[] {
  const { name, email, phone, url, location, profiles } = read.basics;
  const ranges: Range[] = [email, phone, url, location, ...profiles].filter((span) => span !== undefined);
  if (name) {
    const readsAsJob = isTitle(name.text);
    // A résumé without contact details was made anonymous: then a "name" that reads like a job is the headline.
    if (!readsAsJob || ((email ?? phone) && couldBePersonName(name.text)))
      ranges.push(...findNameOccurrences(text, name, readsAsJob, read));
  }
  return [...ranges, ...headerRanges(text, read)];
}

const TITLE_SHARE = MASK_NUMBERS.titleShareOfName.value;

/** A headline that was mistaken for a name: "Senior accountant". */
function isTitle(name: string): boolean {
  return findTitles(name).some(({ start, end }) => end - start >= name.trim().length * TITLE_SHARE);
}

const MAX_HEADER_LINES = MASK_NUMBERS.maxHeaderLines.value;
const MAX_PART_LENGTH = MASK_NUMBERS.maxHeaderPart.value;
const SENTENCE_WORDS = MASK_NUMBERS.headerSentence.value;

function headerRanges(text: string, read: ReadResume): Range[] {
  const ends = [...read.sections.filter(({ heading }) => heading), ...read.work].map(({ start }) => start);
  const headerEnd = Math.min(text.length, ...ends);
  const ranges: Range[] = [];
  let start = 0;
  for (let line = 0; line < MAX_HEADER_LINES && start < headerEnd; line++) {
    const stop = text.indexOf('\n', start);
    const end = Math.min(stop < 0 ? text.length : stop, headerEnd);
    ranges.push(...personalParts(text, start, end));
    start = end + 1;
  }
  return ranges;
}

function personalParts(text: string, start: number, end: number): Range[] {
  const line = text.slice(start, end);
  if (/^\s*[-•*●▪]/.test(line)) return [];
  const parts: Range[] = [];
  let from = 0;
  for (const separator of [...line.matchAll(/[|•·●▪\t]|\s{3,}/g), { index: line.length, 0: '' }]) {
    const part = line.slice(from, separator.index);
    if (isPersonal(part)) parts.push({ start: start + from, end: start + separator.index });
    from = separator.index + separator[0].length;
  }
  return parts;
}

const ADDRESS =
  /\b\d{1,6}[a-z]?\s+\p{L}+|\b\d{4,6}(?:-\d{4})?\b|\p{L}[\p{L}. ]+,\s*\p{Lu}{2}\b|\b(?:street|st\.|avenue|ave\.?|road|rd\.|lane|drive|apt|suite|blvd|boulevard)\b/iu;

/** "CT R-5 Elevator License #0641177", "Journeyman lic. 40417", "CET (NAEC) 2019" */
const NAMES_PAPER =
  /\b(?:lic|cards?|exp\.? (?=\d)|licen[cs](?:e[ds]?|ure)|certifi\w+|credential\w*|permit|PIN)\b|^\W*\p{Lu}{2,6}(?: \(\p{Lu}{2,6}\))?,? \(?(?:19|20)\d\d\)?\W*$/u;

/** "Active Secret Clearance (2022)" */
const YEAR_IN_BRACKETS = /\((?:19|20)\d\d\)/g;

function isPersonal(part: string): boolean {
  if (
    part.length > MAX_PART_LENGTH ||
    part.trim() === '' ||
    part.trim().split(/\s+/).length >= SENTENCE_WORDS
  )
    return false;
  if (/@|https?:|www\.|linkedin|github\.com/i.test(part)) return true;
  if (NAMES_PAPER.test(part) || findTitles(part).length > 0) return false;
  const mentions = findMentions(part);
  if (mentions.some(({ term }) => term.kind === 'certification')) return false;
  return ADDRESS.test(part.replace(YEAR_IN_BRACKETS, '')) || mentions.length === 0;
}
