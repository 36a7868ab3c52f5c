import type { Range } from '../../../../shared/range.ts';
import { findMentions } from '../../../lexicon/lexicon.ts';
import { fullWord, isOneTitle, titlesBehindComma, titlesOfName } from '../../../lexicon/titles/titles.ts';
import { MATCH_NUMBERS } from '../../../numbers/match-numbers.ts';
import type { ReadResume } from '../../../resume/resume.types.ts';
import type { HeldTitle } from '../../compiled.types.ts';
import { worthOfJobs } from '../../job-worth.ts';
import { MAX_WORK_ENTRIES } from '../../key-table.ts';
import { keyOf } from '../../keys.ts';
import { workOfTitle } from '../../work-of-title.ts';
import { workplacesNamed } from '../../workplaces/workplaces.ts';
import { compileTitle } from '../title-likeness.ts';

export function heldTitles(view: string, read: ReadResume): HeldTitle[] {
  const worth = worthOfJobs(read.work);
  const { label } = read.basics;
  const headline = label ? view.slice(label.start, label.end) : '';
  const held = read.work
    .slice(0, MAX_WORK_ENTRIES)
    .flatMap(({ title, otherTitles = [], employer, start, end }, entry) =>
      [...(title ? [title] : []), ...otherTitles].flatMap((span) => {
        const titled = (complete: (name: string) => string) =>
          heldTitle(view, span, worth[entry] as number, entry, complete);
        const own = titled((name) =>
          withTrade(withDiscipline(name, view.slice(start, end)), headline, employer?.text ?? ''),
        );
        const ofPlace = managerOf(span.text, employer?.text ?? '');
        return ofPlace ? [own, titled(() => ofPlace)] : [own];
      }),
    );
  const headlines = label ? [label] : held.length > 0 ? [] : headlinesOf(view);
  return [
    ...held,
    ...ofHeadline(view, read, worth),
    ...headlines.map((span) => heldTitle(view, span, 1, -1)),
  ];
}

/**
 * The title of the headline for jobs that name none, or one of any trade: below "Journeyman electrician", who was somewhere or was
 * foreman there worked as one.
 */
function ofHeadline(
  view: string,
  { basics: { label }, sections, work }: ReadResume,
  worth: number[],
): HeldTitle[] {
  const isInHeader = sections.some(
    ({ kind, start, end }) => kind === 'header' && label && start <= label.start && label.end <= end,
  );
  const name = label ? view.slice(label.start, label.end) : '';
  if (!label || !isInHeader || LEARNS.test(name) || titlesOfName(name).length === 0) return [];
  return work
    .slice(0, MAX_WORK_ENTRIES)
    .flatMap(({ title, employer, from }, entry) =>
      from !== undefined && employer && (!title || LEADS_ANY_TRADE.test(title.text))
        ? [heldTitle(view, label, OF_HEADLINE * (worth[entry] as number), entry)]
        : [],
    );
}
const OF_HEADLINE = MATCH_NUMBERS.titleOfHeadline.value;
const LEADS_ANY_TRADE =
  /^(?:(?:working|general|crew|shop|shift|group|team|night|day|lead) )*(?:foreman|forewoman|foreperson|lead|leader|lead ?man|lead ?hand|supervisor|journey(?:man|person)|owner|partner)$/i;

/** "Executive Assistant to the CFO" has never been one. */
const TO_WHOM = /(?<=\b(?:assistant|secretary|aide|advis[eo]r|pa|ea)) to (?:the |our |an? )?.+$/is;

/** "Senior Assistant to the President and the CFO" is an executive assistant. */
const TO_EXECUTIVE =
  /\b(?:assistant|secretary|pa|ea) to (?:the |our |an? |two |three |five )?(?:\p{L}+ )?(?:c[efoti]o|(?:vice |senior vice )?president|evp|svp|vp|chief|chair(?:man|woman|person)?|managing|partners?|general counsel|executives?|directors?|dean|chancellor|provost|superintendent|founders?|owners?|principals?|mayor|minister|ambassador|board)\b/iu;

function heldTitle(
  view: string,
  { start, end }: Range,
  credit: number,
  entry: number,
  complete = (name: string): string => name,
): HeldTitle {
  const whole = withSubject(view, { start, end });
  const words = complete(whole.replace(TO_WHOM, ''));
  const named = titlesOfName(words);
  const known = named.length === 0 && TO_EXECUTIVE.test(whole) ? titlesOfName('Executive Assistant') : named;
  const title = compileTitle(words, known);
  const work = [
    ...new Set([
      ...title.work,
      ...workOfTitle(
        words,
        known.map(({ profession }) => profession),
      ),
    ]),
  ];
  return { title: { ...title, work }, credit, entry, span: { start, end } };
}

/** "Principal Engineer" above lines about Kafka, Java and Flink is a software engineer. */
function withDiscipline(title: string, job: string): string {
  if (!ANY_ENGINEER.test(title)) return title;
  const ofSoftware = new Set(
    findMentions(job).flatMap(({ term: { id, professions } }) =>
      professions.includes('software') && !professions.some((one) => OF_OTHER_ENGINEERS.has(one)) ? [id] : [],
    ),
  );
  return ofSoftware.size >= ENOUGH_OF_SOFTWARE ? title.replace(/engineer/i, 'Software Engineer') : title;
}
const ANY_ENGINEER =
  /^(?:(?:senior|sr\.?|staff|principal|lead|junior|jr\.?|associate|distinguished) )*engineer(?: (?:I{1,3}|IV|V|\d))?$/i;
const OF_OTHER_ENGINEERS: ReadonlySet<string> = new Set([
  'civil',
  'construction',
  'electrical',
  'manufacturing',
  'mechanical',
]);
const ENOUGH_OF_SOFTWARE = MATCH_NUMBERS.enoughOfSoftware.value;

/**
 * A title that may be of any trade, with that of the headline or of the employer: "Operator" below "Equipment operator" is that, a
 * "Service mechanic" below "Elevator mechanic" no mechanic of cars, and a "Route tech" of "Elm Pool Care" a pool tech.
 */
function withTrade(title: string, headline: string, employer: string): string {
  const unranked = title.replace(RANK, '').replace(ANYWHERE, '');
  const noun = LAST_WORD.exec(unranked)?.[0] ?? '';
  if (noun === '') return title;
  const isKnown = titlesOfName(title).length > 0;
  if (isKnown && !(unranked === noun && DOES_ANY_TRADE.test(noun))) return title;
  const ownTitle = headline.split(BEHIND_TITLE, 1)[0] as string;
  const isOfHeadline =
    unranked === noun &&
    fullWord((LAST_WORD.exec(ownTitle)?.[0] ?? '').toLowerCase()) === fullWord(noun.toLowerCase());
  if (isOfHeadline && ownTitle.replace(RANK, '') !== noun && titlesOfName(ownTitle).length > 0)
    return ownTitle;
  // A driver of "Elm Bus Service" is a bus driver.
  if (isKnown) return ofEmployer(noun, employer, title);
  if (!OF_ANY_TRADE.test(noun)) return title;
  return ofEmployer(noun, employer, title);
}

/** A general manager of "Elm Street Grill" is a restaurant manager as well. */
function managerOf(title: string, employer: string): string | undefined {
  if (!RUNS_THE_PLACE.test(title)) return undefined;
  const places = workplacesNamed(employer);
  return MANAGERS.find(([place]) => places.includes(place))?.[1];
}
const RUNS_THE_PLACE = /^(?:(?:assistant|associate|deputy|acting|senior) )*(?:general )?manager$/i;
const MANAGERS = [
  [keyOf('workplace', 'restaurant'), 'Restaurant Manager'],
  [keyOf('workplace', 'hotel'), 'Hotel Manager'],
] as const;

const ofEmployer = (noun: string, employer: string, title: string): string =>
  wordsOf(employer)
    .filter((word) => !OF_ANY_EMPLOYER.has(word.toLowerCase()))
    .map((word) => `${word} ${noun}`)
    .find(isOneTitle) ?? title;

/** A manager at "Elm Company" isn't the company manager of a theater, nor one at the "City of Elm" its city manager. */
const OF_ANY_EMPLOYER: ReadonlySet<string> = new Set(
  `alliance area branch campaign city community company council country county daily department development district
   division echo federal field first floor front general graduate group head home house international national office
   operations personal product products program programs project projects public records region regional resource
   resources revenue service services shift special staff stage state store street supply support team town township
   village`.split(/\s+/),
);
const DOES_ANY_TRADE = /^(?:driver|mechanic|operator|technician|tech|installer|teacher|receptionist|csr)$/i;
/** "Elevator mechanic, Local 40" */
const BEHIND_TITLE = /\s*[,|•(–—]|\s-\s/;
/** "Service mechanic", "field technician": where somebody works says nothing of the trade. */
const ANYWHERE = /^(?:(?:field|service|route|shop|repair|staff) )+/i;
const LAST_WORD = /\p{L}+$/u;
/** What a title says beside its noun, of any trade. */
const RANK = /^(?:(?:lead|senior|sr\.?|junior|jr\.?|head|chief|master) )+|(?: (?:I{1,3}|IV|V|\d))+$/gi;
/** Who may work in any trade, which the name of the employer tells. */
const OF_ANY_TRADE =
  /^(?:technician|tech|mechanic|installer|operator|assistant|attendant|manager|supervisor|cook|driver|teacher|agent|worker|helper)$/i;
const wordsOf = (name: string): string[] => name.match(/(?<!\p{L})\p{L}{3,}(?!\p{L})/gu) ?? [];

/** What stands behind a title and a comma, up to the employer: "Manager, Human Resources | Elm Works". */
const SUBJECTS = [
  /^,\s{0,3}(?<subject>\p{L}[\p{L}\s&/'’-]*?)(?=\s*(?:$|[,|•·@(]|\s[-–—]\s))/u,
  /^,\s{0,3}(?<subject>\p{L}[\p{L}\s&/'’-]*?)(?=\s*\n)/u,
];

/** A title with its subject behind a comma, if that makes it a title that is known or if the subject is a skill. */
function withSubject(view: string, { start, end }: Range): string {
  const title = view.slice(start, end);
  const after = view.slice(end, end + SUBJECT_REACH);
  for (const form of after.startsWith(',') ? SUBJECTS : []) {
    const subject = form.exec(after)?.groups?.subject?.replace(/\s+/g, ' ');
    if (subject && isSubject(title, subject)) return `${title}, ${subject}`;
  }
  return title;
}

function isSubject(title: string, subject: string): boolean {
  if (LEARNS.test(title)) return false;
  if (titlesBehindComma(`${title}, ${subject}`).length > 0) return true;
  if (titlesOfName(title).length > 0) return false;
  const [only] = findMentions(subject);
  return only?.term.kind === 'skill' && only.end - only.start === subject.length;
}

const HEADLINE_LINES = MATCH_NUMBERS.headlineLines.value;
const LEARNS = /\b(?:intern|trainee|apprentice|student|volunteer)\b/i;

const SUBJECT_REACH = MATCH_NUMBERS.titleSubject.value;
const HEADLINE_REACH = MATCH_NUMBERS.headlineReach.value;
const MAX_HEADLINE_LENGTH = MATCH_NUMBERS.maxHeadlineLength.value;

/** The first lines of a résumé, one of which may be a headline. */
function headlinesOf(view: string): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  while (lines.length < HEADLINE_LINES && start < Math.min(view.length, HEADLINE_REACH)) {
    const stop = view.indexOf('\n', start);
    const end = stop < 0 ? view.length : stop;
    if (end - start < MAX_HEADLINE_LENGTH && view.slice(start, end).trim() !== '') lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}
