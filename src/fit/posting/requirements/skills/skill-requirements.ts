import type { Range } from '../../../../shared/range.ts';
import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { VOCATIONAL } from '../degrees/degree-requirement.ts';
import {
  labelOf,
  makeRequirement,
  mentionsIn,
  type PostingText,
  type StatementPart,
} from '../make-requirement.ts';
import { certificateAskedIn, isCertificate } from './certificate-sentences.ts';
import { contentWeight } from './content-weight.ts';
import { tellsLanguageOfOthers, withoutOwnLanguage } from './language-requirements.ts';
import { twoExampleLists } from './lists/example-lists.ts';
import {
  areOneChoice,
  choiceEnd,
  countOfChoice,
  groupMentions,
  groupRange,
  isOpenEnded,
} from './lists/mention-groups.ts';
import { itemsOf, wantedItems } from './lists/skill-lists.ts';
import { plainMembers, unknownMembers, withUnknownMembers } from './lists/unknown-members.ts';
import {
  areExamplesOnly,
  isNamedInPassing,
  rangesNotAsked,
  saysExample,
  withoutAsides,
} from './named-in-passing.ts';
import { inOwnWords } from './names/own-words.ts';
import { termRequirement } from './names/term-requirement.ts';
import { areAboutEachOther, areSurroundings, isAboutOneThing, isOneOfUnknown } from './one-thing.ts';
import { phraseRequirement, saysNothing } from './phrase-requirement.ts';

const WORDS_PER_TERM = REQUIREMENT_NUMBERS.wordsPerTerm.value;
const WORDS_PER_SKILL = REQUIREMENT_NUMBERS.wordsPerSkill.value;
const APART_FACTOR = REQUIREMENT_NUMBERS.apartFactor.value;
const MAX_TERMS_COUNTED = REQUIREMENT_NUMBERS.maxTermsCounted.value;
const LEAST_REST = REQUIREMENT_NUMBERS.leastRest.value;

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
        (!isTaken(mention, taken) || isBesideStudy(posting.view, mention, taken)) &&
        !isNamedInPassing(posting, part, mention),
    ),
  );
  const groups = withoutKindOfChoice(
    posting.view,
    withoutAsides(posting.view, part, groupMentions(posting.view, mentions, part.end), partial),
  );
  const offered = partial ? [] : groups.slice(0, choiceEnd(posting.view, groups));
  const count = countOfChoice(posting.view, offered);
  if (count === 0 && isAtEaseWith(posting.view, part, groups))
    return groups.map((group) => termRequirement(posting, part, group));
  if (!partial && groups.length > 0 && isSubjectOnly(posting.view, part, groups)) {
    const { specific } = contentWeight(posting, part, groups.flat());
    return [phraseRequirement(posting, part, Math.max(1, specific), groups.flat())];
  }
  if (groups.length > 1 && ANY_ONE.test(posting.view.slice(part.start, part.end))) {
    const [one, ...others] = withoutHead(posting.view, groups);
    return [
      others.length === 0
        ? termRequirement(posting, part, one as Mention[])
        : choiceOf(posting, part, [one as Mention[], ...others]),
    ];
  }
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
    const requirements = wantedItems(posting, part, items).flatMap((item) =>
      itemRequirements(posting, { ...part, ...item, weight: part.weight }),
    );
    if (requirements.every(({ kind }) => kind === 'trait')) return [phraseRequirement(posting, part, 0)];
    return requirements;
  }
  return partRequirements(posting, part, groups, taken, partial);
}

/** "Teaching license or classroom experience": each is answered in its own way, as a license is held and experience is shown. */
function paperOrWork(posting: PostingText, part: StatementPart, group: Mention[]): PostingRequirement {
  const requirement = termRequirement(posting, part, group);
  const at = group.findIndex(({ term }) => term.kind !== 'certification');
  const papers = group.slice(0, at);
  const work = group.slice(at);
  if (at < 1 || !work.every(({ term }) => term.kind === 'skill' || term.kind === 'tool')) return requirement;
  const between = posting.view.slice(groupRange(papers).end, groupRange(work).start);
  if (!OR_WORK.test(between)) return requirement;
  const { kind } = termRequirement(posting, part, work);
  const choice = choiceOf(posting, { ...part, ...groupRange(group) }, [papers, work]);
  return { ...choice, label: requirement.label, kind };
}
const OR_WORK = /^,? or (?:an? )?$/i;

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

/** "Programming experience in two or more of Scala, R, Python": what all of the choice are isn't one of them. */
function withoutKindOfChoice(view: string, groups: Mention[][]): Mention[][] {
  const [[kind, ...same] = [], ...others] = groups;
  const next = same[0] ?? others[0]?.[0];
  if (!kind || !next || !BEFORE_CHOICE.test(view.slice(kind.end, next.start))) return groups;
  return same.length > 0 ? [same, ...others] : others;
}
const BEFORE_CHOICE =
  /^ (?:(?:experience|skills?|knowledge|proficiency) )?(?:in|with|of|using) (?:at least )?(?:one|two|1|2)(?: or more)? of $/i;

/** "Payroll software – greytHR / Keka / SAP (any one)" */
const ANY_ONE = /\(any (?:one|of (?:these|the above|them))\)\W*$/i;

function withoutHead(view: string, groups: Mention[][]): Mention[][] {
  const [head, next] = groups as [Mention[], Mention[]];
  const between = view.slice(groupRange(head).end, groupRange(next).start);
  return /^ ?[–:-] ?$/.test(between) ? groups.slice(1) : groups;
}

const BESIDE_YEARS = REQUIREMENT_NUMBERS.besideYears.value;
const SHORT_PART = REQUIREMENT_NUMBERS.shortPart.value;
/** Kinds that are requirements of their own next to a degree ("MBA and CPA"). */
const ALWAYS_SEPARATE: ReadonlySet<string> = new Set(['language', 'certification']);

/** "MBA and CPA", but not the certificate in "NVQ Level 3 Teaching Assistant". */
const isBesideStudy = (view: string, mention: Mention, taken: readonly Range[]): boolean =>
  mention.term.kind === 'certification' &&
  !taken.some(
    ({ start, end }) =>
      start < mention.start && mention.end <= end && VOCATIONAL.test(view.slice(start, end)),
  );

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
  const named = free.map((group) =>
    partial ? termRequirement(posting, part, group) : paperOrWork(posting, part, group),
  );
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
  const [only] = free;
  if (only && named.length === 1 && isHeadedChoice(posting.view, part, only))
    return named.map((one) => ({ ...one, label: labelOf(posting.view.slice(part.start, part.end)) }));
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
  const [certified, ...beside] = separate;
  if (
    certified &&
    isCertificate(certified) &&
    beside.length === 0 &&
    POSSESSION.test(posting.view.slice(part.start, part.end))
  )
    return [certified];
  const much = isAskedWhole(part, groups) ? 1 : wordsBeside(named, separate);
  if (rest.specific < much) return inOwnWords(posting, part, named, rest.specific);
  if (named.every((one) => isCertificate(one) && covers(one, part))) return named;
  return [...separate, phraseRequirement(posting, part, rest.specific, free.flat())];
}

/** "Backup software experience - Veeam, Datto, Rubrik, or similar": what they are is no more than they are. */
const isHeadedChoice = (view: string, { start, end }: Range, group: readonly Mention[]): boolean =>
  group.length > 1 &&
  isOpenEnded(view, group, end) &&
  /^(?!experience|knowledge|familiar)[^.;:,()]{3,40}(?: [-–—]|:) $/i.test(
    view.slice(start, groupRange(group).start),
  );

/** "Safety practices in boilers and pressure vessels", "continuing education related to phlebotomy": what is named only says where. */
const isSubjectOnly = (view: string, { start }: Range, groups: readonly Mention[][]): boolean =>
  groups.some(([first]) => first && SUBJECT_BEFORE.test(view.slice(start, first.start)));
const SUBJECT_BEFORE =
  /(?:^|\s)(?!(?:basic|general|sound|common|good|best|modern|accepted|current|proper|standard|fundamental|key|core|advanced|different|various|related|appropriate|applicable|industry|the|of|in|and|or|strong|solid|working|technical|professional)\s)\p{Ll}[\p{Ll}-]{3,}(?<!ing) (?:principles|practices|precautions|procedures|hazards|standards|regulations|laws)(?: and (?:principles|practices|precautions|procedures|methods|techniques|standards|regulations|laws))* (?:in|of|for|involved in|used in|related to|relating to|associated with|applicable to) (?:the |an? )?$|\b(?:continuing education|professional development)\b[^.;]{0,30}\b(?:related to|relevant to|in|on) $/iu;

/** "Possession of a Peace Officer Standards and Training (P.O.S.T.) Section 832 Certificate": however long its name. */
const POSSESSION = /^possession of (?:an? |the )?[^;]{0,160}\b(?:certificate|licen[cs]e|certification)\b/i;

/** "Buy America and EN 15085" */
const TWO_NAMES =
  /^(?=.*(?:\p{Lu}{2}|\d))(\p{Lu}[\p{L}\d.-]+(?: [\p{Lu}\d][\p{L}\d.-]*){0,3}) and (\p{Lu}[\p{L}\d.-]+(?: [\p{Lu}\d][\p{L}\d.-]*){0,3})$/u;

/** "Basic Excel (filters, simple formulas)" asks for Excel. */
const isOneTool = ([only, ...others]: readonly PostingRequirement[]): boolean =>
  others.length === 0 && only?.kind === 'tool';

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
  /^(?:you (?:do )?(?:(?:need|ought|have) to be|should be|must be|are) |must be |be |are )?(?:(?:very|fairly|reasonably|really|quite|generally) )?(?:comfortable|reasonable|ok(?:ay)?|good|decent|handy|confident|competent|proficient|skilled|at home|at ease|fluent|strong|fast|quick|solid|hands-on (?:time|work|experience|use)) (?:in|with|on|using|at)\b/i;

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
