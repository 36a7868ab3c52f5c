import type { ComponentKey } from '../../../shared/results/fit-result.ts';
import type { ScorePart, ScoringFacts } from '../../../shared/results/scoring-facts-types.ts';
import { Card } from '../../ui/card.tsx';
import { type Column, Table } from '../../ui/table.tsx';

const meanings: Record<ComponentKey, string> = {
  mustHaves: 'Skills, tools, certificates, licenses and languages the posting insists on.',
  role: 'How close the job and its duties are to the jobs you’ve held.',
  experience: 'The years it asks for, in the kind of work it asks for.',
  preferred: 'What it would like but doesn’t insist on.',
  education: 'The degree or training it asks for, by level and field.',
};

type Part = ScorePart & { points: string };

/** The score's components and what each gave in the example. */
export function ScoreParts({ components, example }: ScoringFacts) {
  const rows = components.map(({ key, label }): Part => {
    const component = example.result.components[key];
    const points = component
      ? `${component.points.toFixed(1)} of ${component.outOf.toFixed(1)}`
      : 'not asked';
    return { key, label, points };
  });
  return (
    <>
      <p>The score is the sum of its parts. They’re all shown next to it, with their points.</p>
      <Card>
        <Table caption="The parts of the score" columns={columns} rows={rows} rowKey={({ key }) => key} />
      </Card>
      <p>
        Each requirement has a weight: how much it would matter to someone hiring for this work. The score is
        the weighted average of all credits, and each part gets the points of its requirements. So the same
        part can be worth more in one posting than in another, and a part the posting doesn’t ask about is
        left out.
      </p>
      <p>
        Which lines are requirements, how much they weigh and what proves them was learned from postings and
        résumés that people judged by hand, requirement by requirement. The weights are fixed numbers that
        come with the program and are the same for everyone.
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
    key: 'points',
    header: 'In the example',
    align: 'end',
    cell: ({ points }) => <span className="whitespace-nowrap">{points}</span>,
  },
];
