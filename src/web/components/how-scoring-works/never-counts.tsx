import type { ScoringExample } from '../../../shared/results/scoring-facts-types.ts';
import { Card } from '../../ui/card.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Bullets, Strong } from './scoring-page.tsx';

type Change = ScoringExample['changed'][number];

/** What the score ignores, with the example scored again after each such change. */
export function NeverCounts({ example: { result, changed } }: { example: ScoringExample }) {
  return (
    <>
      <Bullets>
        <li>
          <Strong>Who you are:</Strong> name, age, date of birth, gender, pronouns, photo, nationality,
          marital status.
        </li>
        <li>
          <Strong>Where you live and how to reach you:</Strong> address, email, phone, links.
        </li>
        <li>
          <Strong>A career break,</Strong> however you word it. It adds no months of work and costs you
          nothing.
        </li>
        <li>
          <Strong>What you’d like to do:</Strong> the role you’re looking for. Only what you have done counts.
        </li>
        <li>
          <Strong>Looks:</Strong> the order of sections, bullets, capitals, line breaks.
        </li>
        <li>
          <Strong>Tricks:</Strong> repeated keywords, instructions to the machine, the posting’s own text
          pasted into the résumé. They gain you nothing, and a pasted posting is pointed out next to the
          score. Lines next to stuffed keywords may stop counting too.
        </li>
      </Bullets>
      <p>
        Here’s the example résumé, scored again with each of these added. Unchanged, it gets{' '}
        <Strong>{result.fitScore ?? 'no score'}</Strong>.
      </p>
      <Card>
        <Table
          caption="The example’s score after each change"
          columns={columns}
          rows={changed}
          rowKey={({ what }) => what}
        />
      </Card>
    </>
  );
}

const columns: Column<Change>[] = [
  {
    key: 'what',
    header: 'Change',
    primary: true,
    cell: ({ what, words }) => (
      <>
        <span className="block text-ink">{what}</span>
        <span className="block text-xs font-[450] text-ink-3">{words}</span>
      </>
    ),
  },
  {
    key: 'score',
    header: 'Score',
    align: 'end',
    cell: ({ score }) => <span className="text-ink">{score ?? 'none'}</span>,
  },
];
