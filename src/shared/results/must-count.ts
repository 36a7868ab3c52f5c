import { isShown, isShownInPart } from './finding-status.ts';
import type { Finding, FitResult, Gap } from './fit-result.ts';

type Findings = Pick<FitResult, 'keyMatches' | 'gaps'>;

/** How many must-haves the posting asks for, how many of them are met, and how many more only in part or likely. */
export type MustCount = { met: number; inPart: number; asked: number };

/** Counts the must-haves, without traits ("a team player") and duties. */
export function mustCount({ keyMatches, gaps }: Findings): MustCount {
  const musts = [...keyMatches, ...gaps].filter(isMust);
  const met = idsOf(musts.filter(isShown));
  const inPart = idsOf(musts.filter((one) => isShownInPart(one) && !met.has(one.requirement.id)));
  return { met: met.size, inPart: inPart.size, asked: idsOf(musts).size };
}

const isMust = ({ requirement: { level, kind } }: Finding): boolean =>
  level === 'must' && kind !== 'trait' && kind !== 'duty';

const idsOf = (findings: Finding[]): Set<string> =>
  new Set(findings.map(({ requirement }) => requirement.id));

/** A licence, certificate or degree that the posting requires and the résumé doesn't show: it decides more than the rest. */
export function decidingGap({ gaps }: Pick<FitResult, 'gaps'>): Gap | undefined {
  const missing = gaps.filter(({ requirement, credit }) => requirement.level === 'must' && credit < HALF);
  return ['certification', 'education'].flatMap((kind) =>
    missing.filter(({ requirement }) => requirement.kind === kind),
  )[0];
}

const HALF = 0.5;
