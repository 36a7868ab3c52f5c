import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import headings from '../data/headings.json' with { type: 'json' };
import { createPhraseFinder, toPhraseText } from '../phrase-finder.ts';
import type { Line } from './posting-lines.ts';

/**
 * What a section of a posting contains. `intro` is the text before the first known heading; `after` is what follows a
 * list or belongs to the notes, where only explicitly worded requirements count; `none` contains no requirements.
 */
export type SectionKind = 'intro' | 'must' | 'preferred' | 'duties' | 'after' | 'none';

const findPreferred = createPhraseFinder(headings.preferred);
const findMust = createPhraseFinder(headings.must);
const findDuties = createPhraseFinder(headings.duties);
const findNone = createPhraseFinder(headings.none);
const findAfter = createPhraseFinder(headings.after);

const MAX_LENGTH = POSTING_NUMBERS.maxHeadingLength.value;
const MAX_COLON_WORDS = POSTING_NUMBERS.maxColonHeadingWords.value;
const MAX_MARKED_WORDS = POSTING_NUMBERS.maxMarkedHeadingWords.value;
const MAX_WORDS = POSTING_NUMBERS.maxHeadingWords.value;

/** The section that this line opens, or undefined if the line isn't a heading. */
export function sectionOpenedBy(view: string, line: Line): SectionKind | undefined {
  const text = headingText(view, line).replace(BROKEN_OFF, ':');
  if (text.length > MAX_LENGTH) return undefined;
  if (
    !line.bullet &&
    (REASSURES.test(text) || ONLY_WISH.test(text) || WISHED_IF.test(text) || namesExtras(text))
  )
    return 'preferred';
  if (!line.bullet && (NEEDS_NOTHING.test(text) || OFFERS.test(text))) return 'none';
  if (!line.bullet && CANDIDATE_SHOULD.test(text)) return 'must';
  if (line.bullet && ASKS.test(text)) return 'must';
  if (line.bullet && WISHES.test(text)) return 'preferred';
  const words = toPhraseText(text).trim().split(' ').length;
  const isNamedPart = NAMED_PART.test(text) || (line.bullet && isNumberedInCapitals(view, line));
  const colon = /[:：]\s*\**$/.test(text);
  const maxWords = colon ? MAX_COLON_WORDS : line.marked ? MAX_MARKED_WORDS : MAX_WORDS;
  if (words > maxWords || (/[.,;!]$/.test(text) && !line.marked && !isNamedPart)) return undefined;
  if (line.bullet && !colon && !line.marked && !(isNamedPart && text === text.toUpperCase()))
    return undefined;
  if (!colon && !line.marked && STATES_LEVEL.test(text) && !isOnlyLevel(text)) return undefined;
  if (ASKS_FOR_PERSON.test(text) || (colon && DEMANDS_FOLLOWING.test(text))) return 'must';
  const kind = kindOf(text, colon || line.marked || isNamedPart);
  if ((kind === undefined || kind === 'duties') && (ENDS_IN_IF.test(text) || ASKS_WHO.test(text)))
    return 'must';
  if (kind === undefined && (TELLS_OF_A_DAY.test(text) || TELLS_OF_WORK.test(text))) return 'duties';
  if (STACK.test(text)) return 'preferred';
  const isAbout = ABOUT_EMPLOYER.test(text) || ABOUT_COLLEAGUES.test(text) || IS_GOOD.test(text);
  return kind ?? (isAbout ? 'none' : undefined);
}

/** "You might thrive here if", "This could be you if you" */
const ENDS_IN_IF =
  /\bif(?: (?:any of )?(?:this|these|you)(?:['’](?:re|ve|d))?(?: (?:are|have|can|also))?)?\W*$/i;

/** "Who'd be great at this", "Who we're picturing", "Who tends to do well here", but not "Who you'll work with" */
const ASKS_WHO =
  /^who(?:['’]d|['’]ll)? (?!(?:we are|are we|you['’]ll|you will|you report|is hiring)\b)(?:.{0,20}\b)?(?:we(?:['’]re| are|['’]d| would)? (?:looking|picturing|after|hoping|imagining|want|need|seek|love|like)|thrives?|succeeds?|do(?:es)? (?:well|best|great)|fits?|be (?:great|good|happy|right)|should apply|you (?:are|might be|may be))\b/i;

/** "What you'd actually be doing", "What you'll be up to" */
const TELLS_OF_WORK =
  /^what (?:you|they)(?:['’](?:ll|d|re)| will| would| are)? (?:\w+ )?(?:be )?(?:do(?:ing)?|work(?:ing)? on|own(?:ing)?|build(?:ing)?|up to)\W*$/i;

/** "Our stack", "Tech", "our setup", "what we use": what the employer works with. */
export const STACK =
  /^\W*(?:(?:(?:our|the) )?(?:tech(?:nology|nical)?(?: stack)?|stack|set-?up|toolbox|toolkit|tooling)(?: (?:we use|you['’]ll use))?|(?:what|(?:the )?(?:tools|tech|technologies|programs|systems)) we (?:use|run(?: on)?|build (?:with|on|in)|work (?:with|in)))\W*$/i;

/** "Who you'll work with" */
const ABOUT_COLLEAGUES = /^who you(?:['’]ll| will) (?:be )?(?:work|report|meet|join|learn)/i;

/** "A week might include", "What your days look like" */
const TELLS_OF_A_DAY =
  /^(?:what )?(?:an?|your|the) (?:typical |average |normal )?(?:day|week|month|morning|shift)s? (?:here )?(?:might |could |may |will |can )?(?:includes?|looks?|involves?|brings?)\b/i;

/** "Sprinkles on top", "Things that would make us grin", "We'd be extra happy with (but truly, apply without these)" */
const EXTRAS =
  /\b(?:sprinkles|cherr(?:y|ies) on top|icing on the cake|brownie points|gold stars?|extra (?:happy|points|shine|sparkle)|(?:make|have) us (?:grin|smile|swoon|happy|grinning|smiling)|we['’]d be (?:\p{L}+ )?(?:delighted|thrilled|over the moon)|(?:please|truly|honestly|still),? apply (?:without|anyway))\b/iu;
export const namesExtras = (text: string): boolean =>
  !/[.!;]$/.test(text) && text.split(' ').length <= MAX_COLON_WORDS && EXTRAS.test(text);

/** "Bonus points if you...": what follows is listed below. */
const BROKEN_OFF =
  /(?<=\b(?:if|if you(?:['’](?:ve|re|d))?|you(?:['’](?:ll|ve|re|d))?|who|to|have|will|can)) ?(?:\.{2,4}|…)$/i;

/** "🥖 Ingredients we need", "🧈 Nice, not needed": the view has a bullet in place of the emoji. */
const ASKS = /^[^.;,]{0,40}\b(?:we|you(?:['’]ll)?) (?:really |will )?need$/i;
const WISHES =
  /^(?:\p{L}+ )?\(?(?:nice|bonus(?:es| points?| pts)?|pluses|extras|optional)\b(?: to have)?(?:,? (?:but )?not (?:needed|required|necessary))?\)?[^\p{L}\d]*$/iu;

/** "H2O.ai Perks!" */
const OFFERS = /^(?:[\p{Lu}\d]\S* ){1,3}[Pp]erks\W*$/u;

/** "A great candidate for sales engineer should:" */
const CANDIDATE_SHOULD =
  /^(?:an?|the|our) (?:\p{L}+ )?(?:candidate|applicant)s?\b[^.;:]{0,80}\b(?:should|will|must|would|can|has|have)(?: (?:be|have))?\s?:\W*$/iu;

/** "Not required" above what nobody needs, "Not this job" above what nobody does */
const NEEDS_NOTHING =
  /^(?:what['’]s )?(?:not (?:required|needed|necessary|important|this (?:job|role)|part of (?:this|the) (?:job|role))|out of scope|(?:what )?this (?:job |role )?(?:isn['’]t|is not))\W*$/i;

/** "It would be lovely, but is not required, if you had" */
const WISHED_IF =
  /^(?:it(?:['’]d| would| will) be|it(?:['’]s| is)) (?:an? )?(?:lovely|nice|great|good|wonderful|fantastic|awesome|brilliant|bonus|plus)\b[^.;:]{0,60}\bif you(?:['’](?:ve|d))?(?: (?:also |already )?(?:had|have|know|knew|are|were|can|could))?\W*$/i;

/** "Nice" above a list */
const ONLY_WISH =
  /^(?:nice|nice ones|lovely|pluses|extras|bonuses|wishes)(?:,? (?:but )?(?:\w+ )?not (?:needed|required|necessary))?\W*$/i;

/** "Nice to have, but please don't let this stop you from applying", "Not needed, but we'd smile" */
const REASSURES =
  /^not (?:needed|required|necessary|essential|mandatory),? but\b[^.;:]{0,60}[.:]?$|^(?:nice[- ]to[- ]haves?|bonus(?: points)?|pluses|preferred)\b[^.;:]{0,20}\b(?:but|don['’]t|not)\b[^.;:]{0,80}[.:]?$/i;

/** "The Person", but not "What the person will do". */
const ASKS_FOR_PERSON = /^the (?:ideal |right |successful )?person:?$/i;

/** "Applicants must meet the following by the closing date:" */
const DEMANDS_FOLLOWING =
  /\b(?:must|should|shall|need to) (?:meet|have|possess|hold|be)\b[^:]{0,60}\bfollowing\b/i;

/** "III. MINIMUM QUALIFICATIONS", "B. Education". */
export const NUMBERED = /^(?:[IVX]{1,5}|[A-H])[.)]\s+(?=\p{Lu})/u;

/** The words of a line without its number and the marks that shout: "WHAT YOU NEED!!", "*** THE JOB ***". */
function headingText(view: string, { start, end }: Line): string {
  const text = view
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(NUMBERED, '')
    .replace(SHARES_BELOW, '');
  if (SEND_WITH.test(text)) return text.replace(/\s*\([^()]*\)\s*$/, '');
  if (!SHOUTS.test(text)) return text.replace(SHORT_CALL, '$1');
  return text.replace(/^[*#~=!>\s]+|[*#~=!\s]+$/g, '');
}

/** "Duties (approx. % of time)", "RESPONSIBILITIES (percent of time spent)" */
const SHARES_BELOW = /\s\([^()]{0,20}(?:%|\bpercent(?:age)?) of (?:the )?time\b[^()]{0,20}\)(?=:?$)/i;

/** "REQUIRED DOCUMENTS (attach to your application)" */
const SEND_WITH = /^[^()]{3,40}\bdocuments \([^()]*\)$/i;

const PARTS = [
  ...'Responsibilities Duties Accountabilities Functions Qualifications Requirements Attributes'.split(' '),
  'Knowledge and Abilities',
  'Skills and Abilities',
  'Skills, and Abilities',
  'Skills & Abilities',
];
const IN_EITHER_CASE = PARTS.flatMap((part) => [part, part.toUpperCase()]).join('|');

/** "Primary Responsibilities", "KSA's/Required Qualifications": capitalised words, the last of which name a part. */
const NAMED_PART = new RegExp(
  `^(?:[\\p{Lu}&/][\\p{L}'’/&-]*\\s){0,4}(?:\\p{Lu}[\\p{L}'’]*/)?(?:${IN_EITHER_CASE})\\.?$`,
  'u',
);

/** "6. COMPENSATION": an item of a list, but for its capitals. */
const isNumberedInCapitals = (view: string, { start, end }: Line): boolean =>
  /^(?=.{5})\p{Lu}{3,}(?:[ &/-]{1,3}\p{Lu}{2,}){0,3}$/u.test(view.slice(start, end)) &&
  /(?:^|\n)[ \t]*\d{1,2}[.)][ \t]*$/.test(view.slice(Math.max(0, start - LONGEST_NUMBER), start));
const LONGEST_NUMBER = '\n12.   '.length;

/** "Bonus!" */
const SHORT_CALL = /^(bonus(?:es| points| skills)?|nice to haves?|extras?)!$/i;

/** In capitals with an exclamation mark, or with a star at its end. */
const SHOUTS = /^[^\p{Ll}]+!+$|[*~=]$/u;

/** "Experience in a bakery is a plus" is a requirement, whatever words it shares with headings. */
const STATES_LEVEL =
  /\b(?:is|are|be)\b.{0,20}\b(?:plus|required|preferred|desired|desirable|essential|mandatory|helpful)$/i;
const LEVEL_WORDS = new Set(
  'it this that these the following what which also would will is are be considered seen counted as an a big huge strong definite nice plus pluses advantage asset bonus'.split(
    ' ',
  ),
);

/** True for "Would be a plus": a level without the thing required. */
function isOnlyLevel(text: string): boolean {
  return toPhraseText(text)
    .trim()
    .split(' ')
    .every((word) => LEVEL_WORDS.has(word));
}

/** "About Northgate", "Working at Elmwood & Sons", "Why Elmwood?", "What Makes Elmwood Unique" */
const ABOUT_EMPLOYER =
  /^(?:About|ABOUT|Life at|LIFE AT|Working (?:at|for)|WORKING (?:AT|FOR)|Why|WHY|Join|JOIN|What (?:Makes|Sets)) (?:the |THE )?\p{Lu}[\p{L}\d&.' -]{1,40}\??$|^about (?!(?:you|me|the|this|half|an?)\b)\p{Ll}[\p{L}\d&.' -]{1,40}$/u;

/** Above what the employer offers. */
const IS_GOOD =
  /^(?:the (?:good|fun) stuff|(?:(?:our|the) )?(?:(?:hiring|interview) )?process|(?:(?:our|the) )?offer|hiring):?$/i;

const MAX_PLAIN_WORDS = POSTING_NUMBERS.maxPlainHeadingWords.value;
const MAX_LEAD_WORDS = POSTING_NUMBERS.maxLeadWords.value;
const MIN_PARAGRAPH_LENGTH = POSTING_NUMBERS.minParagraphLength.value;

/**
 * True for a short line that looks like a heading but contains no known heading words ("Our kitchen"). It ends the
 * section before it and is not a requirement itself. `inLowerCase`: the posting has no capitals where others have.
 */
export function isPlainHeading(
  view: string,
  line: Line,
  before: Line | undefined,
  next: Line | undefined,
  inLowerCase = false,
): boolean {
  if (!next) return false;
  if (line.bullet) return isNumberedInCapitals(view, line);
  const text = view.slice(line.start, line.end);
  if (next.bullet && PERCENT_OF_JOB.test(text)) return true;
  if (line.marked) return !/[.!?]$/.test(text) && text.split(/\s+/).length <= MAX_MARKED_WORDS;
  if (/:$/.test(text) && next.bullet && text.split(/\s+/).length <= MAX_LEAD_WORDS) return true;
  if (!before || !line.blankBefore) return false;
  if (/[.,;!?)]$/.test(text) || /[,;]/.test(text)) return false;
  if (!inLowerCase && !/^[\p{Lu}\d]/u.test(text)) return false;
  if (text.split(/\s+/).length > MAX_PLAIN_WORDS) return false;
  const long = (other: Line) => other.bullet || other.end - other.start >= MIN_PARAGRAPH_LENGTH;
  return long(before) && (next.bullet || long(next));
}

/** "Grants and Budget (10%)": how much of the job the list below is. */
const PERCENT_OF_JOB = /^[\p{Lu}][^.;:]{2,60} \(?\d{1,3} ?%\)?:?$/u;

const MAX_INLINE_WORDS = POSTING_NUMBERS.maxInlineLabelWords.value;

/** "Experience in programming: R, Python", "Experience building teams: …" asks for something itself, unlike "Experience:" or "Knowledge of:". */
const NAMES_WHAT =
  /\b(?:experience|knowledge|skills?|proficiency|expertise|familiarity|background|training) (?:in|with|of|using)\s(?!the following\b)\S|\bexperience [a-z]{2,}ing\s(?!with$)\S/i;

/** The section that a label such as "Requirements:" opens in the middle of a line. */
export function sectionOpenedInline(words: string): SectionKind | undefined {
  const count = toPhraseText(words).trim().split(' ').length;
  if (/^(?:nice|pluses|plus|bonus|wishes)$/i.test(words.trim())) return 'preferred';
  const isNoHeading = count > MAX_INLINE_WORDS || NAMES_WHAT.test(words) || DOES_WORK.test(words);
  return isNoHeading ? undefined : kindOf(words, true);
}
/** "Lead the shift: assign duties" is a duty, whatever "Shift:" would open. */
const DOES_WORK =
  /^(?:(?:lead|run|open|close|cover|supervise|manage) (?:the|a|an|each|every|your)|have|know|bring|hold|possess|understand|show|demonstrate) /i;

function kindOf(text: string, sure: boolean): SectionKind | undefined {
  const line = toPhraseText(text.replaceAll(' & ', ' and '));
  const found: [SectionKind, string[]][] = [
    ['preferred', findPreferred(line)],
    ['none', findNone(line)],
    ['after', findAfter(line)],
    ['must', findMust(line)],
    ['duties', findDuties(line)],
  ];
  if (
    !sure &&
    !isMostlyHeadingWords(
      line,
      found.flatMap(([, phrases]) => phrases),
    )
  )
    return undefined;
  if ((found[0]?.[1].length ?? 0) > 0) return 'preferred';
  const sizes = found.map(([kind, phrases]) => ({
    kind,
    size: Math.max(0, ...phrases.map(({ length }) => length)),
  }));
  const best = sizes.reduce((most, next) => (next.size > most.size ? next : most));
  return best.size === 0 ? undefined : best.kind;
}

/** Words that headings contain besides the ones that say what the section is about. */
const FILLERS = new Set(
  "relevant key core main other additional job role position general specific candidate work technical professional your our the what you and of to for a an in with we be would is it it's if too also we'd you'd all by how big huge us can do get applicant applicants entry success successful ideal right perfect might could may already makes needed internship personal these those will help things that but not you'll candidates even following actually really honestly roughly such rest stuff".split(
    ' ',
  ),
);
const MIN_HEADING_SHARE = POSTING_NUMBERS.minHeadingShare.value;

/** "Skills and qualifications" is a heading; "Collections experience required" is a requirement. */
function isMostlyHeadingWords(line: string, phrases: string[]): boolean {
  if (phrases.length === 0) return false;
  const known = new Set(phrases.flatMap((phrase) => phrase.split(' ')));
  const words = line
    .trim()
    .split(' ')
    .filter((word) => known.has(word) || !FILLERS.has(word));
  const share = NOT_NEEDED.test(line) ? 1 : MIN_HEADING_SHARE;
  return words.filter((word) => known.has(word)).length >= words.length * share;
}
/** "Helpful but not required" is a heading, "Spanish helpful, not required" isn't. */
const NOT_NEEDED = /\b(?:helpful|handy|useful|good)(?: but)? not (?:required|essential|needed|necessary)\s*$/;
