import { scoreWord } from '../../../shared/results/score-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { ScoreRing } from '../result/score-ring.tsx';
import { type Ticked, theseMany } from './raise-state.ts';

type RaisedScoreProps = { ticked: Ticked | undefined; isAsking: boolean };

/** "With these two: 71, Good." */
export function RaisedScore({ ticked, isAsking }: RaisedScoreProps) {
  const score = ticked?.score ?? null;
  return (
    <div className={classNames('flex items-center gap-3', isAsking ? 'opacity-60' : null)}>
      {score === null ? null : (
        <span aria-hidden="true" className="flex">
          <ScoreRing score={score} size="sm" />
        </span>
      )}
      <p role="status" className="num text-ink-2">
        {wordsFor(ticked)}
      </p>
    </div>
  );
}

function wordsFor(ticked: Ticked | undefined) {
  if (!ticked) return 'Select some to see your exact score with all of them.';
  if (ticked.score === null) return 'We couldn’t compute your score with these just now.';
  return (
    <strong className="font-[600] text-ink">
      With {theseMany(ticked.gaps.length)}: {ticked.score}, {scoreWord(ticked.score)}
    </strong>
  );
}
