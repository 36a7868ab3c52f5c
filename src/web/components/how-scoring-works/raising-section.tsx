import type { FitResult } from '../../../shared/results/fit-result.ts';
import { mustCount } from '../result/must-count.ts';
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
        Each gap says what your score would be with it. That is not an estimate: the whole score is computed
        again with this one requirement fully met and everything else as it is.
      </p>
      {best && fitScore !== null ? (
        <p>
          In the example: <Strong>{best.requirement.label}</Strong>{' '}
          <ScoreChange from={fitScore} to={best.scoreWith} />
        </p>
      ) : null}
      <p>
        A line that shows it only in part gives a part of that. Two gaps together need not give the sum of
        both. If the number stays as it was, this gap alone moves less than a point. Add only what is true: it
        is you who will be asked about it.
      </p>
    </>
  );
}

export function MissingMusts({ result }: { result: FitResult }) {
  const { met, asked } = mustCount(result);
  return (
    <>
      <p>
        Musts weigh more than extras, so a missing one usually costs more. No single one empties your score:
        postings ask for more than they get.
      </p>
      <p>
        One thing holds the whole score down: where a posting requires a licence or certificate, not showing
        it takes up to 30 percent of everything.
      </p>
      {asked > 0 ? (
        <p className="num">
          In the example, {met} of {asked} musts are met.
        </p>
      ) : null}
    </>
  );
}
