import type { FitResult, Gap } from '../../../shared/results/fit-result.ts';
import { raisableGaps } from '../../../shared/results/raisable-gaps.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { noteOf } from '../result/finding-words.ts';
import { ScoreChange } from '../result/score-change.tsx';
import { RaiseForm } from './raise-form.tsx';
import type { Raising } from './raise-state.ts';

type RaiseListProps = { result: FitResult; raising?: Raising };

/** The gaps, sorted by how much closing each would raise the score. Those of a stored result can be ticked. */
export function RaiseList({ result, raising }: RaiseListProps) {
  const { fitScore } = result;
  const ticked = raising?.ticked?.gaps ?? [];
  const raisers = raisableGaps(result.gaps).filter(
    ({ requirement, scoreWith }) => scoreWith > (fitScore ?? 100) || ticked.includes(requirement.id),
  );
  const canTick = raising?.canBeRaised === true;
  if (fitScore === null || raisers.length === 0) return null;
  return (
    <Card>
      <h2 className="px-5 pt-3.5 pb-1">What would raise your score</h2>
      {canTick ? (
        <RaiseForm key={result.receipt.resumeHash} gaps={raisers} from={fitScore} raising={raising} />
      ) : (
        <PlainList gaps={raisers.slice(0, maxGaps)} from={fitScore} />
      )}
      {raising && !canTick ? <EarlierEngine raising={raising} /> : null}
    </Card>
  );
}

const maxGaps = 5;

function PlainList({ gaps, from }: { gaps: Gap[]; from: number }) {
  return (
    <ul>
      {gaps.map((gap) => (
        <li
          key={gap.requirement.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b px-5 py-3 last:border-0"
        >
          <div>
            <p className="font-[550]">{gap.requirement.label}</p>
            <p className="text-xs text-ink-3">{noteOf(gap)}</p>
          </div>
          <ScoreChange from={from} to={gap.scoreWith} />
        </li>
      ))}
    </ul>
  );
}

function EarlierEngine({ raising: { job } }: { raising: Raising }) {
  return (
    <p className="border-t px-5 py-3 text-xs text-ink-2">
      This was scored by an earlier engine. To see your score with several of these closed,{' '}
      <TextLink to={job.onBoard ? `/jobs/${job.id}` : '/analyze'}>analyze it again</TextLink>.
    </p>
  );
}
