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
          description="The shortest first. Mark what you are learning or have, and the plan follows."
          skills={plan.quickWins}
          empty="No skill that could be learned within months would lift one of these scores."
        />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <HadSkills skills={plan.had} />
        <CommonGaps plan={plan} />
        <SkillList
          id="takes-time"
          title="What takes time"
          description="Years of work, degrees, licences and languages: no quick wins, but good to know."
          skills={plan.takesTime}
          empty="Nothing of this kind holds your scores down."
        />
        <Card>
          <CardHeader title="How it was computed" />
          <CardBody className="flex flex-col gap-2 text-ink-2">
            <p>
              Made <RelativeTime at={createdAt} /> from {counted(plan.matches, 'match', 'matches')} of your{' '}
              {counted(jobsAnalyzedCount, 'result')}, and measured on {counted(plan.jobs, 'job')}: these, and
              the open ones of the companies you follow.
            </p>
            <p>
              Each score is summed again as if the posting’s line were fully met, all else staying as it is.
              How long a thing takes is a rough figure of ours for its kind; its reason stands with it.
            </p>
          </CardBody>
        </Card>
      </div>
    </div>
  );
}
