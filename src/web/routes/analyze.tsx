import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import {
  jobUrlRequired,
  postingTextRequired,
  postingTooLong,
} from '../../server/features/analyses/analyses.errors.ts';
import { analyzePosting } from '../../server/features/analyses/analyses.ts';
import { chosenResume, resumeChoices } from '../../server/features/analyses/chosen-resume.ts';
import { usageOf } from '../../server/features/billing/usage.ts';
import { fetchPosting, pastedPosting } from '../../server/features/jobs/brought-job.ts';
import { maxPostingChars } from '../../shared/posting-rules.ts';
import type { ResumeChoice } from '../../shared/resume-choice.ts';
import { PageHeader } from '../components/page-header.tsx';
import { UsageMeter } from '../components/usage-meter.tsx';
import { useErrorToast } from '../lib/error-toast.ts';
import {
  type ActionError,
  actionError,
  formOf,
  redirectWithToast,
  signedInContextOf,
} from '../lib/request.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import type { Route } from './+types/analyze';

type Values = { resumeId: string; source: 'url' | 'text'; jobUrl: string; postingText: string };
type Answer = { values?: Values; error?: ActionError };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const [{ choices, reading }, usage] = await Promise.all([resumeChoices(ctx), usageOf(ctx)]);
  const wanted = new URL(request.url).searchParams.get('resume');
  return {
    resumes: choices,
    reading,
    selected: (choices.find(({ value }) => value === wanted) ?? choices[0])?.value ?? '',
    usage: { used: usage.jobsUsed, limit: usage.jobsLimit },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const values: Values = {
    resumeId: text('resumeId'),
    source: text('source') === 'text' ? 'text' : 'url',
    jobUrl: text('jobUrl'),
    postingText: text('postingText'),
  };
  try {
    await chosenResume(ctx, values.resumeId);
    const analysisId = await analyzePosting(ctx, {
      resumeId: values.resumeId,
      posting: await postingOf(values),
    });
    return await redirectWithToast(`/results/${analysisId}`, { kind: 'success', title: 'Analysis Complete' });
  } catch (error) {
    return actionError<Answer>(error, { values });
  }

  function postingOf({ source, jobUrl, postingText }: Values) {
    if (source === 'url') {
      if (!jobUrl) throw jobUrlRequired();
      return fetchPosting(ctx, jobUrl);
    }
    if (!postingText) throw postingTextRequired();
    if (postingText.length > maxPostingChars) throw postingTooLong();
    return pastedPosting(postingText);
  }
}

export default function Analyze({ loaderData, actionData }: Route.ComponentProps) {
  const { resumes, reading, selected, usage } = loaderData;
  const answer: Answer | undefined = actionData;
  useErrorToast(answer?.error);
  return (
    <div className="page-width max-w-[720px] py-8">
      <PageHeader
        title="Analyze Single Job"
        description="How one of your résumés fits one posting, with the line behind every claim."
      />
      {answer?.error && !answer.error.field ? (
        <Alert tone="low" title={answer.error.title ?? 'Analysis Failed'} className="mb-5">
          {answer.error.message}
        </Alert>
      ) : null}
      <Card>
        <CardBody className="flex flex-col gap-5">
          {resumes.length > 0 ? (
            <AnalyzeForm resumes={resumes} selected={selected} answer={answer} />
          ) : (
            <NoResume reading={reading} />
          )}
          <div className="border-t pt-4">
            <UsageMeter label="Job analyses this month" {...usage} />
          </div>
        </CardBody>
      </Card>
    </div>
  );
}

type AnalyzeFormProps = {
  resumes: ResumeChoice[];
  selected: string;
  answer: Answer | undefined;
};

function AnalyzeForm({ resumes, selected, answer }: AnalyzeFormProps) {
  const values = answer?.values;
  const [source, setSource] = useState(values?.source ?? 'url');
  const busy = useNavigation().formAction?.startsWith('/analyze') ?? false;
  const errorOf = (field: string) => (answer?.error?.field === field ? answer.error.message : undefined);
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <SelectField
        label="Resume"
        name="resumeId"
        options={resumes}
        placeholder="Choose a resume"
        defaultValue={values?.resumeId ?? selected}
        errors={errorOf('resumeId')}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-[550]">The posting</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          <Source value="url" label="By its address" source={source} onChoose={setSource} />
          <Source value="text" label="As text" source={source} onChoose={setSource} />
        </div>
      </fieldset>
      <TextField
        label="Job URL"
        name="jobUrl"
        type="url"
        inputMode="url"
        placeholder="https://"
        defaultValue={values?.jobUrl}
        hint="The page of one job, on a company's own site or its job board."
        errors={errorOf('jobUrl')}
        className={source === 'url' ? undefined : 'hidden noscript:flex'}
      />
      <TextareaField
        label="Posting text"
        name="postingText"
        rows={9}
        defaultValue={values?.postingText}
        hint="For pages that can't be fetched. The first line is taken as the job's title."
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

function NoResume({ reading }: { reading: boolean }) {
  if (reading) {
    return (
      <Alert tone="accent" title="Your résumé is being read">
        This page goes on by itself when that is done.
      </Alert>
    );
  }
  return (
    <Alert
      tone="accent"
      title="There is no résumé to analyze yet"
      action={<LinkButton to="/upload">Upload Resume</LinkButton>}
    >
      Upload one, use a sample résumé there, or{' '}
      <TextLink to="/master-resume">write your master resume</TextLink>.
    </Alert>
  );
}
