import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ResumeChoice } from '../../../shared/resume-choice.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';

export type SingleJobValues = {
  resumeId: string;
  source: 'url' | 'text';
  jobUrl: string;
  postingText: string;
};
export type SingleJobAnswer = {
  values?: SingleJobValues;
  error?: { title?: string; message: string; field?: string };
};

export type GivenPosting = { jobUrl?: string; postingText?: string };

type SingleJobFormProps = {
  resumes: ResumeChoice[];
  selected: string;
  /** Filled in at first: the posting of a result, or of a check. */
  posting: GivenPosting | null;
  answer: SingleJobAnswer | undefined;
};

/** Scores one résumé against one posting, given by URL or as text. */
export function SingleJobForm({ resumes, selected, posting, answer }: SingleJobFormProps) {
  const values = answer?.values;
  const [source, setSource] = useState(values?.source ?? (posting?.postingText ? 'text' : 'url'));
  const busy = useNavigation().formAction?.startsWith('/analyze') ?? false;
  const errorOf = (field: string) => (answer?.error?.field === field ? answer.error.message : undefined);
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <SelectField
        label="Resume"
        name="resumeId"
        options={resumes}
        placeholder="Choose a résumé"
        defaultValue={values?.resumeId ?? selected}
        errors={errorOf('resumeId')}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-[550]">The posting</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          <Source value="url" label="Link" source={source} onChoose={setSource} />
          <Source value="text" label="Paste text" source={source} onChoose={setSource} />
        </div>
      </fieldset>
      <TextField
        label="Job URL"
        name="jobUrl"
        type="url"
        inputMode="url"
        placeholder="https://"
        defaultValue={values?.jobUrl ?? posting?.jobUrl}
        hint="A link to one job, on the company's own site or its job board."
        errors={errorOf('jobUrl')}
        className={source === 'url' ? undefined : 'hidden noscript:flex'}
      />
      <TextareaField
        label="Posting text"
        name="postingText"
        rows={9}
        defaultValue={values?.postingText ?? posting?.postingText}
        hint="For pages we can't open. The first line is used as the job title."
        errors={errorOf('postingText')}
        className={source === 'text' ? undefined : 'hidden noscript:flex'}
      />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? 'Analyzing' : 'Analyze'}
        </Button>
      </div>
    </Form>
  );
}

type SourceProps = {
  value: 'url' | 'text';
  label: string;
  source: string;
  onChoose: (value: 'url' | 'text') => void;
};

function Source({ value, label, source, onChoose }: SourceProps) {
  return (
    <label className="flex min-h-6 items-center gap-2">
      <input
        type="radio"
        name="source"
        value={value}
        checked={source === value}
        onChange={() => onChoose(value)}
        className="size-4 accent-(--accent)"
      />
      {label}
    </label>
  );
}
