import { conditionWords } from '../../../shared/results/condition-words.ts';
import type { Condition, ConditionKind } from '../../../shared/results/fit-result.ts';
import { Card } from '../../ui/card.tsx';

/** Conditions only the person can judge (place, hours, checks). Quoted from the posting and never scored. */
export function ConditionList({ conditions }: { conditions: Condition[] }) {
  if (conditions.length === 0) return null;
  return (
    <Card className="px-5 pt-3.5 pb-4">
      <h2>Check these yourself</h2>
      <p className="mt-1 text-xs text-ink-3">The posting asks for these too. They don’t affect your score.</p>
      <dl className="mt-3 flex flex-col gap-3">
        {kindsIn(conditions).map((kind) => (
          <div key={kind}>
            <dt className="text-xs text-ink-3">{conditionWords[kind]}</dt>
            {conditions
              .filter((condition) => condition.kind === kind)
              .map(({ start, label }) => (
                <dd key={start} className="mt-0.5 text-ink-2">
                  {label}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </Card>
  );
}

function kindsIn(conditions: Condition[]): ConditionKind[] {
  const present = new Set(conditions.map(({ kind }) => kind));
  return (Object.keys(conditionWords) as ConditionKind[]).filter((kind) => present.has(kind));
}
