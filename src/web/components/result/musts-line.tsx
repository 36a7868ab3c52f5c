import { counted, plural } from '../../../shared/plural.ts';
import type { FitResult } from '../../../shared/results/fit-result.ts';
import { mustCount } from './must-count.ts';

/** "3 of 5 musts met, with their lines". */
export function MustsLine({ result }: { result: FitResult }) {
  const { met, asked } = mustCount(result);
  if (asked === 0) return 'The posting names no musts';
  return (
    <>
      {met} of {counted(asked, 'must')} met, with {plural(met, 'its line', 'their lines')}
    </>
  );
}
