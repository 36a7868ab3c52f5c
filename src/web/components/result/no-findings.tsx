import { isShownInPart } from '../../../shared/results/finding-status.ts';
import type { FitResult } from '../../../shared/results/fit-result.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { withoutGaps } from './finding-words.ts';

/** In place of the key matches, where there are none. Some of the gaps may still be shown in part. */
export function NoMatches({ result }: { result: FitResult }) {
  return result.gaps.some(isShownInPart) ? (
    <EmptyState title="Nothing fully matches yet">
      Your résumé shows a part of what the posting asks for. The gaps quote the lines.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing matches yet">
      Nothing the posting asks for was found in your résumé. The gaps show what it asks for.
    </EmptyState>
  );
}

/** In place of the gaps, where there are none. */
export function NoGaps({ result }: { result: FitResult }) {
  return <EmptyState title="No gaps found">{withoutGaps(result.keyMatches)}</EmptyState>;
}
