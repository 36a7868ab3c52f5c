import type { FitResult } from '../../../shared/results/fit-result.ts';
import { scoreWord } from '../../../shared/results/score-words.ts';
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { FindingList } from '../result/finding-list.tsx';
import { MustsLine } from '../result/musts-line.tsx';
import { NoGaps, NoMatches } from '../result/no-findings.tsx';
import { ScoreRing } from '../result/score-ring.tsx';

/** The part of the result page's data that the dialog shows. */
export type ShownFit = {
  id: string;
  result: FitResult;
  resumeText: string;
  resumeName: string;
  postingText: string;
};

/** A score with its matches and gaps, each with the lines it is based on. */
export function FitResultView({ fit }: { fit: ShownFit }) {
  const { result, resumeName, resumeText, postingText } = fit;
  const texts = { resumeText, postingText, score: result.fitScore };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <ScoreRing score={result.fitScore} size="lg" label="Fit score" />
        <div className="min-w-0">
          <p className="text-lg font-[620] tracking-[-0.015em]">
            {result.fitScore === null ? 'No score' : scoreWord(result.fitScore)}
          </p>
          <p className="num text-ink-2">
            {result.fitScore === null ? result.reason : <MustsLine result={result} />}
          </p>
          <p className="text-xs text-ink-3 [overflow-wrap:anywhere]">{resumeName}</p>
        </div>
      </div>
      {/* --foot keeps the sticky evidence panel above the dialog’s buttons, --evidence-room leaves rows of the list visible. */}
      <div className="rounded-lg border [--evidence-room:30rem] [--foot:6.75rem]">
        <Tabs
          label="Reasons for the score"
          items={[
            {
              id: 'fit-dialog-matches',
              label: 'Key Matches',
              count: result.keyMatches.length,
              content: (
                <FindingList
                  idPrefix="fit-dialog-match"
                  label="Key Matches"
                  findings={result.keyMatches}
                  {...texts}
                  empty={<NoMatches result={result} />}
                />
              ),
            },
            {
              id: 'fit-dialog-gaps',
              label: 'Gaps',
              count: result.gaps.length,
              content: (
                <>
                  <h3 className="border-b px-4 py-3 md:px-5">Areas for Improvement</h3>
                  <FindingList
                    idPrefix="fit-dialog-gap"
                    label="Areas for Improvement"
                    findings={result.gaps}
                    {...texts}
                    empty={<NoGaps result={result} />}
                  />
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}

export function FitResultLoading() {
  return (
    <Loading label="Analyzing">
      <span className="mb-5 flex items-center gap-4">
        <Skeleton className="size-[104px] rounded-full" />
        <span className="flex flex-1 flex-col gap-2.5">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-3.5 w-48" />
        </span>
      </span>
      <SkeletonText lines={6} />
    </Loading>
  );
}
