import { type FormEvent, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import {
  maxResumeChars,
  postingMissing,
  resumeMissing,
  resumeTooLong,
} from '../../../shared/rules/instant-check-rules.ts';
import { maxPostingChars, postingTooLongText } from '../../../shared/rules/posting-rules.ts';
import { refuseFile, resumeAccept } from '../../../shared/rules/upload-rules.ts';
import type { CheckTexts } from '../../lib/forms/check-texts.ts';
import { useCheckTexts } from '../../lib/forms/use-check-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { CheckSamples } from './check-samples.tsx';

type CheckFormProps = {
  /** What was sent and refused. */
  values?: CheckTexts;
  errors?: { resumeFile?: string; resumeText?: string; postingText?: string };
};

/** The instant check: takes a résumé and a posting. Works the same with and without JavaScript. */
export function CheckForm({ values, errors }: CheckFormProps) {
  const { texts, typeResume, typePosting, clear } = useCheckTexts(values);
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState<CheckFormProps['errors']>();
  const form = useRef<HTMLFormElement>(null);
  const { formAction, formData } = useNavigation();
  const sample = formAction === '/check' ? formData?.get('sample') : undefined;
  const busy = formAction === '/check' && !sample;
  /** Validates before submitting, because a chosen file would be lost when the server refuses the form. */
  const validate = (event: FormEvent<HTMLFormElement>) => {
    const sent = new FormData(event.currentTarget);
    const text = (name: string) => String(sent.get(name) ?? '').trim();
    const [resume, posting] = [text('resumeText'), text('postingText')];
    const problems = isSample(event.nativeEvent)
      ? { postingText: posting.length > maxPostingChars ? postingTooLongText : undefined }
      : {
          resumeText: problemOf(file ? 'chosen' : resume, maxResumeChars, resumeMissing, resumeTooLong),
          postingText: problemOf(posting, maxPostingChars, postingMissing, postingTooLongText),
        };
    if (Object.values(problems).some(Boolean)) event.preventDefault();
    setMissing(problems);
  };
  const startOver = () => {
    clear();
    setMissing(undefined);
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <Form
      ref={form}
      method="post"
      action="/check"
      encType="multipart/form-data"
      // An entry of its own in the history, so that Back leads from the score to the form.
      replace={false}
      onSubmit={validate}
      className="@container flex flex-col gap-4"
    >
      <div className="grid gap-4 @3xl:grid-cols-2 @3xl:gap-6">
        <div className="flex flex-col gap-4">
          <FileDrop
            label="Your résumé"
            name="resumeFile"
            accept={resumeAccept}
            prompt="Drop a PDF or DOCX here, or choose one"
            check={refuseFile}
            onChoose={setFile}
            errors={errors?.resumeFile}
          />
          <TextareaField
            label="Or paste its text"
            name="resumeText"
            rows={3}
            value={texts.resume}
            onChange={typeResume}
            disabled={file !== null}
            className="@3xl:[&_textarea]:min-h-48"
            hint={texts.resumeName ? `This was read from ${texts.resumeName}.` : undefined}
            errors={missing?.resumeText ?? errors?.resumeText}
          />
        </div>
        <TextareaField
          label="The job posting"
          name="postingText"
          rows={5}
          placeholder="Paste the whole posting. We’ll find the requirements."
          value={texts.posting}
          onChange={typePosting}
          errors={missing?.postingText ?? errors?.postingText}
          className="[&_textarea]:grow"
        />
      </div>
      {texts.resumeName && !file ? <input type="hidden" name="resumeName" value={texts.resumeName} /> : null}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {texts.resume || texts.posting ? (
          <Button variant="ghost" onClick={startOver} className="noscript:hidden">
            Clear both texts
          </Button>
        ) : null}
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? 'Reading both texts…' : 'Get the score'}
        </Button>
      </div>
      <CheckSamples pending={sample} />
    </Form>
  );
}

const isSample = (event: Event) => (event as SubmitEvent).submitter?.getAttribute('name') === 'sample';

function problemOf(text: string, maxLength: number, missing: string, tooLong: string): string | undefined {
  if (text === '') return missing;
  return text.length > maxLength ? tooLong : undefined;
}
