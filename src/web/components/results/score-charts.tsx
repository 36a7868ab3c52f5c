import type { ScoreFigures } from '../../../shared/results/analysis-summary.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { ScoresByWord } from './scores-by-word.tsx';
import { ScoresOverTime } from './scores-over-time.tsx';

/** With fewer scores the charts would show nothing useful. */
export const minScoresForCharts = 3;

export function ScoreCharts({ figures }: { figures: ScoreFigures }) {
  return (
    <div className="mb-5 grid gap-4 lg:grid-cols-2">
      <Card>
        <CardHeader title="Score distribution" />
        <CardBody>
          <ScoresByWord byWord={figures.byWord} />
        </CardBody>
      </Card>
      <Card className="flex flex-col">
        <CardHeader title="Your scores over time" />
        <CardBody className="flex flex-1 flex-col">
          <ScoresOverTime periods={figures.overTime} />
        </CardBody>
      </Card>
    </div>
  );
}
