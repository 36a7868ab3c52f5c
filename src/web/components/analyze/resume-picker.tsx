import { useId } from 'react';
import type { To } from 'react-router';
import { masterResumeChoice, type ResumeChoice } from '../../../shared/resume-choice.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { NoResume } from './no-resume.tsx';

type ResumePickerProps = {
  resumes: ResumeChoice[];
  reading: boolean;
  /** A value of `resumes`, or a requested one that does not exist. */
  chosen: string;
  /** The URL with this résumé selected; 'regular' selects any uploaded one. */
  hrefFor: (resume: string) => To;
  onChoose: (resume: string) => void;
};

/** Regular résumés in one tab, the master résumé in the other. Belongs to the surrounding form. */
export function ResumePicker({ resumes, reading, chosen, hrefFor, onChoose }: ResumePickerProps) {
  const id = useId();
  const isMaster = chosen === masterResumeChoice;
  const regular = resumes.filter(({ value }) => value !== masterResumeChoice);
  const master = resumes.find(({ value }) => value === masterResumeChoice);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id}>Resume</h2>
      <LinkTabs
        label="Which résumés"
        items={[
          { to: hrefFor('regular'), label: 'Regular Resumes', current: !isMaster },
          { to: hrefFor(masterResumeChoice), label: 'Master Resume', current: isMaster },
        ]}
      />
      {isMaster ? (
        <>
          {master ? <input type="hidden" name="resume" value={master.value} /> : null}
          <p className="text-ink-2">
            {master ? 'Your current master résumé. ' : 'You don’t have a master résumé yet. '}
            <TextLink to="/master-resume">{master ? 'View Master Resume' : 'Create Master Resume'}</TextLink>
          </p>
        </>
      ) : regular.length > 0 ? (
        <SelectField
          key={chosen}
          label="Resume"
          hideLabel
          name="resume"
          options={regular}
          defaultValue={chosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      ) : (
        <NoResume reading={reading} />
      )}
    </section>
  );
}
