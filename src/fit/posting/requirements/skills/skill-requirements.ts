import { type Range, within } from '../../../../shared/range.ts';
import { findDeeds } from '../../../lexicon/deeds/deeds.ts';
import { TEAM_LEADERSHIP } from '../../../lexicon/ids.ts';
import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { trainsPeople } from '../../../lexicon/people-led.ts';
import { isTraitWord } from '../../../match/word-weights.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';
import { stem } from '../../../text/stem.ts';
import { isBoilerplate, isCatchAll, isSmallPrint } from '../../lines/boilerplate.ts';
import { listItems } from '../../lines/list-items.ts';
import { hasRequirementCue, opensWithVerb } from '../../lines/statement-cues.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { asksToLeadPeople, onlyLeads } from '../leading-people.ts';
import {
  labelOf,
  labelOfRequirement,
  makeRequirement,
  mentionsIn,
  type PostingText,
  type StatementPart,
} from '../make-requirement.ts';
import { asksForCertificate, certificateAskedIn, isCertificate } from './certificate-sentences.ts';
import { contentWeight } from './content-weight.ts';
import { twoExampleLists } from './example-lists.ts';
import { tellsLanguageOfOthers, withoutOwnLanguage } from './language-requirements.ts';
import {
  areEitherOr,
  areOneChoice,
  choiceEnd,
  countOfChoice,
  groupMentions,
  groupRange,
  unknownAfter,
} from './mention-groups.ts';
import {
  areExamplesOnly,
  isDepartment,
  isLedByLicensed,
  isNamedInPassing,
  rangesNotAsked,
  saysExample,
  withoutAsides,
} from './named-in-passing.ts';
import { isTrait, termRequirement } from './term-requirement.ts';
import { plainMembers, unknownMembers, withUnknownMembers } from './unknown-members.ts';

const WORDS_PER_TERM = REQUIREMENT_NUMBERS.wordsPerTerm.value;
const WORDS_PER_SKILL = REQUIREMENT_NUMBERS.wordsPerSkill.value;
const APART_FACTOR = REQUIREMENT_NUMBERS.apartFactor.value;
const MAX_TERMS_COUNTED = REQUIREMENT_NUMBERS.maxTermsCounted.value;
const LEAST_REST = REQUIREMENT_NUMBERS.leastRest.value;
const LEAST_DUTY = REQUIREMENT_NUMBERS.leastDuty.value;
const LEAST_BULLET = REQUIREMENT_NUMBERS.leastBullet.value;
const PHRASE_SHARE = REQUIREMENT_NUMBERS.phraseShare.value;
const PHRASE_SHARE_OF_WORD = REQUIREMENT_NUMBERS.phraseShareOfWord.value;
const TRAIT_SHARE = REQUIREMENT_NUMBERS.traitShare.value;
const FEW_WORDS = REQUIREMENT_NUMBERS.fewWords.value;
const FEW_WORDS_WEIGHT = REQUIREMENT_NUMBERS.fewWordsShare.value;
const DRIVING_LICENCE_SHARE = REQUIREMENT_NUMBERS.drivingLicenceShare.value;
const DRIVING_LICENCE = /\bdriv(?:er|ers|er['’]s|ing) licen[cs]e\b/i;
const LICENCE =
  /\b(?:licen[cs]e[ds]?|licensure|certifi(?:ed|cations?|cates?)|registered|registration|credentials?(?! and (?:education|experience|skills)\b)|accreditation)\b(?!\s+(?:[a-zà-ÿ]+\s+)?(?:salons?|shops?|facilit[a-zà-ÿ]+|cent(?:er|re)s?|hospitals?|homes?|clinics?|kitchens?|breweries)\b)/i;

/**
 * The skills that part of a statement requires, outside the `taken` ranges. `partial`: it also requires years or a
 * degree.
 */
export function findSkillRequirements(
  posting: PostingText,
  part: StatementPart,
  taken: Range[],
  partial: boolean,
): PostingRequirement[] {
  const lists = twoExampleLists(posting.view, part);
  if (lists?.every((list) => mentionsIn(posting, { ...part, ...list }).length > 0))
    return lists.flatMap((list, index) =>
      findSkillRequirements(posting, { ...part, ...list }, taken, partial && index === 0),
    );
  const mentions = withoutOwnLanguage(
    posting.view,
    part,
    mentionsIn(posting, part).filter(
      (mention) =>
        (mention.term.kind === 'certification' || !isTaken(mention, taken)) &&
        !isNamedInPassing(posting, part, mention),
    ),
  );
  const groups = withoutAsides(posting.view, part, groupMentions(posting.view, mentions, part.end), partial);
  if (isAtEaseWith(posting.view, part, groups))
    return groups.map((group) => termRequirement(posting, part, group));
  const offered = partial ? [] : groups.slice(0, choiceEnd(posting.view, groups));
  const count = countOfChoice(posting.view, offered);
  if (count > 0 && offered.length === groups.length) return [choiceOf(posting, part, groups, count)];
  if (count > 0) {
    const ofChoice = { ...part, end: groupRange(offered.flat()).end };
    const others = findSkillRequirements(posting, { ...part, start: ofChoice.end }, taken, partial);
    return [choiceOf(posting, ofChoice, offered, count), ...others];
  }
  const choice = partial
    ? groups.findIndex((_, index) => areOneChoice(posting.view, groups.slice(index)))
    : -1;
  if (choice >= 0) {
    const options = groups.slice(choice);
    const { weight, ...one } = choiceOf(posting, { ...part, ...groupRange(options.flat()) }, options);
    const others = partRequirements(posting, part, groups.slice(0, choice), taken, partial);
    return [...others, { ...one, weight: BESIDE_YEARS * weight }];
  }
  if (!partial && !isAskedWhole(part, groups)) {
    const named = groups.map((group) => termRequirement(posting, part, group));
    const plain = plainMembers(posting, part, named);
    if (plain.length > 0) return withUnknownMembers(posting, part, named, plain);
  }
  const items = isAskedWhole(part, groups) ? undefined : itemsOf(posting, part, groups);
  if (items && !partial) {
    const wanted = items.filter((item) => {
      const words = posting.view.slice(item.start, item.end);
      const isCondition = part.conditions?.some(({ start, end }) => start <= item.start && item.end <= end);
      return !(
        isCondition ||
        isBoilerplate(words) ||
        isSmallPrint(words) ||
        isCatchAll(words) ||
        saysLittle(posting, item)
      );
    });
    const requirements = wanted.flatMap((item) =>
      itemRequirements(posting, { ...part, ...item, weight: part.weight }),
    );
    if (requirements.every(({ kind }) => kind === 'trait')) return [phraseRequirement(posting, part, 0)];
    return requirements;
  }
  return partRequirements(posting, part, groups, taken, partial);
}

/** One requirement that any of these groups meets, or any two of them: "two or more of the following: …". */
function choiceOf(
  posting: PostingText,
  part: StatementPart,
  groups: Mention[][],
  count = 1,
): PostingRequirement {
  const options = groups.map((group) => termRequirement(posting, part, group));
  const labels = options.map(({ label }) => label);
  return {
    ...makeRequirement(posting, part, (options[0] as PostingRequirement).kind, part, {
      label: labelOf(`${count === 2 ? 'Two of ' : ''}${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`),
      weight: Math.max(...options.map(({ weight }) => weight)),
      words: [{ start: part.start, end: part.end }],
    }),
    ...(count === 2
      ? {
          options: options.flatMap((one, index) => options.slice(index + 1).map((other) => [one, other])),
          together: true,
        }
      : { options: options.map((option) => [option]) }),
  };
}

const LONG_LIST = REQUIREMENT_NUMBERS.longList.value;

/**
 * The items of a plain list, or undefined if the text is a sentence or a choice. A long list is no choice as a whole: those of
 * its items that are alternatives ("Jira or Asana") count as one.
 */
function itemsOf(
  { view }: PostingText,
  { start, end }: Range,
  groups: readonly Mention[][],
): Range[] | undefined {
  const items = listItems(view, start, end);
  const choices = groups.filter((group) => group.length > 1);
  if (!items || givesExamples(view, items) || ABOUT_ONE_THING.test(view.slice(start, end))) return undefined;
  if (choices.length === 0) return items;
  if (items.length < LONG_LIST) return undefined;
  const spans = choices.flatMap((group) => {
    const whole = groupRange(group);
    const rest = unknownAfter(view, whole.end, end).length;
    return rest > 0 || areEitherOr(view, group) ? [{ ...whole, end: whole.end + rest }] : [];
  });
  const joined: Range[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const continues = last && spans.some((span) => span.start < last.end && span.end > item.start);
    if (continues) joined[joined.length - 1] = { start: last.start, end: item.end };
    else joined.push(item);
  }
  return joined;
}

/** "Visualization tools, such as Tableau, Qlik", "Tests like ANOVA, Tukey": what follows are examples of one thing. */
const givesExamples = (view: string, [first, second]: readonly Range[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  (/\b(?:such as|like|e\.g\.),?\s*$/i.test(view.slice(first.end, second.start)) ||
    /\p{L}s (?:such as|like|e\.g\.),?\s/iu.test(view.slice(first.start, first.end)));

/** "FedRAMP": the lexicon may not know it, but it is a name. */
const HAS_CAPITALS = /\p{Lu}[\p{L}\d-]*\p{Lu}/u;

/** True for "scales" and "direct" in a list: a single word that could mean anything. */
function saysLittle(posting: PostingText, item: Range): boolean {
  const [word, ...more] = within(posting.tokens, item);
  if (HAS_CAPITALS.test(posting.view.slice(item.start, item.end))) return false;
  if (!word || more.length > 0 || mentionsIn(posting, item).length > 0) return false;
  return !isTraitWord(stem(word.norm)) && contentWeight(posting, item, []).specific === 0;
}

const BESIDE_YEARS = REQUIREMENT_NUMBERS.besideYears.value;
const SHORT_PART = REQUIREMENT_NUMBERS.shortPart.value;
/** Kinds that are requirements of their own next to a degree ("MBA and CPA"). */
const ALWAYS_SEPARATE: ReadonlySet<string> = new Set(['language', 'certification']);

function isTaken(mention: Mention, taken: Range[]): boolean {
  return taken.some((range) => mention.start < range.end && mention.end > range.start);
}

function itemRequirements(posting: PostingText, part: StatementPart): PostingRequirement[] {
  const mentions = withoutOwnLanguage(posting.view, part, mentionsIn(posting, part));
  return partRequirements(posting, part, groupMentions(posting.view, mentions, part.end), [], false);
}

function partRequirements(
  posting: PostingText,
  part: StatementPart,
  groups: Mention[][],
  taken: Range[],
  partial: boolean,
): PostingRequirement[] {
  const free = groups.filter((group) => !(partial && group.every(({ term }) => term.kind === 'field')));
  const named = free.map((group) => termRequirement(posting, part, group));
  if (partial) {
    const apart = named.filter(({ kind }) => ALWAYS_SEPARATE.has(kind));
    const others = named.filter((one) => !apart.includes(one));
    return (namesOnlyTopic(part, others) ? apart : named).map((requirement) => ({
      ...requirement,
      weight: BESIDE_YEARS * requirement.weight,
    }));
  }
  const asides = [
    ...rangesNotAsked(posting.view, part),
    ...(named.some(isCertificate) || isOneTool(named) ? bracketsIn(posting.view, part) : []),
  ];
  const rest = contentWeight(posting, part, [...taken, ...groups.flat(), ...asides]);
  const names = named.length === 0 ? TWO_NAMES.exec(posting.view.slice(part.start, part.end)) : null;
  if (names)
    return [
      { ...part, end: part.start + (names[1] ?? '').length },
      { ...part, start: part.end - (names[2] ?? '').length },
    ].map((one) => phraseRequirement(posting, one, contentWeight(posting, one, []).specific));
  if (named.length === 0)
    return rest.all > LEAST_REST && !saysNothing(posting, part, rest.specific)
      ? [phraseRequirement(posting, part, rest.specific)]
      : [];
  const members = unknownMembers(posting, part, named);
  if (members.length > 0) {
    const ranges = members.map(({ range }) => range);
    const { specific } = contentWeight(posting, part, [...taken, ...groups.flat(), ...asides, ...ranges]);
    if (specific < 1) return withUnknownMembers(posting, part, named, members);
  }
  if (isOneOfUnknown(posting.view, part, free))
    return [phraseRequirement(posting, part, 1 + rest.specific, free.flat())];
  if (
    areSurroundings(posting.view, free) ||
    isAboutOneThing(posting.view, part, free) ||
    (named.every(({ kind }) => kind === 'skill' || kind === 'trait') &&
      tellsLanguageOfOthers(posting.view.slice(part.start, part.end)))
  )
    return [phraseRequirement(posting, part, Math.max(1, rest.specific), free.flat())];
  if (areAboutEachOther(posting.view, free))
    return [phraseRequirement(posting, part, free.length + rest.specific, free.flat())];
  const certificate = certificateAskedIn(posting, part, named);
  if (certificate === 'unknown') return [phraseRequirement(posting, part, rest.specific, free.flat())];
  if (certificate) return [certificate];
  if ((rest.specific >= 1 || saysExample(posting.view, part)) && areExamplesOnly(posting.view, part, free))
    return [phraseRequirement(posting, part, rest.specific, free.flat())];
  const separate = named.filter(({ kind }) => ALWAYS_SEPARATE.has(kind));
  const much = isAskedWhole(part, groups) ? 1 : wordsBeside(named, separate);
  if (rest.specific < much) return inOwnWords(posting, part, named, rest.specific);
  if (named.every((one) => isCertificate(one) && covers(one, part))) return named;
  return [...separate, phraseRequirement(posting, part, rest.specific, free.flat())];
}

/** "Buy America and EN 15085" */
const TWO_NAMES =
  /^(?=.*(?:\p{Lu}{2}|\d))(\p{Lu}[\p{L}\d.-]+(?: [\p{Lu}\d][\p{L}\d.-]*){0,3}) and (\p{Lu}[\p{L}\d.-]+(?: [\p{Lu}\d][\p{L}\d.-]*){0,3})$/u;

/** "Basic Excel (filters, simple formulas)" asks for Excel. */
const isOneTool = ([only, ...others]: readonly PostingRequirement[]): boolean =>
  others.length === 0 && only?.kind === 'tool';

/** "Manage several tasks in a high-acuity environment": only where the work is done has a name. */
const areSurroundings = (view: string, groups: readonly Mention[][]): boolean =>
  groups.flat().length === 1 &&
  groups.flat().every(({ start, end }) => {
    const isPlace = /\b(?:environment|setting)s?$/i.test(view.slice(start, end));
    return (
      (isPlace || /^ (?:environment|setting)s?\b/i.test(view.slice(end, end + 14))) &&
      /\p{L} (?:in|within|under) an? $/iu.test(view.slice(Math.max(0, start - 12), start))
    );
  });

/** "State laws governing child welfare", "auto parts inventory systems": neither is asked without the other. */
const areAboutEachOther = (view: string, groups: readonly Mention[][]): boolean => {
  const [first, second, ...others] = groups.flat();
  if (!first || !second || first.term.kind !== 'skill') return false;
  if (others.some(({ term }) => term.id !== second.term.id)) return false;
  return /^ (?:(?:that )?(?:govern(?:ing)?|regulat(?:e|ing)|concerning|relat(?:ed|ing) to|pertaining to) (?:the )?(?:[\w-]+ )?)?$/i.test(
    view.slice(first.end, second.start),
  );
};

/** "Rules and procedures related to baking, milling and sales": rules are asked, each of them about something. */
const isAboutOneThing = (view: string, part: Range, groups: readonly Mention[][]): boolean =>
  groups.flat().every(({ term }) => term.kind === 'skill' || term.kind === 'field') &&
  ABOUT_ONE_THING.test(view.slice(part.start, part.end));
const ABOUT_ONE_THING =
  /^[^;:.]{3,90}\b(?:rules|regulations|laws|orders|codes|polic(?:y|ies)|procedures|principles|practices|methods|techniques|standards|philosophy|requirements|equipment|materials)\b,? (?:as )?(?:related|relating|pertaining|applicable|applied|appropriate) (?:to|for) [^;:.]{3,160}$/i;

/** "Work with an agency, a mill or a bakery", of which the lexicon knows only the last: the others would do as well. */
const isOneOfUnknown = (view: string, part: Range, groups: readonly Mention[][]): boolean => {
  const [only, ...others] = groups.flat();
  if (!only || others.length > 0 || only.term.kind !== 'skill') return false;
  if (part.end - part.start >= SHORT_PART || LICENCE.test(view.slice(part.start, part.end))) return false;
  return (
    OR_BEFORE.test(view.slice(part.start, only.start)) ||
    OR_AFTER.test(view.slice(only.end, part.end).slice(0, OR_REACH))
  );
};
const OR_BEFORE = /,? or (?:an? )?$/i;
const OR_AFTER =
  /^,? or (?!(?:an? |any |some )?(?:similar|equivalent|related|other|another|comparable|better|higher|more|the like|so\b|willing|able|ability))/i;
const OR_REACH = REQUIREMENT_NUMBERS.cueReach.value;

/** An item of a list of sentences, but for one that names tools or certificates. */
const isAskedWhole = ({ whole }: StatementPart, groups: readonly Mention[][]): boolean =>
  whole === true && groups.flat().every(({ term }) => term.kind === 'skill' || term.kind === 'field');

/** How many specific words beside what is named make a sentence more than its names. */
function wordsBeside(named: readonly PostingRequirement[], separate: readonly PostingRequirement[]): number {
  const perTerm = named.every(({ kind }) => SAID_IN_SENTENCES.has(kind)) ? WORDS_PER_SKILL : WORDS_PER_TERM;
  return perTerm * (separate.length > 0 ? APART_FACTOR : 1) * Math.min(MAX_TERMS_COUNTED, named.length);
}

/** Of these a name alone says less than the sentence that it stands in; tools and certificates are asked by name. */
const SAID_IN_SENTENCES: ReadonlySet<string> = new Set(['skill', 'trait']);

/** "LPN license (compact or multistate is fine)": what is in brackets doesn't make a licence something else. */
const bracketsIn = (view: string, { start, end }: Range): Range[] =>
  matchesOf(view.slice(start, end), /\([^()]{1,120}\)/g).map(({ 0: words, index }) => ({
    start: start + index,
    end: start + index + words.length,
  }));

/** "Comfortable in Excel – sorting, filters", "you need to be OK with a spreadsheet". */
export const AT_EASE =
  /^(?:you (?:do )?(?:(?:need|ought|have) to be|should be|must be|are) |must be |be |are )?(?:(?:very|fairly|reasonably|really|quite|generally) )?(?:comfortable|reasonable|ok(?:ay)?|good|decent|handy|confident|competent|proficient|skilled|at home|at ease|fluent|strong|fast|quick|solid) (?:in|with|on|using|at)\b/i;

const covers = (one: Range, all: Range): boolean => (one.end - one.start) * 2 > all.end - all.start;

/** "We run SAP, so if you have worked in it that would help": programs in use, and why they matter. */
export const NAMES_USE =
  /^(?:we (?:all |currently |mostly )?(?:use|run|work (?:in|with)|rely on)\b|(?:our|the) (?:current |tech(?:nology)? )*stack (?:is|includes|consists of|:)|(?:the|our) (?:service|app|product|platform|backend|front-?end|codebase|api)s? (?:is|are) (?:written|built) (?:in|on|with)\b|[\p{Lu}\d][\p{L}\d.+# -]{1,30} is (?:what we (?:use|run on|work (?:in|with))|our (?:[\p{L}-]+ )?(?:software|system|crm|ehr|emr|erp|pos|ats|lms|platform|tool))\b)/iu;

function isAtEaseWith(view: string, part: Range, groups: Mention[][]): boolean {
  const areTools = groups.every((group) => group.every(({ term }) => term.kind === 'tool'));
  const words = view.slice(part.start, part.end);
  return groups.length > 0 && areTools && (AT_EASE.test(words) || NAMES_USE.test(words));
}

/** "5 years of project management" asks for project management once. */
function namesOnlyTopic({ start, end }: Range, named: readonly PostingRequirement[]): boolean {
  const isTopic = ({ kind }: PostingRequirement) => kind === 'skill' || kind === 'trait';
  return named.length === 1 && named.every(isTopic) && end - start < SHORT_PART;
}

/** "PLC troubleshooting" asks for more than its known term, PLC programming, so all its words count. */
function inOwnWords(
  posting: PostingText,
  part: Range,
  named: PostingRequirement[],
  otherWords: number,
): PostingRequirement[] {
  const [only] = named;
  if (!only || named.length > 1 || part.end - part.start >= SHORT_PART) return named;
  if (otherWords < 1) return [asPosted(posting, part, only)];
  const words = [{ start: part.start, end: part.end }];
  if (only.terms.length > 1) return [{ ...only, words }];
  const { name: _, ...requirement } = only;
  const label = labelOfRequirement(posting.view.slice(part.start, part.end));
  return [{ ...requirement, label, sufficient: [], words }];
}

/** "Leading and developing direct reports", of which the lexicon knows "direct reports": a name that is cut says too little. */
function asPosted({ text, view }: PostingText, part: Range, only: PostingRequirement): PostingRequirement {
  const words = view.slice(part.start, part.end);
  const opening = OPENING.exec(words)?.[0] ?? '';
  const start = part.start + opening.length;
  const core = words.slice(opening.length).replace(CLOSING, '');
  const before = view.slice(start, only.start);
  const after = core.slice(Math.max(0, only.end - start));
  const isMore = saysMore(before) || (/^ (?:or|and) /.test(after) && saysMore(after));
  if (only.kind !== 'skill' || only.examples || core.length > MAX_OWN_LABEL || !isMore) return only;
  const { name: _, ...requirement } = only;
  const end = start + core.length;
  return { ...requirement, text: text.slice(start, end), start, end, label: labelOfRequirement(core) };
}

const MAX_OWN_LABEL = REQUIREMENT_NUMBERS.maxOwnLabel.value;
/** "Strong experience in", "Ability to": what asks, and how much. */
const OPENING =
  /^(?:(?:this|that|which) includes?\s+)?(?:(?:the|an?|strong|excellent|good|solid|proven|demonstrated|demonstrable|working|basic|advanced|prior|previous|general|deep|extensive|hands-on|in-depth|thorough|sound|relevant|professional|practical|significant|some|must have|have|has|possess)\s+)*(?:(?:experienced?|knowledge|understanding|familiarity|familiar|proficiency|proficient|expertise|background|skilled|skills?|training|ability|able|comfortable|competence)(?:\s(?:and|or)\s\w+)?\s+(?:(?:of|in|with|using|on|to|for)\s+(?!or\b)|(?=[a-zà-ÿ]+ing\b)))?(?:(?:the|an?|your|our)\s+)?/i;
const CLOSING =
  /[,;]?\s+(?:(?:is|are)\s+)?(?:(?:strongly|highly)\s+)?(?:required|preferred|desired|desirable|helpful|an? (?:plus|must))\W*$/i;
/** Whether words beside a name say what it is about, and not only how much of it, how long or with which certificate. */
const saysMore = (words: string): boolean =>
  !OF_ITS_OWN.test(words) && /\p{L}{5,}/u.test(words.replace(SAYS_HOW_MUCH, ''));
const OF_ITS_OWN = /\b(?:years?|months?|certificates?|certifications?|degrees?|diploma)\b/i;
const SAYS_HOW_MUCH =
  /\b(?:experienced?|knowledge\w*|understanding|familiar\w*|proficien\w*|expertise|background|skill\w*|ability|strong\w*|excellent|working|basic|advanced|solid|proven|demonstrated|including|related|relevant|equivalent|required|preferred|general|other|prior|previous|minimum|should|would|looking|using|great|highly|ideally|preferably)\b/gi;

function phraseRequirement(
  posting: PostingText,
  part: StatementPart,
  specific: number,
  mentions: Mention[] = [],
): PostingRequirement {
  const words = posting.view.slice(part.start, part.end);
  const driving = DRIVING_LICENCE.test(words);
  const isOfOthers = asksToLeadPeople(words) || isLedByLicensed(words);
  const isCertificate = !isOfOthers && (asksForCertificate(words) || isToBeObtained(words, mentions));
  const licence = (!isOfOthers && LICENCE.test(words)) || driving || isCertificate;
  const fewWords = words.trim().split(/\s+/).length <= FEW_WORDS ? FEW_WORDS_WEIGHT : 1;
  const kind =
    licence && (mentions.length === 0 || isCertificate)
      ? 'certification'
      : isTraitPhrase(posting, part, specific)
        ? 'trait'
        : 'skill';
  return makeRequirement(posting, part, kind, part, {
    weight:
      part.weight *
      (kind === 'trait'
        ? TRAIT_SHARE
        : driving
          ? DRIVING_LICENCE_SHARE
          : (licence ? 1 : fewWords) * Math.min(1, PHRASE_SHARE + specific * PHRASE_SHARE_OF_WORD)),
    terms: [
      ...new Set(
        mentions
          .filter((mention) => kind !== 'certification' || mention.term.kind === 'certification')
          .filter((mention) => !isTrait(posting, mention))
          .map(({ term }) => term.id),
      ),
    ],
    words: [{ start: part.start, end: part.end }],
  });
}

/** "Notary Public commission or willing to obtain one within 90 days". */
const isToBeObtained = (words: string, mentions: readonly Mention[]): boolean =>
  mentions[0]?.term.kind === 'certification' &&
  /\bor (?:be )?(?:willing|able|ability) to (?:obtain|get|earn|acquire)\b/i.test(words);

/** Traits in German, French and Spanish. */
const FOREIGN_TRAITS =
  /(?<!\p{L})(?:team(?:f[aä]hig\p{L}*|geist|player)|sorgf[aä]lt\p{L}*|zuverl[aä]ssig\p{L}*|belastbar\p{L}*|kommunikat\p{L}+|selbst[aä]ndig\p{L}*|selbstst[aä]ndig\p{L}*|eigeninitiative|engagement|motivation|esprit d['’][eé]quipe|sens d[eu]|rigueur|autonom\p{L}+|dynamis\p{L}+|trabajo en equipo|proactiv\p{L}+|responsab\p{L}+|ganas de)(?!\p{L})/iu;
const STATES_EXPERIENCE =
  /\b(?:experienced?|knowledge|background|familiar\w*|proficien\w*|understanding|worked|trained|completion|completed)\b/i;

/** "Personnel rules and policies", "organizational structure of the city": something to know, however general its words are. */
const SOMETHING_TO_KNOW =
  /^(?!(?:ability|able|attention|adapts?|follow|respect|adher|compl)\w*\b)(?:[\w'’/-]+,? ){0,5}(?:polic(?:y|ies)|procedures|rules|regulations|laws|principles|practices|methods|techniques|concepts|functions|systems|software|structure|(?<!\b(?:time|self)[ -])management)\b/i;

/** "At scale", "Get to know us": words that are in every posting, and none of them a trait, something to do or a cue. */
function saysNothing(posting: PostingText, part: StatementPart, specific: number): boolean {
  const words = posting.view.slice(part.start, part.end);
  if (MONTH.test(words)) return true;
  return (
    specific === 0 &&
    traitsIn(posting, part).size === 0 &&
    !FOREIGN_TRAITS.test(words) &&
    !opensWithVerb(words) &&
    !hasRequirementCue(words) &&
    !SOMETHING_TO_KNOW.test(words) &&
    !COMPETENCY.test(words)
  );
}

const MONTH =
  /^\W*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\W*$/i;

/** "Safety focus", "fact finding", "supervision", "skilled at working with others": what a person is good at. */
const COMPETENCY =
  /\b(?:supervision|focus|finding|solving|detail[- ]oriented|teams?|others|responsib\w+|accountab\w+|manners|committed|commitment|skilled|enjoys?|completion)\b/i;

/** True for phrases that are mostly about traits: "able to work well under pressure". */
function isTraitPhrase(posting: PostingText, part: StatementPart, specific: number): boolean {
  const words = posting.view.slice(part.start, part.end);
  if (FOREIGN_TRAITS.test(words)) return true;
  if (SOMETHING_TO_KNOW.test(words)) return false;
  if (specific === 0) return !NUMBERED_NAME.test(words) && !KIND_OF_EXPERIENCE.test(words);
  if (STATES_EXPERIENCE.test(words)) return false;
  const traits = traitsIn(posting, part).size;
  return opensWithVerb(words) ? traits > specific : traits >= specific;
}

/** "Agency experience", "Big 4 experience" */
const KIND_OF_EXPERIENCE =
  /^(?!(?:some|prior|previous|work|relevant|related|any)\b)[\p{L}\d&-]+(?: [\p{L}\d&-]+)? experience\b/iu;
/** "EN 15085" */
const NUMBERED_NAME = /\b\p{Lu}{2,}[ -]?\d/u;

const traitsIn = (posting: PostingText, part: Range): Set<string> =>
  new Set(within(posting.tokens, part).flatMap(({ norm }) => (isTraitWord(stem(norm)) ? [stem(norm)] : [])));

/** "Hire, coach and evaluate accounting staff" asks to lead people; accounting is only what they do. */
const LEADS_PEOPLE =
  /^(?:hires?|recruits?|coach(?:es)?|mentors?|supervises?|leads?|manages?|trains?)(?:(?:,| and|,? and) (?:hires?|recruits?|coach(?:es)?|mentors?|supervises?|leads?|manages?|trains?|develops?|evaluates?|schedules?|motivates?)){0,4} (?!no )(?:and develop )?(?:an? |the |our |two |three |four |up to \w+ )?(?:team of )?(?:[\w-]+ ){0,2}(?:staff|teams?|employees|people|personnel|direct reports)\b[^,;]{0,40}$/i;

/** "Answer phones", "Making good coffee". */
const VERB_AND_OBJECT =
  /^(?!(?:work|help|be|have|do|get|attend|join|meet|set|learn|achieve|love|enjoy|grow|earn|celebrate|contribute|participate|take breaks|drive (?:results|growth|success|change))\b)\p{L}\p{Ll}+(?: \p{L}+){0,2} \p{L}+\W*$/iu;

/** "Help the team" */
const ENDS_VAGUELY = /\b(?:teams?|leadership|communications?|others|people|it)\W*$/i;

/**
 * A duty as one requirement with all the skills it names, or that its verbs show if it names none; no requirement if it says
 * next to nothing.
 */
export function findDutyRequirement(posting: PostingText, part: StatementPart): PostingRequirement[] {
  const words = posting.view.slice(part.start, part.end);
  const leads = LEADS_PEOPLE.test(words) || onlyLeads(words);
  const mentions = mentionsIn(posting, part).filter(
    (mention) => !isTrait(posting, mention) && !isDepartment(posting.view, mention),
  );
  const deeds = mentions.length > 0 ? [] : findDeeds(words);
  const saysEnough =
    leads ||
    trainsPeople(words) ||
    (part.bullet && (isNameAlone(words, part, mentions) || (deeds.length > 0 && !ENDS_VAGUELY.test(words))));
  const least =
    part.bullet && VERB_AND_OBJECT.test(words) && !ENDS_VAGUELY.test(words) && opensWithVerb(words)
      ? LEAST_BULLET
      : LEAST_DUTY;
  if (!saysEnough && contentWeight(posting, part, []).all < least) return [];
  return [
    makeRequirement(posting, part, 'duty', part, {
      weight: part.weight,
      terms: leads ? [TEAM_LEADERSHIP] : termsOf([...mentions, ...deeds]),
      words: [{ start: part.start, end: part.end }],
    }),
  ];
}

/** "Complaint handling", "Payroll." */
const isNameAlone = (words: string, part: StatementPart, mentions: readonly Mention[]): boolean =>
  mentions.some(({ start, end }) => {
    const around =
      words.slice(0, Math.max(0, start - part.start)) + words.slice(Math.max(0, end - part.start));
    return !/[\p{L}\d]/u.test(around);
  });

/** What is named, or else what somebody with this duty does. */
const termsOf = (mentions: readonly Mention[]): string[] => [...new Set(mentions.map(({ term }) => term.id))];
