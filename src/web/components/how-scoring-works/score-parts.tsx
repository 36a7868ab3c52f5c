import type { ComponentKey } from '../../../shared/results/fit-result.ts';
import type { ScoringFacts } from '../../../shared/results/scoring-facts-types.ts';
import { Card } from '../../ui/card.tsx';
import { type Column, Table } from '../../ui/table.tsx';

const meanings: Record<ComponentKey, string> = {
  mustHaves: 'Skills, tools, certificates, licences and languages that the posting insists on.',
  role: 'How close the job and its duties are to the jobs you have held.',
  experience: 'The years it asks for, in work of the kind it asks for.',
  preferred: 'What it would like and doesn’t insist on.',
  education: 'The degree or training it asks for, in level and field.',
};

type Part = { key: ComponentKey; label: string; share: number; points: string };

/** The score's components, how many points each can give, and what it gave in the example. */
export function ScoreParts({ components, example }: ScoringFacts) {
  const rows = components.map(({ key, label, share }): Part => {
    const component = example.result.components[key];
    const points = component
      ? `${component.points.toFixed(1)} of ${component.outOf.toFixed(1)}`
      : 'not asked';
    return { key, label, share, points };
  });
  return (
    <>
      <p>The score is the sum of named parts. All of them are shown beside it, with their points.</p>
      <Card>
        <Table caption="The parts of the score" columns={columns} rows={rows} rowKey={({ key }) => key} />
      </Card>
      <p>
        A posting that doesn’t ask about one of them leaves it out, and one that asks little gives it less:
        the others then share its points. So the same part can be worth more in one posting than in another.
      </p>
      <p>
        Nobody’s résumé says everything a posting says. A part gives most of its points for what strong
        candidates usually show, and the rest for showing everything. Years, education and extras count in
        full only where the work itself is alike: a degree alone fits no job.
      </p>
    </>
  );
}

const columns: Column<Part>[] = [
  {
    key: 'part',
    header: 'Part',
    primary: true,
    cell: ({ key, label }) => (
      <>
        <span className="block text-ink">{label}</span>
        <span className="block font-[450]">{meanings[key]}</span>
      </>
    ),
  },
  {
    key: 'share',
    header: 'Of 100, about',
    align: 'end',
    cell: ({ share }) => <span className="text-ink">{Math.round(share)}</span>,
  },
  {
    key: 'points',
    header: 'In the example',
    align: 'end',
    cell: ({ points }) => <span className="whitespace-nowrap">{points}</span>,
  },
];
