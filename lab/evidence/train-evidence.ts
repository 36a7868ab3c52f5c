import { EVIDENCE_GROUPS, type EvidenceModel } from '../../src/fit/explain/evidence-model.ts';
import { fitLogistic } from '../models/regression.ts';
import type { LineExample } from './judged-lines.ts';

/** Learns which line of a résumé a recruiter quotes, for each group of requirements. */
export function trainEvidence(examples: readonly LineExample[]): EvidenceModel {
  return Object.fromEntries(
    EVIDENCE_GROUPS.map((group) => {
      const own = examples.filter((example) => example.group === group);
      return [
        group,
        fitLogistic(
          own.map(({ row }) => row),
          own.map(({ isQuoted }) => Number(isQuoted)),
          { penalty: () => 2, minRows: 20 },
        ),
      ];
    }),
  ) as EvidenceModel;
}
