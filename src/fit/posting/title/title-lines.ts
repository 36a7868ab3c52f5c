import { findTitles } from '../../lexicon/titles/titles.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { sectionOpenedBy } from '../lines/headings.ts';
import { type Line, postingLines } from '../lines/posting-lines.ts';
import { opensWithVerb } from '../lines/statement-cues.ts';
import { namesOrganization } from '../recognition/organizations.ts';
import { wordsOf as withoutFillers } from '../relevance/unit-features.ts';

const REACH = POSTING_NUMBERS.titleReach.value;
const MAX_LINES = POSTING_NUMBERS.titleLines.value;
const MAX_LENGTH = POSTING_NUMBERS.maxTitleLength.value;
const MAX_WORDS = POSTING_NUMBERS.maxTitleWords.value;
const KEPT_WORDS = POSTING_NUMBERS.keptTitleWords.value;

/** The lines that stand above a title: headings of job boards, greetings, questions, who is hiring and what the notice is. */
const ABOVE_TITLE = [
  'about the (?:job|role|position|opportunity)',
  'about us|who we are|overview|summary|description|advertisement',
  '(?:job|role|position|general|brief|full|company|organizational|program) (?:description|details|overview|summary|posting|announcement|purpose|profile)',
  '(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|day))\\b.{0,60}',
  '.{0,60}\\b(?:notice of vacancy|vacancy notice|vacancy|job posting|position announcement|recruitment|now hiring|campus interviews only)\\b[ \\w.#:-]{0,20}',
  '.{0,40}\\b(?:county|parish|borough|department of .{2,40}|division of .{2,40}|office of .{2,40})',
  'this job is sourced from .{2,60}',
  '(?:careers?|jobs|open (?:positions|roles)|current openings|join (?:us|our team|the team)|apply(?: now)?|back to .{2,40}|all jobs)(?: (?:at|with) .{2,60})?',
  '(?:benefits|perks)(?: include| are)?',
  '.{1,200}\\?',
];
const IS_ABOVE_TITLE = new RegExp(`^(?:${ABOVE_TITLE.join('|')})[:.!…]*$`, 'i');

/** True for a line that a title stands below. */
export const standsAboveTitle = (line: string): boolean =>
  IS_ABOVE_TITLE.test(line) || (namesOrganization(line) && findTitles(line).length === 0);

/** "Location: Remote", "Reports to: Head Baker": what it names isn't the job. */
const LABELLED = /^[\p{L} /'’-]{2,30}:/u;
const TERMS =
  /^(?:remote|hybrid|on-?site|virtual|full[- ]time|part[- ]time|seasonal|temporary|permanent|contract|salary|pay|hourly|[$£€])/i;
const SUBJECT = /^(?:subject|re|fwd?)\s*:\s*/i;
/** What a sentence has, or a form without line breaks, and a title hasn't. */
const SENTENCE =
  /[.;…]$|\b(?:is|are|will|would|have|has|we|we['’]re|you|join|can|must|role title|position title)\b/i;

/** The lines at the top that could be the title, without what is said beside it, from the top. */
export function titleLines(view: string): string[] {
  const lines = postingLines(view.slice(0, REACH)).slice(0, MAX_LINES);
  const start = lines.findIndex((line) => !standsAboveTitle(wordsOf(view, line)));
  return lines.flatMap((line, index) => {
    const words = wordsOf(view, line);
    if ((line.bullet && index > start) || line.end >= REACH || isOtherLine(view, line, words)) return [];
    const title = withoutTerms(words);
    if (SENTENCE.test(title) || title.length > MAX_LENGTH) return [];
    if (index === start && isEmployerSpokenOf(view, title)) return [];
    const capitalized = isCapitalized(title);
    if (index > 0 && !capitalized && opensWithVerb(title)) return [];
    const mayBe = index === 0 || (index === start && capitalized) || findTitles(title).length > 0;
    return mayBe ? [inFewWords(title)] : [];
  });
}

/** A heading, what stands above a title, and what a label or its wording says to be something else. */
const isOtherLine = (view: string, line: Line, words: string): boolean =>
  standsAboveTitle(words) ||
  sectionOpenedBy(view, line) !== undefined ||
  LABELLED.test(words) ||
  !/\p{L}/u.test(words) ||
  (TERMS.test(words) && findTitles(words).length === 0);

/** "Keeper of the Bees", "BEEKEEPER (Rye Valley)": a few words in capitals. */
export const isCapitalized = (title: string): boolean => CAPITALIZED.test(title);
const CAPITALIZED = /^\p{Lu}[^\s]*(?:\s+(?:[^\p{Ll}\s][^\s]*|of|and|the|for|in|to|with|or|an?)){0,9}$/u;

const wordsOf = (view: string, line: Line): string => withoutFillers(view, line).replace(SUBJECT, '');

/** "Elm & Sons Mills", if the text goes on with "Elm & Sons is a mill": the name of the employer. */
function isEmployerSpokenOf(view: string, line: string): boolean {
  const [one, two] = line.split(/\s+/);
  if (!one || !two || findTitles(line).length > 0) return false;
  const name = `${one} ${two}`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `${name}[^.\\n]{0,30} (?:is|are|was|has|have|helps|serves|makes|offers|provides)\\b`,
  ).test(view.slice(0, REACH));
}

/** A long title is cut where it goes on with a bracket or dash, or else to its first words. */
function inFewWords(title: string): string {
  if (title.split(/\s+/).length <= MAX_WORDS) return title;
  const head = title.replace(/\s*(?:[([–]|: ).*$/, '');
  return head.split(/\s+/).slice(0, KEPT_WORDS).join(' ');
}

/** "Baker IIClassification: 7": in a form that lost its line breaks, the next field ends the title. */
const NEXT_FIELD =
  /\s*(?:Job (?:Code|ID|Number)|Class(?:ification| Code)|Department|Location|Salary|Status|Posting (?:No|Number)|Req(?:uisition)?(?: ID)?|FLSA|Reports To|Position Number)\b[ .#]*:.*$/;
/** "Careers > Kitchen > Line Cook" */
const PATH = /^(?:careers?|jobs|home|open)\b.*\s[>»›]\s/i;
/** An entity of HTML leaves up to ten blanks, the columns of a form more. */
const SEPARATOR = /\s+[|·•–—-]+\s+|\s*\|\s*|\s{12,}|\t/;
/** What is said of the terms beside a title: pay, hours, place, numbers. */
const ABOUT_TERMS =
  /[$£€]|\b(?:full[- ]time|part[- ]time|remote|hybrid|hiring|req(?:uisition)?\b|now|immediate(?:ly)?|hourly|per hour|hrs?\b|hours|sign[- ]on|class code|open date|job code|no weekends|exempt)\b|^\p{Lu}[\p{L}.' ]+, [A-Z]{2}\b/iu;
/** "(that would be us)" */
const IN_ASIDE = /\b(?:is|are|will|would|us|we|you|please|yes|our)\b/i;
const IN_BRACKETS = /\s*[([](?:[^()[\]]*?)[)\]]/g;
const AT_ITS_END =
  /(?:,\s*|\s+)(?:full[- ]time|part[- ]time|needed|wanted|opening|vacancy|position|role|job|at \p{Lu}[\p{L}&'’. -]{2,60}|in \p{Lu}\p{L}+, [A-Z]{2})[!.]*$/u;

/** "NOW HIRING Line Cook - $19 an hour - Elm Tavern, Inc." without pay, hours, place and employer: "Line Cook". */
export function withoutTerms(line: string): string {
  const parts = line
    .replace(NEXT_FIELD, '')
    .replace(PATH, '')
    .replace(/^\W*(?:now )?hiring\b\W*/i, '')
    .replace(IN_BRACKETS, (bracket) => (ABOUT_TERMS.test(bracket) || IN_ASIDE.test(bracket) ? '' : bracket))
    .split(SEPARATOR)
    .filter((part) => /\p{L}/u.test(part));
  const named = parts.findIndex((part) => findTitles(part).length > 0);
  const [first = '', ...rest] = named > 0 ? parts.slice(named) : parts;
  const kept = rest.filter(
    (part) => findTitles(part).length > 0 || !(ABOUT_TERMS.test(part) || namesOrganization(part)),
  );
  return [first.replace(AT_ITS_END, ''), ...kept].join(' – ').replace(/\s+/g, ' ').trim();
}
