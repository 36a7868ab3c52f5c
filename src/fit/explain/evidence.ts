import { overlaps, type Range } from '../../shared/range.ts';
import { wordCountedYears, wordYearsForDegree } from '../../shared/results/counted-years.ts';
import {
  SIMILAR_JOB,
  SIMILAR_WORK,
  type Span,
  UNDER_WAY,
  wordUsual,
} from '../../shared/results/fit-result.ts';
import { ENGLISH } from '../lexicon/ids.ts';
import type { CompiledRequirement, CompiledResume } from '../match/compiled.types.ts';
import { isUnderWay, ledPeople, meanCredit } from '../match/credit/credit.ts';
import { holdsDegree } from '../match/credit/education-credit.ts';
import {
  entriesInTrade,
  monthsOfCounted,
  relatedMonths,
  relevantMonths,
  topicShares,
} from '../match/credit/experience-credit.ts';
import { wordAmounts } from '../match/credit/held/asked-amounts.ts';
import { fluencyShare } from '../match/credit/held/language-levels.ts';
import { licenseFlaws } from '../match/credit/held/licenses/license-share.ts';
import { entriesAtEmployer } from '../match/credit/named/named-employer.ts';
import { isKnownTool } from '../match/credit/term-credit.ts';
import { creditOf } from '../match/key-table.ts';
import { keyOf } from '../match/keys.ts';
import type { Pair } from '../match/pair.ts';
import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';
import { describesAction } from '../resume/work/part-kinds.ts';
import { sameWord, stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { endedOn } from './ended-certificates.ts';
import type { EvidenceModel } from './evidence-model.ts';
import { countedJobs, similarJobs, usualJob } from './job-heads.ts';
import { sectionAt } from './line-features.ts';
import { lineAt, type QuotableLine, type ResumeLines } from './quotable-lines.ts';
import { linesOfJobs, type RatedLine, ratedLines } from './rated-lines.ts';
import { asksOnlyFor, mentionsFor, type RankedMention } from './requirement-mentions.ts';

/**
 * The lines of a résumé that meet a requirement, best first. `how` says why in a few words. `listed`: all of them are in
 * lists of skills.
 */
export type Evidence = { spans: Span[]; how: string; listed: boolean };

const MET = EXPLAIN_NUMBERS.met.value;
const MAX_QUOTES = EXPLAIN_NUMBERS.maxQuotes.value;
const MAX_BESIDE_JOBS = EXPLAIN_NUMBERS.maxBesideJobs.value;
const ALSO_QUOTED = EXPLAIN_NUMBERS.alsoQuoted.value;
const MIN_WORDS = EXPLAIN_NUMBERS.minSharedWords.value;
const WORDED_ALIKE = EXPLAIN_NUMBERS.wordedAlike.value;
const SAME_WORDS = EXPLAIN_NUMBERS.sameWords.value;

export function findEvidence(
  requirement: CompiledRequirement,
  pair: Pair,
  lines: ResumeLines,
  model: EvidenceModel,
): Evidence {
  if (requirement.options) return optionEvidence(requirement, requirement.options, pair, lines, model);
  const { resume } = pair;
  if (requirement.onlyEmployed) return employmentEvidence(requirement, pair, lines);
  const mentions = mentionsFor(requirement, lines);
  if (mentions.length === 0 && isLanguageOfText(requirement, resume)) return languageEvidence(resume, lines);
  const unheld = !mentions.some(({ rank }) => rank === 0) && unheldFor(requirement, lines);
  if (unheld) {
    const how = isUnderWay(requirement, resume.table) ? UNDER_WAY : unheld.why;
    return { spans: spansOf(resume.text, [unheld.line]), how, listed: false };
  }
  if (mentions.length === 0 && isKnownTool(requirement))
    return { spans: [], how: 'not found', listed: false };
  const byTitle = requirement.months === 0 && !mentions.some(({ rank }) => rank === 0);
  const jobs = byTitle ? linesOfJobs(entriesInTrade(requirement, resume), lines.lines, resume) : [];
  if (jobs.length > 0) return { spans: spansOf(resume.text, jobs), how: 'job title', listed: false };
  const rated = ratedLines(requirement, pair, lines, mentions, model);
  const measured = lineWithAmount(requirement, lines);
  const calledSo = measured ?? lineWithInitials(requirement, lines);
  const isUnnamed = isKnownCertificate(requirement) && mentions.length === 0 && !calledSo;
  const likely = likelyLines(isUnnamed ? rated.filter(({ line }) => saysOfPapers(line, resume)) : rated);
  if (isUnnamed && likely.length === 0) return { spans: [], how: 'not found', listed: false };
  const best = likely[0];
  const quotable = likely.map(({ line }) => line);
  const outright =
    calledSo ?? lineNamedOutright(requirement, mentions, lines, spansOf(resume.text, quotable));
  const quoted = spansOf(resume.text, outright ? [outright, ...quotable] : quotable);
  const spans =
    requirement.months > 0
      ? withCountedJobs(quoted, requirement, pair, lines)
      : withProofFirst(quoted, requirement, mentions, lines, resume);
  const named = mentions.filter(({ mention }) => isWithin(spans, mention));
  const found = calledSo ? 'exact' : howShown(requirement, pair, best, named, lines);
  const shown =
    requirement.amounts.length > 0 && (measured || !isGuess(found))
      ? wordAmounts(requirement, resume.table)
      : found;
  const said = named.find((one) => one.how === shown);
  const how = endOf(requirement, named, lines, resume) ?? shown;
  const usual =
    isGuess(how) && !MUST_BE_SAID.has(requirement.group) ? usualJob(requirement, pair, lines) : undefined;
  if (usual) {
    const ranges = [...usual.heads, ...apartFrom(usual.heads, spans)];
    return {
      spans: spansOf(resume.text, ranges, ranges.length),
      how: wordUsual(usual.title),
      listed: false,
    };
  }
  const similar = isGuess(how) && isUnsaid(requirement, likely) ? similarJobs(pair, lines) : [];
  if (similar.length > 0) {
    const ranges = [...similar, ...apartFrom(similar, spans)];
    return { spans: spansOf(resume.text, ranges, ranges.length), how: SIMILAR_JOB, listed: false };
  }
  return {
    spans: startingWith(spans, measured ?? said?.mention),
    how,
    listed: !measured && MAY_BE_LISTED.has(requirement.source.kind) && areListed(spans, resume.read),
  };
}

/** The jobs at the employer that is named. */
function employmentEvidence(
  requirement: CompiledRequirement,
  { resume }: Pair,
  { lines }: ResumeLines,
): Evidence {
  const jobs = linesOfJobs(entriesAtEmployer(requirement, resume), lines, resume);
  return { spans: spansOf(resume.text, jobs), how: jobs.length > 0 ? 'exact' : 'not found', listed: false };
}

const isKnownCertificate = ({ group, terms, outright }: CompiledRequirement): boolean =>
  group === 'certification' && terms.length > 0 && outright.length === 0;

/** Only such a line speaks of a certificate that no line names: work in the same trade says nothing of a license. */
const saysOfPapers = ({ start, end }: Range, { text }: CompiledResume): boolean =>
  SAYS_OF_PAPERS.test(text.slice(start, end));
const SAYS_OF_PAPERS =
  /\b(?:certif|licen[cs]|credential|endorse|accredit|diploma|authoriz)\p{L}*|\b(?:registered|trained|training|coursework|courses?|cards?|hours?|exam)\b|\b(?:NYSC|OSHA|FAA|AAS)\b/iu;

/** The lines that may well show it. One that names nothing and has few of the words stands behind those that do. */
function likelyLines(rated: readonly RatedLine[]): RatedLine[] {
  const [first] = rated;
  if (!first) return [];
  const likely = rated.filter(({ likelihood }) => likelihood >= ALSO_QUOTED * first.likelihood);
  if (first.named !== 'none' || first.words >= MIN_WORDS) return likely;
  const says = likely
    .slice(0, MAX_QUOTES)
    .filter(({ words, named }) => named !== 'none' || words >= MIN_WORDS);
  return [...says, ...likely.filter((one) => !says.includes(one))];
}

/** True if no line says what people in a similar job may be taken to do. A skill of which nothing at all is said may be missing. */
function isUnsaid({ group }: CompiledRequirement, likely: readonly RatedLine[]): boolean {
  if (MUST_BE_SAID.has(group)) return false;
  if (likely.length === 0) return group === 'duty' || group === 'trait';
  return likely.every(({ words }) => words < MIN_WORDS);
}

/** Kinds and groups that a résumé names or doesn't show. */
export const MUST_BE_SAID: ReadonlySet<string> = new Set(['certification', 'education', 'language', 'tool']);

/** The jobs that years are counted from, behind what the résumé says of years itself and before what else speaks of that work. */
function withCountedJobs(
  quoted: Span[],
  requirement: CompiledRequirement,
  pair: Pair,
  lines: ResumeLines,
): Span[] {
  const jobs = countedJobs(requirement, pair, lines);
  const beside = apartFrom(jobs, quoted).slice(0, MAX_BESIDE_JOBS);
  const claims = beside.filter(({ start }) => lineAt(lines.lines, start)?.claimsYears);
  const others = beside.filter((span) => !claims.includes(span));
  const said =
    beside.length + jobs.length > 0 ? claims : lines.lines.filter(({ claimsYears }) => claimsYears);
  const ranges = [...said, ...jobs, ...others];
  return spansOf(pair.resume.text, ranges, ranges.length);
}

/** The quotes that aren't of these jobs. */
const apartFrom = (jobs: Range[], spans: Span[]): Span[] =>
  spans.filter((span) => !jobs.some((job) => overlaps(job, span)));

/** The certificate asked for, where the résumé says that it isn't held. */
const unheldFor = (
  { group, source: { terms } }: CompiledRequirement,
  { unheld }: ResumeLines,
): ResumeLines['unheld'][number] | undefined =>
  group === 'certification'
    ? unheld.find(({ term, why }) => terms.includes(term.id) && why !== 'of others')
    : undefined;

/** "valid until 04/2026", where the résumé itself says that a certificate has ended. Who wrote it then still held it. */
function endOf(
  { group }: CompiledRequirement,
  named: readonly RankedMention[],
  { view }: ResumeLines,
  { today }: CompiledResume,
): string | undefined {
  if (group !== 'certification') return undefined;
  const ends = named
    .filter(({ rank }) => rank === 0)
    .map(({ mention }) => endedOn(view.slice(mention.end, mention.end + AFTER_CERTIFICATE), today));
  return ends.length > 0 && ends.every((end) => end !== undefined) ? `valid until ${ends[0]}` : undefined;
}
const AFTER_CERTIFICATE = EXPLAIN_NUMBERS.afterCertificate.value;

/**
 * The same quotes, but first those that name the very thing that is asked. What all of them only list is shown by a line about
 * work, if one names it or a kind of it.
 */
function withProofFirst(
  spans: Span[],
  { group }: CompiledRequirement,
  mentions: readonly RankedMention[],
  { lines }: ResumeLines,
  { text, read }: CompiledResume,
): Span[] {
  if (!BY_NAME.has(group)) return spans;
  const isOutright = (span: Range) =>
    mentions.some(({ mention, rank }) => rank === 0 && overlaps(mention, span));
  const byName = [...spans.filter(isOutright), ...spans.filter((span) => !isOutright(span))];
  if (!MAY_BE_LISTED.has(group) || byName.length === 0 || !areListed(byName, read)) return byName;
  const used = mentions.find(({ mention, rank }) => rank < 2 && sectionAt(read, mention.start) !== 'skills');
  const line = used && lineAt(lines, used.mention.start);
  return line ? spansOf(text, [line, ...byName]) : byName;
}
const BY_NAME: ReadonlySet<string> = new Set(['certification', 'tool', 'skill', 'language']);

/** The same quotes, but first the one with what we say about them. */
function startingWith(spans: Span[], said: Range | undefined): Span[] {
  const first = said && spans.find((span) => isWithin([span], said));
  return first ? [first, ...spans.filter((span) => span !== first)] : spans;
}

const isWithin = (spans: readonly Range[], { start, end }: Range): boolean =>
  spans.some((span) => span.start <= start && end <= span.end);

/** The line with the initials that the posting explains, or that are all of a certificate's name: "CNO - active member". */
function lineWithInitials(
  { acronym, group, outright }: CompiledRequirement,
  { lines }: ResumeLines,
): QuotableLine | undefined {
  const names = group === 'certification' ? outright.filter((way) => way.length === 1) : [];
  const initials = [acronym, ...names.map(([name]) => name as number)].filter(Boolean);
  return initials.length === 0 ? undefined : lines.find(({ keys }) => initials.some((key) => keys.has(key)));
}

/** The line with the highest number of what is asked with one: "types 72 wpm". */
function lineWithAmount({ amounts }: CompiledRequirement, lines: ResumeLines): QuotableLine | undefined {
  const [highest] = lines.amounts
    .filter(({ measure }) => amounts.some((asked) => asked.measure === measure))
    .toSorted((a, b) => b.most - a.most);
  return highest && lineAt(lines.lines, highest.start);
}

const isGuess = (how: string): boolean => how === SIMILAR_WORK || how === 'not found';

/** The line that has the very thing that is asked, if none of the quoted ones has it: what is claimed must be seen. */
function lineNamedOutright(
  { source }: CompiledRequirement,
  mentions: readonly RankedMention[],
  { lines }: ResumeLines,
  quoted: readonly Range[],
): QuotableLine | undefined {
  const outright = mentions.filter(({ rank, mention }) => rank === 0 && asksOnlyFor(source, mention.term.id));
  const [first] = outright;
  if (!first || outright.some(({ mention }) => isWithin(quoted, mention))) return undefined;
  return lineAt(lines, first.mention.start);
}

function isLanguageOfText(
  { source: { kind, terms } }: CompiledRequirement,
  { table }: CompiledResume,
): boolean {
  return kind === 'language' && terms.includes(ENGLISH) && creditOf(table, keyOf('named', ENGLISH)) > 0;
}

/** The line with most words shows the language that a résumé is written in. */
function languageEvidence({ text }: CompiledResume, { lines }: ResumeLines): Evidence {
  const wordiest = lines.reduce<QuotableLine | undefined>(
    (most, line) => (line.keys.size > (most?.keys.size ?? 0) ? line : most),
    undefined,
  );
  return {
    spans: spansOf(text, wordiest ? [wordiest] : []),
    how: 'the résumé is written in it',
    listed: false,
  };
}

/** The evidence for the option that is met best: where a degree will do as well as years, for the degree. */
function optionEvidence(
  { source }: CompiledRequirement,
  options: CompiledRequirement[][],
  pair: Pair,
  lines: ResumeLines,
  model: EvidenceModel,
): Evidence {
  const rated = options.map((requirements) => ({ requirements, credit: meanCredit(requirements, pair) }));
  const degree = rated.find(
    ({ requirements, credit }) =>
      credit >= MET &&
      requirements.every(({ source }) => source.degree && holdsDegree(source.degree, pair.resume.studies)),
  );
  const best = degree ?? rated.toSorted((a, b) => b.credit - a.credit)[0];
  const found = (best?.requirements ?? []).map((requirement) =>
    findEvidence(requirement, pair, lines, model),
  );
  const shown = found.filter(({ spans }) => spans.length > 0);
  const isOnlyPart = source.together === true && shown.length > 0 && shown.length < found.length;
  const part = best?.requirements.filter((_, index) => shown.includes(found[index] as Evidence)) ?? [];
  const hows = isOnlyPart
    ? part.map((one) => `close to: ${one.source.label}`)
    : [...new Set(shown.map(({ how }) => how))];
  return {
    spans: spansOf(
      pair.resume.text,
      found.flatMap(({ spans }) => spans),
    ),
    how: hows.join('; ') || 'not found',
    listed: shown.length > 0 && shown.every(({ listed }) => listed),
  };
}

/** Kinds that one expects in the lines about jobs too. */
const MAY_BE_LISTED: ReadonlySet<string> = new Set(['skill', 'tool']);

function areListed(spans: Span[], read: CompiledResume['read']): boolean {
  return (
    spans.length > 0 &&
    spans.every(({ start, text }) => sectionAt(read, start) === 'skills' && !describesAction(text))
  );
}

function howShown(
  requirement: CompiledRequirement,
  pair: Pair,
  best: RatedLine | undefined,
  mentions: RankedMention[],
  { lines }: ResumeLines,
): string {
  const { kind } = requirement.source;
  if (kind === 'experience') return howManyYears(requirement, pair);
  if (kind === 'education') return pair.resume.studies.length > 0 ? 'degree' : 'no degree found';
  if (!best) return 'not found';
  const [flaw] = licenseFlaws(requirement, pair.resume.table);
  if (flaw) return flaw;
  if (requirement.leading && !ledPeople(pair.resume)) return SIMILAR_WORK;
  if (fluencyShare(requirement, pair.resume.table) < 1) return 'at a basic level';
  const inBest = mentions.filter(({ mention }) => lineAt(lines, mention.start) === best.line);
  const isByName = requirement.group === 'certification' && mentions.some(({ rank }) => rank === 0);
  const named = (inBest.length > 0 && !isByName ? inBest : mentions).toSorted((a, b) => a.rank - b.rank)[0];
  if (named && (named.rank === 0 || inBest.length > 0)) return named.how;
  const names = requirement.outright.find((way) => way.every((key) => best.line.keys.has(key)));
  if (names) return hasWords(requirement, names, pair, best.line) ? 'exact' : 'worded differently';
  if (best.words >= SAME_WORDS && saysSame(requirement, pair, best.line)) return 'exact';
  return best.words >= WORDED_ALIKE ? 'worded differently' : SIMILAR_WORK;
}

/** True if the words of a requirement stand together in a line: "service recovery" isn't said by "service … store recovery". */
function saysSame({ source }: CompiledRequirement, { resume }: Pair, { start, end }: Range): boolean {
  const written = ` ${wordsOf(resume.text.slice(start, end)).join(' ')} `;
  return written.includes(` ${wordsOf(source.label).join(' ')} `);
}

/** True if a line has the name that is asked for as such: "a program of instruction" isn't "programming". */
function hasWords(
  { source }: CompiledRequirement,
  names: Int32Array,
  { resume }: Pair,
  { start, end }: Range,
): boolean {
  const written = new Set(wordsOf(resume.text.slice(start, end)));
  return wordsOf(source.label).every(
    (word) => written.has(word) || !names.includes(keyOf('word', stem(word))),
  );
}

/** The words of a text, in one spelling and number each. */
const wordsOf = (text: string): string[] => tokenize(text).map(({ norm }) => sameWord(norm));

function howManyYears(requirement: CompiledRequirement, pair: Pair): string {
  const shares = topicShares(requirement, pair);
  const months = relevantMonths(requirement, pair, shares);
  if (requirement.source.years?.insteadOfDegree) return wordYearsForDegree(inYears(months));
  const whole = monthsOfCounted(requirement, pair, shares);
  return wordCountedYears({
    counted: inYears(months),
    asked: inYears(requirement.months),
    from: whole > IN_PART * months ? inYears(whole) : 0,
    related: inYears(relatedMonths(requirement, pair)),
  });
}
const IN_PART = EXPLAIN_NUMBERS.countedInPart.value;

/** In tenths of a year. */
const inYears = (months: number): number => Math.round(months / 1.2) / 10;

function spansOf(text: string, ranges: Range[], most: number = MAX_QUOTES): Span[] {
  const seen = new Set<string>();
  const spans: Span[] = [];
  for (const { start, end } of ranges) {
    const quote = text.slice(start, end);
    if (seen.has(quote)) continue;
    seen.add(quote);
    spans.push({ text: quote, start, end });
    if (spans.length === most) break;
  }
  return spans;
}
