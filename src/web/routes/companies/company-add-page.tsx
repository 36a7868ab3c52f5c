import { Link2 } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { findCompany } from '../../../server/features/companies/add-company.ts';
import { FoundCompanyCard } from '../../components/companies/found-company-card.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { actionError, formOf, signedInContextOf } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Route } from './+types/company-add-page';

export const loader = () => null;

export async function action({ request, context }: Route.ActionArgs) {
  const careersUrl = String((await formOf(request)).get('careersUrl') ?? '');
  try {
    const found = await findCompany(signedInContextOf(context), careersUrl);
    return { careersUrl, found, error: undefined };
  } catch (error) {
    return actionError(error, { careersUrl, found: undefined });
  }
}

export default function CompanyAdd({ actionData }: Route.ComponentProps) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.has('careersUrl');
  const { careersUrl, found, error } = actionData ?? {};
  useErrorToast(error);
  return (
    <div className="page-width *:max-w-[720px] py-8">
      <PageHeader
        breadcrumb={[{ label: 'Companies', to: '/companies' }, { label: 'Add a company' }]}
        title="Add a company"
        description="Paste a link to the page where a company lists its jobs. We’ll find its job board and show you what’s on it before you follow."
      />
      <Card>
        <CardBody>
          <Form method="post" className="flex flex-col gap-4">
            <TextField
              label="Careers page"
              name="careersUrl"
              inputMode="url"
              autoComplete="off"
              placeholder="https://company.example/careers"
              hint="Greenhouse, Lever, Ashby, Workable, SmartRecruiters, Recruitee and Personio boards, and any page with structured job postings."
              defaultValue={careersUrl}
              icon={<Link2 aria-hidden="true" />}
              errors={error?.field === 'careersUrl' ? error.message : undefined}
            />
            <Button type="submit" variant="primary" busy={busy} className="self-start">
              {busy ? 'Looking at the page…' : 'Find Jobs'}
            </Button>
          </Form>
        </CardBody>
      </Card>
      {found && !busy ? <FoundCompanyCard company={found} /> : null}
    </div>
  );
}
