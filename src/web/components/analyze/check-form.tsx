import { type FormEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import {
  maxResumeChars,
  postingMissing,
  resumeMissing,
  resumeTooLong,
} from '../../../shared/rules/instant-check-rules.ts';
import { maxPostingChars, postingTooLongText } from '../../../shared/rules/posting-rules.ts';
import { refuseFile, resumeAccept } from '../../../shared/rules/upload-rules.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';

export type CheckValues = { resume: string; posting: string };
type CheckFormProps = {
  values?: CheckValues;
  sample?: CheckValues;
  errors?: { resumeFile?: string; resumeText?: string; postingText?: string };
};

/** The instant check: takes a résumé and a posting. Works the same with and without JavaScript. */
export function CheckForm({ values, sample, errors }: CheckFormProps) {
  const [filled, setFilled] = useState<CheckValues | undefined>(values);
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState<CheckFormProps['errors']>();
  const busy = useNavigation().formAction === '/check';
  /** Validates before submitting, because a chosen file would be lost when the server refuses the form. */
  const validate = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const [resume, posting] = [text('resumeText'), text('postingText')];
    const problems = {
      resumeText: problemOf(file ? 'chosen' : resume, maxResumeChars, resumeMissing, resumeTooLong),
      postingText: problemOf(posting, maxPostingChars, postingMissing, postingTooLongText),
    };
    if (problems.resumeText || problems.postingText) event.preventDefault();
    setMissing(problems);
  };
  return (
    <Form
      method="post"
      action="/check"
      encType="multipart/form-data"
      onSubmit={validate}
      className="flex flex-col gap-4"
    >
      <FileDrop
        label="Your résumé"
        name="resumeFile"
        accept={resumeAccept}
        prompt="Drop a PDF or DOCX, or choose one"
        check={refuseFile}
        onChoose={setFile}
        errors={errors?.resumeFile}
      />
      <TextareaField
        key={`resume-${filled?.resume.length}`}
        label="Or paste its text"
        name="resumeText"
        rows={3}
        defaultValue={filled?.resume}
        disabled={file !== null}
        errors={missing?.resumeText ?? errors?.resumeText}
      />
      <TextareaField
        key={`posting-${filled?.posting.length}`}
        label="The job posting"
        name="postingText"
        rows={5}
        placeholder="Paste the whole posting: what it asks for is found by itself."
        defaultValue={filled?.posting}
        errors={missing?.postingText ?? errors?.postingText}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {sample ? (
          <Button onClick={() => setFilled(sample)} className="noscript:hidden">
            Use a sample
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? 'Reading both texts' : 'Get the score'}
        </Button>
      </div>
    </Form>
  );
}

function problemOf(text: string, maxLength: number, missing: string, tooLong: string): string | undefined {
  if (text === '') return missing;
  return text.length > maxLength ? tooLong : undefined;
}
