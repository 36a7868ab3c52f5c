import { type Range, within } from '../../../shared/range.ts';
import type { RequirementKind, RequirementLevel } from '../../../shared/results/fit-result.ts';
import type { Mention } from '../../lexicon/lexicon.types.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { capitalized } from '../../text/capitalized.ts';
import { hasOpenBracket } from '../../text/open-bracket.ts';
import { numberedLevel } from '../../text/quantities/numbered-level.ts';
import type { Token } from '../../text/tokens.ts';
import { LEVEL_IN_BRACKETS, WISH_AFTER_YEARS } from '../lines/statement-cues.ts';
import type { PostingRequirement } from '../posting.types.ts';
import { HEADING_MARK } from '../view/mask-html.ts';

export type PostingText = { text: string; view: string; tokens: Token[]; mentions: Mention[] };

/**
 * Part of a statement, with the level and weight of the requirements in it. `whole`: it is an item of a list of sentences,
 * "knowledge of: …; …", and asked as it stands. `bullet`: a line with a bullet is all of it. `conditions`: what of the statement sets a condition.
 */
export type StatementPart = Range & {
  level: RequirementLevel;
  duty: boolean;
  whole?: boolean;
  bullet?: boolean;
  conditions?: readonly Range[];
  weight: number;
};

export function makeRequirement(
  posting: PostingText,
  span: Range,
  kind: RequirementKind,
  part: StatementPart,
  more: Partial<PostingRequirement> & Pick<PostingRequirement, 'weight' | 'words'>,
): PostingRequirement {
  const { start } = span;
  const closes = hasOpenBracket(posting.view.slice(start, span.end)) && posting.view[span.end] === ')';
  const end = closes ? span.end + 1 : span.end;
  const label = more.label ?? labelOfRequirement(posting.view.slice(start, end));
  const level =
    part.duty || kind === 'experience' ? 0 : numberedLevel(posting.view.slice(part.start, part.end));
  return {
    id: '',
    text: posting.text.slice(start, end),
    start,
    end,
    kind,
    level: part.level,
    duty: part.duty,
    terms: [],
    sufficient: [],
    ...(level > 0 ? { grade: { level, words: { start: part.start, end: part.end } } } : {}),
    ...more,
    label: label.replace(FORMS_ALONE, '$1 communication'),
  };
}

/** "CPA preferred": the level stands beside the name. */
const LEVEL_AFTER =
  /(?<!\b(?:as|if|when|where|is|are|be))[,;]? (?:(?:is|are|would be|will be) (?:considered )?)?(?:(?:strongly|highly) )?(?:preferred|pref['’]?d|required|req['’]?d|desired|desirable|helpful|useful|handy|nice to have|helps|an? (?:(?:strong|definite|real|big|huge|great|valuable|distinct) )?(?:plus|\+|must|bonus|advantage|asset)|(?<=are |is )(?:key|critical|essential|important))(?:,? (?:but )?(?:(?:is )?not (?:required|necessary|essential|a must)?|we can (?:teach|train) [^.;]{2,20}))?[ .!]*$/i;
const LEVEL_AT_END = new RegExp(`${LEVEL_AFTER.source}| ${LEVEL_IN_BRACKETS}$`, 'i');

/** "Procurement law is not required, but is nice to have" */
const NOT_REQUIRED_BUT =
  /,? (?:(?:is|are) not|isn['’]t|aren['’]t) (?:strictly )?(?:required|necessary|essential|needed),? but (?:(?:is|are|would be|will be) )?(?:(?:very|always) )?(?:nice(?: to have)?|helpful|useful|welcome|preferred|desirable|an? (?:plus|bonus|advantage|asset))\W*$/i;

/** "Spanish would be wonderful but isn't required" */
const NICE_BUT_NOT_REQUIRED =
  /,? (?:is|are|would be|will be) (?:\w+ )?(?:wonderful|great|nice|helpful|welcome|good|ideal|lovely|fantastic|awesome|useful|appreciated|valued|preferred|desired|desirable),? but (?:(?:is|are)(?:n['’]t| not)|not)(?: (?:strictly |absolutely )?(?:required|necessary|needed|essential|mandatory|a must))?\W*$/i;

/** "A second certificate is preferred (rye or wheat)": more about it follows. */
const LEVEL_BEFORE_BRACKET =
  /,? (?:is|are) (?:(?:strongly|highly) )?(?:preferred|required|desired|desirable)(?= \([^()]{3,60}\)\W*$)/i;

/** "BLS card required at the time of hire" */
const REQUIRED_WHEN =
  /(?<=\S{3})(?:,? (?:is|are))?,? required (?:at|upon|prior to|before) [^,;.()]{3,30}\W*$/i;

/** "Storage: Postgres", "DEFINITION: Under supervision, …" */
const FIELD_BEFORE =
  /^(?!Degree|Bachelor|Master|Diploma|License|Certif)\p{Lu}[\p{L}/ ]{2,24}(?<! (?:to|is|are|with|for|of|in|end)) ?: (?=\p{L})/u;

/** "Project management: you can juggle 50 accounts", "Organized: you keep lists": what is asked, and then what it means. */
const EXPLAINED =
  /^(?!(?:it|this|that|we|you|they|here|by|within|after|before|until|during|in|on|at|from|month|week|year)\b|(?-i:\p{Lu}+ \p{Lu}+)\b)(\p{L}[^:.;]{2,60}): (?=you(?:['’](?:re|ll)|r)? )(?!you will be required\b)[^:]+$/iu;

/** A short label for a requirement, without its level and the label of a form before it. */
export function labelOfRequirement(words: string): string {
  const spaced = words
    .replace(/\s+/g, ' ')
    .replace(EXPLAINED, '$1')
    .replace(FIELD_BEFORE, '')
    .replace(WISH_AFTER_YEARS, '$1')
    .replace(REQUIRED_WHEN, '')
    .replace(NOT_REQUIRED_BUT, '')
    .replace(NICE_BUT_NOT_REQUIRED, '')
    .replace(LEVEL_BEFORE_BRACKET, '');
  const label = labelOf(spaced.replace(LEVEL_AT_END, '') || spaced).replace(LEVEL_AT_END, '');
  return capitalized(label.replace(VERB_AT_END, '').replace(ARTICLE_AT_END, ''));
}

/** "Written and verbal", of communication and presentation skills. */
const FORMS_ALONE = /^(?:both )?((?:written|verbal|oral) and (?:written|verbal|oral))$/i;

/** "A degree isn't necessary, but a portfolio is" */
const VERB_AT_END = /(?<=\p{L})\s(?:is|are)$/u;

const MAX_LABEL_LENGTH = REQUIREMENT_NUMBERS.maxLabel.value;

/** "An associate's degree a", of which "plus" was the level. */
const ARTICLE_AT_END = /(?<=\p{L}) (?:an?|the)$/iu;

/** A short label for a list, from words of the posting: without markup, cut if it is long. */
export function labelOf(words: string, longest: number = MAX_LABEL_LENGTH): string {
  const spaced = words
    .replaceAll(HEADING_MARK, '')
    .replaceAll('\u200d', '')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/ (?=[,;:.)](?: |$))/g, '')
    .replace(AT_THE_LEVEL, '')
    .replace(/^(?!\.NET\b)[\W_]+?(?=\p{L}|\.NET\b)/u, '')
    .replace(/(\betc\.?\)?),? or similar$/i, '$1')
    .replace(/[;,] (?:and|or)$/, '')
    .replace(/(?<=\p{L}{3})\.\d{1,2}$/u, '')
    .replace(/(?:[ .,;:]| [-–—]+(?=[ .,;:]*$))+$/, '');
  const clean = /[()]/.test(spaced) ? withoutOddBrackets(spaced) : spaced;
  if (clean.length <= longest) return clean;
  return `${clean.slice(0, longest - 2).replace(/\s+\S*$/, '')} …`;
}

/** "Excel at the level of" (pivot tables) */
const AT_THE_LEVEL = / at the level of(?=$| \()/i;

/** Brackets of which only one is left after cutting. */
const withoutOddBrackets = (words: string): string =>
  words.replace(/^([^()]*)\)/, '$1').replace(/(?<=\S{2}) ?\([^()]*$/, '');

export function mentionsIn(posting: PostingText, range: Range): Mention[] {
  return within(posting.mentions, range);
}
