import type { FitResult } from '../../../shared/results/fit-result.ts';
import { mustCount } from '../../../shared/results/must-count.ts';
import { ScoreChange } from '../result/score-change.tsx';
import { Strong } from './scoring-page.tsx';

/** Explains a gap's second score, with the example's largest gain. */
export function WithIt({ result }: { result: FitResult }) {
  const { fitScore, gaps } = result;
  const best = gaps.find(
    ({ requirement, scoreWith }) => requirement.kind !== 'title' && scoreWith > (fitScore ?? 100),
  );
  return (
    <>
      <p>
        Each gap shows what your score would be if you closed it. That’s not an estimate: the whole score is
        recomputed with that one requirement fully met and everything else unchanged.
      </p>
      {best && fitScore !== null ? (
        <p>
          In the example: <Strong>{best.requirement.label}</Strong>{' '}
          <ScoreChange from={fitScore} to={best.scoreWith} />
        </p>
      ) : null}
      <p>
        A line that only partly shows it earns part of that. Closing two gaps may not add up to the sum of
        both. If the number doesn’t change, this gap alone is worth less than a point. Only add what’s true:
        you’re the one who’ll be asked about it.
      </p>
    </>
  );
}

export function MissingMusts({ result }: { result: FitResult }) {
  const { met, inPart, asked } = mustCount(result);
  return (
    <>
      <p>
        Must-haves weigh more than extras, so missing one usually costs more. No single one wipes out your
        score: postings ask for more than they get.
      </p>
      <p>
        One thing lowers the whole score: if a posting requires a license or certificate and your résumé
        doesn’t show it, you lose up to 30 percent of the total. The more it weighs, the more you lose.
      </p>
      {asked > 0 ? (
        <p className="num">
          In the example, {met} of {asked} must-haves are met
          {inPart > 0 ? `, and ${inPart}${met === 0 ? '' : ' more'} in part` : ''}.
        </p>
      ) : null}
    </>
  );
}
