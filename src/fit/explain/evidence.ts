import type { Range } from '../../shared/range.ts';
import { wordCountedYears, wordYearsForDegree } from '../../shared/results/counted-years.ts';
import type { Span } from '../../shared/results/fit-result.ts';
import { sumOf } from '../learned/linear-model.ts';
import { DEGREE_LEVELS } from '../lexicon/degrees/degree-table.ts';
import { ENGLISH, TEAM_LEADERSHIP } from '../lexicon/ids.ts';
import type { Mention } from '../lexicon/lexicon.types.ts';
import { widerTerms } from '../match/compile-resume.ts';
import type { CompiledRequirement, CompiledResume } from '../match/compiled.types.ts';
import { ledPeople, meanCredit } from '../match/credit/credit.ts';
import type { CreditGroup } from '../match/credit/credit-groups.ts';
import { holdsDegree } from '../match/credit/education-credit.ts';
import {
  entriesInTrade,
  relatedEntries,
  relatedMonths,
  relevantMonths,
  topicShares,
} from '../match/credit/experience-credit.ts';
import { fluencyShare } from '../match/credit/held/language-levels.ts';
import { isOfAnotherState } from '../match/credit/held/license-states.ts';
import { isKnownTool } from '../match/credit/term-credit.ts';
import { creditOf } from '../match/key-table.ts';
import { keyOf } from '../match/keys.ts';
import type { Pair } from '../match/pair.ts';
import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';
import type { PostingRequirement } from '../posting/posting.types.ts';
import { stemsOf } from '../text/stems-of.ts';
import { nearness } from '../vectors/word-vectors.ts';
import { endedOn } from './ended-certificates.ts';
import { type EvidenceModel, evidenceGroupOf } from './evidence-model.ts';
import {
  degreeOfLine,
  isDegreeLine,
  isTitleLine,
  type LineContext,
  lineFeatures,
  type NamedInLine,
  sectionAt,
  sharedWeight,
} from './line-features.ts';
import { lineAt, type QuotableLine, type ResumeLines } from './quotable-lines.ts';
import { vectorOf } from './requirement-vector.ts';

/**
 * The lines of a résumé that meet a requirement, best first. `how` says why in a few words. `listed`: all of them are in
 * lists of skills.
 */
export type Evidence = { spans: Span[]; how: string; listed: boolean };

const MET = EXPLAIN_NUMBERS.met.value;
const MAX_QUOTES = EXPLAIN_NUMBERS.maxQuotes.value;
const ALSO_QUOTED = EXPLAIN_NUMBERS.alsoQuoted.value;
const MIN_WORDS = EXPLAIN_NUMBERS.minSharedWords.value;
const MIN_NEARNESS = EXPLAIN_NUMBERS.minNearness.value;
const MIN_KEYS = EXPLAIN_NUMBERS.minKeys.value;
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
  const mentions = mentionsFor(requirement, lines);
  if (mentions.length === 0 && isLanguageOfText(requirement, resume)) return languageEvidence(resume, lines);
  const unheld = mentions.length === 0 && unheldFor(requirement, lines);
  if (unheld) return { spans: spansOf(resume.text, [unheld.line]), how: unheld.why, listed: false };
  if (mentions.length === 0 && isKnownTool(requirement))
    return { spans: [], how: 'not found', listed: false };
  const byTitle = requirement.months === 0 && !mentions.some(({ rank }) => rank === 0);
  const jobs = byTitle ? linesOfJobs(entriesInTrade(requirement, resume), lines.lines, resume) : [];
  if (jobs.length > 0) return { spans: spansOf(resume.text, jobs), how: 'job title', listed: false };
  const rated = ratedLines(requirement, pair, lines, mentions, model);
  const best = rated[0];
  const likely = best ? rated.filter(({ likelihood }) => likelihood >= ALSO_QUOTED * best.likelihood) : [];
  const likelyLines = likely.map(({ line }) => line);
  const calledSo = lineWithAcronym(requirement, lines);
  const outright =
    calledSo ?? lineNamedOutright(requirement, mentions, lines, spansOf(resume.text, likelyLines));
  const spans = spansOf(resume.text, outright ? [outright, ...likelyLines] : likelyLines);
  const named = mentions.filter(({ mention }) => isWithin(spans, mention));
  const shown = calledSo ? 'exact' : howShown(requirement, pair, best, named, lines);
  const said = named.find((one) => one.how === shown);
  const how = endOf(requirement, named, lines, resume) ?? shown;
  return {
    spans: said ? startingWith(spans, said.mention) : spans,
    how,
    listed: MAY_BE_LISTED.has(requirement.source.kind) && areListed(spans, resume),
  };
}

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

/** The same quotes, but first the one with what we say about them. */
function startingWith(spans: Span[], mention: Range): Span[] {
  const first = spans.find((span) => isWithin([span], mention));
  return first ? [first, ...spans.filter((span) => span !== first)] : spans;
}

const isWithin = (spans: readonly Range[], { start, end }: Range): boolean =>
  spans.some((span) => span.start <= start && end <= span.end);

/** The line with the initials that the posting explains: "CNO - active member". */
const lineWithAcronym = (
  { acronym }: CompiledRequirement,
  { lines }: ResumeLines,
): QuotableLine | undefined => (acronym === 0 ? undefined : lines.find(({ keys }) => keys.has(acronym)));

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

function areListed(spans: Span[], { read }: CompiledResume): boolean {
  return spans.length > 0 && spans.every(({ start }) => sectionAt(read, start) === 'skills');
}

/** `likelihood` compares lines with each other; alone it means nothing. */
export type RatedLine = { line: QuotableLine; likelihood: number; words: number; named: NamedInLine };

/** The lines that may show a requirement, the likeliest first. */
function ratedLines(
  requirement: CompiledRequirement,
  pair: Pair,
  { lines }: ResumeLines,
  mentions: RankedMention[],
  model: EvidenceModel,
): RatedLine[] {
  const context = lineContext(requirement, pair);
  const { resume } = context;
  const learned = model[evidenceGroupOf(requirement.group)];
  const namedAt = namedLines(mentions, lines);
  const isEducation = requirement.group === 'education';
  const isExperience = requirement.group === 'experience';
  const isAnyWork = isExperience && requirement.topics.length === 0;
  const { wordTotal } = requirement;
  const isBeside = isBesideAsked(requirement.source.degree?.level ?? 0, resume);
  const rated: RatedLine[] = [];
  for (const line of lines) {
    const named = namedAt.get(line) ?? 'none';
    const words = wordTotal === 0 ? 0 : sharedWeight(requirement, line) / wordTotal;
    const shows =
      named !== 'none' ||
      words >= MIN_WORDS ||
      nearness(line.vector, vectorOf(requirement)) >= MIN_NEARNESS ||
      (isEducation && isDegreeLine(line, resume));
    const isJob = isAnyWork && isTitleLine(line, resume);
    const isNamed = named !== 'none' && !isExperience;
    if (isEducation && isBeside(line)) continue;
    if (line.isEmployer && named === 'none' && !isExperience && !requirement.inPlace) continue;
    if (named === 'none' && sectionAt(resume.read, line.start) === 'interests') continue;
    if (!isNamed && NOT_BY_STUDY.has(requirement.group) && isDegreeLine(line, resume)) continue;
    const saysLittle = named === 'none' && line.keys.size < MIN_KEYS && words < SAME_WORDS;
    if (!isJob && (!shows || saysLittle)) continue;
    const features = lineFeatures(requirement, line, named, context);
    rated.push({ line, likelihood: Math.exp(sumOf(learned, features)), words, named });
  }
  if (rated.length === 0)
    return linesOfEntries(requirement, lines, context).filter(({ line }) => !isBeside(line));
  return rated.sort((a, b) => b.likelihood - a.likelihood || a.line.start - b.line.start);
}

/**
 * For lines with a lower degree than another that is nearer to what is asked: a high school diploma beside a bachelor's degree.
 * Beside a diploma that is asked for, certificates show nothing.
 */
function isBesideAsked(asked: number, resume: CompiledResume): (line: QuotableLine) => boolean {
  const held = resume.read.education.map(({ degree, level = 0 }) => (degree ? level : 0));
  const enough = Math.min(asked, Math.max(0, ...held));
  const { certificate } = DEGREE_LEVELS;
  const isDiploma = asked > 0 && asked < certificate && held.includes(asked);
  return (line) => {
    const level = degreeOfLine(line, resume);
    return isDiploma ? level === certificate : level > 0 && level < enough;
  };
}

/** What a line with a degree doesn't show unless it names it. */
const NOT_BY_STUDY: ReadonlySet<CreditGroup> = new Set(['experience', 'duty', 'trait']);

/** Where no line says it: the titles of the jobs that count for the years, or the first line of each study. */
function linesOfEntries(
  requirement: CompiledRequirement,
  lines: QuotableLine[],
  { resume, jobShares }: LineContext,
): RatedLine[] {
  const { work, education } = resume.read;
  const { group } = requirement;
  const near = group === 'experience' ? relatedEntries(requirement, resume) : 0;
  const jobs = work.filter((_, index) => (jobShares[index] ?? 0) > 0 || (near >> index) & 1);
  const studies = group === 'education' ? education : [];
  return firstLinesOf([...jobs, ...studies], lines).map((line) => ({
    line,
    likelihood: 1,
    words: 0,
    named: 'none',
  }));
}

/** The first lines of some work entries (as bits), which have their titles or employers. */
const linesOfJobs = (bits: number, lines: QuotableLine[], { read }: CompiledResume): QuotableLine[] =>
  bits === 0
    ? []
    : firstLinesOf(
        read.work.filter((_, index) => (bits >> index) & 1),
        lines,
      );

const firstLinesOf = (entries: readonly Range[], lines: QuotableLine[]): QuotableLine[] =>
  entries.flatMap(({ start, end }) => lines.find((one) => one.start < end && start < one.end) ?? []);

const NO_JOBS = new Float64Array(0);

/** What must be known of a pair to weigh its lines. */
export function lineContext(requirement: CompiledRequirement, pair: Pair): LineContext {
  const jobShares = requirement.months > 0 ? topicShares(requirement, pair).entries : NO_JOBS;
  return { resume: pair.resume, jobShares };
}

export function namedLines(
  mentions: readonly RankedMention[],
  lines: QuotableLine[],
): Map<QuotableLine, NamedInLine> {
  const named = new Map<QuotableLine, NamedInLine>();
  for (const { mention, rank } of mentions) {
    const line = lineAt(lines, mention.start);
    if (line && named.get(line) !== 'named') named.set(line, rank === 0 ? 'named' : 'kind');
  }
  return named;
}

function howShown(
  requirement: CompiledRequirement,
  pair: Pair,
  best: RatedLine | undefined,
  mentions: RankedMention[],
  { lines }: ResumeLines,
): string {
  const { kind } = requirement.source;
  if (kind === 'experience') {
    const counted = inYears(relevantMonths(requirement, pair));
    return requirement.source.years?.insteadOfDegree
      ? wordYearsForDegree(counted)
      : wordCountedYears({
          counted,
          asked: inYears(requirement.months),
          related: inYears(relatedMonths(requirement, pair)),
        });
  }
  if (kind === 'education') return pair.resume.studies.length > 0 ? 'degree' : 'no degree found';
  if (!best) return 'not found';
  if (isOfAnotherState(requirement, pair.resume.table)) return 'of another state';
  if (requirement.leading && !ledPeople(pair.resume)) return 'related';
  if (fluencyShare(requirement, pair.resume.table) < 1) return 'at a basic level';
  const inBest = mentions.filter(({ mention }) => lineAt(lines, mention.start) === best.line);
  const named = (inBest.length > 0 ? inBest : mentions).toSorted((a, b) => a.rank - b.rank)[0];
  if (named && (named.rank === 0 || inBest.length > 0)) return named.how;
  const { outright } = requirement;
  if (outright.length > 0 && outright.every((key) => best.line.keys.has(key))) return 'exact';
  if (best.words >= SAME_WORDS && saysSame(requirement, pair, best.line)) return 'exact';
  return best.words >= WORDED_ALIKE ? 'worded differently' : 'related';
}

/** True if the words of a requirement stand together in a line: "service recovery" isn't said by "service … store recovery". */
function saysSame({ source }: CompiledRequirement, { resume }: Pair, { start, end }: Range): boolean {
  const written = ` ${stemsOf(resume.text.slice(start, end)).join(' ')} `;
  return written.includes(` ${stemsOf(source.label).join(' ')} `);
}

/** In tenths of a year. */
const inYears = (months: number): number => Math.round(months / 1.2) / 10;

export type RankedMention = { mention: Mention; rank: number; how: string };

/** The mentions of a requirement's terms (rank 0), of kinds of them (1) and of neighbours (2). */
export function mentionsFor(
  requirement: CompiledRequirement,
  { mentions, view }: ResumeLines,
): RankedMention[] {
  const { terms, years } = requirement.source;
  // Years of leading people are shown where people were led.
  const wanted = new Set(years?.leading ? [...terms, TEAM_LEADERSHIP] : terms);
  if (wanted.size === 0) return [];
  const found: RankedMention[] = [];
  for (const mention of mentions) {
    const { term } = mention;
    if (wanted.has(term.id)) {
      found.push({
        mention,
        rank: 0,
        how: howNamed(requirement, mention, view),
      });
    } else if ([...widerTerms(term)].some((id) => wanted.has(id))) {
      found.push({ mention, rank: 1, how: `kind of: ${term.name}` });
    } else if (term.near.some(({ id }) => wanted.has(id))) {
      found.push({ mention, rank: 2, how: `close to: ${term.name}` });
    }
  }
  // What is only close to it shows less than the thing itself.
  return found.some(({ rank }) => rank === 0) ? found.filter(({ rank }) => rank < 2) : found;
}

/**
 * "exact", or "also called Basic Life Support" where the résumé calls it something else. "names budgeting" where the
 * requirement is a sentence that asks for more than what the résumé names. "shown by: tied out 40 statements" where it names
 * nothing, but says that it was done.
 */
function howNamed({ source }: CompiledRequirement, { term, start, end, how }: Mention, view: string): string {
  const written = view.slice(start, end).replace(/\s+/g, ' ');
  if (how === 'deed')
    return saysNoMore(written, source.label, isSameVerb) ? 'worded differently' : `shown by: ${written}`;
  if (!asksOnlyFor(source, term.id)) return `names ${written}`;
  const names = [source.label, ...(source.name === undefined ? [] : [source.name])].flatMap((name) => [
    name,
    ...name.split(/ (?:or|and|such as|like|including) | ?[(),/] ?/),
  ]);
  const isSame = names.filter((name) => name !== '').some((name) => saysNoMore(written, name));
  return isSame ? 'exact' : `also called ${written}`;
}

const saysNoMore = (written: string, name: string, isSame = isEqual): boolean =>
  stemsOf(written).every((stemmed) => stemsOf(name).some((other) => isSame(stemmed, other)));
const isEqual = (one: string, other: string): boolean => one === other;
/** "Filed" and "file": short verbs keep their last letter. */
const isSameVerb = (one: string, other: string): boolean => one === other || one === other.replace(/e$/, '');

const asksOnlyFor = ({ sufficient, options = [] }: PostingRequirement, id: string): boolean =>
  sufficient.includes(id) || options.flat().some((option) => asksOnlyFor(option, id));

function spansOf(text: string, ranges: Range[]): Span[] {
  const seen = new Set<string>();
  const spans: Span[] = [];
  for (const { start, end } of ranges) {
    const quote = text.slice(start, end);
    if (seen.has(quote)) continue;
    seen.add(quote);
    spans.push({ text: quote, start, end });
    if (spans.length === MAX_QUOTES) break;
  }
  return spans;
}
