import { termById } from '../../../fit/lexicon/lexicon.ts';
import { scoreWith } from '../../../fit/score/score-with.ts';
import type { RequirementKind } from '../../../shared/results/fit-result.ts';
import type { BasisRequirement } from '../../../shared/results/score-basis.ts';
import type { PlanGap, ScoredJob } from './plan-jobs.ts';

const POINTS = 12.8;

type Asked = Partial<Pick<PlanGap, 'kind' | 'label' | 'how'>> & { terms?: string[]; licence?: boolean };

/**
 * A job with ten requirements. Scores by the number of those met: 10 for three, 23, 36, 49, 62, 74, 87, 100 for all: each
 * that is missing costs 12.8 points.
 * Each of `asks`, a lexicon term or a gap, is one that is missing; those missing besides aren't gaps that a plan can close.
 */
export function jobAsking(id: string, met: number, asks: (string | Asked)[]): ScoredJob {
  const gaps = asks.map((asked, index) => {
    const { terms, licence = false, ...rest } = typeof asked === 'string' ? { terms: [asked] } : asked;
    const label = terms?.map((term) => termById(term)?.name ?? term).join(' or ') ?? '';
    const kind = (termById(terms?.[0] ?? '')?.kind ?? 'skill') as RequirementKind;
    const gap = {
      id: `r${met + index}`,
      kind,
      label,
      start: index,
      end: index + 5,
      how: 'not found',
      ...rest,
    };
    return { gap, terms: terms ?? [], licence };
  });
  const basis = Array.from({ length: 10 }, (_, index): BasisRequirement => {
    const { terms = [], licence = false } = gaps[index - met] ?? {};
    const isMet = index < met;
    const weight = isMet ? (100 - POINTS * (10 - met)) / met : POINTS;
    return { id: `r${index}`, slot: 0, weight, licence, credit: isMet ? 1 : 0, terms };
  });
  return {
    ...{ analysisId: id, jobId: id, title: `Job ${id}`, company: `Company ${id}`, basis },
    score: scoreWith(basis, []),
    gaps: gaps.map(({ gap }) => gap),
  };
}
