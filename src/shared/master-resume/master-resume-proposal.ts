import type { Certification, Education, Experience, MasterResume, Personal } from './master-resume-rules.ts';

/** What was read for one field, as text for a form, and the line it was read from; `line` is null if nothing was found. */
export type ProposedField = { value: string; line: string | null; doubt?: string };

/** A `known` entry is in the master résumé already, so it is only added if the person ticks it. */
export type ProposedEntry<Entry> = { fields: Record<keyof Entry, ProposedField>; known: boolean };

/** A master résumé to review field by field before anything is saved. */
export type MasterResumeProposal = {
  personal: ProposedEntry<Personal>['fields'];
  experience: ProposedEntry<Experience>[];
  education: ProposedEntry<Education>[];
  certifications: ProposedEntry<Certification>[];
};

export const nothingRead = (): ProposedField => ({ value: '', line: null });

/** Marks the entries that the person's own data contains already. Compares names and titles, not dates. */
export function withKnown(proposal: MasterResumeProposal, master: MasterResume | null): MasterResumeProposal {
  if (!master) return proposal;
  const has = <Entry>(entries: Entry[], keys: (keyof Entry)[]) => {
    const own = new Set(
      entries.map((entry) => keys.map((key) => normalize(String(entry[key] ?? ''))).join('|')),
    );
    return ({ fields }: ProposedEntry<Entry>) => ({
      fields,
      known: own.has(keys.map((key) => normalize(fields[key].value)).join('|')),
    });
  };
  return {
    personal: proposal.personal,
    experience: proposal.experience.map(has<Experience>(master.experience, ['companyName', 'position'])),
    education: proposal.education.map(has<Education>(master.education, ['institution', 'degree'])),
    certifications: proposal.certifications.map(has<Certification>(master.certifications, ['name'])),
  };
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
