import type { Range } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { LETTERS } from '../../text/characters.ts';
import type { DateRange } from '../dates.ts';
import type { TextSection } from '../layout/resume-sections.ts';
import { lowerWords, spanOf, trimmed } from '../layout/spans.ts';
import type { WorkEntry } from '../resume.types.ts';
import { isTitleNoun, kindOf } from './part-kinds.ts';
import { splitTitle } from './title-pieces.ts';

const WORKED_AS = new RegExp(
  String.raw`(?<![${LETTERS}])(?:work(?:ed|ing|s)?|serv(?:ed|ing|es)|employed|functioning|acted|acting|position|role|career|designated|promoted|experience)(?: [${LETTERS}'-]{1,14}){0,3}? (?:as|to) (?:an? |the )?(?=(?<title>[${LETTERS}(][^.,;:•\n\t(]{2,70}))`,
  'gi',
);

/** "I have been a freelance photographer since 2015": with dates, what somebody was. */
const HAVE_BEEN = new RegExp(
  String.raw`(?<![${LETTERS}])I(?:(?: have|['’]ve)(?: also)? been| was| am) (?:an? |the )(?=(?<title>[${LETTERS}(][^.,;:•\n\t(]{2,70}))`,
  'g',
);

const toldJobs = (body: string): RegExpExecArray[] =>
  [...body.matchAll(WORKED_AS), ...body.matchAll(HAVE_BEEN)].sort((a, b) => a.index - b.index);

/** Finds jobs mentioned in sentences: "I worked as a ward nurse at Mercy Hospital from May 2010 to June 2012". */
export function jobsInSentences(
  text: string,
  view: string,
  sections: TextSection[],
  dates: DateRange[],
  known: WorkEntry[],
): WorkEntry[] {
  const found: WorkEntry[] = [];
  const seen = new Set(known.flatMap((entry) => (entry.title ? keysOf(entry.title.text, entry.from) : [])));
  for (const section of sections) {
    if (!['header', 'summary', 'work', 'other'].includes(section.kind)) continue;
    for (const match of toldJobs(view.slice(section.start, section.end))) {
      if (found.length >= MAX_JOBS) return found;
      const at = section.start + match.index;
      if (SOUGHT.test(view.slice(Math.max(section.start, at - BEFORE_SOUGHT), at))) continue;
      const start = section.start + match.index + match[0].length;
      const piece = trimmed(view, start, start + (match.groups?.title ?? '').split(/ {2}/)[0]!.length);
      if (!piece) continue;
      const { title, rest } = titleInSentence(view, piece) ?? splitTitle(view, piece);
      if (!isTitle(view, title)) continue;
      const times = timesAfter(text, dates, rest?.end ?? title.end);
      if (times.from === undefined && match[0].startsWith('I')) continue;
      const keys = keysOf(view.slice(title.start, title.end), times.from);
      if (seen.has(keys.at(-1)!)) continue;
      // Inside another job, what has no dates of its own is part of it.
      const inside = known.some((job) => job.from !== undefined && job.start <= start && start < job.end);
      if (inside && times.from === undefined) continue;
      for (const key of keys) seen.add(key);
      const entry: WorkEntry = {
        start: title.start,
        end: piece.end,
        current: false,
        months: 0,
        title: spanOf(text, title),
      };
      const employer = rest ?? employerBefore(section.start + match.index, match[0]);
      if (employer && isEmployer(view, employer)) entry.employer = spanOf(text, employer);
      Object.assign(entry, times);
      found.push(entry);
    }
  }
  return found;
}

/** "To obtain a" position as a nurse. */
const SOUGHT =
  /\b(?:seek(?:s|ing)?|obtain(?:ing)?|secur(?:e|ing)|find(?:ing)?|gain|land|looking for|appl(?:y|ying) for|desir(?:e|ing)|interested in|pursu(?:e|ing)|hop(?:e|ing) for)\b[^.\n]*$/i;
const BEFORE_SOUGHT = RESUME_NUMBERS.beforeSought.value;

const MAX_JOBS = RESUME_NUMBERS.maxToldJobs.value;
const MAX_TITLE_WORDS = RESUME_NUMBERS.maxToldTitle.value;
const AFTER_TITLE = /^(?:in|at|for|with|from|under|of|on|to|since|where|who|and|by)$/i;
/** What leads from a title to the employer, and what ends the employer's name. */
const TO_EMPLOYER = /^ (?:in|at|with|for|under|of) (?:the |m\/s\.? )?(?=\p{Lu})/u;
const EMPLOYER_END =
  /[,;:()•\n]|\.(?: |$)| (?:from|since|during|between|till|until|as|where|for|in|on|and|[-–]) | {2}/;

/** "Test Engineer in Elm Works from …": a title that ends before a preposition, and the employer after it. */
function titleInSentence(view: string, piece: Range): { title: Range; rest?: Range } | undefined {
  const words = [...view.slice(piece.start, piece.end).matchAll(/[^\s\u2060]+/g)].slice(
    0,
    MAX_TITLE_WORDS + 1,
  );
  const stop = words.findIndex((word, index) => index > 0 && AFTER_TITLE.test(word[0]));
  const last = stop > 0 ? words[stop - 1] : undefined;
  if (!last || !isTitleNoun(last[0].toLowerCase())) return undefined;
  const title = { start: piece.start, end: piece.start + last.index + last[0].length };
  const link = TO_EMPLOYER.exec(view.slice(title.end, title.end + 20))?.[0].length;
  if (link === undefined) return { title };
  const start = title.end + link;
  const after = view.slice(start, start + 90);
  const end = after.search(EMPLOYER_END);
  const rest = trimmed(view, start, start + (end < 0 ? after.length : end));
  return rest ? { title, rest } : { title };
}

/** "Worked with Elm Works as …": the employer before the title. */
function employerBefore(start: number, lead: string): Range | undefined {
  const named = /(?<= (?:with|for|at|in) (?:the )?)\p{Lu}.*(?= as (?:an? |the )?$)/u.exec(lead);
  return named ? { start: start + named.index, end: start + named.index + named[0].length } : undefined;
}

const MAX_TO_DATES = RESUME_NUMBERS.maxToDates.value;

/** The range of dates that begins directly after `end`. */
function timesAfter(text: string, dates: DateRange[], end: number): Partial<WorkEntry> {
  const date = dates.find((each) => each.start >= end);
  if (!date?.range || date.start - end > MAX_TO_DATES || Number.isNaN(date.from) || Number.isNaN(date.to))
    return {};
  const { from, to, current, precision } = date;
  return { dates: spanOf(text, date), from, to, current, precision, months: Math.max(0, to - from + 1) };
}

/** A title is told once, and once for each time at which somebody had it. */
const keysOf = (title: string, from: number | undefined): string[] => {
  const words = lowerWords(title).join(' ');
  return from === undefined ? [words] : [words, `${words} ${from}`];
};

function isTitle(view: string, range: Range): boolean {
  const words = lowerWords(view.slice(range.start, range.end));
  return words.length <= 6 && isTitleNoun(words.at(-1) ?? '');
}

function isEmployer(view: string, range: Range): boolean {
  const raw = view.slice(range.start, range.end);
  if (!/^\p{Lu}/u.test(raw) || lowerWords(raw).length > 7) return false;
  const { kind } = kindOf(view, range);
  return kind === 'employer' || kind === 'school' || kind === 'other';
}
