import type { PlanSkill } from '../../../shared/career-plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';
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
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
                <h3 className="min-w-0 font-[570]">{skill.skill}</h3>
                <span className="flex flex-wrap gap-1.5">
                  {skill.mark === 'learning' ? <Badge tone="good">Learning</Badge> : null}
                  <Badge tone="accent">{skill.timeEstimate}</Badge>
                </span>
              </div>
              <p className="mt-1">{skill.action}.</p>
              <p className="mt-1 text-ink-2">{effectWords(skill)}</p>
              <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <SkillMarks skill={skill} listId={id} />
              </div>
              <details className="mt-3">
                <summary className={`w-fit ${textLinkClass}`}>
                  Why<span className="sr-only"> {skill.skill}</span>, and in which postings
                </summary>
                <p className="mt-2 text-ink-2">{skill.because}</p>
                <PlanLines jobs={skill.jobs} asking={skill.asking} />
              </details>
            </li>
          ))}
        </ul>
      ) : (
        <p className="px-5 pb-5 text-ink-2">{empty}</p>
      )}
    </Card>
  );
}

function effectWords({ asking, opens, meanGain }: PlanSkill): string {
  const gain = `${meanGain.toLocaleString('en')} ${meanGain === 1 ? 'point' : 'points'} on average`;
  const where = `${asking} ${asking === 1 ? 'job asks' : 'jobs ask'} for it: +${gain}`;
  if (opens === 0) return `${where}. None crosses 70 by it alone.`;
  return `${where}, and ${opens} ${opens === 1 ? 'crosses' : 'cross'} 70.`;
}
