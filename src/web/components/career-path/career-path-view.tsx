import type { CareerPlan } from '../../../shared/career/career-plan.ts';
import { counted } from '../../../shared/plural.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { RelativeTime } from '../dates/relative-time.tsx';
import { CommonGaps } from './common-gaps.tsx';
import { HadSkills } from './had-skills.tsx';
import { PathSteps } from './path-steps.tsx';
import { SkillList } from './skill-list.tsx';

type CareerPathViewProps = { path: { plan: CareerPlan; jobsAnalyzedCount: number; createdAt: Date } };

export function CareerPathView({ path: { plan, jobsAnalyzedCount, createdAt } }: CareerPathViewProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1.55fr_1fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <PathSteps plan={plan} />
        <SkillList
          id="quick-wins"
          title="Quick Wins"
          description="Shortest first. Mark what you’re learning or already have, and the plan adapts."
          skills={plan.quickWins}
          empty="No skill you could learn within months would raise any of these scores."
        />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <HadSkills skills={plan.had} />
        <CommonGaps plan={plan} />
        <SkillList
          id="takes-time"
          title="What takes time"
          description="Years of work, degrees, licenses and languages: not quick wins, but good to know."
          skills={plan.takesTime}
          empty="Nothing like this is holding your scores down."
        />
        <Card>
          <CardHeader title="How we computed this" />
          <CardBody className="flex flex-col gap-2 text-ink-2">
            <p>
              Made <RelativeTime at={createdAt} /> from {counted(plan.matches, 'match', 'matches')} among your{' '}
              {counted(jobsAnalyzedCount, 'result')}, and measured on {counted(plan.jobs, 'job')}: these, plus
              the open ones at the companies you follow.
            </p>
            <p>
              We recompute each score as if the posting’s line were fully met and nothing else changed. The
              times are rough estimates for each kind of skill, shown with the reason.
            </p>
          </CardBody>
        </Card>
      </div>
    </div>
  );
}
