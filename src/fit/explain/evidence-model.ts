import type { LinearModel } from '../learned/linear-model.ts';
import type { CreditGroup } from '../match/credit/credit-groups.ts';
import data from './data/evidence.json' with { type: 'json' };

/** The kinds of requirements that are shown by different lines. */
export const EVIDENCE_GROUPS = ['fact', 'wording', 'duty', 'experience', 'education'] as const;
export type EvidenceGroup = (typeof EVIDENCE_GROUPS)[number];

/** For each group, what makes a line the one that a recruiter quotes (lab/evidence). */
export type EvidenceModel = Record<EvidenceGroup, LinearModel>;

export const EVIDENCE_MODEL: EvidenceModel = data;

export function evidenceGroupOf(group: CreditGroup): EvidenceGroup {
  switch (group) {
    case 'certification':
    case 'language':
    case 'tool':
      return 'fact';
    case 'duty':
    case 'experience':
    case 'education':
      return group;
    default:
      return 'wording';
  }
}
