import { useFetcher } from 'react-router';
import type { PlanSkill, SkillMark } from '../../../shared/career/career-plan.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

type SkillMarksProps = {
  skill: Pick<PlanSkill, 'key' | 'skill'> & { mark: SkillMark | null };
  listId: string;
};
type Answer = { error?: { title: string | undefined; message: string } } | null;

/** Buttons to mark a skill. The list takes the focus first, because the new plan may move the skill elsewhere. */
export function SkillMarks({ skill: { key, skill, mark }, listId }: SkillMarksProps) {
  const fetcher = useFetcher<Answer>({ key: `mark-${key}` });
  const inPage = useHydrated();
  useErrorToast(fetcher.data?.error);
  const pendingMark = fetcher.formData?.get('mark');
  const choices = choicesFor(mark).filter(({ value }) => value !== 'learning' || !isExperience(key));
  return (
    <fetcher.Form method="post" action="/skill-gap" className="flex flex-wrap gap-2">
      <input type="hidden" name="intent" value="mark" />
      <input type="hidden" name="skill" value={key} />
      {inPage ? <input type="hidden" name="from" value="page" /> : null}
      {choices.map(({ value, label }) => (
        <Button
          key={value}
          type="submit"
          name="mark"
          value={value}
          size="sm"
          busy={pendingMark === value}
          onClick={(event) => {
            if (fetcher.state !== 'idle') event.preventDefault();
            else document.getElementById(listId)?.focus({ preventScroll: true });
          }}
        >
          {label}
          <span className="sr-only"> {skill}</span>
        </Button>
      ))}
    </fetcher.Form>
  );
}

const isExperience = (key: string) => key.startsWith('experience:');

function choicesFor(mark: SkillMark | null): { value: SkillMark | 'none'; label: string }[] {
  const have = { value: 'have', label: 'Have it' } as const;
  if (mark === null) return [{ value: 'learning', label: 'Learning' }, have];
  return mark === 'learning'
    ? [have, { value: 'none', label: 'Not learning' }]
    : [{ value: 'none', label: 'Undo' }];
}
