import { type Range, within } from '../../../../../shared/range.ts';
import type { Mention } from '../../../../lexicon/lexicon.types.ts';
import { REQUIREMENT_NUMBERS } from '../../../../numbers/requirement-numbers.ts';
import { matchesOf } from '../../../../text/patterns/matches.ts';

/** Mentions that form one requirement: any one of them meets it. */
export type MentionGroup = Mention[];

const LISTING =
  /(?:such as:?|e\.?g\.?,?(?: in| with| using)?|like:?|including:?|any of|one of|either|for example|i\.e\.?,?|or similar|\()\s*$/i;
const BETWEEN =
  /^[\s,/()&;"'’|•-]*(?:(?:and|or|and\/or|oder|und|ou|o|y|et)\b)?[\s,/()&;"'’|•-]*$|^ ?\(\p{Lu}{2,6}\),? (?:or|and) $|^\)?(?: (?:certification|certificate|credential|license))?(?: (?:through|from|by|via) (?:the )?\p{Lu}{2,8})?,? or (?:an? )?$|^,? or english[/-]$|^ (?:in|from|issued by) (?:the |this |any )?[\p{L} ]{2,30}, or (?:an? )?$|^,?\s{1,3}or (?:an?|any|some)?\s?(?:other|another|similar|comparable|equivalent|related|like|good|very good|strong|solid|basic|some|excellent)\s$|^,?\sor (?:an? |any )?(?:other|another|similar|comparable|equivalent|related)\s(?:[\p{L}&-]+[ /]){1,2}$|^ (?!and\b)(?:[\p{L}\d+#.-]{2,20} ){1,2}or (?:an? )?$|^ ?\((?:strongly )?(?:preferred|preferably|ideally|ideal|best)\),? or (?:an? )?$|^,? or (?:any|an?) $|^ or \p{Ll}+-\p{Ll}+ $|^,? or (?:an?|any|some)?\s?other (?:\p{L}[\p{L}-]+ ){1,2}$|^,? or (?:building|using|writing|working with|creating|developing|running) $/iu;
/** An item in a list that the lexicon doesn't know: ", Solid or ". */
const UNKNOWN_BETWEEN =
  /^\s*[,/]\s*(?:[a-zà-ÿ\d.+#&-]+\s?){1,3}(?:,\s*(?:(?:and|or)\b)?|\b(?:or|and|oder|ou)\b)\s*$/i;
/**
 * Between a general term and specific ones: "certification from an accredited body (NASM or ACSM)", but not "data science to
 * support functions such as sales".
 */
const OPENS_KINDS =
  /^(?! to [a-zà-ÿ])[^.;:,()]{0,50}(?:\(\s*(?:(?:e\.?g\.?|i\.e\.?|such as|like|for example)[,:]?\s*)?|,?\s(?:such as|like|including|e\.g\.)[,:]?\s*)$/i;
const EITHER = /\b(?:or|oder|ou|o)\b/i;
const AND = /\b(?:and|und|et|y)\b|[&;]/i;
const MORE_OF_THE_KIND =
  '(?:etc|or (?:an?(?:other)? )?(?:something |anything )?(?:very |closely )?(?:similar(?:ly)?|equivalent|other|related|comparable)|or another|and (?:similar|others)|or the like|or whatever|you name it|that (?:sort|kind) of thing)\\b|(?<=\\p{L})(?:\\.{3}|…)';
const OPEN_END = new RegExp(`^[\\s,(]*(?:${MORE_OF_THE_KIND})`, 'iu');
/** ", Rubrik, or similar": a list goes on with names that the lexicon doesn't know. */
const OPEN_AFTER_UNKNOWN = new RegExp(
  `^(?:[,/] ?\\p{Lu}[\\p{L}\\d.+#&-]*(?: \\p{Lu}[\\p{L}\\d-]*)?){1,3}[\\s,]*(?:${MORE_OF_THE_KIND})`,
  'u',
);
/** "Zorblax, Elmsoft, Oaktool or Ashware", of which the lexicon doesn't know the last ones. */
const UNKNOWN_LAST =
  /^(?:, \p{Lu}[\p{L}\d&+#-]*){0,3},? or (?:\p{Lu}[\p{L}\d&+#-]*)(?: \p{Lu}[\p{L}\d&+#-]*)?(?=\)|\W*$|[.;,]\s|\s(?:is|are|preferred|required|experience|software|systems?|an? plus|to)\b)/u;

/** "Property management, real estate, construction or field service": the last of a list that the lexicon doesn't know. */
const PLAIN_LAST = /^,? or (?:an? )?\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){0,2}(?=\W*$)/u;

/** From the first of a group to its last. */
export const groupRange = (group: readonly Mention[]): Range => ({
  start: (group[0] as Mention).start,
  end: (group.at(-1) as Mention).end,
});

/** True if a group ends in "or similar": what is like it meets the requirement as well. */
export function isOpenEnded(view: string, group: readonly Mention[], end: number): boolean {
  return endsOpen(view, group.at(-1)?.end ?? end, end);
}

/** True if a list that has come to `from` says that there are more of the kind, maybe after names that nobody knows. */
export function endsOpen(view: string, from: number, end: number): boolean {
  const rest = view.slice(from, Math.min(end, from + MAX_ALTERNATIVE_GAP));
  return OPEN_END.test(rest) || OPEN_AFTER_UNKNOWN.test(rest);
}

/** Groups "React, Vue or Angular" into one requirement and leaves "Python, SQL and Git" as three. */
export function groupMentions(view: string, mentions: Mention[], end: number): MentionGroup[] {
  const groups: MentionGroup[] = [];
  const runs = runsOf(view, wholeMentions(view, mentions, end))
    .flatMap((run) => splitAtAnd(view, run))
    .flatMap(splitAtKinds);
  for (const run of runs) {
    if (areAlternatives(view, run, end)) groups.push(run);
    else groups.push(...joinedPairs(view, run));
  }
  return mergeKinds(view, groups, end);
}

/** "CDL Class A (hazmat and tanker endorsements)": an endorsement is asked beside the license, never in its place. */
export const isEndorsement = ({ term }: Mention): boolean => DRIVING_ENDORSEMENT.test(term.id);
const DRIVING_ENDORSEMENT =
  /^(?:cdl-(?:passenger|school-bus|passenger-and-school-bus)|hazmat|tanker|doubles-and-triples|air-brake)-endorsements?$/;
const isLicense = (mention: Mention): boolean =>
  /^(?:cdl|drivers-license)/.test(mention.term.id) && !isEndorsement(mention);
const areLicenseAndEndorsement = (one: Mention, next: Mention): boolean =>
  (isLicense(one) && isEndorsement(next)) || (isEndorsement(one) && isLicense(next));

/** "Mandarin or Spanish, Illustrator or InDesign": nobody chooses between a language and a program. */
function splitAtKinds(run: MentionGroup): MentionGroup[] {
  const parts: MentionGroup[] = [];
  for (const mention of run) {
    const last = parts.at(-1);
    const before = last?.at(-1);
    const isLikeLast =
      before &&
      (before.term.kind === 'language') === (mention.term.kind === 'language') &&
      !areLicenseAndEndorsement(before, mention);
    if (isLikeLast) last?.push(mention);
    else parts.push([mention]);
  }
  return parts;
}

/** "One or more of the following languages: Python (NumPy), R, MATLAB", "at least one of Excel, Tableau". */
const OFFERS_CHOICE =
  /\b(?:(?:at least )?one(?: or more)?|any(?: one)?) of(?: (?:the following|these)\b[^.;:]{0,100})?(?::[\w /&-]{0,25}| )$/i;
/** "Two or more of the following: React, Vue, Svelte", "at least two of Python, R and SAS". */
const OFFERS_TWO =
  /\b(?:(?:at least|any|minimum of) (?:two|2)|(?:two|2) or more) of(?: (?:the following|these)\b[^.;:]{0,60})?(?::[\w /&-]{0,25}| )$/i;

/** "One or more programming languages R, Python, MATLAB" */
const OFFERS_KIND =
  /\b(?:one or more|at least one|any(?: one)?|one of the) (?:[\w-]+ ){0,3}(?:languages?|tools|packages|platforms|frameworks|databases|libraries)$/i;

/** "Gainsight, Vitally, Planhat: you've lived in at least one of them" */
const OFFERED_BEFORE = /^[^.;\n]{0,50}\b(?:at least one|one|any(?: one)?) of (?:them|these|those)\b/i;

/** True if any of several groups will do, as the sentence says before it names them, or behind. */
export function areOneChoice(view: string, groups: readonly MentionGroup[]): boolean {
  const first = groups[0]?.[0];
  const last = groups.at(-1)?.at(-1);
  if (!first || !last || groups.length < 2) return false;
  const from = Math.max(0, first.start - CHOICE_REACH);
  const offers =
    OFFERS_CHOICE.test(view.slice(from, first.start)) ||
    OFFERS_KIND.test(view.slice(from, first.end)) ||
    OFFERED_BEFORE.test(view.slice(last.end, last.end + CHOICE_REACH));
  return offers && !/[.;]\s/.test(view.slice(first.end, last.start));
}

/** How many of several groups are asked: two, or one as they are a choice, or none. */
export function countOfChoice(view: string, groups: readonly MentionGroup[]): 0 | 1 | 2 {
  const [first] = groups;
  if (!first) return 0;
  const { start } = groupRange(first);
  const areFew = groups.length > 2 && groups.length <= MOST_TO_PAIR;
  if (areFew && OFFERS_TWO.test(view.slice(Math.max(0, start - CHOICE_REACH), start))) return 2;
  return areOneChoice(view, groups) ? 1 : 0;
}

/** "Any of: Excel, Tableau, plus strong SQL": how many groups belong to the choice, if it is one. */
export function choiceEnd(view: string, groups: readonly MentionGroup[]): number {
  const next = groups.findIndex((group, index) => {
    const before = groups[index - 1]?.at(-1);
    return before !== undefined && ASKS_MORE.test(view.slice(before.end, group[0]?.start));
  });
  return next < 0 ? groups.length : next;
}
const ASKS_MORE = /[.;]\s|,? (?:plus|with|as well as)\s/i;
const MOST_TO_PAIR = REQUIREMENT_NUMBERS.mostToPair.value;

const CHOICE_REACH = REQUIREMENT_NUMBERS.choiceReach.value;

/** Joins a general term and its kinds into one group: "certification (NASM or ACSM)", "Office (Word, Excel)". */
function mergeKinds(view: string, groups: MentionGroup[], end: number): MentionGroup[] {
  const merged: MentionGroup[] = [];
  for (const group of groups) {
    const last = merged.at(-1);
    const isBeside = last?.some(isLicense) && group.some(isEndorsement);
    if (last && !isBeside && (isFamilyOf(view, last, group) || isKindOf(view, last, group, end)))
      merged[merged.length - 1] = [...last, ...group];
    else merged.push(group);
  }
  return merged;
}

/** "Communication skills, both written and oral": the forms belong to what they are forms of. */
const FORM = '(?:written|verbal|oral|spoken)';
const FORMS = `(?:both )?${FORM}(?:(?:,| and| or| &|/) ?${FORM})*`;
const FORMS_AFTER = new RegExp(`^(?:, ${FORMS}(?=\\W*$|[.;)])| ?\\(${FORMS}\\))`, 'i');

/** Each mention with what belongs to it: its acronym, the general word behind it ("TCP/IP networking") or its forms. */
function wholeMentions(view: string, mentions: readonly Mention[], end: number): Mention[] {
  const joined: Mention[] = [];
  for (const mention of mentions) {
    const last = joined.at(-1);
    if (last && mention.start < last.end) continue;
    if (last && isItsAcronym(view, last, mention)) {
      joined[joined.length - 1] = { ...last, end: mention.end + 1 };
      continue;
    }
    if (last && mention.start - last.end === 1 && last.term.families.includes(mention.term.id)) {
      joined[joined.length - 1] = { ...last, end: mention.end };
      continue;
    }
    if (last && isOneName(view, last, mention)) {
      joined[joined.length - 1] = { ...mention, start: last.start };
      continue;
    }
    const version = VERSION_AFTER.exec(view.slice(mention.end, end))?.[0];
    if (version !== undefined) {
      joined.push({ ...mention, end: mention.end + version.length });
      continue;
    }
    const isOfForms = /\bcommunicat/i.test(view.slice(mention.start, mention.end));
    const forms = isOfForms ? FORMS_AFTER.exec(view.slice(mention.end, end)) : null;
    joined.push(forms ? { ...mention, end: mention.end + forms[0].length } : mention);
  }
  return joined;
}

/** "Retail reporting tools": what stands before the tools only says which. */
const isOneName = (view: string, last: Mention, { start, end, term }: Mention): boolean =>
  start - last.end === 1 &&
  term.kind === 'skill' &&
  (last.term.kind === 'field' || last.term.kind === 'skill') &&
  /^\p{Ll}[\p{L} -]* (?:tools|software|systems|platforms|programs)\b/u.test(
    view.slice(last.start, end + LONGEST_KIND),
  );
const LONGEST_KIND = ' platforms'.length;

/** "Windows 10/11" */
const VERSION_AFTER = /^(?<=\d)\/\d{1,4}(?![\d/])/;

/** "Project Management Professional (PMP)", "CMA (AAMA)": the same certificate, or who issues it. */
const isItsAcronym = (view: string, last: Mention, { term, start, end }: Mention): boolean =>
  last.term.kind === 'certification' &&
  term.kind === 'certification' &&
  !term.families.includes(last.term.id) &&
  /^ ?\($/.test(view.slice(last.end, start)) &&
  /^[A-Z][A-Za-z&-]{1,6}\)$/.test(view.slice(start, end + 1));

const MAX_FAMILY_GAP = REQUIREMENT_NUMBERS.maxFamilyGap.value;
const MAX_KIND_GAP = REQUIREMENT_NUMBERS.maxKindGap.value;
const MAX_ALTERNATIVE_GAP = REQUIREMENT_NUMBERS.maxAlternativeGap.value;

function isFamilyOf(view: string, last: MentionGroup, group: MentionGroup): boolean {
  const head = last[0]?.term.id ?? '';
  const between = view.slice(last.at(-1)?.end, group[0]?.start);
  if (isListedBelow(view, last, between)) return group.every(({ term }) => term.families.includes(head));
  if (between === ' (' && last.length > 1 && isSlashed(view, last))
    return group.every(({ term }) => last.some((one) => term.families.includes(one.term.id)));
  if (between.length > MAX_FAMILY_GAP || /[.;]\s/.test(between) || AND.test(between)) return false;
  // "Java, Spring Boot" asks for both; the programs of a suite are named after it.
  if (/^\W*,\W*$/.test(between) && !SUITE.test(view.slice(last[0]?.start, last[0]?.end))) return false;
  return group.every(({ term }) => term.families.includes(head));
}

/** "SIEM/EDR (CrowdStrike, Defender)": each is a kind of one of them. */
const isSlashed = (view: string, group: MentionGroup): boolean =>
  group.slice(1).every(({ start }, index) => SLASH.test(view.slice(group[index]?.end, start)));

/** "Welding: MIG, TIG and stick": more kinds of what stands before the colon. */
const isListedBelow = (view: string, [head, kind]: MentionGroup, between: string): boolean =>
  head !== undefined &&
  kind !== undefined &&
  /^: $/.test(view.slice(head.end, kind.start)) &&
  /^,? (?:and |& )?$/.test(between);

const SUITE =
  /\b(?:office|suite|workspace|365|creative cloud|software|systems?|tools|languages|certifications?)\b/i;

function isKindOf(view: string, last: MentionGroup, group: MentionGroup, end: number): boolean {
  const first = group[0] as Mention;
  const between = view.slice(last[0]?.end, first.start);
  if (last.length > 1 || between.length > MAX_KIND_GAP || !OPENS_KINDS.test(between)) return false;
  const after = view.slice(first.end, Math.min(end, first.end + 24));
  return (
    group.length > 1 ||
    (between.includes('(') && after.startsWith(')')) ||
    endsOpen(view, first.end, end) ||
    (/\bsuch as:?\s*$/i.test(between) && /^(?:\W*$|, [^.;]{2,60} or\b)/.test(view.slice(first.end, end)))
  );
}

/** True if the first of a group is what the others are kinds of: "programming languages such as R, Python". */
export function hasHead(view: string, [first, second]: readonly Mention[]): boolean {
  if (!first || !second) return false;
  const between = view.slice(first.end, second.start);
  const isKind = second.term.families.includes(first.term.id) && !EITHER.test(between);
  return isKind || OPENS_KINDS.test(between);
}

/** Of "Procore, Bluebeam and Primavera or Excel", only what follows "and" is a choice; of "Java or Kotlin, and Spring", what precedes it. */
function splitAtAnd(view: string, run: Mention[]): Mention[][] {
  const betweens = run.slice(1).map((mention, index) => view.slice(run[index]?.end, mention.start));
  const isAnd = (between: string) => AND.test(between) && !EITHER.test(between);
  if (!EITHER.test(betweens.at(-1) ?? '')) {
    const choice = betweens.findLastIndex((between) => EITHER.test(between)) + 2;
    if (choice < 2 || !betweens.slice(choice - 1).every(isAnd)) return [run];
    return [run.slice(0, choice), ...run.slice(choice).map((mention) => [mention])];
  }
  const cut = betweens.findLastIndex(isAnd) + 1;
  const isList = betweens.slice(0, cut).every((between) => !EITHER.test(between));
  return cut > 0 && isList ? [run.slice(0, cut), run.slice(cut)] : [run];
}

/** Splits "Java/Kotlin, Git" and "Jira or Asana, Git" into two groups. */
function joinedPairs(view: string, run: Mention[]): MentionGroup[] {
  const groups: MentionGroup[] = [];
  for (const mention of run) {
    const last = groups.at(-1);
    const between = last ? view.slice(last.at(-1)?.end, mention.start) : '';
    if (last && (EITHER.test(between) || (SLASH.test(between) && areAlike(last.at(-1), mention))))
      last.push(mention);
    else groups.push([mention]);
  }
  return groups;
}

function runsOf(view: string, mentions: Mention[]): Mention[][] {
  const brackets = listsInBrackets(view, mentions);
  const bracketOf = ({ start }: Range) => brackets.find((one) => one.start <= start && start < one.end);
  const runs: Mention[][] = [];
  for (const mention of mentions) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const continued = last && continues(view.slice(last.end, mention.start));
    if (run && continued && bracketOf(last) === bracketOf(mention)) run.push(mention);
    else runs.push([mention]);
  }
  return runs;
}

/**
 * "Cloud platforms (AWS, Azure, GCP)": brackets that list several kinds of what stands before them, which isn't a choice
 * itself.
 */
function listsInBrackets(view: string, mentions: readonly Mention[]): Range[] {
  const [first] = mentions;
  const last = mentions.at(-1);
  if (!first || !last) return [];
  return matchesOf(view.slice(first.end, last.end + 1), LIST_IN_BRACKETS).flatMap(({ 0: words, index }) => {
    const bracket = { start: first.end + index, end: first.end + index + words.length };
    return within(mentions, bracket).length > 1 ? [bracket] : [];
  });
}
const LIST_IN_BRACKETS =
  /(?<!\bor\s[^(),;]{1,30})\((?![^()]{0,200}(?:;| and\b))[^(),]{1,60},[^()]{1,200}(?:\)(?!,? or\b)|$)/g;

function continues(between: string): boolean {
  if (/^\s*$/.test(between)) return false;
  return (
    between.length <= MAX_ALTERNATIVE_GAP &&
    (BETWEEN.test(between) || UNKNOWN_BETWEEN.test(between) || NAME_GOES_ON.test(between))
  );
}

/** "CrowdStrike Falcon, Carbon Black": the rest of a product's name. */
const NAME_GOES_ON = /^ \p{Lu}\p{Ll}{2,14},? (?:or )?$/u;

/** Returns true if a group is a list of examples rather than a choice. */
export function areExamples(view: string, group: MentionGroup): boolean {
  const first = group[0];
  const second = group[1];
  if (!first || !second) return false;
  if (second.term.families.includes(first.term.id)) return true;
  const betweens = group.slice(1).map((mention, index) => view.slice(group[index]?.end, mention.start));
  return (
    !betweens.some((between) => EITHER.test(between)) &&
    LISTING.test(view.slice(Math.max(0, first.start - 14), first.start))
  );
}

/** Returns true if the words between two of a group say that either is enough: "Jira or Asana", "Java/Kotlin". */
export function areEitherOr(view: string, group: MentionGroup): boolean {
  return group.slice(1).some(({ start }, index) => {
    const between = view.slice(group[index]?.end, start);
    return EITHER.test(between) || SLASH.test(between);
  });
}

const SLASH = /^\s*\/\s*$/;

/** "Java/Kotlin" is a choice, "Linux/C++" is used together: of two programs, one runs on the other. */
const areAlike = (one: Mention | undefined, other: Mention): boolean =>
  one !== undefined && isOperatingSystem(one) === isOperatingSystem(other);
const isOperatingSystem = ({ term }: Mention): boolean => term.families.includes('operating-systems');

/** The last of a choice, if the lexicon doesn't know it, with its "or": " or Oaktool". */
export const unknownAfter = (view: string, from: number, end: number): string =>
  UNKNOWN_LAST.exec(view.slice(from, Math.min(end, from + MAX_ALTERNATIVE_GAP)))?.[0] ?? '';

/** "… Standard First Aid Instruction, CPR Instruction, and Lifeguarding": a list that asks for all. */
const GOES_ON_WITH_AND =
  /^(?: \p{Lu}[\p{L}-]*){0,3},(?: \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*){0,4},){0,4} and \p{Lu}/u;
/** Cards that many jobs ask for one beside the other: "BLS, ACLS, PALS". */
const CARDS: ReadonlySet<string> = new Set([
  'bls',
  'acls',
  'pals',
  'nrp',
  'tncc',
  'cpr-certification',
  'first-aid-certification',
  'aed-certification',
  'osha-10',
  'osha-30',
  'servsafe',
  'tips-certification',
]);
const areCards = (view: string, run: readonly Mention[]): boolean =>
  run.every(
    ({ term, start }, index) =>
      CARDS.has(term.id) && (index === 0 || /^, $/.test(view.slice(run[index - 1]?.end, start))),
  ) && !/\([^()]*$/.test(view.slice(Math.max(0, (run[0]?.start ?? 0) - CHOICE_REACH), run[0]?.start));

function areAlternatives(view: string, run: Mention[], end: number): boolean {
  const first = run[0] as Mention;
  const last = run.at(-1) as Mention;
  const betweens = run.slice(1).map((mention, index) => view.slice(run[index]?.end, mention.start));
  if (EITHER.test(betweens.at(-1) ?? '')) return true;
  if (areCards(view, run)) return false;
  if (
    run.every(({ term }) => term.kind === 'certification') &&
    !betweens.some((between) => AND.test(between)) &&
    !GOES_ON_WITH_AND.test(view.slice(last.end, Math.min(end, last.end + CHOICE_REACH)))
  )
    return true;
  if (endsOpen(view, last.end, end)) return true;
  if (run.length > 1 && unknownAfter(view, last.end, end) !== '') return true;
  if (run.length > 2 && endsWithPlainName(view, betweens, last.end, end)) return true;
  const leadsOut = betweens.some((between) => between.includes(')') && AND.test(between));
  return !leadsOut && LISTING.test(view.slice(Math.max(0, first.start - 14), first.start));
}

const endsWithPlainName = (view: string, betweens: readonly string[], from: number, end: number): boolean =>
  betweens.every((between) => between === ', ') && PLAIN_LAST.test(view.slice(from, end));
