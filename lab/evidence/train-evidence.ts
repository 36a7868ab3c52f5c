import { EVIDENCE_GROUPS, type EvidenceModel } from '../../src/fit/explain/evidence-model.ts';
import { fitChoice } from '../models/regression.ts';
import type { LineChoice } from './judged-lines.ts';

/** Learns which line of a résumé a recruiter quotes, for each group of requirements. */
export function trainEvidence(choices: readonly LineChoice[]): EvidenceModel {
  return Object.fromEntries(
    EVIDENCE_GROUPS.map((group) => [
      group,
      fitChoice(
        choices.filter((choice) => choice.group === group),
        { penalty: () => 2, minRows: 20 },
      ),
    ]),
  ) as EvidenceModel;
}
