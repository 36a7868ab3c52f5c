import type { CareerPlan } from '../../../shared/career/career-plan.ts';
import { counted } from '../../../shared/plural.ts';
import { masterResumePath } from '../../lib/addresses/master-resume-address.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { SkillMarks } from './skill-marks.tsx';

/** Skills the person marked as had. They count in the plan, but the résumé doesn't show them yet. */
export function HadSkills({ skills }: { skills: CareerPlan['had'] }) {
  if (skills.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="You have these"
        description={
          <>
            They count as met here, but your résumé doesn’t show them yet.{' '}
            <TextLink to={masterResumePath('experience')}>Add them to your master résumé</TextLink>.
          </>
        }
      />
      <ul>
        {skills.map(({ key, skill, asking }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
            <span className="min-w-0">
              <span className="block font-[570]">{skill}</span>
              <span className="block text-xs text-ink-3">
                {counted(asking, 'job asks', 'jobs ask')} for it
              </span>
            </span>
            <SkillMarks skill={{ key, skill, mark: 'have' }} listId="quick-wins" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
