import type { Finding, FitResult, Gap } from '../../../shared/results/fit-result.ts';

/** How many of the posting's must-haves the résumé meets. Like the analysis, it leaves out traits ("a team player") and duties. */
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

/** A licence, certificate or degree that the posting requires and the résumé doesn't show: it decides more than the rest. */
export function decidingGap({ gaps }: Pick<FitResult, 'gaps'>): Gap | undefined {
  const missing = gaps.filter(({ requirement, credit }) => requirement.level === 'must' && credit < HALF);
  return ['certification', 'education'].flatMap((kind) =>
    missing.filter(({ requirement }) => requirement.kind === kind),
  )[0];
}

const HALF = 0.5;
