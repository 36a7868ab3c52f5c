import type { CareerPlan } from '../../../shared/career/career-plan.ts';
import { textLinkClass } from '../../ui/buttons/text-link.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PlanLines } from './plan-lines.tsx';

export function CommonGaps({ plan: { commonGaps } }: { plan: CareerPlan }) {
  return (
    <Card>
      <CardHeader
        title="Common Gaps"
        description="What several of your matches ask for and your résumé doesn’t show."
      />
      {commonGaps.length > 0 ? (
        <ul>
          {commonGaps.map(({ text, jobs }) => (
            <li key={text} className="border-t px-5 py-3">
              <details>
                <summary className={`min-h-6 w-fit ${textLinkClass}`}>{text}</summary>
                <PlanLines jobs={jobs} asking={jobs.length} />
              </details>
            </li>
          ))}
        </ul>
      ) : (
        <p className="px-5 pb-5 text-ink-2">Your matches have no gaps in common.</p>
      )}
    </Card>
  );
}
