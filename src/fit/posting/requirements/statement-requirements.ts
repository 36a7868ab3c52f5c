import { type Range, shifted } from '../../../shared/range.ts';
import type { RequirementLevel } from '../../../shared/results/fit-result.ts';
import { findNamedDegrees } from '../../lexicon/degrees/degrees.ts';
import type { Mention } from '../../lexicon/lexicon.types.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { power } from '../../power.ts';
import { conditionClauses, isAlsoRequirement, withoutConditions } from '../conditions/conditions.ts';
import { isAboutPosting } from '../lines/about-posting/about-posting.ts';
import { isCatchAll, isSmallPrint } from '../lines/boilerplate.ts';
import { isAboutEmployer } from '../lines/irrelevant-statements.ts';
import {
  hasRequirementCue,
  mayBeHadLater,
  OR_WILLING,
  opensWithVerb,
  WISHED_DEGREE,
} from '../lines/statement-cues.ts';
import type { PostingRequirement } from '../posting.types.ts';
import type { ReadUnit } from '../relevance/posting-units.ts';
import {
  FIELD_OF_YEARS,
  followsBefore,
  isLicenceOfWork,
  isToldWithYears,
  itemsBesideYears,
  yearsOfSomethingElse,
} from './beside-years.ts';
import { mayBeUnderWay } from './certificates-under-way.ts';
import { findDegreeRequirement, MENTIONS_STUDY } from './degrees/degree-requirement.ts';
import { degreeWays } from './degrees/degree-ways.ts';
import { experienceRequirements } from './experience-requirements.ts';
import { makeRequirement, mentionsIn, type PostingText, type StatementPart } from './make-requirement.ts';
import {
  areAlternativeYears,
  areInsteadOfDegree,
  joinAlternatives,
  withEquivalentYears,
} from './merging/qualification-alternatives.ts';
import { withoutOpening } from './opening-words.ts';
import { withLevelOfBracket, withWish } from './own-levels.ts';
import { findDutyRequirement } from './skills/duty-requirement.ts';
import { findLanguageRequirements } from './skills/language-requirements.ts';
import { AT_EASE, findSkillRequirements, NAMES_USE } from './skills/skill-requirements.ts';
import { findYears } from './years.ts';

const SHARE_EXPONENT = REQUIREMENT_NUMBERS.shareExponent.value;

/**
 * The requirements of one sentence or clause, `weight` (above 0) in all if it is one and slightly more if it is several;
 * none if only conditions are left of it.
 */
export function findRequirements(
  posting: PostingText,
  { unit, reading, features }: ReadUnit,
  level: RequirementLevel,
  weight: number,
): PostingRequirement[] {
  const asked = withoutConditions(posting.view, unit.statement, unit);
  if (!asked) return [];
  const isLeftOver = asked.start > unit.start || asked.end < unit.end;
  const range = withoutRest(posting.view, withoutLater(posting.view, withoutOpening(posting.view, asked)));
  const words = posting.view.slice(range.start, range.end);
  const whole = posting.view.slice(unit.statement.start, unit.statement.end);
  if (isCatchAll(words) || CERTIFICATION_ALONE.test(words)) return [];
  if (isLeftOver && (asksForNothing(words) || WHY_TRAVEL.test(whole))) return [];
  const isWished = features.get('worded as a bonus') === 1 || features.get('worded as a wish') === 1;
  const duty = opensWithVerb(words) ? reading.role !== 'requirement' : reading.role === 'duty' && !isWished;
  const isListed = features.get('listed as knowledge') === 1;
  const bullet =
    unit.statement.bullet && unit.start === unit.statement.start && unit.end === unit.statement.end;
  const conditions = conditionClauses(posting.view, unit.statement).filter(
    (clause) => !isAlsoRequirement(posting.view.slice(clause.start, clause.end)),
  );
  const part: StatementPart = { ...range, level, duty, whole: isListed, bullet, conditions, weight: 1 };
  const found = findAll(posting, part, words);
  const said = posting.view.slice(unit.start, unit.end);
  const ofCertificates = {
    ...(mayBeHadLater(said) ? { later: true } : {}),
    ...(mayBeUnderWay(said) ? { underWay: true } : {}),
  };
  const total = found.reduce((sum, requirement) => sum + requirement.weight, 0);
  const all = weight * power(found.length, 1 - SHARE_EXPONENT);
  return found.map((requirement) => ({
    ...requirement,
    weight: mattersAlike(requirement) ? weight : (all * requirement.weight) / total,
    ...(requirement.kind === 'certification' ? ofCertificates : {}),
  }));
}

/** Years, and a license to work, matter no less where a sentence asks for other things beside them. */
const mattersAlike = ({ kind, level, label, text }: PostingRequirement): boolean =>
  kind === 'experience' ||
  (kind === 'certification' &&
    level === 'must' &&
    LICENSE_TO_WORK.test(`${label} ${text}`) &&
    !LICENSE_TO_DRIVE.test(`${label} ${text}`));
const LICENSE_TO_WORK = /\b(?:licen[cs]\w*|regist(?:ered|ration)|certificate of competency)\b/i;
const LICENSE_TO_DRIVE = /\b(?:driv\w+|cdl)\b/i;

/** "Weekends belong to the job; we do try to be fair about it": what is left beside a condition says nothing of its own. */
const asksForNothing = (words: string): boolean =>
  ABOUT_OUR_THINGS.test(words) ||
  SAYS_WHERE.test(words) ||
  isAboutPosting(words) ||
  isAboutEmployer(words, false, hasRequirementCue(words));

/** "Nonprofit Cloud (Certification preferred)": in what, its sentence doesn't say. */
const CERTIFICATION_ALONE =
  /^\W*certifications?(?: (?:is |are )?(?:strongly |highly )?(?:preferred|desired|a plus|helpful))?\W*$/i;

/** "Willing to travel to meet customers and take part in events" */
const WHY_TRAVEL = /\btravel\b[^.;]{0,60}\bto (?:meet|visit|see|attend|support|be with)\b/i;

/** "Able to travel 20%, including internationally" */
const SAYS_WHERE =
  /^\W{0,3}(?:including|mainly|mostly|sometimes|occasionally) (?:(?:inter)?nationally|by (?:plane|train|car)|abroad|overseas)\b[^.;]*$/i;

/** "Valid license, you'll be in our truck" */
const ABOUT_OUR_THINGS =
  /^[^\p{L}]{0,3}(?:you(?:['’]ll| will) )?(?:be in|be driving|drive|get|ride in|use) our \p{L}+[^\p{L}]{0,3}$/iu;

/** "Certified, or able to become certified, on forklifts" */
const CERTIFIED_ON = /^(?:must be )?certified,? or [^;,]{3,60}, (?:on|in|to|with|for) /i;
const HAD_LATER = / with (?:the |an )?ability to (?:obtain|get|earn)\b[^.;]*\.?$/i;
const SHORTEST_BEFORE = REQUIREMENT_NUMBERS.shortestWithoutOpening.value;
const OR_REACH = REQUIREMENT_NUMBERS.cueReach.value;

/** "PE, or EIT with the ability to obtain PE within a year", "a certificate, or willing to get it": what may be had later isn't asked for beside them. */
function withoutLater(view: string, { start, end }: Range): Range {
  const willing = OR_WILLING.exec(view.slice(start, end));
  const goesOn = willing && CERTIFIED_ON.exec(view.slice(start, end));
  if (goesOn) return { start: start + goesOn[0].length, end };
  if (
    willing &&
    willing.index >= SHORTEST_BEFORE &&
    !/[.;]\s*\S/.test(view.slice(start + willing.index, end))
  )
    return { start, end: start + willing.index };
  const later = HAD_LATER.exec(view.slice(start, end));
  if (!later || !/\bor\b/i.test(view.slice(Math.max(0, start - OR_REACH), start + later.index)))
    return { start, end };
  return { start, end: start + later.index };
}

/** "Grammar usage; and other necessary knowledge, skills and abilities": the end of a list names nothing. */
const NAMES_NOTHING =
  /[,;]?\s*(?:and\s+)?(?:any |all )?other necessary,?\s(?:skills?|knowledge|abilities)(?:,?\s(?:and\s)?(?:skills?|knowledge|abilities)){0,2}\W*$/i;

/** "A CPA, even better – we pay for review courses" */
const EVEN_BETTER = /(?<=\S), (?:even better|all the better)\b[^.;]*\.?$/i;

/** "You write tests because you want to sleep at night", "Write clearly, since recipes go out with our name on them" */
const REASON =
  /(?<=\S{3}\s\S{3,}),? (?:because|since) (?:you|we|our|it|they|life|nobody|everybody|most|all|(?:the |an? )?(?!(?:\d{4}|\p{Lu}\p{Ll}+ \d)\b)(?:[\p{L}\d-]+ ){1,3}(?:is|are|go|goes|get|gets|needs?|comes?|has|have|will))\b[^.;]{3,160}$/iu;

/** "Mini split experience, we're doing more and more", "Know accessibility – our users include people who can't use a mouse" */
const SAID_OF_US =
  /,(?<=\S{3}\s\S{3,30},) (?:as |since )?we(?:['’](?:re|ve)| are| have| do) (?:doing|seeing|getting|having|growing|adding|a lot)\b[^.;]{3,80}$|\s[–—-](?<=\S{3}\s\S{3,30}\s[–—-])\s(?:our|we|we['’]\p{L}+|it['’]s|that['’]s|this is)\s(?![^.;]{0,160}\b(?:you|we (?:need|require|expect|use|run))\b)[^.;]{3,160}$/iu;

/** "Decent with Excel, meaning a VLOOKUP doesn't scare you" */
const MEANING = /,(?<=\S{3}\s\S{3,30},) (?:meaning|by which we mean)\b[^.;]*\.?$/i;

/** "Licensed in the state of practice in accordance with law and regulation" */
const BY_LAW =
  /(?<=\b(?:licen[cs]|certif|regist)\p{L}+[^.;]{0,120}) in accordance with (?:(?:all|any|applicable|state|federal|local) )*(?:laws?|regulations?|rules?)(?: and (?:laws?|regulations?|rules?))*(?: (?:is )?required)?\W*$/iu;

/** "A class B driver's license may be required prior to appointment as a laborer" */
const MAY_BE_REQUIRED =
  /(?<=\b(?:licen[cs]|certif|regist)\p{L}+[^.;]{0,60}) may be required(?: (?:prior to|before|upon|at the time of|for|by) [^.;]*)?\W*$/iu;

const RESTS = [NAMES_NOTHING, REASON, SAID_OF_US, EVEN_BETTER, MEANING, BY_LAW, MAY_BE_REQUIRED];

function withoutRest(view: string, { start, end }: Range): Range {
  const words = view.slice(start, end);
  const at = RESTS.map((rest) => rest.exec(words)?.index ?? 0).find((index) => index > 0);
  return { start, end: at === undefined ? end : start + at };
}

/** A language asked for in plain words is a requirement of its own, also among duties. */
function findAll(posting: PostingText, part: StatementPart, words: string): PostingRequirement[] {
  const languages = findLanguageRequirements(posting, part);
  const [first] = languages;
  if (!first) {
    const isDuty =
      part.duty &&
      !OTHER_DUTIES.test(words) &&
      !NAMES_USE.test(words) &&
      !isAtEase(posting, part, words) &&
      !isCertificateAlone(posting, part);
    const duties = isDuty ? findDutyRequirement(posting, part) : [];
    // "The ability to: …; write clearly" asks for it, even if that would be too little for a duty.
    return duties.length > 0 || (isDuty && !part.whole)
      ? duties
      : findStatedRequirements(posting, part, words);
  }
  const before = posting.view
    .slice(part.start, first.start)
    .replace(/\b(?:bilingual|fluent|native)\s*$/i, '');
  if (!ENDS_APART.test(before)) return languages;
  const rest = { ...part, end: part.start + before.replace(ENDS_APART, '').length };
  return [...findAll(posting, rest, posting.view.slice(rest.start, rest.end)), ...languages];
}

/** "You should be quick in Outlook and Excel", "Good Excel" is no duty. */
const isAtEase = (posting: PostingText, part: Range, words: string): boolean =>
  (AT_EASE.test(words) || SAYS_HOW_GOOD.test(words)) &&
  mentionsIn(posting, part).every(({ term }) => term.kind === 'tool');

const SAYS_HOW_GOOD =
  /^(?:[Vv]ery )?(?:[Gg]ood|[Ss]trong|[Ss]olid|[Dd]ecent|[Ee]xcellent|[Aa]dvanced|[Bb]asic) \p{Lu}\S+$/u;

/** "Food handler card (we'll help you get it)", "CPR/First Aid", "a ServSafe card is needed" are no duties. */
function isCertificateAlone(posting: PostingText, part: Range): boolean {
  const certificates = certificatesIn(posting, part);
  const [first] = certificates;
  if (!first || !/^(?:an? )?$/i.test(posting.view.slice(part.start, first.start))) return false;
  const rest = certificates.reduceRight(
    (words, { start, end }) => words.slice(0, start - part.start) + words.slice(end - part.start),
    posting.view.slice(part.start, part.end),
  );
  return CERTIFICATE_ALONE.test(rest);
}
const CERTIFICATE_ALONE =
  /^(?:an? )?(?:[,/&\s]|\band\b|\bor\b)*(?:cards?|certificates?|certifications?|licen[cs]es?)?(?:\s\([^()]*\))?(?: (?:is|are) (?:also )?(?:needed|required|essential)\b[^.;]*)?\W*$/i;

/** "Performs other related duties as assigned, including sweeping" is no duty of its own. */
const OTHER_DUTIES =
  /^\W*(?:(?:and|to) )?(?:(?:perform|complete|assume|handle)(?:s|ing)? )?(?:all |any )?other (?:[a-zà-ÿ]+[- ]){0,2}(?:duties|tasks|projects|responsibilities)\b/i;

const ENDS_APART = /(?<=\S)[,;:.)–—-]\s*(?:and\s*)?$|\band\s*$/i;

function findStatedRequirements(
  posting: PostingText,
  part: StatementPart,
  words: string,
): PostingRequirement[] {
  const wish = WISHED_DEGREE.exec(posting.view.slice(part.start, part.end));
  if (wish) {
    const asked = { ...part, end: part.start + wish.index };
    const wished = {
      ...part,
      start: part.end - (wish.groups?.wish?.length ?? 0),
      level: 'preferred' as const,
    };
    return [asked, wished].flatMap((one) =>
      findStatedRequirements(posting, one, posting.view.slice(one.start, one.end)),
    );
  }
  const license = licenseBesideDegree(posting, part, words);
  if (license)
    return [
      { ...part, end: license.end },
      { ...part, start: license.start },
    ].flatMap((one) => findStatedRequirements(posting, one, posting.view.slice(one.start, one.end)));
  const years = findYears(words)
    .map((found) => shifted(found, part.start))
    .filter((found) => !areInsteadOfDegree(posting.view, found, part.end));
  const items = years.length > 0 ? itemsBesideYears(posting.view, part, years) : undefined;
  if (items)
    return items.flatMap((item) =>
      findStatedRequirements(posting, { ...part, ...item }, posting.view.slice(item.start, item.end)),
    );
  const ways = years.length > 0 ? degreeWays(posting, part) : undefined;
  const next = ways ? undefined : yearsOfSomethingElse(posting.view, years, part);
  if (next !== undefined)
    return [
      { ...part, end: next.end },
      { ...part, start: next.start },
    ].flatMap((one) => findStatedRequirements(posting, one, posting.view.slice(one.start, one.end)));
  if (ways) return [ways, ...findSkillRequirements(posting, part, [ways], true)];
  const degree = findDegreeRequirement(posting.view, { ...part, end: endOfDegree(posting, part) });
  const education = degree && isKnownAsCertificate(posting, degree.span) ? undefined : degree;
  if (years.length === 0 && !education && isSmallPrint(words) && !namesHardSkill(posting, part)) return [];
  const requirements: PostingRequirement[] = [];
  if (education) {
    const { span, degree } = education;
    const study = makeRequirement(posting, span, 'education', part, { degree, weight: 1, words: [span] });
    requirements.push(withEquivalentYears(posting, study, part.end));
  }
  const [first] = years;
  const isAlternative = (one: Range) => first && areAlternativeYears(posting.view, one, first.start);
  const otherWays = [...(education ? [education.span] : []), ...certificatesIn(posting, part)];
  const isApart =
    first && otherWays.some((one) => isAlternative(one) || followsBefore(posting.view, one, first));
  const ofYears = isApart ? { ...part, start: first.start } : part;
  requirements.push(...experienceRequirements(posting, ofYears, years));
  const taken = [...(education ? [education.span] : []), ...years];
  const skills = findSkillRequirements(posting, part, taken, requirements.length > 0).filter(
    (one) =>
      !FIELD_OF_YEARS.test(words) &&
      (years.length === 0 || !isLicenceOfWork(posting.view, one)) &&
      !isToldWithYears(posting.view, one, requirements),
  );
  const found = joinAlternatives(posting, [...requirements, ...skills]).map((one) =>
    withLevelOfBracket(posting.view, part, one),
  );
  return found.length > 1 ? found.map((one) => withWish(posting.view, part, one)) : found;
}

/** "JD and an active license in at least one state": where the degree ends and the license begins, if nobody knows it by its name. */
function licenseBesideDegree(posting: PostingText, part: StatementPart, words: string): Range | undefined {
  const found = LICENSE_BEHIND.exec(words);
  if (!found) return undefined;
  const end = part.start + found.index;
  const start = part.start + found.index + (found[1] as string).length;
  const before = posting.view.slice(part.start, end);
  const isDegree = MENTIONS_STUDY.test(before) || findNamedDegrees(before).length > 0;
  return isDegree && certificatesIn(posting, { start, end: part.end }).length === 0
    ? { start, end }
    : undefined;
}
const LICENSE_BEHIND =
  /(,? (?:and|plus|&) (?:an? )?)(?:(?:active|current|valid|unrestricted|full|state) )*licen[cs]e\b[^.;]*$/i;

const certificatesIn = (posting: PostingText, part: Range): Mention[] =>
  mentionsIn(posting, part).filter(({ term }) => term.kind === 'certification');

/** "NVQ Level 3 electrical" is known as a certificate. */
const isKnownAsCertificate = (posting: PostingText, degree: Range): boolean =>
  certificatesIn(posting, degree).some(({ start }) => start === degree.start);

/** "A degree in kinesiology, CSCS": a certificate after a comma is no field of study. */
function endOfDegree(posting: PostingText, part: StatementPart): number {
  const certificate = certificatesIn(posting, part).find(({ start }) =>
    /\p{L},\s+$/u.test(posting.view.slice(part.start, start)),
  );
  return certificate && MENTIONS_STUDY.test(posting.view.slice(part.start, certificate.start))
    ? certificate.start
    : part.end;
}

function namesHardSkill(posting: PostingText, range: Range): boolean {
  return mentionsIn(posting, range).some(({ term }) => term.kind === 'certification' || term.kind === 'tool');
}
