import type { CareerPlan } from '../../../shared/career/career-plan.ts';
import { counted } from '../../../shared/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';

/** Where the person stands, how long the path takes, and its steps, each with what it adds to the ones before. */
export function PathSteps({ plan }: { plan: CareerPlan }) {
  const { steps, jobs, over, estimatedTimeToReadiness, recommendedPath } = plan;
  const overThen = steps.at(-1)?.over ?? over;
  return (
    <Card>
      <CardHeader title="Recommended Path" description={recommendedPath} />
      <CardBody>
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border bg-line sm:grid-cols-3">
          <Figure label="Time to readiness" value={estimatedTimeToReadiness} wide />
          <Figure label="Jobs at 70 or above now" value={`${over} of ${jobs}`} />
          <Figure label="With this path" value={`${overThen} of ${jobs}`} />
        </dl>
        {steps.length > 0 ? (
          <ol className="mt-4 flex flex-col gap-3">
            {steps.map((step, index) => (
              <li key={step.key} className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-3">
                <span
                  aria-hidden="true"
                  className="num grid size-6 place-items-center rounded-full border border-accent text-xs font-[600] text-accent"
                >
                  {index + 1}
                </span>
                <span className="min-w-0">
                  <a
                    href={`#skill-${step.key}`}
                    className="font-[550] underline decoration-line-strong underline-offset-2 hover:decoration-accent"
                  >
                    {step.skill}
                  </a>
                  <span className="block text-xs text-ink-3">
                    {step.timeEstimate} ·{' '}
                    {step.opens > 0
                      ? `brings ${counted(step.opens, 'job')} to 70`
                      : 'brings jobs closer to 70'}
                  </span>
                </span>
                <Badge tone="accent">
                  {step.over} of {jobs}
                  <span className="sr-only"> jobs at 70 or above after this step</span>
                </Badge>
              </li>
            ))}
          </ol>
        ) : null}
      </CardBody>
    </Card>
  );
}

function Figure({ label, value, wide }: { label: string; value: string; wide?: boolean }) {
  return (
    <div className={`bg-surface px-4 py-3 ${wide ? 'max-sm:col-span-2' : ''}`}>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="num mt-0.5 text-base font-[600]">{value}</dd>
    </div>
  );
}
