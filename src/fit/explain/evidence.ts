import type { Span } from '../../shared/fit-result.ts';
import type { Mention } from '../lexicon/lexicon.types.ts';
import { widerOf } from '../match/compile-resume.ts';
import type { CompiledAsk, CompiledResume } from '../match/compiled.types.ts';
import { monthsFor } from '../match/credit.ts';
import type { Range } from '../posting/posting.types.ts';
import { lineAt, type QuotableLine, type ResumeLines } from './resume-lines.ts';

/** The lines of a résumé that answer a question, the best first, and why in a few words. */
export type Evidence = { spans: Span[]; how: string };

const MOST_QUOTES = 3;

export function evidenceFor(ask: CompiledAsk, resume: CompiledResume, lines: ResumeLines): Evidence {
  switch (ask.ask.kind) {
    case 'experience':
      return experienceEvidence(ask, resume);
    case 'education':
      return educationEvidence(resume);
    case 'title':
      return titleEvidence(resume);
    default:
      return skillEvidence(ask, resume, lines);
  }
}

function experienceEvidence(ask: CompiledAsk, resume: CompiledResume): Evidence {
  const months = monthsFor(ask, resume);
  const spans = resume.read.work.flatMap(({ dates, title }) => (dates ? [title ?? dates] : []));
  return {
    spans: spans.slice(0, MOST_QUOTES),
    how: `${yearsText(months)} counted of ${yearsText(ask.months)}`,
  };
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

function titleEvidence(resume: CompiledResume): Evidence {
  const titles = resume.read.work.flatMap(({ title }) => (title ? [title] : []));
  const label = resume.read.basics.label;
  return { spans: spansOf(resume.text, [...titles, ...(label ? [label] : [])]), how: 'titles held' };
}

function skillEvidence(ask: CompiledAsk, resume: CompiledResume, lines: ResumeLines): Evidence {
  const named = mentionsFor(ask, lines.mentions);
  if (named.length > 0) {
    const ranges = named.map(({ mention }) => lineAt(lines.lines, mention.start) ?? mention);
    return { spans: spansOf(resume.text, ranges), how: (named[0] as Named).how };
  }
  const best = bestLines(ask, lines.lines);
  return { spans: spansOf(resume.text, best), how: best.length > 0 ? 'in its own words' : 'not found' };
}

type Named = { mention: Mention; rank: number; how: string };

function mentionsFor(ask: CompiledAsk, mentions: Mention[]): Named[] {
  const asked = new Set(ask.ask.terms);
  const found: Named[] = [];
  for (const mention of mentions) {
    const { term } = mention;
    if (asked.has(term.id)) {
      found.push({ mention, rank: 0, how: mention.how === 'exact' ? 'exact' : `alias: ${term.name}` });
    } else if ([...widerOf(term)].some((id) => asked.has(id))) {
      found.push({ mention, rank: 1, how: `kind of: ${term.name}` });
    } else if (term.near.some(({ id }) => asked.has(id))) {
      found.push({ mention, rank: 2, how: `close to: ${term.name}` });
    }
  }
  const best = Math.min(...found.map(({ rank }) => rank));
  return found.filter(({ rank }) => rank === best);
}

function bestLines(ask: CompiledAsk, lines: QuotableLine[]): QuotableLine[] {
  const rated = lines.map((line) => ({ line, share: shareIn(ask, line) })).filter(({ share }) => share > 0);
  rated.sort((a, b) => b.share - a.share || a.line.start - b.line.start);
  const least = (rated[0]?.share ?? 0) * 0.6;
  return rated
    .filter(({ share }) => share >= least)
    .slice(0, 2)
    .map(({ line }) => line);
}

function shareIn(ask: CompiledAsk, line: QuotableLine): number {
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
