import type { Certification, Education, Experience, MasterResume, Personal } from './master-resume-rules.ts';

/** What was read for one field, as a form holds it, and where; `line` is null where nothing was found. */
export type ProposedField = { value: string; line: string | null; doubt?: string };

/** `known`: the master résumé has this already, so it is not taken over unless the person says so. */
export type ProposedEntry<Entry> = { fields: Record<keyof Entry, ProposedField>; known: boolean };

/** A master résumé to look through field by field before anything of it is kept. */
export type MasterResumeProposal = {
  personal: ProposedEntry<Personal>['fields'];
  experience: ProposedEntry<Experience>[];
  education: ProposedEntry<Education>[];
  certifications: ProposedEntry<Certification>[];
};

export const nothingRead = (): ProposedField => ({ value: '', line: null });

/** Says of each entry whether the person's own data holds it: by who and what, whatever the dates. */
export function withKnown(proposal: MasterResumeProposal, own: MasterResume | null): MasterResumeProposal {
  if (!own) return proposal;
  const has = <Entry>(entries: Entry[], keys: (keyof Entry)[]) => {
    const held = new Set(
      entries.map((entry) => keys.map((key) => plain(String(entry[key] ?? ''))).join('|')),
    );
    return ({ fields }: ProposedEntry<Entry>) => ({
      fields,
      known: held.has(keys.map((key) => plain(fields[key].value)).join('|')),
    });
  };
  return {
    personal: proposal.personal,
    experience: proposal.experience.map(has<Experience>(own.experience, ['companyName', 'position'])),
    education: proposal.education.map(has<Education>(own.education, ['institution', 'degree'])),
    certifications: proposal.certifications.map(has<Certification>(own.certifications, ['name'])),
  };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
