import { Form, useNavigate } from 'react-router';
import type { University } from '../../../shared/rules/university-rules.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { UniversityPicker } from '../../components/universities/university-picker.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import type { Route } from './+types/university-search-page';

const maxNameLength = 200;

/** The choice is part of the address, so it survives a reload and needs no JavaScript. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const param = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, maxNameLength);
  return { name: param('university'), country: param('country') };
}

export default function UniversitySearch({ loaderData: selected }: Route.ComponentProps) {
  const navigate = useNavigate();
  const showChoice = ({ name, country }: University) => {
    const search = new URLSearchParams({ university: name, ...(country ? { country } : {}) });
    navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="page-width *:max-w-[784px] py-8">
      <PageHeader
        breadcrumb={[{ label: 'Home', to: '/' }, { label: 'University Search' }]}
        title="University Search"
        description="Find a university by any part of its name, with or without accents."
      />
      <Card>
        <CardBody>
          <Form method="get" replace preventScrollReset className="flex flex-wrap items-end gap-3">
            <UniversityPicker
              name="university"
              label="Select a University"
              defaultValue={selected.name}
              required
              maxLength={maxNameLength}
              onChoose={showChoice}
              className="grow basis-72"
            />
            <Button type="submit" className="max-sm:grow">
              Select
            </Button>
          </Form>
        </CardBody>
      </Card>
      {selected.name ? (
        <Alert tone="good" title="Selected University" className="mt-5">
          <b className="font-[550] text-ink">{selected.name}</b>
          {selected.country ? `, ${selected.country}` : null}
        </Alert>
      ) : null}
    </div>
  );
}
