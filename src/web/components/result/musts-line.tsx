import type { FitResult } from '../../../shared/results/fit-result.ts';
import { decidingGap, mustCount } from './must-count.ts';

/** "Meets 3 of 5 must-haves", and below it the licence or degree that is missing. */
export function MustsLine({ result }: { result: FitResult }) {
  const { met, asked } = mustCount(result);
  const missing = decidingGap(result);
  return (
    <>
      {asked === 0
        ? 'The posting lists no must-haves'
        : `Meets ${met} of ${asked} ${asked === 1 ? 'must-have' : 'must-haves'}`}
      {missing ? (
        <span className="line-clamp-3 [overflow-wrap:anywhere]">
          <span className="text-low">Missing:</span> {missing.requirement.label}
        </span>
      ) : null}
    </>
  );
}
