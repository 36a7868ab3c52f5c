import type { Finding, FitResult } from '../../../shared/results/fit-result.ts';

/** How many of the posting's musts the résumé meets. Like the analysis, it leaves out traits ("a team player") and duties. */
export function mustCount({ keyMatches, gaps }: Pick<FitResult, 'keyMatches' | 'gaps'>) {
  const met = mustIds(keyMatches);
  const asked = new Set([...met, ...mustIds(gaps)]);
  return { met: met.size, asked: asked.size };
}

function mustIds(findings: Finding[]): Set<string> {
  return new Set(
    findings
      .filter(({ requirement: { level, kind } }) => level === 'must' && kind !== 'trait' && kind !== 'duty')
      .map(({ requirement }) => requirement.id),
  );
}
