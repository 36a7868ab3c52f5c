import { type EvidenceGroup, evidenceGroupOf } from '../../src/fit/explain/evidence-model.ts';
import { lineFeatures } from '../../src/fit/explain/line-features.ts';
import { resumeLinesOf } from '../../src/fit/explain/quotable-lines.ts';
import { lineContext } from '../../src/fit/explain/rated-lines.ts';
import { mentionsFor, namedLines } from '../../src/fit/explain/requirement-mentions.ts';
import type { CompiledPosting, CompiledResume } from '../../src/fit/match/compiled.types.ts';
import { pairOf } from '../../src/fit/match/pair.ts';
import type { JudgedPair } from '../judged-data.ts';
import { listedIn, overlap, quotedLines } from '../judged-quotes.ts';
import type { Choice } from '../models/regression.ts';

/** The lines of a résumé for one requirement; `chosen` are the indices of those that a judge quotes. */
export type LineChoice = Choice & { group: EvidenceGroup };

/** The choices of a pair: every requirement that a judge sees met and quotes a line for. */
export function lineChoices(
  judged: JudgedPair,
  resume: CompiledResume,
  posting: CompiledPosting,
): LineChoice[] {
  const lines = resumeLinesOf(resume);
  const pair = pairOf(resume, posting);
  return posting.requirements.flatMap((requirement) => {
    if (requirement.options || requirement.source.kind === 'title') return [];
    const ids = new Set(listedIn(judged.posting, requirement.source).map(({ id }) => id));
    const quotes = judged.credits.flatMap(({ id, credit, quote }) =>
      ids.has(id) && credit === 1 && quote ? (quotedLines(judged.resume, quote) ?? []) : [],
    );
    if (quotes.length === 0) return [];
    const namedAt = namedLines(mentionsFor(requirement, lines), lines.lines);
    const context = lineContext(requirement, pair);
    const chosen = lines.lines.flatMap((line, index) =>
      quotes.some((quote) => overlap(quote, line)) ? [index] : [],
    );
    if (chosen.length === 0) return [];
    return [
      {
        group: evidenceGroupOf(requirement.group),
        rows: lines.lines.map((line) =>
          lineFeatures(requirement, line, namedAt.get(line) ?? 'none', context),
        ),
        chosen,
      },
    ];
  });
}
