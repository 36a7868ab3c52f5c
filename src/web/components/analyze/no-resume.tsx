import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { SampleResumesForm } from '../resumes/sample-resumes-form.tsx';

/** Shown in place of the résumé picker while there is no résumé to choose. */
export function NoResume({ reading }: { reading: boolean }) {
  if (reading) {
    return (
      <Alert tone="accent" title="Your résumé is being read">
        This page will update when it’s done.
      </Alert>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Alert
        tone="accent"
        title="No résumé to analyze yet"
        action={<LinkButton to="/upload">Upload Resume</LinkButton>}
      >
        Upload one, <TextLink to="/master-resume">create your master résumé</TextLink>, or use a sample
        résumé.
      </Alert>
      <SampleResumesForm />
    </div>
  );
}
