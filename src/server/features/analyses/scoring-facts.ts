import { scoringExample } from '../../../../demo/scoring-example.ts';
import { DEGREE_LEVELS } from '../../../fit/lexicon/degrees/degree-table.ts';
import { EXPLAIN_NUMBERS } from '../../../fit/numbers/explain-numbers.ts';
import { REQUIREMENT_NUMBERS } from '../../../fit/numbers/requirement-numbers.ts';
import { COMPONENT_KEYS, COMPONENT_LABELS } from '../../../fit/score/component-labels.ts';
import { htmlToText } from '../../../job-boards/html/html-to-text.ts';
import type { ScoringExample, ScoringFacts } from '../../../shared/results/scoring-facts-types.ts';
import type { Context } from '../../context.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { scoreTexts } from './instant-check.ts';
import { resumeVariants } from './resume-variants.ts';

/** How a score is computed, taken from the engine itself, with an example that is scored like a visitor's texts. */
export async function scoringFacts(ctx: Context): Promise<ScoringFacts> {
  return {
    components: COMPONENT_KEYS.map((key) => ({ key, label: COMPONENT_LABELS[key] })),
    yearsForBachelor: REQUIREMENT_NUMBERS.yearsForDegree.value[DEGREE_LEVELS.bachelor] as number,
    matchFrom: EXPLAIN_NUMBERS.met.value,
    inFullFrom: EXPLAIN_NUMBERS.inFull.value,
    example: await exampleOf(ctx),
    languageModel: (ctx.site.current.narrates && ctx.languageModel?.name) || null,
  };
}

let cached: { day: string; example: ScoringExample } | undefined;

/** Scored once a day: the length of a current job depends on the date. */
async function exampleOf(ctx: Context): Promise<ScoringExample> {
  const day = utcDay(ctx.clock());
  if (cached?.day === day) return cached.example;
  const example = await score(ctx);
  cached = { day, example };
  return example;
}

async function score(ctx: Context): Promise<ScoringExample> {
  const { resume, html, ...names } = scoringExample();
  const posting = htmlToText(html);
  const scoreOf = (resumeText: string) => scoreTexts(ctx, { resumeText, postingText: posting });
  const { result, resumeText, postingText } = await scoreOf(resume);
  const changed: ScoringExample['changed'] = [];
  for (const { what, words, resume: text } of resumeVariants(resume, names.name, posting)) {
    const { fitScore, notes } = (await scoreOf(text)).result;
    changed.push({ what, words, score: fitScore, notes });
  }
  return { ...names, result, resumeText, postingText, changed };
}
