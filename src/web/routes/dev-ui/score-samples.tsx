import { UsageMeter } from '../../components/billing/usage-meter.tsx';
import { AnalysisText } from '../../components/result/analysis-text.tsx';
import { ScoreBadge, ScoreRing } from '../../components/result/score-ring.tsx';
import { ScoreView } from '../../components/result/score-view.tsx';
import { emptyResult, resumeText, samplePostingText, sampleResult } from './sample-result.ts';
import { Specimen, Specimens } from './specimen.tsx';

const scores = [0, 49, 50, 69, 70, 84, 85, 100, null];

export function ScoreSamples() {
  return (
    <Specimens title="Scores">
      <Specimen name="Rings and words at every border">
        <div className="flex flex-wrap gap-5">
          {scores.map((score) => (
            <div key={score} className="flex flex-col items-center gap-2">
              <ScoreRing score={score} />
              <ScoreBadge score={score} />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Sizes">
        <div className="flex flex-wrap items-center gap-5">
          <ScoreRing score={82} size="sm" />
          <ScoreRing score={82} size="md" />
          <ScoreRing score={100} size="lg" />
          <ScoreRing score={null} size="lg" />
        </div>
      </Specimen>
      <Specimen name="Usage: good, warning, critical, unlimited">
        <div className="grid max-w-xl gap-5">
          <UsageMeter label="Job analyses" used={148} limit={200} />
          <UsageMeter label="Job analyses" used={150} limit={200} />
          <UsageMeter label="Resumes" used={1} limit={1} />
          <UsageMeter label="Job analyses" used={2480} limit={null} />
        </div>
      </Specimen>
      <Specimen name="A score with its reasons">
        <ScoreView
          result={sampleResult}
          resumeText={resumeText}
          postingText={samplePostingText}
          howScoringWorksTo="/dev/ui"
          idPrefix="sample"
        />
      </Specimen>
      <Specimen name="An analysis in a model's words">
        <AnalysisText
          result={sampleResult}
          narration={{
            text: 'You meet four of the five musts, and each has its line. The one that is missing is the food safety certificate.',
            model: 'a-model',
          }}
        />
      </Specimen>
      <Specimen name="No score, and why">
        <ScoreView
          result={emptyResult}
          resumeText=""
          postingText="Baker wanted."
          idPrefix="empty"
          label="No score"
        />
      </Specimen>
    </Specimens>
  );
}
