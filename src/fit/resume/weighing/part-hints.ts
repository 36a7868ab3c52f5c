import type { Range } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { lowerWords } from '../layout/spans.ts';
import { isStateCode } from '../person/places.ts';
import { EMPLOYER_NOUNS, LEGAL_FORMS } from '../words/employer-words.ts';
import { CITIES, REGIONS } from '../words/place-words.ts';
import { SCHOOL_NOUNS } from '../words/school-words.ts';
import { STUDY_WORDS } from '../words/study-words.ts';
import { TITLE_COMPANIONS } from '../words/title-words.ts';
import { describesAction, type HeaderPart, isTitleNoun } from '../work/part-kinds.ts';
import { habitHints, type LineHabits } from './line-habits.ts';
import type { PartedLine } from './parted-lines.ts';
import { isRanged, linesToRange } from './parted-lines.ts';

const STEPS = {
  below: RESUME_NUMBERS.stepsBelow.value,
  parts: RESUME_NUMBERS.stepsOfParts.value,
  length: RESUME_NUMBERS.stepsOfLength.value,
  share: RESUME_NUMBERS.stepsOfShare.value,
  words: RESUME_NUMBERS.stepsOfWords.value,
  study: RESUME_NUMBERS.stepsOfStudy.value,
};
const LONG_LINE = RESUME_NUMBERS.longLineShape.value;
const SMALL_CASING = RESUME_NUMBERS.smallCasing.value;

/** A span that the rules read, and as what. */
export type RuledSpan = Range & { role: string };

function step(value: number, ...edges: number[]): number {
  let reached = 0;
  while (reached < edges.length && value >= edges[reached]!) reached++;
  return reached;
}

const kindOfPart = (part: HeaderPart | undefined) => (part ? `${part.kind}${part.sure}` : 'none');

/**
 * The hints by which one part of a line is weighed, each readable: "section=work", "title noun=last". `ruled` are the
 * spans on this line that the rules have read.
 */
export function hintsOf(
  view: string,
  lines: PartedLine[],
  at: number,
  index: number,
  ruled: RuledSpan[],
  habits: LineHabits,
): string[] {
  return [
    ...ruleHints(lines[at]!.parts[index]!, ruled),
    ...placeHints(view, lines, at, index),
    ...neighbourHints(lines, at, index),
    ...wordHints(view, lines[at]!.parts[index]!),
    ...habitHints(habits, lines, at, index),
  ];
}

function ruleHints(part: HeaderPart, ruled: RuledSpan[]): string[] {
  const own = ruled.filter((span) => span.start < part.end && part.start < span.end);
  if (own.length === 0) return ['rule=none'];
  return own.map(
    ({ role, start, end }) => `rule=${role}${start === part.start && end === part.end ? '' : '~'}`,
  );
}

/** Words before a part that say what it is. */
const LEADS = new Set(
  'in at for as with by from of to a an the and or on under client company role project position employer designation'.split(
    ' ',
  ),
);

/** Where in the line and the section a part is. */
function placeHints(view: string, lines: PartedLine[], at: number, index: number): string[] {
  const { segment, section, below, dates, parts } = lines[at]!;
  const part = parts[index]!;
  const length = segment.end - segment.start;
  const ranged = isRanged(lines[at]);
  const next = parts[index + 1];
  const distance = linesToRange(lines, at);
  const lead = /([\p{L}]+)[ \u2060]+$/u
    .exec(view.slice(Math.max(segment.start, part.start - 16), part.start))?.[1]
    ?.toLowerCase();
  const hints = [
    `section=${section}`,
    `kind&section=${kindOfPart(part)} ${section}`,
    `below=${step(below, ...STEPS.below)}`,
    `gap=${segment.gap}`,
    `index=${Math.min(index, 3)}`,
    `parts=${step(parts.length, ...STEPS.parts)}`,
    `separator=${part.separator || 'none'}`,
    `separator after=${next ? next.separator || 'none' : 'none'}`,
    `line length=${step(length, ...STEPS.length)}`,
    `share of line=${step((part.end - part.start) / Math.max(1, length), ...STEPS.share)}`,
    `dates=${ranged ? 'range' : dates.length > 0 ? 'single' : 'none'}`,
    `index&dates=${Math.min(index, 3)} ${ranged}`,
    `lines to range=${distance}`,
    `lines to range&kind=${distance} ${part.kind}`,
    `word before=${lead ? (LEADS.has(lead) ? lead : 'other') : 'none'}`,
    `follows=${view.charAt(part.end).replace(/[\p{L}\d]/u, 'a') || 'end'}`,
  ];
  if (segment.bullet) hints.push('bullet');
  const [date] = dates;
  if (date) hints.push(`date=${date.start < part.start ? 'before' : 'after'}`);
  return hints;
}

/** What a line is at first sight. */
function shapeOf(line: PartedLine | undefined): string {
  if (!line) return 'edge';
  if (line.segment.bullet) return 'bullet';
  if (line.parts.length === 0) return line.dates.length > 0 ? 'dates' : 'empty';
  if (line.segment.end - line.segment.start > LONG_LINE) return 'long';
  return `${line.parts[0]!.kind}${line.dates.length > 0 ? '+date' : ''}`;
}

/** What is beside a part, and on the lines above and below. */
function neighbourHints(lines: PartedLine[], at: number, index: number): string[] {
  const { section, parts } = lines[at]!;
  const part = parts[index]!;
  const before = parts[index - 1];
  const after = parts[index + 1];
  const [far, above, below, further] = [-2, -1, 1, 2].map((by) => {
    const line = lines[at + by];
    return shapeOf(line?.section === section ? line : undefined);
  });
  return [
    `before=${kindOfPart(before)}`,
    `after=${kindOfPart(after)}`,
    `kind&before=${part.kind} ${before?.kind ?? 'none'}`,
    `kind&after=${part.kind} ${after?.kind ?? 'none'}`,
    `two above=${far}`,
    `above=${above}`,
    `below line=${below}`,
    `two below=${further}`,
    `around=${above} ${below}`,
    `kind&above=${part.kind} ${above}`,
    `kind&below=${part.kind} ${below}`,
  ];
}

/** What the words of a part are. */
function wordHints(view: string, part: HeaderPart): string[] {
  const raw = view.slice(part.start, part.end);
  const words = lowerWords(raw, 16);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const casing = casingOf(raw, words.length);
  const where = (has: (word: string) => boolean) => (has(last) ? 'last' : words.some(has) ? 'inside' : 'no');
  let studied = 0;
  for (const word of words) if (STUDY_WORDS.has(word)) studied += 1 / words.length;
  const hints = [
    `kind=${kindOfPart(part)}`,
    `casing=${casing}`,
    `casing&kind=${casing} ${part.kind}`,
    `words=${Math.min(words.length, 8)}`,
    `kind&words=${part.kind} ${step(words.length, ...STEPS.words)}`,
    `title noun=${where(isTitleNoun)}`,
    `employer noun=${where((word) => EMPLOYER_NOUNS.has(word))}`,
    `school noun=${where((word) => SCHOOL_NOUNS.has(word))}`,
    `study words=${step(studied, ...STEPS.study)}`,
    `sign=${raw.includes('&') ? '&' : /[@<>%=/\\_]/.test(raw) ? 'odd' : 'none'}`,
    `first word=${first}`,
    `last word=${last}`,
  ];
  const says: [boolean, string][] = [
    [/^\p{Ll}/u.test(raw), 'starts small'],
    [words.some((word) => TITLE_COMPANIONS.has(word)), 'title companion'],
    [words.slice(1).some((word) => LEGAL_FORMS.has(word)), 'legal form'],
    [CITIES.has(words.join(' ')) || CITIES.has(first), 'city'],
    [REGIONS.has(last) || isStateCode(raw.slice(raw.lastIndexOf(' ') + 1)), 'region'],
    [describesAction(raw), 'action'],
    [/\d/.test(raw), 'digits'],
    [words.includes('of'), 'of'],
  ];
  return [...hints, ...says.flatMap(([is, name]) => (is ? [name] : []))];
}

function casingOf(raw: string, words: number): string {
  if (raw === raw.toUpperCase() && /\p{L}{2}/u.test(raw)) return 'capitals';
  const small = raw.match(/(?<![\p{L}'])\p{Ll}{3,}/gu)?.length ?? 0;
  return small === 0 ? 'title' : small > words * SMALL_CASING ? 'small' : 'mixed';
}
