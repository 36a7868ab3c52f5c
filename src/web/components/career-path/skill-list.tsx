import type { PlanSkill } from '../../../shared/career/career-plan.ts';
import { counted, plural } from '../../../shared/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { textLinkClass } from '../../ui/buttons/text-link.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PlanLines } from './plan-lines.tsx';
import { SkillMarks } from './skill-marks.tsx';

type SkillListProps = { id: string; title: string; description: string; skills: PlanSkill[]; empty: string };

export function SkillList({ id, title, description, skills, empty }: SkillListProps) {
  return (
    <Card>
      <CardHeader title={title} description={description} />
      {skills.length > 0 ? (
        <ul id={id} tabIndex={-1} aria-label={title} className="focus-visible:-outline-offset-2">
          {skills.map((skill) => (
            <li
              key={skill.key}
              id={skill.key.includes(' ') ? undefined : `skill-${skill.key}`}
              className="scroll-mt-20 border-t px-5 py-4"
            >
              <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4">
                <h3 className="font-[570]">{skill.skill}</h3>
                <span className="flex flex-wrap justify-end gap-1.5">
                  {skill.mark === 'learning' ? <Badge tone="good">Learning</Badge> : null}
                  <Badge tone="accent">{skill.timeEstimate}</Badge>
                </span>
              </div>
              <p className="mt-1 text-ink-2">
                {skill.action}. {effectText(skill)}
              </p>
              <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <details className="open:order-last open:basis-full">
                  <summary className={`w-fit ${textLinkClass}`}>
                    Why<span className="sr-only"> {skill.skill}</span>, and in which postings
                  </summary>
                  <p className="mt-2 text-ink-2">{skill.because}</p>
                  <PlanLines jobs={skill.jobs} asking={skill.asking} />
                </details>
                <SkillMarks skill={skill} listId={id} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="px-5 pb-5 text-ink-2">{empty}</p>
      )}
    </Card>
  );
}

function effectText({ asking, opens, meanGain }: PlanSkill): string {
  const gain = `+${counted(meanGain, 'point')}`;
  if (asking === 1) return `1 job asks for it: ${gain}${opens > 0 ? ', and it reaches 70' : ''}.`;
  const where = `${asking} jobs ask for it: ${gain} on average`;
  if (opens === 0) return `${where}, but none reaches 70 with it alone.`;
  return `${where}, and ${opens} ${plural(opens, 'reaches', 'reach')} 70.`;
}
