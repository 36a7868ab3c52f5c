import type { EvidenceModel } from '../src/fit/explain/evidence-model.ts';
import { compilePosting } from '../src/fit/match/compile-posting.ts';
import { compileResume } from '../src/fit/match/compile-resume.ts';
import type { CompiledPosting, CompiledResume } from '../src/fit/match/compiled.types.ts';
import type { CreditModel } from '../src/fit/match/credit/credit-model.ts';
import { EASE, type EaseModel } from '../src/fit/match/credit/ease.ts';
import { withoutPostingText } from '../src/fit/match/mask/without-posting-text.ts';
import type { RelevanceModel } from '../src/fit/posting/relevance/relevance.ts';
import { type CreditExample, creditExamples } from './credit/judged-credits.ts';
import { trainCredit } from './credit/train-credit.ts';
import { type LineChoice, lineChoices } from './evidence/judged-lines.ts';
import { trainEvidence } from './evidence/train-evidence.ts';
import type { JudgedPair, JudgedPosting } from './judged-data.ts';
import { type JudgedUnit, judgedUnits } from './reading/judged-units.ts';
import { trainRelevance } from './reading/train-relevance.ts';

/** Everything that is learned from judged pairs. */
export type Learned = {
  relevance: RelevanceModel;
  credit: CreditModel;
  ease: EaseModel;
  evidence: EvidenceModel;
};

/** The day the judged résumés are read on: what is "current" must not change from run to run. */
export const TODAY = '2026-11-21';

const resumes = new Map<string, CompiledResume>();

export function compiledResume(text: string): CompiledResume {
  const known = resumes.get(text) ?? compileResume(text, TODAY);
  resumes.set(text, known);
  return known;
}

const units = new Map<JudgedPosting, JudgedUnit[]>();

function unitsOf(posting: JudgedPosting): JudgedUnit[] {
  const known = units.get(posting) ?? judgedUnits(posting);
  units.set(posting, known);
  return known;
}

/** Learns the reading from these postings, and the rest from these pairs. The same data gives the same numbers. */
export function learn(postings: readonly JudgedPosting[], pairs: readonly JudgedPair[]): Learned {
  const relevance = rounded(trainRelevance(postings.flatMap(unitsOf)));
  const compiled = new Map(
    [...new Set(pairs.map(({ posting }) => posting))].map((posting) => [
      posting,
      compilePosting(posting.text, posting.title, { relevance, ease: EASE }),
    ]),
  );
  const credits: CreditExample[] = [];
  const lines: LineChoice[] = [];
  for (const pair of pairs) {
    const posting = compiled.get(pair.posting) as CompiledPosting;
    const resume = withoutPostingText(compiledResume(pair.resume), posting);
    credits.push(...creditExamples(pair, resume, posting));
    lines.push(...lineChoices(pair, resume, posting));
  }
  const { credit, ease } = trainCredit(credits);
  return {
    relevance,
    credit: rounded(credit),
    ...rounded({ ease }),
    evidence: rounded(trainEvidence(lines)),
  };
}

/** Weights with three decimals, so that the committed files stay small; weights of 0 are left out. */
function rounded<Models extends Record<string, { bias: number; weights: Record<string, number> }>>(
  models: Models,
): Models {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return Object.fromEntries(
    Object.entries(models).map(([name, { bias, weights }]) => [
      name,
      {
        bias: round(bias),
        weights: Object.fromEntries(
          Object.entries(weights).flatMap(([key, weight]) =>
            round(weight) === 0 ? [] : [[key, round(weight)]],
          ),
        ),
      },
    ]),
  ) as Models;
}
