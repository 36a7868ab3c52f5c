import { mentionsFor, namedLines } from '../../src/fit/explain/evidence.ts';
import { type EvidenceGroup, evidenceGroupOf } from '../../src/fit/explain/evidence-model.ts';
import { lineFeatures } from '../../src/fit/explain/line-features.ts';
import { resumeLinesOf } from '../../src/fit/explain/quotable-lines.ts';
import type { FeatureRow } from '../../src/fit/learned/linear-model.ts';
import type { CompiledPosting, CompiledResume } from '../../src/fit/match/compiled.types.ts';
import type { Range } from '../../src/shared/range.ts';
import type { JudgedPair } from '../judged-data.ts';
import { listedIn } from '../listed-in.ts';

/** A line of a résumé, and whether a judge quotes it for the requirement. */
export type LineExample = { group: EvidenceGroup; row: FeatureRow; isQuoted: boolean };

/** Every line of the résumé for every requirement that a judge sees met and quotes a line for. */
export function lineExamples(
  judged: JudgedPair,
  resume: CompiledResume,
  posting: CompiledPosting,
): LineExample[] {
  const lines = resumeLinesOf(resume);
  return posting.requirements.flatMap((requirement) => {
    if (requirement.options || requirement.source.kind === 'title') return [];
    const ids = new Set(listedIn(judged.posting, requirement.source).map(({ id }) => id));
    const quotes = judged.credits.flatMap(({ id, credit, quote }) =>
      ids.has(id) && credit === 1 && quote ? [lineAround(judged.resume, quote)] : [],
    );
    if (quotes.length === 0) return [];
    const namedAt = namedLines(mentionsFor(requirement, lines), lines.lines);
    const group = evidenceGroupOf(requirement.group);
    return lines.lines.map((line) => ({
      group,
      row: lineFeatures(requirement, line, namedAt.get(line) ?? 'none', resume),
      isQuoted: quotes.some(({ start, end }) => start < line.end && end > line.start),
    }));
  });
}

function lineAround(text: string, quote: string): Range {
  const at = text.indexOf(quote);
  if (at < 0) return { start: 0, end: 0 };
  const end = text.indexOf('\n', at + quote.length);
  return { start: text.lastIndexOf('\n', at) + 1, end: end < 0 ? text.length : end };
}
