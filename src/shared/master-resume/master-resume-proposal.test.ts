import { describe, expect, test } from 'vitest';
import { type MasterResumeProposal, nothingRead, withKnown } from './master-resume-proposal.ts';
import type { MasterResume } from './master-resume-rules.ts';

const leftOut = (heading: string, text: string) => ({ heading, text, entry: null, known: false });
const read = (value: string) => ({ value, line: value });

const proposal: MasterResumeProposal = {
  personal: {
    fullName: read('Ada Lovelace'),
    contactEmail: nothingRead(),
    phoneNumber: nothingRead(),
    location: nothingRead(),
    professionalSummary: nothingRead(),
  },
  experience: [
    job('Mill & Sons', 'Head miller'),
    job('Mill & Sons', 'Apprentice'),
    job('Other Mill', 'Head miller'),
  ],
  education: [school('Turin University', 'Diploma'), school('Turin University', 'GED')],
  certifications: [certificate('First aid'), certificate('Forklift')],
  leftOut: [leftOut('Skills', 'Milling, Baking'), leftOut('Awards', 'Best bread')],
};

function job(companyName: string, position: string): MasterResumeProposal['experience'][number] {
  return {
    known: false,
    fields: {
      companyName: read(companyName),
      position: read(position),
      location: nothingRead(),
      startDate: read('2020-01-01'),
      endDate: nothingRead(),
      description: nothingRead(),
    },
  };
}

function school(institution: string, degree: string): MasterResumeProposal['education'][number] {
  return {
    known: false,
    fields: {
      institution: read(institution),
      degree: read(degree),
      fieldOfStudy: nothingRead(),
      startDate: nothingRead(),
      endDate: nothingRead(),
      gpa: nothingRead(),
      description: nothingRead(),
    },
  };
}

function certificate(name: string): MasterResumeProposal['certifications'][number] {
  return {
    known: false,
    fields: {
      name: read(name),
      issuingOrganization: read('Red Cross'),
      issueDate: nothingRead(),
      expiryDate: nothingRead(),
      credentialId: nothingRead(),
    },
  };
}

const own: MasterResume = {
  personal: {
    fullName: 'Ada',
    contactEmail: null,
    phoneNumber: null,
    location: null,
    professionalSummary: 'Miller.\n\nSkills\nmilling; BAKING',
  },
  experience: [
    {
      companyName: ' MILL & sons',
      position: 'head-miller',
      location: null,
      startDate: '1999-01-01',
      endDate: null,
      description: null,
    },
  ],
  education: [
    {
      institution: 'Turin  University.',
      degree: 'Diploma',
      fieldOfStudy: null,
      startDate: null,
      endDate: null,
      gpa: null,
      description: null,
    },
  ],
  certifications: [
    {
      name: 'FIRST AID',
      issuingOrganization: 'Other',
      issueDate: null,
      expiryDate: null,
      credentialId: null,
    },
  ],
};

describe('an imported master résumé', () => {
  const marked = withKnown(proposal, own);
  const known = (entries: { known: boolean }[]) => entries.map((entry) => entry.known);

  test('marks a known job by employer and position, ignoring case, punctuation and dates', () => {
    expect(known(marked.experience)).toEqual([true, false, false]);
  });

  test('marks a known school by name and degree, and a certification by name', () => {
    expect(known(marked.education)).toEqual([true, false]);
    expect(known(marked.certifications)).toEqual([true, false]);
  });

  test('marks lines that the summary has already', () => {
    expect(known(marked.leftOut)).toEqual([true, false]);
  });

  test('keeps everything that was read', () => {
    expect(marked.personal).toEqual(proposal.personal);
    expect(marked.experience.map(({ fields }) => fields)).toEqual(
      proposal.experience.map(({ fields }) => fields),
    );
  });

  test('marks nothing as known without a master résumé', () => {
    expect(withKnown(proposal, null)).toEqual(proposal);
  });
});

test('a field without a value is empty and has no line', () => {
  expect(nothingRead()).toEqual({ value: '', line: null });
});
