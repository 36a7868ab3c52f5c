import { blankRanges } from '../../../fit/match/mask/blank-ranges.ts';
import { privateFacts } from '../../../fit/match/mask/private-facts.ts';
import { readResume } from '../../../fit/resume/read-resume.ts';
import type { ReadResume } from '../../../fit/resume/resume.types.ts';
import type { Range } from '../../../shared/range.ts';
import type { Span } from '../../../shared/results/fit-result.ts';

/** Replaces names and contact data. */
export const REMOVED = '[removed]';

export type Redactor = {
  /** The résumé with personal data blanked out, at the same length so that offsets stay valid. */
  resumeView: string;
  /** A quote from the résumé without personal data. */
  quote(span: Span): string;
  /** Any other text without contact data and without the person's name and location. */
  text(text: string): string;
};

/** Removes a person's name, email, phone, address, links and profiles from everything that is sent to a model. */
export function redactorFor(resume: string, today: string): Redactor {
  const read = readResume(resume, today);
  const ranges = [...privateFacts(resume, read), ...contactRanges(resume)];
  ranges.push(...ownNameRanges(resume, read, ranges));
  const known = ownData(read);
  const redact = (input: string) => replaced(input, [...contactRanges(input), ...rangesOf(input, known)]);
  return {
    resumeView: blankRanges(resume, ranges),
    quote: ({ start, end }) => redact(replaced(resume.slice(start, end), shifted(ranges, start, end))),
    text: redact,
  };
}

/** All repetitions are bounded, so that hostile text can't cause more than linear time. */
const CONTACT = [
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+'-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/giu,
  /(?:https?:\/\/|www\.)[^\s"'<>()]{2,300}/giu,
  /(?<![\p{L}\p{N}.@-])[a-z0-9-]{2,63}(?:\.[a-z0-9-]{2,63}){0,2}\.(?:com|org|dev|me|co|info|edu|gov|uk|de|fr|ca|eu|us|app|page|site|online|tech|xyz|bio|link)(?![\p{L}\p{N}])(?:\/[^\s"'<>()|•]{0,200})?/giu,
  // Without a path these are often names of tools, such as Socket.io.
  /(?<![\p{L}\p{N}.@-])[a-z0-9-]{2,63}\.(?:net|io|ai|in)\/[^\s"'<>()|•]{1,200}/giu,
  /(?<![\p{L}\p{N}._@-])(?:linkedin|github|gitlab|twitter|instagram|facebook|behance|xing|skype|telegram|whatsapp)(?:\.[a-z]{2,3}\/|:\s{0,2})[^\s|•,;]{2,120}/giu,
  /(?<![\p{L}\p{N}.@])@[\p{L}\p{N}_.]{2,40}/gu,
  /(?<![\p{L}\p{N}])\d{1,6}[A-Za-z]?\s(?:\p{Lu}[\p{L}.'’-]{0,24}\s){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Terrace|STREET|ST|AVENUE|AVE|ROAD|RD|LANE|DRIVE|BLVD)(?![\p{L}\p{N}])\.?/gu,
];
const PHONE =
  /(?<![\p{L}\p{N}.,$€£])(?:\+|00)?\(?\d{1,4}\)?(?:[ ./-]{0,2}\(?\d{1,5}\)?){1,6}(?![\p{L}\p{N}%])/gu;

function contactRanges(text: string): Range[] {
  const contacts = CONTACT.flatMap((pattern) => [...text.matchAll(pattern)]);
  const phones = [...text.matchAll(PHONE)].filter(([digits]) => isPhone(digits));
  return [...contacts, ...phones].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Excludes date ranges such as "2018 - 2021" and "03/2018 - 11/2021". */
function isPhone(text: string): boolean {
  const count = text.replace(/\D/g, '').length;
  if (count < 7 || count > 15) return false;
  return !/^(?:(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d[ ./-]*){1,2}$/.test(text.trim());
}

/** Parts of the name anywhere in the text, such as "Ms Okonjo-Hart" in a reference. */
function ownNameRanges(text: string, { basics }: ReadResume, personal: Range[]): Range[] {
  const emailLocalPart = (basics.email?.text.split('@')[0] ?? '').toLowerCase();
  const namesInHeader = personal
    .filter(({ start }) => start < 1_000)
    .flatMap(({ start, end }) => capitalised(text.slice(start, end)));
  const namesInEmail = namesInHeader.filter(
    (word) => word.length > 2 && emailLocalPart.includes(word.toLowerCase()),
  );
  return rangesOf(text, [...new Set([...capitalised(basics.name?.text ?? ''), ...namesInEmail])]);
}

function capitalised(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}’']{1,40}(?:-\p{L}{1,40}){0,3}/gu)]
    .map(([word]) => word)
    .filter((word) => word.length > 2);
}

function ownData({ basics }: ReadResume): string[] {
  const { name, email, phone, url, location, profiles } = basics;
  const spans = [email, phone, url, location, ...profiles].flatMap((span) => span?.text.trim() ?? []);
  const fullName = name?.text.replace(/\s+/g, ' ').trim() ?? '';
  if (fullName.includes(' ')) spans.push(fullName);
  return spans.filter((text) => text.length > 2);
}

function rangesOf(text: string, terms: string[]): Range[] {
  const lower = text.toLowerCase();
  // If lower-casing changes the length, offsets would be wrong, so such a text is searched case-sensitively.
  const searched = lower.length === text.length ? lower : text;
  const ranges: Range[] = [];
  for (const term of terms) {
    const word = searched === lower ? term.toLowerCase() : term;
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + word.length)) {
      const range = { start: at, end: at + word.length };
      if (isWholeWord(text, range)) ranges.push(range);
    }
  }
  return ranges;
}

function isWholeWord(text: string, { start, end }: Range): boolean {
  const isLetter = (unit: string | undefined) => unit !== undefined && /[\p{L}\p{N}]/u.test(unit);
  return !isLetter(text[start - 1]) && !isLetter(text[end]);
}

function shifted(ranges: Range[], start: number, end: number): Range[] {
  return ranges
    .filter((range) => range.start < end && range.end > start)
    .map((range) => ({ start: Math.max(0, range.start - start), end: Math.min(end, range.end) - start }));
}

function replaced(text: string, ranges: Range[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (end <= position) continue;
    if (start >= position) parts.push(text.slice(position, start), REMOVED);
    position = end;
  }
  parts.push(text.slice(position));
  return parts.join('');
}
