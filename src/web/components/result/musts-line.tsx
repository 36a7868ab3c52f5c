import type { FitResult } from '../../../shared/results/fit-result.ts';
import { decidingGap, type MustCount, mustCount } from '../../../shared/results/must-count.ts';

/** "Meets 3 of 5 must-haves, 1 more in part", and below it the licence or degree that is missing. */
export function MustsLine({ result }: { result: FitResult }) {
  const count = mustCount(result);
  const missing = decidingGap(result);
  return (
    <>
      {mustsMet(count)}
      {missing ? (
        <span className="line-clamp-3 [overflow-wrap:anywhere]">
          <span className="text-low">Missing:</span> {missing.requirement.label}
        </span>
      ) : null}
    </>
  );
}

function mustsMet({ met, inPart, asked }: MustCount): string {
  if (asked === 0) return 'The posting lists no must-haves';
  if (asked === 1 && inPart === 1) return 'Meets the only must-have in part';
  const rest = inPart === 0 ? '' : `, ${inPart}${met === 0 ? '' : ' more'} in part`;
  return `Meets ${met} of ${asked} ${asked === 1 ? 'must-have' : 'must-haves'}${rest}`;
}
