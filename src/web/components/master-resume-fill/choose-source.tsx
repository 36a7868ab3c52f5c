import { FileText } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import { refuseJsonFile } from '../../../shared/master-resume/fill-lists.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';

type ChooseSourceProps = {
  resumes: { id: string; filename: string }[];
  reading: boolean;
  error: { message: string; field: string | undefined } | undefined;
};

/** Asks what to read: an uploaded résumé, or a JSON Resume file that another tool has written. */
export function ChooseSource({ resumes, reading, error }: ChooseSourceProps) {
  const importing = useNavigation().formData?.get('intent') === 'import';
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <CardHeader title="From an uploaded résumé" description="Choose which one to read." />
        <CardBody>
          {resumes.length > 0 ? (
            <ul className="flex flex-col gap-2">
              {resumes.map(({ id, filename }) => (
                <li key={id}>
                  <Link
                    to={`/master-resume/fill?resume=${id}`}
                    className="flex min-h-11 items-center gap-3 rounded-md border px-3 py-2 hover:border-control hover:bg-hover"
                  >
                    <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
                    <span className="min-w-0 font-[550]">{filename}</span>
                  </Link>
                </li>
              ))}
            </ul>
          ) : reading ? null : (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-ink-2">You don’t have a résumé to read yet.</p>
              <LinkButton to="/upload">Upload Resume</LinkButton>
            </div>
          )}
          {reading ? (
            <Alert tone="accent" title="We’re reading a résumé" className={resumes.length > 0 ? 'mt-3' : ''}>
              You can choose it here when it’s ready.
            </Alert>
          ) : null}
        </CardBody>
      </Card>
      <Card>
        <CardHeader
          title="From a JSON Resume file"
          description="An open format that many résumé tools export. You can download it here too."
        />
        <CardBody>
          <Form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-4">
            <FileDrop
              label="JSON Resume file"
              name="file"
              accept=".json,application/json"
              prompt="Drop a .json file here, or choose one"
              required
              check={refuseJsonFile}
              errors={error?.field === 'file' ? error.message : undefined}
            />
            <Button
              type="submit"
              name="intent"
              value="import"
              variant="primary"
              busy={importing}
              className="self-end"
            >
              {importing ? 'Reading' : 'Read the file'}
            </Button>
          </Form>
        </CardBody>
      </Card>
    </div>
  );
}
