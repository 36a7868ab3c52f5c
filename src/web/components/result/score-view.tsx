import type { ReactNode } from 'react';
import type { FitResult, Narration } from '../../../shared/results/fit-result.ts';
import { Card } from '../../ui/card.tsx';
import { type TabItem, Tabs } from '../../ui/tabs/tabs.tsx';
import { RaiseList } from '../raise/raise-list.tsx';
import type { Raising } from '../raise/raise-state.ts';
import { AnalysisText } from './analysis-text.tsx';
import { BothTexts } from './both-texts.tsx';
import { ConditionList } from './condition-list.tsx';
import { FindingList } from './finding-list.tsx';
import { NoGaps, NoMatches } from './no-findings.tsx';
import { ScoreSummary } from './score-summary.tsx';

type ScoreViewProps = {
  result: FitResult;
  narration?: Narration | null;
  /** The exact texts that were scored; the result's spans refer to them. */
  resumeText: string;
  postingText: string;
  /** Only for stored results: lets the person tick gaps. */
  raising?: Raising;
  /** Shown above the cards. */
  heading?: ReactNode;
  /** The page that explains the scoring. */
  howScoringWorksTo?: string;
  /** The region's accessible name, unique on the page. */
  label?: string;
  /** Keeps ids unique when a page shows several results. */
  idPrefix?: string;
};

/** A score with its reasons, each claim beside the line it is based on. Works without JavaScript. */
export function ScoreView(props: ScoreViewProps) {
  const { result, raising, heading, howScoringWorksTo, label = 'Fit score', idPrefix = 'fit' } = props;
  return (
    <section aria-label={label}>
      {heading}
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[300px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid items-start gap-4 md:max-lg:grid-cols-2">
          <ScoreSummary result={result} howScoringWorksTo={howScoringWorksTo} />
          <RaiseList result={result} raising={raising} />
        </div>
        <Card className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Tabs label="Reasons for the score" items={tabsOf(props, idPrefix)} />
        </Card>
        <ConditionList conditions={result.conditions} />
      </div>
    </section>
  );
}

function tabsOf({ result, narration, resumeText, postingText }: ScoreViewProps, prefix: string): TabItem[] {
  const texts: TabItem = {
    id: `${prefix}-texts`,
    label: 'Both texts',
    content: <BothTexts result={result} resumeText={resumeText} postingText={postingText} />,
  };
  const nothingFound = result.keyMatches.length === 0 && result.gaps.length === 0;
  if (result.fitScore === null && nothingFound) return [texts];
  return [
    {
      id: `${prefix}-matches`,
      label: 'Key Matches',
      count: result.keyMatches.length,
      content: (
        <FindingList
          idPrefix={`${prefix}-match`}
          label="Key Matches"
          findings={result.keyMatches}
          {...{ resumeText, postingText, score: result.fitScore }}
          empty={<NoMatches result={result} />}
        />
      ),
    },
    {
      id: `${prefix}-gaps`,
      label: 'Gaps',
      count: result.gaps.length,
      content: (
        <>
          <h3 className="border-b px-4 py-3 md:px-5">Areas for Improvement</h3>
          <FindingList
            idPrefix={`${prefix}-gap`}
            label="Areas for Improvement"
            findings={result.gaps}
            {...{ resumeText, postingText, score: result.fitScore }}
            empty={<NoGaps result={result} />}
          />
        </>
      ),
    },
    { id: `${prefix}-analysis`, label: 'Analysis', content: <AnalysisText {...{ result, narration }} /> },
    texts,
  ];
}
