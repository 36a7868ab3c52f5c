import type { ReactNode } from 'react';
import type { FitResult } from '../../shared/fit-result.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { type TabItem, Tabs } from '../ui/tabs.tsx';
import { BothTexts } from './both-texts.tsx';
import { FindingList } from './finding-list.tsx';
import { RaiseList } from './raise-list.tsx';
import { ScoreSummary } from './score-summary.tsx';

type ScoreViewProps = {
  result: FitResult;
  /** The very texts that were scored: the spans count in them. */
  resumeText: string;
  postingText: string;
  /** Stands above the cards. */
  heading?: ReactNode;
  /** Address of the page that explains the scoring, where there is one. */
  howScoringWorksTo?: string;
  /** Names the region; two in one page need two names. */
  label?: string;
  /** Keeps the ids apart when a page shows more than one. */
  idPrefix?: string;
};

/** A score with its reasons, every claim beside the line it stands on. Works without JavaScript. */
export function ScoreView(props: ScoreViewProps) {
  const {
    result,
    resumeText,
    postingText,
    heading,
    howScoringWorksTo,
    label = 'Fit score',
    idPrefix = 'fit',
  } = props;
  return (
    <section aria-label={label}>
      {heading}
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[300px_minmax(0,1fr)]">
        <div className="grid items-start gap-4 md:max-lg:grid-cols-2">
          <ScoreSummary result={result} howScoringWorksTo={howScoringWorksTo} />
          <RaiseList result={result} />
        </div>
        <Card>
          <Tabs label="Reasons for the score" items={tabsOf(result, resumeText, postingText, idPrefix)} />
        </Card>
      </div>
    </section>
  );
}

function tabsOf(result: FitResult, resumeText: string, postingText: string, prefix: string): TabItem[] {
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
          empty={
            <EmptyState title="Nothing matches yet">
              Nothing that the posting asks for was found in your résumé. The gaps show what it asks.
            </EmptyState>
          }
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
            empty={
              <EmptyState title="No gaps found">
                Your résumé shows everything that this posting asks for.
              </EmptyState>
            }
          />
        </>
      ),
    },
    { id: `${prefix}-analysis`, label: 'Analysis', content: <Analysis result={result} /> },
    texts,
  ];
}

function Analysis({ result }: { result: FitResult }) {
  return (
    <div className="flex max-w-[68ch] flex-col gap-4 p-4 text-base leading-relaxed md:p-6">
      {paragraphs(result.analysis).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {result.notes.length > 0 ? (
        <Alert tone="accent" title="Worth knowing" className="text-sm">
          {result.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Alert>
      ) : null}
    </div>
  );
}

function paragraphs(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '');
}
