import type { Range } from '../../shared/range.ts';
import type { Span } from '../../shared/results/fit-result.ts';
import type { Mention } from '../lexicon/lexicon.types.ts';
import { widerTerms } from '../match/compile-resume.ts';
import type { CompiledRequirement, CompiledResume } from '../match/compiled.types.ts';
import { meanCredit } from '../match/credit/credit.ts';
import { relevantMonths, topicShares } from '../match/credit/experience-credit.ts';
import { titleLikeness } from '../match/credit/title-likeness.ts';
import { MAX_TEXT_LENGTH } from '../match/mask/max-text-length.ts';
import type { Pair } from '../match/pair.ts';
import { findYears } from '../posting/requirements/years.ts';
import { lineAt, type QuotableLine, type ResumeLines } from './quotable-lines.ts';

/** The lines of a résumé that meet a requirement, best first. `how` says why in a few words. */
export type Evidence = { spans: Span[]; how: string };

const MAX_QUOTES = 3;

export function findEvidence(requirement: CompiledRequirement, pair: Pair, lines: ResumeLines): Evidence {
  if (requirement.options) return optionEvidence(requirement.options, pair, lines);
  switch (requirement.source.kind) {
    case 'experience':
      return experienceEvidence(requirement, pair);
    case 'education':
      return educationEvidence(pair.resume);
    case 'title':
      return titleEvidence(pair);
    default:
      return skillEvidence(requirement, pair.resume, lines);
  }
}

/** The evidence for the option that is met best. */
function optionEvidence(options: CompiledRequirement[][], pair: Pair, lines: ResumeLines): Evidence {
  const rated = options.map((requirements) => ({
    asks: requirements,
    credit: meanCredit(requirements, pair),
  }));
  const best = rated.toSorted((a, b) => b.credit - a.credit)[0]?.asks ?? [];
  const found = best.map((requirement) => findEvidence(requirement, pair, lines));
  const shown = found.filter(({ spans }) => spans.length > 0);
  return {
    spans: spansOf(
      pair.resume.text,
      found.flatMap(({ spans }) => spans),
    ),
    how: [...new Set(shown.map(({ how }) => how))].join('; ') || 'not found',
  };
}

function experienceEvidence(requirement: CompiledRequirement, pair: Pair): Evidence {
  const { resume } = pair;
  const months = relevantMonths(requirement, pair);
  const { entries } = topicShares(requirement, pair);
  const counted = resume.read.work
    .slice(0, entries.length)
    .map((entry, index) => ({ entry, share: entries[index] as number }))
    .filter(({ entry, share }) => share > 0 && entry.months > 0)
    .toSorted((a, b) => b.share - a.share || a.entry.start - b.entry.start);
  const spans = counted.flatMap(({ entry }) => entry.title ?? entry.dates ?? []);
  const claims = spans.length === 0 && months > 0 ? claimedYears(resume) : [];
  return {
    spans: spansOf(resume.text, [...spans, ...claims]),
    how: `${yearsText(months)} counted of ${yearsText(requirement.months)}`,
  };
}

function claimedYears(resume: CompiledResume): Range[] {
  return findYears(resume.text.slice(0, MAX_TEXT_LENGTH))
    .toSorted((a, b) => b.min - a.min)
    .slice(0, 1);
}

function yearsText(months: number): string {
  const years = Math.round(months / 1.2) / 10;
  return years === 1 ? '1 year' : `${years} years`;
}

function educationEvidence(resume: CompiledResume): Evidence {
  const best = resume.read.education.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))[0];
  const span = best?.degree ?? best?.institution;
  return { spans: span ? spansOf(resume.text, [span]) : [], how: span ? 'degree' : 'no degree found' };
}

function titleEvidence({ posting, resume }: Pair): Evidence {
  const rated = resume.held
    .map(({ title, credit, span }) => ({ span, likeness: titleLikeness(posting.role, title) * credit }))
    .toSorted((a, b) => b.likeness - a.likeness || a.span.start - b.span.start);
  return {
    spans: spansOf(
      resume.text,
      rated.map(({ span }) => span),
    ),
    how: 'from your job titles',
  };
}

function skillEvidence(
  requirement: CompiledRequirement,
  resume: CompiledResume,
  lines: ResumeLines,
): Evidence {
  const named = mentionsFor(requirement, lines);
  if (named.length > 0) {
    const ranges = named.map(({ mention }) => lineAt(lines.lines, mention.start) ?? mention);
    return { spans: spansOf(resume.text, ranges), how: (named[0] as RankedMention).how };
  }
  const best = bestLines(requirement, lines.lines);
  return { spans: spansOf(resume.text, best), how: best.length > 0 ? 'worded differently' : 'not found' };
}

type RankedMention = { mention: Mention; rank: number; how: string };

function mentionsFor(requirement: CompiledRequirement, { mentions, view }: ResumeLines): RankedMention[] {
  const wanted = new Set(requirement.source.terms);
  const found: RankedMention[] = [];
  for (const mention of mentions) {
    const { term } = mention;
    if (wanted.has(term.id)) {
      found.push({
        mention,
        rank: 0,
        how: mention.how === 'exact' ? 'exact' : howNamed(requirement, mention, view),
      });
    } else if ([...widerTerms(term)].some((id) => wanted.has(id))) {
      found.push({ mention, rank: 1, how: `kind of: ${term.name}` });
    } else if (term.near.some(({ id }) => wanted.has(id))) {
      found.push({ mention, rank: 2, how: `close to: ${term.name}` });
    }
  }
  const best = Math.min(...found.map(({ rank }) => rank));
  return found.filter(({ rank }) => rank === best);
}

/** "also called Basic Life Support"; if that is what the requirement calls it, the name that the résumé uses. */
function howNamed({ source }: CompiledRequirement, { term, start, end }: Mention, view: string): string {
  const same = (name: string) => source.label.toLowerCase() === name.toLowerCase();
  if (!same(term.name)) return `also called ${term.name}`;
  const written = view.slice(start, end).replace(/\s+/g, ' ');
  return same(written) ? 'exact' : `also called ${written}`;
}

function bestLines(requirement: CompiledRequirement, lines: QuotableLine[]): QuotableLine[] {
  const rated = lines
    .map((line) => ({ line, share: sharedWeight(requirement, line) }))
    .filter(({ share }) => share > 0);
  rated.sort((a, b) => b.share - a.share || a.line.start - b.line.start);
  const least = (rated[0]?.share ?? 0) * 0.6;
  return rated
    .filter(({ share }) => share >= least)
    .slice(0, 2)
    .map(({ line }) => line);
}

function sharedWeight(requirement: CompiledRequirement, line: QuotableLine): number {
  let found = 0;
  requirement.words.forEach((key, index) => {
    if (line.keys.has(key)) found += requirement.weights[index] ?? 0;
  });
  for (const pair of requirement.pairs) if (line.keys.has(pair)) found += 0.5;
  return found >= 0.15 ? found : 0;
}

function spansOf(text: string, ranges: Range[]): Span[] {
  const seen = new Set<number>();
  const spans: Span[] = [];
  for (const { start, end } of ranges) {
    if (seen.has(start)) continue;
    seen.add(start);
    spans.push({ text: text.slice(start, end), start, end });
    if (spans.length === MAX_QUOTES) break;
  }
  return spans;
}
