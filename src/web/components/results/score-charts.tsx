import type { ScoreFigures, ScorePeriod } from '../../../shared/results/analysis-summary.ts';
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
      {spansDays(figures.overTime) ? (
        <Card className="flex flex-col">
          <CardHeader title="Your scores over time" />
          <CardBody className="flex flex-1 flex-col">
            <ScoresOverTime periods={figures.overTime} />
          </CardBody>
        </Card>
      ) : null}
    </div>
  );
}

/** A single day has no course of time. */
function spansDays(periods: ScorePeriod[]): boolean {
  const [first, last] = [periods[0], periods.at(-1)];
  return first !== undefined && last !== undefined && dayOf(first.from) !== dayOf(last.to);
}

const dayOf = (at: Date | string): string => new Date(at).toISOString().slice(0, 10);
