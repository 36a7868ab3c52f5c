import { scoringExample } from '../../../../demo/scoring-example.ts';
import { COMPONENT_KEYS, COMPONENTS } from '../../../fit/score/components.ts';
import { htmlToText } from '../../../job-boards/html/html-to-text.ts';
import type {
  ComponentShare,
  ScoringExample,
  ScoringFacts,
} from '../../../shared/results/scoring-facts-types.ts';
import type { Context } from '../../context.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { scoreTexts } from './instant-check.ts';
import { changesOf } from './scoring-changes.ts';

/** How the score is made, out of the engine itself, with an example that is scored as a visitor's texts are. */
export async function scoringFacts(ctx: Context): Promise<ScoringFacts> {
  return {
    components: componentShares(),
    example: await exampleOf(ctx),
    languageModel: ctx.languageModel?.name ?? null,
  };
}

function componentShares(): ComponentShare[] {
  const whole = COMPONENT_KEYS.reduce((sum, key) => sum + COMPONENTS[key].share, 0);
  return COMPONENT_KEYS.map((key) => {
    const { label, share } = COMPONENTS[key];
    return { key, label, share: (100 * share) / whole };
  });
}

let known: { day: string; example: ScoringExample } | undefined;

/** Scored once a day, since the months of a current job grow with the days; everything else in it stays. */
async function exampleOf(ctx: Context): Promise<ScoringExample> {
  const day = utcDay(ctx.clock());
  if (known?.day === day) return known.example;
  const example = await score(ctx);
  known = { day, example };
  return example;
}

async function score(ctx: Context): Promise<ScoringExample> {
  const { resume, html, ...names } = scoringExample();
  const posting = htmlToText(html);
  const check = (resumeText: string) => scoreTexts(ctx, { resumeText, postingText: posting });
  const { result, resumeText, postingText } = check(resume);
  const changed: ScoringExample['changed'] = [];
  for (const { what, words, resume: text } of changesOf(resume, names.name, posting)) {
    const { fitScore, notes } = check(text).result;
    changed.push({ what, words, score: fitScore, notes });
  }
  return { ...names, result, resumeText, postingText, changed };
}
