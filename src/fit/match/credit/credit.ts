import { MATCH_NUMBERS } from '../../numbers/match-numbers.ts';
import type { CompiledRequirement, CompiledResume } from '../compiled.types.ts';
import { creditOf, hasKey, type KeyTable } from '../key-table.ts';
import { LEADS_PEOPLE } from '../keys.ts';
import type { Pair } from '../pair.ts';
import { CREDIT_FEATURES, creditFeatures, hasAcronym } from './credit-features.ts';
import { COMPILED_CREDIT_MODEL, type CompiledCreditModel, creditFrom } from './credit-model.ts';
import { hasDegree } from './education-credit.ts';
import {
  experienceCredit,
  experienceInTrade,
  monthsInWiderTrade,
  topicShares,
  yearsInLikeJob,
  yearsInSameJob,
  yearsInTrade,
} from './experience-credit.ts';
import { withAmounts } from './held/asked-amounts.ts';
import { fluencyShare, knowsLanguage } from './held/language-levels.ts';
import { licenseShare } from './held/licenses/license-share.ts';
import { hasWorkedThere, worksThere } from './named/named-employer.ts';
import { hasOutright } from './named/named-words.ts';
import { bestTermCredit, isKnownTool, namedTermCredit, passageShare } from './term-credit.ts';

const ONE_LEVEL_SHORT = MATCH_NUMBERS.oneLevelShort.value;
const MORE_LEVELS_SHORT = MATCH_NUMBERS.moreLevelsShort.value;

const TRADE_YEARS = MATCH_NUMBERS.tradeYears.value;
const YEARS_IN_SAME_JOB = MATCH_NUMBERS.yearsInSameJob.value;
const YEARS_IN_LIKE_JOB = MATCH_NUMBERS.yearsInLikeJob.value;
const RELATED_YEARS = MATCH_NUMBERS.relatedYears.value;
const NO_LONGER_EMPLOYED = MATCH_NUMBERS.noLongerEmployed.value;
const NO_YEARS = MATCH_NUMBERS.noYears.value;
const NOT_NAMED = MATCH_NUMBERS.certificateNotNamed.value;
const TOOL_NOT_NAMED = MATCH_NUMBERS.toolNotNamed.value;
const CLOSE_TOOL = MATCH_NUMBERS.closeTool.value;
const WITHOUT_DEGREE = MATCH_NUMBERS.withoutDegree.value;
const CLOSE_ENOUGH = MATCH_NUMBERS.closeCertificate.value;
const NAMED_OUTRIGHT = MATCH_NUMBERS.namedOutright.value;
const UNDER_WAY = MATCH_NUMBERS.underWay.value;
const KNOWN_LANGUAGE = MATCH_NUMBERS.knownLanguage.value;
const ALL_WORDS = MATCH_NUMBERS.allWords.value;
const LED_NOBODY = MATCH_NUMBERS.ledNobody.value;

/** Reused for every requirement, because it is filled and read at once. */
const features = new Float64Array(CREDIT_FEATURES.length);

/** How far a résumé meets each requirement of a posting, 0…1, in their order. */
export function computeCredits(pair: Pair, model: CompiledCreditModel = COMPILED_CREDIT_MODEL): Float64Array {
  const { requirements } = pair.posting;
  const credits = new Float64Array(requirements.length);
  for (let index = 0; index < credits.length; index++)
    credits[index] = creditFor(requirements[index]!, pair, model);
  return credits;
}

function creditFor(requirement: CompiledRequirement, pair: Pair, model: CompiledCreditModel): number {
  if (requirement.options) {
    const ofOption = requirement.source.together ? leastCredit : meanCredit;
    return Math.max(...requirement.options.map((option) => ofOption(option, pair, model)));
  }
  if (requirement.source.kind === 'title') return pair.role;
  if (!hasWorkedThere(requirement, pair.resume)) return 0;
  if (requirement.onlyEmployed) return worksThere(requirement, pair.resume) ? 1 : NO_LONGER_EMPLOYED;
  if (areOnlyCounted(requirement)) return experienceCredit(requirement, pair);
  creditFeatures(requirement, pair, features);
  if (isUnderWay(requirement, pair.resume.table)) return UNDER_WAY;
  const isNamed =
    requirement.source.degree === undefined &&
    (hasOutright(requirement, pair.resume.table) || namesCertificate(requirement, pair));
  const outright = isNamed ? NAMED_OUTRIGHT : 0;
  const spoken = knowsLanguage(requirement, pair.resume.table) ? KNOWN_LANGUAGE : 0;
  const learned = Math.max(
    outright,
    spoken,
    creditFrom(model[requirement.group], features, requirement.ease),
  );
  const credit =
    requirement.months > 0
      ? ofYears(requirement, pair, learned)
      : Math.max(
          ofLeading(requirement, pair, learned),
          requirement.trade.length > 0 ? TRADE_YEARS * experienceInTrade(requirement, pair) : 0,
        );
  const { table } = pair.resume;
  const held = Math.min(credit, mostHeld(requirement, pair.resume));
  const amounting = withAmounts(held, requirement, table);
  const licensed = licenseShare(requirement, table) * amounting;
  const stated = licensed * fluencyShare(requirement, table);
  return requirement.grade === 0 ? stated : stated * gradeShare(requirement, table);
}

/** Years in the trade or in the same job are worth a share of full credit at least; where none count, nobody is told that they are met. */
function ofYears(requirement: CompiledRequirement, pair: Pair, learned: number): number {
  const shares = topicShares(requirement, pair);
  const inTrade = yearsInTrade(requirement, pair);
  const most = inTrade > 0 || experienceCredit(requirement, pair, shares) > 0 ? 1 : NO_YEARS;
  const related = Math.min(1, monthsInWiderTrade(requirement, pair) / requirement.months);
  return Math.max(
    Math.min(learned, most),
    TRADE_YEARS * inTrade,
    YEARS_IN_SAME_JOB * yearsInSameJob(requirement, pair, shares),
    YEARS_IN_LIKE_JOB * yearsInLikeJob(requirement, pair),
    RELATED_YEARS * related,
  );
}

/** "CPA candidate", where the posting accepts one. */
export const isUnderWay = ({ named, underWay }: CompiledRequirement, table: KeyTable): boolean =>
  underWay.some((key) => hasKey(table, key)) && !named.some((key) => hasKey(table, key));

/**
 * A program that the résumé doesn't name earns little, however like the work is, and one that is close to a named one not all. A
 * certificate that is only close to the one asked for, or one kind of it, earns no more than it is close.
 */
function mostHeld(requirement: CompiledRequirement, { table, studies }: CompiledResume): number {
  const { degree } = requirement.source;
  if (degree && !hasDegree(degree, studies)) return WITHOUT_DEGREE;
  if (isKnownTool(requirement) && !hasOutright(requirement, table)) {
    if (bestTermCredit(requirement, table) < TOOL_NOT_NAMED) return TOOL_NOT_NAMED;
    if (namedTermCredit(requirement, table) === 0) return CLOSE_TOOL;
  }
  if (
    requirement.group !== 'certification' ||
    hasAcronym(requirement, table) ||
    hasOutright(requirement, table)
  )
    return 1;
  if (isOtherCertificate(requirement, table)) return NOT_NAMED;
  const isClose = requirement.terms.length > 0 && namedTermCredit(requirement, table) === 0;
  return isClose ? bestTermCredit(requirement, table) : 1;
}

/**
 * "CDL Class B" has the words of "CDL Class A", but isn't that license, nor one that counts for it, and a hazmat endorsement is only
 * loosely close to either. A certificate that nobody knows isn't one with other names either.
 */
const isOtherCertificate = (requirement: CompiledRequirement, table: KeyTable): boolean =>
  requirement.group === 'certification' &&
  !hasAcronym(requirement, table) &&
  !hasOutright(requirement, table) &&
  (requirement.terms.length > 0
    ? bestTermCredit(requirement, table) < CLOSE_ENOUGH
    : requirement.outright.length > 0);

/** "NYSC discharge certificate": a line has all specific words of a certificate that nobody knows. */
const namesCertificate = ({ paper }: CompiledRequirement, { resume }: Pair): boolean =>
  paper.words.length > 1 && passageShare(paper, paper.words.length, resume.passages) >= ALL_WORDS;

/** Whoever led nobody doesn't meet what asks to lead nurses, however much nursing they show. */
const ofLeading = ({ leading }: CompiledRequirement, { resume }: Pair, learned: number): number =>
  leading && !ledPeople(resume) ? Math.min(learned, LED_NOBODY) : learned;

/** True if a title or a line says that somebody led people. */
export const ledPeople = ({ table }: CompiledResume): boolean => hasKey(table, LEADS_PEOPLE);

/** Years of any work need no likeness, and those in place of a degree are in such work or don't count. */
const areOnlyCounted = ({ months, topics, source }: CompiledRequirement): boolean =>
  months > 0 && (topics.length === 0 || source.years?.insteadOfDegree === true);

/** The mean credit of several requirements, by weight. */
export function meanCredit(
  requirements: CompiledRequirement[],
  pair: Pair,
  model: CompiledCreditModel = COMPILED_CREDIT_MODEL,
): number {
  let sum = 0;
  let total = 0;
  for (const requirement of requirements) {
    sum += requirement.weight * creditFor(requirement, pair, model);
    total += requirement.weight;
  }
  return total === 0 ? 0 : sum / total;
}

/** The credit of what is shown least of several requirements. */
function leastCredit(requirements: CompiledRequirement[], pair: Pair, model: CompiledCreditModel): number {
  return Math.min(...requirements.map((requirement) => creditFor(requirement, pair, model)));
}

/** Compares "Level 2" in the résumé with a required "Level 3" of the same thing. */
function gradeShare({ grade, gradeWords }: CompiledRequirement, table: KeyTable): number {
  let most = 0;
  for (let index = 0; index < gradeWords.length; index++)
    most = Math.max(most, creditOf(table, gradeWords[index] as number));
  const held = Math.round(10 * most);
  if (held === 0 || held >= grade) return 1;
  return held === grade - 1 ? ONE_LEVEL_SHORT : MORE_LEVELS_SHORT;
}
