import type { Certification, Education, Experience, MasterResume, Personal } from './master-resume-rules.ts';

/** The value read for a field, and its line in the résumé. `line` is null if nothing was found. */
export type ProposedField = { value: string; line: string | null; doubt?: string };

/** `known`: the master résumé already has this entry, so it is not selected by default. */
export type ProposedEntry<Entry> = { fields: Record<keyof Entry, ProposedField>; known: boolean };

/**
 * Lines that no field of a master résumé is made for, such as skills or projects. Kept, they stand below the professional
 * summary under their own heading. `entry` is the entry ("experience.0") that keeps them instead once it is complete and
 * ticked. `known`: the summary has them already.
 */
export type LeftOut = { heading: string; text: string; entry: string | null; known: boolean };

/** A master résumé for the user to review field by field before anything is saved. */
export type MasterResumeProposal = {
  personal: ProposedEntry<Personal>['fields'];
  experience: ProposedEntry<Experience>[];
  education: ProposedEntry<Education>[];
  certifications: ProposedEntry<Certification>[];
  leftOut: LeftOut[];
};

export const nothingRead = (): ProposedField => ({ value: '', line: null });

/** Marks entries that the user's own data already has. Compares names only, not dates. */
export function withKnown(proposal: MasterResumeProposal, own: MasterResume | null): MasterResumeProposal {
  if (!own) return proposal;
  const has = <Entry>(entries: Entry[], keys: (keyof Entry)[]) => {
    const existing = new Set(
      entries.map((entry) => keys.map((key) => plain(String(entry[key] ?? ''))).join('|')),
    );
    return ({ fields }: ProposedEntry<Entry>) => ({
      fields,
      known: existing.has(keys.map((key) => plain(fields[key].value)).join('|')),
    });
  };
  return {
    personal: proposal.personal,
    experience: proposal.experience.map(has<Experience>(own.experience, ['companyName', 'position'])),
    education: proposal.education.map(has<Education>(own.education, ['institution', 'degree'])),
    certifications: proposal.certifications.map(has<Certification>(own.certifications, ['name'])),
    leftOut: proposal.leftOut.map((block) => ({ ...block, known: isNoted(block, own.personal) })),
  };
}

const isNoted = ({ text }: LeftOut, { professionalSummary }: Personal) =>
  plain(professionalSummary ?? '').includes(plain(text));

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
