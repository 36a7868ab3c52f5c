import { expect, test } from 'vitest';
import type { MasterResume } from '../../shared/master-resume/master-resume-rules.ts';
import { masterResumeText } from './master-resume-text.ts';

const today = '2026-11-21';
const resume: MasterResume = {
  personal: {
    fullName: 'Ida Holm',
    contactEmail: 'ida@example.com',
    phoneNumber: '+1 (555) 123-4567',
    location: 'Duluth, MN',
    professionalSummary: 'Surgical nurse who teaches.',
  },
  experience: [
    {
      position: 'Ward Nurse',
      companyName: 'Elm Hospital',
      location: 'Duluth, MN',
      startDate: '2019-03-01',
      endDate: null,
      description: '- Cared for patients after surgery\n- Trained 12 new nurses',
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science (BS)',
      fieldOfStudy: 'Nursing',
      institution: 'Lake College',
      startDate: '2012-09-01',
      endDate: '2016-06-01',
      gpa: 3.8,
      description: null,
    },
  ],
  certifications: [
    {
      name: 'BLS',
      issuingOrganization: 'Heart Society',
      issueDate: '2024-01-15',
      expiryDate: '2026-11-20',
      credentialId: null,
    },
    {
      name: 'RN license',
      issuingOrganization: 'State of Minnesota',
      issueDate: null,
      expiryDate: '2026-11-21',
      credentialId: '77-12',
    },
  ],
};

test('a master résumé is written like a résumé', () => {
  expect(masterResumeText(resume, today)).toBe(`Ida Holm
ida@example.com | +1 (555) 123-4567 | Duluth, MN

Summary
Surgical nurse who teaches.

Work Experience
Ward Nurse
Elm Hospital, Duluth, MN
Mar 2019 - Present
- Cared for patients after surgery
- Trained 12 new nurses

Education
Bachelor of Science (BS) in Nursing
Lake College
Sep 2012 - Jun 2016
GPA: 3.8

Certifications
- BLS (expired Nov 2026), Heart Society, Jan 2024
- RN license, State of Minnesota, valid until Nov 2026, No. 77-12
`);
});

test('empty sections have no heading', () => {
  const bare: MasterResume = {
    personal: {
      fullName: 'Ida Holm',
      contactEmail: null,
      phoneNumber: null,
      location: null,
      professionalSummary: '',
    },
    experience: [],
    education: [],
    certifications: [],
  };
  expect(masterResumeText(bare, today)).toBe('Ida Holm\n');
});

test('an issuer that isn’t stated is not part of the text', () => {
  const [bls] = resume.certifications;
  const certifications = [{ ...bls!, issuingOrganization: 'Not stated' }];
  expect(masterResumeText({ ...resume, certifications }, today)).toContain(
    '\nCertifications\n- BLS (expired Nov 2026), Jan 2024\n',
  );
});
