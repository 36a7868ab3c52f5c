import { overlaps, type Range } from '../../shared/range.ts';
import type { Mention } from '../lexicon/lexicon.types.ts';
import { findClaimedYears } from '../match/claimed-years.ts';
import type { CompiledResume } from '../match/compiled.types.ts';
import type { UnheldCertificate } from '../match/credit/held/certificates/unheld-certificates.ts';
import { keyOf, pairKey } from '../match/keys.ts';
import { maskResume } from '../match/mask/mask-resume.ts';
import { plainResumeText } from '../match/mask/plain-resume-text.ts';
import { wordWeight } from '../match/word-weights.ts';
import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';
import type { WorkEntry } from '../resume/resume.types.ts';
import { describesAction } from '../resume/work/part-kinds.ts';
import { type Amount, findAmounts } from '../text/quantities/amounts.ts';
import { stem } from '../text/stem.ts';
import type { TextVector, WeightedStem } from '../vectors/word-vectors.ts';
import { lineVector } from './line-vectors.ts';

/** A line or sentence that can be quoted, with the keys of its words and word pairs and the direction of its meaning. */
export type QuotableLine = Range & {
  keys: Set<number>;
  vector: TextVector;
  hasNumber: boolean;
  /** It speaks of years: "six years of sales". */
  hasYears: boolean;
  /** It says how many years somebody worked. */
  claimsYears: boolean;
  isFirst: boolean;
  /** It only says who somebody worked for. */
  isEmployer: boolean;
};

/** `unheld`: certificates that a résumé mentions but says aren't held, with the line that says so. */
export type ResumeLines = {
  view: string;
  mentions: Mention[];
  /** Those of what is only learnt, which show themselves and nothing else. */
  learnt: ReadonlySet<Mention>;
  lines: QuotableLine[];
  employers: Range[];
  unheld: (UnheldCertificate & { line: Range })[];
  amounts: Amount[];
};

/** "March 2015 to September 2016" shows nothing by itself. */
const DATES_ALONE =
  /^(?:[\s\d/.,()–—-]|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|(?:jan|febr)uary|march|april|august|(?:septem|octo|novem|decem)ber|to|until|till|present|current|now|today)\b)*$/i;

/** "Most accomplished college projects:" only announces what shows something. */
const LABEL_ALONE = /^[^.;:\d]{1,60}:$/;

/** "William Russ, Tel: 760-555-0100, Salary: $55,000", "Camp Lejeune, NC;": how to reach somebody, pay and places. */
const CONTACT_OR_PLACE =
  /^.{0,50}(?:\b(?:tel|fax|salary|supervisor)\b\.?:|\breferences? known for\b|\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b).{0,50}$|^\p{Lu}[\p{L}.' -]{2,40}, ?[A-Z]{2}\W*$/isu;

const NO_VECTOR = lineVector([]);

const LONG_LINE = EXPLAIN_NUMBERS.longLine.value;
const MAX_QUOTE_LENGTH = EXPLAIN_NUMBERS.maxQuoteLength.value;

const cache = new WeakMap<CompiledResume, ResumeLines>();

/** The lines and mentions that explaining needs. Computed with the first explanation of a résumé and cached. */
export function resumeLinesOf(resume: CompiledResume): ResumeLines {
  const known = cache.get(resume) ?? readLines(resume);
  cache.set(resume, known);
  return known;
}

/** "Elm Mill is the leading provider of flour": what an employer is shows nothing of who worked there. */
const DESCRIBES_EMPLOYER =
  /^(?:The )?(?:\p{Lu}[\p{L}\d&.,'’-]*\s){1,6}(?:\([^()]{1,40}\)\s)?(?:is|was) (?:an?|the|one of|among|North|Europe)\b[^.]{0,90}\b(?:company|companies|provider|firm|retailers?|manufacturers?|corporation|agency|startup|resource|(?:non-?)?profit organi[sz]ation|largest|oldest|fastest|premier)\b/u;

function readLines(resume: CompiledResume): ResumeLines {
  const plain = plainResumeText(resume.text);
  const { view, tokens, mentions, learnt, unheld } = maskResume(plain, resume.today, resume.blankedRanges);
  const headings = new Set(resume.read.sections.flatMap(({ heading }) => heading?.end ?? []));
  const ranges = quotableRanges(view, resume.read.wrapped).filter(
    ({ start, end }) =>
      !headings.has(end) &&
      !DATES_ALONE.test(view.slice(start, end)) &&
      !LABEL_ALONE.test(view.slice(start, end)) &&
      !CONTACT_OR_PLACE.test(view.slice(start, end)) &&
      !DESCRIBES_EMPLOYER.test(view.slice(start, end)) &&
      !isHeadingOfJobs(view, { start, end }, resume.read.work),
  );
  const claims = findClaimedYears(view);
  const lines = ranges.map((range, index) => ({
    ...range,
    keys: new Set<number>(),
    vector: NO_VECTOR,
    hasNumber: false,
    hasYears: /\b(?:years?|yrs)\b/i.test(view.slice(range.start, range.end)),
    claimsYears: claims.some((claim) => overlaps(claim, range)),
    isFirst: index === 0,
    isEmployer: namesOnlyEmployer(view, range, resume.read.work),
  }));
  const stems: WeightedStem[][] = lines.map(() => []);
  let at = 0;
  let last = 0;
  for (const token of tokens) {
    while (at < lines.length - 1 && token.start >= (lines[at] as QuotableLine).end) {
      at++;
      last = 0;
    }
    const line = lines[at];
    if (!line || token.start < line.start) continue;
    if (/^\d/.test(token.norm)) line.hasNumber = true;
    const stemmed = stem(token.norm);
    const weight = wordWeight(token.norm, stemmed);
    if (weight === 0) continue;
    stems[at]?.push({ stemmed, weight });
    const key = keyOf('word', stemmed);
    line.keys.add(key);
    if (last !== 0) line.keys.add(pairKey(last, key));
    last = key;
  }
  lines.forEach((line, index) => {
    line.vector = lineVector(stems[index] as WeightedStem[]);
  });
  const employers = resume.read.work.flatMap(({ employer }) => employer ?? []);
  return {
    view,
    mentions,
    learnt,
    lines,
    employers,
    unheld: withLines(unheld, plain, resume.read.wrapped),
    amounts: findAmounts(view),
  };
}

/** "CITY SERVICE" on the line above a job: a heading that isn't known as one. */
const isHeadingOfJobs = (view: string, { start, end }: Range, work: readonly WorkEntry[]): boolean =>
  IN_CAPITALS.test(view.slice(start, end)) &&
  work.some(
    ({ title, employer }) =>
      title !== undefined &&
      LINE_BREAK.test(view.slice(end, Math.max(end, title.start))) &&
      !(employer && employer.start < end && start < employer.end),
  );
const IN_CAPITALS = /^\p{Lu}{2,}(?: (?:\p{Lu}+|&)){0,3}:?$/u;
const LINE_BREAK = /^[^\S\n]*\n\s*$/;

/** "Elm Group, Leeds, 2019 – 2023" */
function namesOnlyEmployer(view: string, { start, end }: Range, work: readonly WorkEntry[]): boolean {
  const job = work.find(({ employer }) => employer && employer.start >= start && employer.end <= end);
  if (!job?.employer) return false;
  const known = [job.employer, job.place, job.dates].filter((span) => span !== undefined);
  const rest = known
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, span) =>
        text.slice(0, Math.max(0, span.start - start)) + text.slice(Math.max(0, span.end - start)),
      view.slice(start, end),
    );
  return !/\p{L}{2}/u.test(rest);
}

function withLines(
  unheld: UnheldCertificate[],
  text: string,
  wrapped: readonly Range[],
): ResumeLines['unheld'] {
  if (unheld.length === 0) return [];
  const lines = quotableRanges(text, wrapped);
  return unheld.flatMap((mention) => {
    const line = lines.find((range) => overlaps(range, mention));
    return line ? [{ ...mention, line }] : [];
  });
}

/** Lines, with wrapped ones joined; long ones by sentence, and what is then still too long as it was wrapped. */
function quotableRanges(view: string, wrapped: readonly Range[]): Range[] {
  const ranges: Range[] = [];
  let next = 0;
  let from = 0;
  for (const { index } of view.matchAll(/\n|$/g)) {
    while (next < wrapped.length && (wrapped[next] as Range).end <= index) next++;
    const joined = wrapped[next];
    const rest = joined ? view.slice(index + 1, joined.end) : '';
    if (
      joined &&
      joined.start < index &&
      rest.trim() !== '' &&
      !startsNextAction(view.slice(from, index), rest)
    )
      continue;
    addLine(view, from, index, ranges);
    from = index + 1;
  }
  return ranges;
}

/** "Handle garnishments" below "Process weekly payroll": what somebody does begins with a verb in a capital, the rest of a line doesn't. */
const startsNextAction = (line: string, below: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(below) &&
  !/[,;&(/-]$/.test(line) &&
  describesAction(below.split('\n', 1)[0] as string);

function addLine(view: string, from: number, to: number, into: Range[]): void {
  const line = { start: from, end: to };
  const sentences = to - from > LONG_LINE ? splitAfter(view, line, SENTENCE_END) : [line];
  for (const sentence of sentences) {
    if (isQuotable(sentence)) addTrimmed(view, sentence.start, sentence.end, into);
    else for (const action of splitAfter(view, sentence, BEFORE_ACTION)) addLong(view, action, into);
  }
}

/** What is still too long is quoted as it was wrapped. */
function addLong(view: string, range: Range, into: Range[]): void {
  const lines = isQuotable(range) ? [range] : splitAfter(view, range, /\n/g);
  for (const line of lines)
    for (let start = line.start; start < line.end; start += MAX_QUOTE_LENGTH)
      addTrimmed(view, start, Math.min(line.end, start + MAX_QUOTE_LENGTH), into);
}

const isQuotable = ({ start, end }: Range): boolean => end - start <= MAX_QUOTE_LENGTH;

/** "… for ten clients Prepared monthly reports": where a page lost its line breaks, the next thing that was done. */
const BEFORE_ACTION = /(?<=[\p{Ll}\d)%.])\s+(?=\p{Lu}\p{Ll}{2,}ed \p{Ll})/gu;

/** A full stop before a capital, with a blank or without, a semicolon, or a bullet or star in the middle of a line. */
const SENTENCE_END =
  /(?<=\p{L}[\p{L})]{2})[.!?](?=\s+\p{Lu})|(?<=\p{Ll}{3})[.!?](?=\p{Lu}\p{Ll})|;(?=\s)|\s(?=[•●▪■➢*]\s)/gu;

function splitAfter(view: string, { start, end }: Range, separator: RegExp): Range[] {
  const pieces: Range[] = [];
  let from = start;
  for (const found of view.slice(start, end).matchAll(separator)) {
    const stop = start + found.index + found[0].length;
    pieces.push({ start: from, end: stop });
    from = stop;
  }
  pieces.push({ start: from, end });
  return pieces;
}

function addTrimmed(view: string, from: number, to: number, into: Range[]): void {
  let start = from;
  let end = to;
  while (start < end && /[^\p{L}\p{N}(+#.$€£]/u.test(view[start] ?? '')) start++;
  while (end > start && /\s/.test(view[end - 1] ?? '')) end--;
  if (end > start) into.push({ start, end });
}

export function lineAt(lines: QuotableLine[], offset: number): QuotableLine | undefined {
  let low = 0;
  let high = lines.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const line = lines[middle] as QuotableLine;
    if (offset < line.start) high = middle - 1;
    else if (offset >= line.end) low = middle + 1;
    else return line;
  }
  return undefined;
}
