import type { Range } from '../../../shared/range.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { US_STATE_CODES } from '../../lexicon/us-states.ts';
import { weightedStems } from '../../match/word-weights.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { anyOf } from '../../text/patterns/any-of.ts';
import { tokenize } from '../../text/tokens.ts';
import { textVector } from '../../vectors/word-vectors.ts';
import { conditionClauses } from '../conditions/conditions.ts';
import { isConditionalOffer, pitchesEmployer } from '../lines/about-posting/about-posting.ts';
import { forbidsDiscrimination, isBoilerplate } from '../lines/boilerplate.ts';
import { createEmployerMatcher } from '../lines/employer-names.ts';
import { hasRequirementCue, opensWithVerb } from '../lines/statement-cues.ts';
import type { Statement } from '../lines/statements.ts';
import { mentionsIn, type PostingText } from '../requirements/make-requirement.ts';
import { readStatement, type StatementReading } from '../requirements/statement-role.ts';
import { findYears } from '../requirements/years.ts';
import {
  addsCondition,
  asksBesideYears,
  asksToGrasp,
  asksTwice,
  endsInWish,
  listsBehindColon,
  listsCompetencies,
  listsDuties,
  listsHaving,
  listsVerbs,
  postingClauses,
} from './clauses.ts';
import { itemsInProse, type PlaceOfList, saysYouNeed } from './lists-in-prose.ts';
import {
  EMPLOYER_YEARS,
  HEAD_OF_FORM,
  type Unit,
  type UnitContext,
  type UnitFeatures,
  unitFeatures,
  wordsOf,
} from './unit-features.ts';

const MAX_BOILERPLATE = POSTING_NUMBERS.maxBoilerplate.value;
const LONG_STATEMENT = REQUIREMENT_NUMBERS.longStatement.value;
const MAX_STATEMENTS = REQUIREMENT_NUMBERS.maxStatements.value;

export type ReadUnit = { unit: Unit; reading: StatementReading; features: UnitFeatures };

/** Every sentence, bullet and long clause of a posting, with what tells whether it is a requirement. */
export function postingUnits(
  posting: PostingText,
  statements: readonly Statement[],
  title: string,
  professions: ReadonlySet<string>,
): ReadUnit[] {
  const structured = statements.some(({ section }) => MEANINGFUL_SECTIONS.has(section));
  const about = { structured, namesEmployer: createEmployerMatcher(posting.view, statements) };
  const sentences = sentenceStarts(posting.view, statements);
  const units = statements
    .slice(0, MAX_STATEMENTS)
    .filter((statement, index) => {
      const sentence = { start: sentences.get(statement) ?? statement.start, end: statement.end };
      return (
        !continuesBoilerplate(posting.view, statement, statements[index - 1]) &&
        !isConditionalOffer(wordsOf(posting.view, statement)) &&
        !pitchesEmployer(wordsOf(posting.view, sentence)) &&
        !namesPay(wordsOf(posting.view, statement)) &&
        !forbidsDiscrimination(wordsOf(posting.view, sentence).slice(0, MAX_BOILERPLATE))
      );
    })
    .flatMap((written) => {
      const isNeeded = written.section === 'duties' && saysYouNeed(wordsOf(posting.view, written));
      const statement = isNeeded ? { ...written, section: 'must' as const } : written;
      const read = (range: Range) => {
        const words = wordsOf(posting.view, range);
        return readStatement(words, statement, findYears(words), about);
      };
      const ranges = unitRanges(posting.view, statement);
      if (ranges.length > 1 && isOnlyAboutEmployer(read(statement), wordsOf(posting.view, statement)))
        return [];
      const sentence = sentences.get(written) ?? statement.start;
      return ranges.map((range) => ({ unit: { ...range, statement, sentence }, reading: read(range) }));
    })
    .filter(
      ({ unit, reading }) =>
        mayRequire(reading) &&
        !saysNothingOfTheJob(posting, unit, reading) &&
        !isTitleAgain(wordsOf(posting.view, unit), title),
    );
  const context: UnitContext = {
    titleVector: textVector(weightedStems(tokenize(title))),
    professions,
    structured,
  };
  return units.map(({ unit, reading }) => {
    const conditions = conditionClauses(posting.view, unit.statement).filter(
      ({ start, end }) => start < unit.end && end > unit.start,
    );
    return { unit, reading, features: unitFeatures(posting, unit, reading, conditions, context) };
  });
}

/** Where the sentence of each statement begins: a list goes on after a semicolon, even if a capital follows. */
function sentenceStarts(view: string, statements: readonly Statement[]): Map<Statement, number> {
  const starts = new Map<Statement, number>();
  let before: Statement | undefined;
  for (const statement of statements) {
    const goesOn =
      before?.line === statement.line && view.slice(before.end - 1, statement.start).includes(';');
    const start = goesOn && before ? starts.get(before) : undefined;
    starts.set(statement, start ?? statement.start);
    before = statement;
  }
  return starts;
}

/** False for what never requires anything, whatever words it uses. */
function mayRequire(reading: StatementReading): boolean {
  if (reading.isCertainBoilerplate || reading.isAboutPosting || reading.isNotRequired) return false;
  return reading.demands || !reading.namesEmployer;
}

const SIGNATURE = REQUIREMENT_NUMBERS.signatureReach.value;
/** "Joan Tedesco", "Carol D.", "Dr. M. Reyes", "Ingrid Berg, PE, SE", "Ann and Paul Berg" */
const NAME =
  /^(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? (?:\p{Lu}\. ?){0,2}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|\p{Lu}[\p{L}'’-]+(?: (?:and|&) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*\.?){0,2}|(?: \p{Lu}[\p{L}'’-]*\.?){1,2}))(?:, (?:PE|SE|MD|DO|DDS|DMD|DVM|RN|BSN|MSN|CPA|CFA|Esq\.?|Ph\.?D\.?|Ed\.?D\.?|MBA|JD|LCSW|S?PHR)){0,3}$/u;

/**
 * True for the subject of a mail, who wrote it, why the job is free, what introduces a list, and who and how old the
 * employer is.
 */
function saysNothingOfTheJob(posting: PostingText, unit: Unit, reading: StatementReading): boolean {
  const { view } = posting;
  const words = wordsOf(view, unit);
  if (/^(?:subject|re|fw|fwd):/i.test(words) || GREETING.test(words) || SOMEBODY_LEAVES.test(words))
    return true;
  if (unit.statement.section === 'intro' && WHERE_LINE.test(words)) return true;
  if (unit.statement.bullet)
    return (
      isLaterSentence(view, unit) &&
      isOnlyAboutEmployer(reading, words) &&
      !/\byou(?:['’]ll| will)\b/i.test(words)
    );
  if (INTRODUCES_LIST.test(words) || isOfOwner(words)) return true;
  if (reading.demands || reading.hasCue) return false;
  if (announcesJob(words)) return true;
  if (unit.statement.section === 'intro' && (PLACE_LINE.test(words) || EMPLOYER_LINE.test(words)))
    return true;
  if (isOnlyAboutEmployer(reading, words)) return true;
  if (HEAD_OF_FORM.test(words) || EMPLOYER_YEARS.test(words)) return true;
  if (view.length - unit.end >= SIGNATURE) return false;
  return (
    ROLE_OF_WRITER.test(words) ||
    EMPLOYER_LINE.test(words) ||
    (NAME.test(words) && findTitles(words).length === 0 && mentionsIn(posting, unit).length === 0)
  );
}

/** "For twenty-two years I have practiced law", "Tengo 19 años en este negocio": what the owner has done. */
const isOfOwner = anyOf(
  /^for (?:over |almost |nearly |about |more than )?[\w-]+ years,? (?:I|we) (?:have|had)\b/i,
  /^I(?: have|['’]ve) (?:been|run|owned|had|made|built)\b/,
  /^(?:tengo|tenemos|llevo|llevamos) (?:[a-zà-ÿ]+ )?\d{1,2} años\b/i,
);

/** True for "We decide in writing" behind "Clear written communication.", in one item of a list. */
const isLaterSentence = (view: string, { start }: Unit): boolean =>
  /\p{L}[.!?][^\S\n]{1,2}$/u.test(view.slice(Math.max(0, start - 4), start));

/** "Maintenance Electrician (Public Works)" below "applications for the position of:" */
const isTitleAgain = (words: string, title: string): boolean =>
  title.includes(' ') && words.replace(/\s*\([^()]*\)\s*$/, '').toLowerCase() === title.trim().toLowerCase();

/** "Our family bakery needs a night baker for two shops": that there is a job. */
function announcesJob(words: string): boolean {
  const whom = (ANNOUNCES.exec(words) ?? NEEDED.exec(words))?.groups?.whom;
  return whom !== undefined && !SAYS_WHO.test(whom) && findTitles(whom).length > 0;
}
const ANNOUNCES =
  /^(?!you\b)[^.;:]{3,90}? (?:seeks|needs|wants|is (?:now |currently )?(?:looking for|hiring|seeking)) (?:(?:an?|another|our next|their next) )?(?<whom>[^.;:,]{3,60})\W*$/i;
/** "Bartender needed for the Copper Heron, a 60-seat bar" */
const NEEDED =
  /^(?:se (?:busca|solicita) [^/.;:]{3,40}\/ ?)?(?<whom>[^.;:,]{3,40}) (?:needed|wanted)(?: (?:for|at|in|on) [^.;:]{3,90})?\W*$/i;
const SAYS_WHO = /\b(?:with|who|whose|that|experienced?|able|licensed|certified|to)\b/i;

/** "Elm & Oak LLP (family law, 11 attorneys)", "Elm Home Care, Duluth and Superior area": who the employer is. */
const EMPLOYER_LINE =
  /^(?:\p{Lu}[\p{L}'’&.-]*,? (?:and |& )?){1,6}(?:LLP|LLC|PLLC|LLLP|Inc\.?|Ltd\.?|P\.?C\.?|Corp\.?)(?: \([^()]*\))?$|^(?:\p{Lu}[\p{L}'’&.-]* ){1,5}\p{Lu}[\p{L}'’&.-]*, \p{Lu}\p{L}+(?:(?: and|,| or) \p{Lu}\p{L}+)* (?:area|region)$/u;

/** "We are bakers; baking bread for the whole town." */
const isOnlyAboutEmployer = (reading: StatementReading, words: string): boolean =>
  reading.isAboutEmployer && !reading.demands && !reading.hasCue && !IN_USE.test(words);

const STATE_CODES = `${US_STATE_CODES}|ON|QC|BC|AB|MB|SK|NS|NB|NSW|VIC|QLD|TAS`;
/** "Harbor Insurance Group, Salem, OR", "Elm Plumbing & Drain, Mesa, AZ 85201": who and where the employer is. */
const PLACE_LINE = new RegExp(
  `^(?:\\p{Lu}[\\p{L}'’&.-]*(?: (?:\\p{Lu}[\\p{L}'’&.-]*|&|and|of|the)){0,6}(?:,| [–—|-]) )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}(?:, (?:${STATE_CODES})(?: \\d{4,5})?| (?:${STATE_CODES}) \\d{4,5})$`,
  'u',
);
/** "Hybrid, Chicago (Fulton Market), 3 days in office", "Berlin or Amsterdam (3 days a week in the studio)": where the job is done. */
const WHERE_LINE =
  /^(?:(?:fully |100 ?% )?(?:hybrid|remote|on-?site)(?=[,:;|/·–—-]|\s[–—|·(-])[^.;]{2,80}|\p{Lu}[\p{L}.'’ ,/-]{2,60}\((?:hybrid|remote|on-?site|(?:\d|two|three|four) days?)\b[^()]{0,60}\))$/iu;
/** "Lead Guides (Preschool Teacher):", "You will be:": what follows says what is asked. */
const INTRODUCES_LIST = /^[^.;]{0,60}:$/;
/** "Dear future colleague,", "Hey there, search nerd". */
const GREETING = /^(?:dear|hello|hi|hey)\b[^.]{0,60}$/i;
/** "We run Sage 100": what the employer works with is what the job needs. */
const IN_USE = /\bwe(?:['’]re| are)? (?:\w+ly )?(?:use|using|run|running|on|have)\b/i;
/** "Owner, Ironbridge Strength & Wellness": who wrote the posting. */
const ROLE_OF_WRITER =
  /^(?:owner|founder|partner|managing partner|president|principal|director(?: of [\p{L} &]{3,40})?|ceo|(?:\p{Lu}\p{Ll}+ )?manager|head of \p{L}+),\s\p{Lu}[^.,]{2,60}$/iu;
/** "Our designer of eleven years is moving away, so we need somebody": why the job is free says nothing about it. */
const SOMEBODY_LEAVES =
  /^\p{L}+, who (?:has|is)\b[^.;]{3,120}, (?:has moved|is (?:moving|retiring|leaving))\b|^.{0,90}\b(?:is|are) (?:retiring|moving (?:back|away|out|on|overseas|abroad)|leaving us|relocating|stepping down)\b|^(?:hi|hello|hey)?[^.;]{0,20}\b(?:my|our) [\p{L} -]{3,50} of \S+ years (?:is|has|was|just|left|retired|moved)\b|^(?:one of (?:our|the) [\p{L} -]{3,60}s|our [\p{L} -]{3,50}(?:er|or|ist|ant|chef|nurse|clerk)) is moving (?:to|with|away|back|out)\b/iu;

/** True for a sentence that continues boilerplate: "By applying you agree … . You can have it deleted." */
function continuesBoilerplate(view: string, statement: Statement, before: Statement | undefined): boolean {
  if (!before || statement.bullet || statement.line !== before.line || statement.section !== before.section)
    return false;
  const words = view.slice(statement.start, statement.end);
  return (
    before.end - before.start <= MAX_BOILERPLATE &&
    isBoilerplate(view.slice(before.start, before.end)) &&
    !hasRequirementCue(words) &&
    !opensWithVerb(words) &&
    !/^you(?:['’](?:ll|d)| will| would)\b/i.test(words)
  );
}

const MEANINGFUL_SECTIONS: ReadonlySet<string> = new Set(['must', 'preferred', 'duties']);

/** "Pay is $25 an hour, plus health insurance": all of it is what is offered. */
const namesPay = (words: string): boolean => NAMES_PAY.test(words) && !hasRequirementCue(words);
const NAMES_PAY =
  /^(?:the )?(?:pay|wages?|salary|compensation|hourly rate)\b.{0,24}(?:\bis\b|\bstarts?\b|\branges?\b|:) ?[^.;]{0,30}[$€£]/i;

function placeOf({ section, bullet }: Statement): PlaceOfList {
  if (bullet) return 'anywhere';
  return section === 'must' ? 'needs' : section === 'duties' ? 'duties' : 'anywhere';
}

function unitRanges(view: string, statement: Statement) {
  const items = itemsInProse(view, statement, placeOf(statement));
  if (items) return items;
  const isLong = statement.end - statement.start > LONG_STATEMENT;
  const words = wordsOf(view, statement);
  const isList =
    words.split(/;\s/).length > 2 && (statement.section === 'must' || statement.section === 'preferred');
  return isLong ||
    isList ||
    [
      listsCompetencies,
      listsDuties,
      listsBehindColon,
      listsVerbs,
      listsHaving,
      asksTwice,
      asksToGrasp,
      endsInWish,
      asksBesideYears,
      addsCondition,
    ].some((splits) => splits(words))
    ? postingClauses(view, statement)
    : [statement];
}
