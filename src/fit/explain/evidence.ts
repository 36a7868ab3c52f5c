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

/** The lines of a résumé that answer a question, the best first, and why in a few words. */
export type Evidence = { spans: Span[]; how: string };

const MOST_QUOTES = 3;

export function findEvidence(ask: CompiledRequirement, pair: Pair, lines: ResumeLines): Evidence {
  if (ask.options) return optionEvidence(ask.options, pair, lines);
  switch (ask.ask.kind) {
    case 'experience':
      return experienceEvidence(ask, pair);
    case 'education':
      return educationEvidence(pair.resume);
    case 'title':
      return titleEvidence(pair);
    default:
      return skillEvidence(ask, pair.resume, lines);
  }
}

/** The evidence of the best answered option. */
function optionEvidence(options: CompiledRequirement[][], pair: Pair, lines: ResumeLines): Evidence {
  const rated = options.map((asks) => ({ asks, credit: meanCredit(asks, pair) }));
  const best = rated.toSorted((a, b) => b.credit - a.credit)[0]?.asks ?? [];
  const found = best.map((ask) => findEvidence(ask, pair, lines));
  const shown = found.filter(({ spans }) => spans.length > 0);
  return {
    spans: spansOf(
      pair.resume.text,
      found.flatMap(({ spans }) => spans),
    ),
    how: [...new Set(shown.map(({ how }) => how))].join('; ') || 'not found',
  };
}

function experienceEvidence(ask: CompiledRequirement, pair: Pair): Evidence {
  const { resume } = pair;
  const months = relevantMonths(ask, pair);
  const { entries } = topicShares(ask, pair);
  const counted = resume.read.work
    .slice(0, entries.length)
    .map((entry, index) => ({ entry, share: entries[index] as number }))
    .filter(({ entry, share }) => share > 0 && entry.months > 0)
    .toSorted((a, b) => b.share - a.share || a.entry.start - b.entry.start);
  const spans = counted.flatMap(({ entry }) => entry.title ?? entry.dates ?? []);
  const claims = spans.length === 0 && months > 0 ? claimSpans(resume) : [];
  return {
    spans: spansOf(resume.text, [...spans, ...claims]),
    how: `${yearsText(months)} counted of ${yearsText(ask.months)}`,
  };
}

function claimSpans(resume: CompiledResume): Range[] {
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

function skillEvidence(ask: CompiledRequirement, resume: CompiledResume, lines: ResumeLines): Evidence {
  const named = mentionsFor(ask, lines);
  if (named.length > 0) {
    const ranges = named.map(({ mention }) => lineAt(lines.lines, mention.start) ?? mention);
    return { spans: spansOf(resume.text, ranges), how: (named[0] as Named).how };
  }
  const best = bestLines(ask, lines.lines);
  return { spans: spansOf(resume.text, best), how: best.length > 0 ? 'worded differently' : 'not found' };
}

type Named = { mention: Mention; rank: number; how: string };

function mentionsFor(ask: CompiledRequirement, { mentions, view }: ResumeLines): Named[] {
  const asked = new Set(ask.ask.terms);
  const found: Named[] = [];
  for (const mention of mentions) {
    const { term } = mention;
    if (asked.has(term.id)) {
      found.push({ mention, rank: 0, how: mention.how === 'exact' ? 'exact' : calledBy(ask, mention, view) });
    } else if ([...widerTerms(term)].some((id) => asked.has(id))) {
      found.push({ mention, rank: 1, how: `kind of: ${term.name}` });
    } else if (term.near.some(({ id }) => asked.has(id))) {
      found.push({ mention, rank: 2, how: `close to: ${term.name}` });
    }
  }
  const best = Math.min(...found.map(({ rank }) => rank));
  return found.filter(({ rank }) => rank === best);
}

/** "also called Basic Life Support"; where that is the requirement's own name, what the résumé calls it. */
function calledBy({ ask }: CompiledRequirement, { term, start, end }: Mention, view: string): string {
  const same = (name: string) => ask.label.toLowerCase() === name.toLowerCase();
  if (!same(term.name)) return `also called ${term.name}`;
  const written = view.slice(start, end).replace(/\s+/g, ' ');
  return same(written) ? 'exact' : `also called ${written}`;
}

function bestLines(ask: CompiledRequirement, lines: QuotableLine[]): QuotableLine[] {
  const rated = lines.map((line) => ({ line, share: shareIn(ask, line) })).filter(({ share }) => share > 0);
  rated.sort((a, b) => b.share - a.share || a.line.start - b.line.start);
  const least = (rated[0]?.share ?? 0) * 0.6;
  return rated
    .filter(({ share }) => share >= least)
    .slice(0, 2)
    .map(({ line }) => line);
}

function shareIn(ask: CompiledRequirement, line: QuotableLine): number {
  let found = 0;
  ask.words.forEach((key, index) => {
    if (line.keys.has(key)) found += ask.weights[index] ?? 0;
  });
  for (const pair of ask.pairs) if (line.keys.has(pair)) found += 0.5;
  return found >= 0.15 ? found : 0;
}

function spansOf(text: string, ranges: Range[]): Span[] {
  const seen = new Set<number>();
  const spans: Span[] = [];
  for (const { start, end } of ranges) {
    if (seen.has(start)) continue;
    seen.add(start);
    spans.push({ text: text.slice(start, end), start, end });
    if (spans.length === MOST_QUOTES) break;
  }
  return spans;
}
