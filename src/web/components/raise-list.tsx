import type { FitResult } from '../../shared/fit-result.ts';
import { Card } from '../ui/card.tsx';
import { levelWords } from './finding-words.ts';
import { ScoreChange } from './score-change.tsx';

const most = 5;

/** The gaps that would lift the score, the largest lift first. A job title is nothing one can go and get. */
export function RaiseList({ result }: { result: FitResult }) {
  const { fitScore } = result;
  if (fitScore === null) return null;
  const raising = result.gaps
    .filter(({ scoreWith, requirement }) => scoreWith > fitScore && requirement.kind !== 'title')
    .sort((a, b) => b.scoreWith - a.scoreWith)
    .slice(0, most);
  if (raising.length === 0) return null;
  return (
    <Card>
      <h2 className="px-5 pt-3.5 pb-1">What would raise it</h2>
      <ul>
        {raising.map((gap) => (
          <li
            key={gap.requirement.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b px-5 py-3 last:border-0"
          >
            <div>
              <p className="font-[550]">{gap.requirement.label}</p>
              <p className="text-xs text-ink-3">
                {levelWords[gap.requirement.level]} · {gap.how}
              </p>
            </div>
            <ScoreChange from={fitScore} to={gap.scoreWith} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
