import type { CareerPlan, PlanSkill } from '../../../shared/career/career-plan.ts';
import { byEffort } from '../../../shared/career/effort.ts';
import { counted, plural } from '../../../shared/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { StartCareerPath } from '../career-path/start-career-path.tsx';

const maxSkills = 3;

type ActionPlanCardProps = {
  /** Null if the plan could not be loaded; `value` is null if none was started. */
  part: { value: { plan: CareerPlan; isStale: boolean } | null } | null;
  hasResults: boolean;
};

export function ActionPlanCard({ part, hasResults }: ActionPlanCardProps) {
  const path = part?.value ?? null;
  return (
    <Card>
      <CardHeader
        title="Skill-Gap Action Plan"
        description={part === null ? 'Your plan couldn’t be loaded. Try again in a moment.' : undefined}
        action={path ? <TextLink to="/skill-gap">Full plan</TextLink> : undefined}
      />
      {path ? <p className="-mt-2 px-5 pb-4 text-ink-2">{summaryOf(path)}</p> : null}
      {path ? (
        <ul>
          {topSkills(path.plan).map((skill) => (
            <li
              key={skill.key}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t px-5 py-3"
            >
              <span>
                <span className="block font-[570]">{skill.skill}</span>
                <span className="block text-xs text-ink-3">{effectOf(skill)}</span>
              </span>
              {skill.opens > 0 ? (
                <Badge tone="accent">
                  {skill.opens}
                  <span className="sr-only"> {plural(skill.opens, 'job')} to 70</span>
                </Badge>
              ) : null}
            </li>
          ))}
        </ul>
      ) : part ? (
        <CardBody>
          <p className="text-ink-2">
            {hasResults
              ? 'See which skills would take the most jobs to 70 or above, computed from your own gaps.'
              : 'Once you’ve analyzed a job, your gaps become a plan: what to learn first, and what you’ll gain.'}
          </p>
          {hasResults ? (
            <div className="mt-4">
              <StartCareerPath />
            </div>
          ) : null}
        </CardBody>
      ) : null}
    </Card>
  );
}

/** Skills that take jobs to 70 come first; within each group the plan's order (shortest first) is kept. */
function topSkills({ quickWins }: CareerPlan): PlanSkill[] {
  return quickWins.toSorted((a, b) => Number(b.opens > 0) - Number(a.opens > 0)).slice(0, maxSkills);
}

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

function summaryOf({ plan, isStale }: { plan: CareerPlan; isStale: boolean }): string {
  const { steps, over, jobs, quickWins } = plan;
  const more = (steps.at(-1)?.over ?? over) - over;
  const skills = `${numberWords[steps.length]} ${plural(steps.length, 'skill stands', 'skills stand')}`;
  const [shortest] = quickWins.toSorted((a, b) => byEffort(a.effort, b.effort));
  return [
    more === 0
      ? `${over} of ${jobs} jobs are at 70 or above.`
      : `${skills} between you and ${counted(more, 'more job')} above 70.`,
    shortest ? `The quickest win takes ${shortest.timeEstimate}.` : '',
    isStale ? 'It’s out of date: open it to update it.' : '',
  ].join(' ');
}

function effectOf({ timeEstimate, opens, asking, meanGain }: PlanSkill): string {
  const gain = `+${meanGain.toLocaleString('en')}${asking === 1 ? '' : ' on average'}`;
  if (opens === 0) return `${timeEstimate} · ${gain}`;
  return `${timeEstimate} · brings ${counted(opens, 'job')} to 70, ${gain}`;
}
