import type { Gap } from '../../../shared/results/fit-result.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { noteOf } from '../result/finding-words.ts';
import { ScoreChange } from '../result/score-change.tsx';
import type { Raising } from './raise-state.ts';
import { RaisedScore } from './raised-score-line.tsx';
import { useRaisedScore } from './use-raised-score.ts';

type RaiseFormProps = { gaps: Gap[]; from: number; raising: Raising };

/** The other gaps are folded away. */
const maxOpenGaps = 5;

/** Gaps to tick. Without JavaScript the form links to the result with the ticked gaps. */
export function RaiseForm({ gaps, from, raising }: RaiseFormProps) {
  const raised = useRaisedScore(raising);
  const first = gaps.slice(0, maxOpenGaps);
  const more = gaps.slice(maxOpenGaps);
  const row = (gap: Gap) => (
    <GapRow
      key={gap.requirement.id}
      gap={gap}
      from={from}
      checked={raised.gaps.includes(gap.requirement.id)}
      onChange={() => void raised.toggle(gap.requirement.id)}
    />
  );
  return (
    <form method="get" action={`/results/${raising.analysisId}`}>
      <ul>{first.map(row)}</ul>
      {more.length > 0 ? (
        <details open={more.some(({ requirement }) => raising.ticked?.gaps.includes(requirement.id))}>
          <summary className="border-b px-5 py-2.5 text-xs text-ink-2 underline decoration-line-strong underline-offset-2 hover:bg-hover hover:text-ink focus-visible:-outline-offset-2">
            {more.length} more
          </summary>
          <ul>{more.map(row)}</ul>
        </details>
      ) : null}
      <div className="flex flex-col gap-3 px-5 py-3.5">
        <RaisedScore ticked={raised.answer} isAsking={raised.isAsking} />
        <noscript>
          <Button type="submit" size="sm">
            Show the score with these
          </Button>
        </noscript>
        <p className="text-xs text-ink-3">Only add what’s true to your résumé.</p>
      </div>
    </form>
  );
}

type GapRowProps = { gap: Gap; from: number; checked: boolean; onChange: () => void };

function GapRow({ gap, from, checked, onChange }: GapRowProps) {
  const { requirement, scoreWith } = gap;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b px-5 py-2.5">
      <Checkbox
        name="gap"
        value={requirement.id}
        checked={checked}
        onChange={onChange}
        label={requirement.label}
        hint={<span className="text-xs text-ink-3">{noteOf(gap)}</span>}
      />
      <ScoreChange from={from} to={scoreWith} />
    </li>
  );
}
