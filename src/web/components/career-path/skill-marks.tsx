import { useFetcher } from 'react-router';
import type { PlanSkill, SkillMark } from '../../../shared/career-plan.ts';
import { useErrorToast } from '../../lib/error-toast.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { Button } from '../../ui/button.tsx';

type SkillMarksProps = {
  skill: Pick<PlanSkill, 'key' | 'skill'> & { mark: SkillMark | null };
  listId: string;
};
type Answer = { error?: { title: string | undefined; message: string } } | null;

/** What the person says of a skill. Its list gets the focus before the plan moves the skill to another place. */
export function SkillMarks({ skill: { key, skill, mark }, listId }: SkillMarksProps) {
  const fetcher = useFetcher<Answer>({ key: `mark-${key}` });
  const inPage = useHydrated();
  useErrorToast(fetcher.data?.error);
  const asked = fetcher.formData?.get('mark');
  const choices: { value: string; label: string }[] =
    mark === null
      ? [
          { value: 'learning', label: 'Learning' },
          { value: 'have', label: 'Have it' },
        ]
      : mark === 'learning'
        ? [
            { value: 'have', label: 'Have it' },
            { value: 'none', label: 'Not learning' },
          ]
        : [{ value: 'none', label: 'Undo' }];
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
          busy={asked === value}
          onClick={(event) => {
            if (fetcher.state !== 'idle') event.preventDefault();
            else document.getElementById(listId)?.focus({ preventScroll: true });
          }}
        >
          {label}
          <span className="sr-only">: {skill}</span>
        </Button>
      ))}
    </fetcher.Form>
  );
}
