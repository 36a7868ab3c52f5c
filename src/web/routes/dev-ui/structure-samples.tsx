import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { longWord, longWords, Specimen, Specimens } from './specimen.tsx';

type Row = { title: string; place: string; score: number };

const rows: Row[] = [
  { title: 'Night Baker', place: 'Leeds', score: 91 },
  { title: longWords, place: 'Stoke-on-Trent and the villages around it', score: 64 },
  { title: longWord, place: 'Remote', score: 48 },
];

const columns: Column<Row>[] = [
  { key: 'title', header: 'Job', cell: (row) => row.title, primary: true },
  { key: 'place', header: 'Location', cell: (row) => row.place },
  { key: 'score', header: 'Score', cell: (row) => row.score, align: 'end' },
];

export function StructureSamples() {
  return (
    <Specimens title="Structure">
      <Specimen name="Cards">
        <div className="grid gap-4 md:grid-cols-2">
          <Card>
            <CardHeader title="Usage" description="This billing period" action={<Badge>Free</Badge>} />
            <CardBody>What the card is about.</CardBody>
            <CardFooter>
              <Button size="sm">Upgrade</Button>
            </CardFooter>
          </Card>
          <Card>
            <CardHeader title={longWords} description={longWord} />
            <CardBody>{longWord}</CardBody>
          </Card>
        </div>
      </Specimen>
      <Specimen name="Table: cards under 768 px">
        <Card>
          <Table caption="Jobs" columns={columns} rows={rows} rowKey={(row) => row.title} />
        </Card>
      </Specimen>
      <Specimen name="Table without rows">
        <Card>
          <Table
            caption="No jobs"
            columns={columns}
            rows={[]}
            rowKey={(row) => row.title}
            empty={<EmptyState title="No jobs yet">Follow a company to see its jobs here.</EmptyState>}
          />
        </Card>
      </Specimen>
      <Specimen name="Tabs in the page, and tabs that are addresses">
        <div className="grid gap-4 md:grid-cols-2">
          <Card>
            <Tabs
              label="Sample tabs"
              panelClassName="p-5"
              items={[
                { id: 'dev-first', label: 'First', count: 14, content: 'The first panel.' },
                { id: 'dev-second', label: 'Second', count: 0, content: 'The second panel.' },
                { id: 'dev-third', label: 'Third', content: 'The third panel.' },
              ]}
            />
          </Card>
          <Card className="px-5">
            <LinkTabs
              label="Sample addresses"
              items={[
                { to: '?tab=uploaded', label: 'Uploaded Resumes', count: 3, current: true },
                { to: '?tab=master', label: 'Master Resume', current: false },
              ]}
            />
            <CardBody className="px-0 pt-5">Back and reload keep the tab.</CardBody>
          </Card>
        </div>
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb
          label="Sample path"
          items={[{ label: 'Home', to: '/' }, { label: 'Settings', to: '/settings' }, { label: longWords }]}
        />
      </Specimen>
    </Specimens>
  );
}
