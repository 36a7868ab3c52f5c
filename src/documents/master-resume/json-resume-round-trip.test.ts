import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  MasterResumeProposal,
  ProposedField,
} from '../../shared/master-resume/master-resume-proposal.ts';
import {
  certificationSchema,
  degreeNames,
  educationSchema,
  experienceSchema,
  isDegreeName,
  type MasterResume,
  personalSchema,
} from '../../shared/master-resume/master-resume-rules.ts';
import { masterResumeAsJson } from './export-json-resume.ts';
import { proposeFromJsonResume } from './import-json-resume.ts';

const read = (json: unknown) =>
  proposeFromJsonResume(JSON.stringify(json), (written) => (isDegreeName(written) ? written : null));

const values = (fields: Record<string, ProposedField>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));

/** The master résumé from accepting a whole proposal. */
const accepted = ({
  personal,
  experience,
  education,
  certifications,
}: MasterResumeProposal): MasterResume => ({
  personal: personalSchema.parse(values(personal)),
  experience: experience.map(({ fields }) => experienceSchema.parse(values(fields))),
  education: education.map(({ fields }) => educationSchema.parse(values(fields))),
  certifications: certifications.map(({ fields }) => certificationSchema.parse(values(fields))),
});

/** Anything the forms accept: quotes, line breaks, any script, angle brackets. */
const words = (maxLength: number) =>
  fc.oneof(
    fc.constantFrom(
      '"quoted" \\ back',
      'Zoë 李雷 مريم',
      '</script><b>',
      "it's",
      '- one\n- two',
      '{"a":1}',
      '0',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: maxLength }),
  );
const optional = fc.option(words(200), { nil: null });
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const days = fc.tuple(fc.option(day, { nil: null }), fc.option(day, { nil: null })).map((pair) => {
  const [entry, two] = pair;
  return entry && two && two < entry ? [two, entry] : pair;
});

const masterResumes = fc
  .record({
    personal: fc.record({
      fullName: words(200),
      contactEmail: fc.constantFrom(null, 'a@b.co', "o'neil+x@example.com"),
      phoneNumber: optional,
      location: optional,
      professionalSummary: optional,
    }),
    experience: fc.array(
      fc
        .record({
          companyName: words(99),
          position: words(99),
          location: optional,
          description: optional,
          days,
        })
        .map(({ days: [startDate, endDate], ...rest }) => ({
          ...rest,
          startDate: startDate ?? '2001-02-03',
          endDate,
        })),
      { maxLength: 5 },
    ),
    education: fc.array(
      fc
        .record({
          institution: words(99),
          degree: fc.constantFrom(...degreeNames),
          fieldOfStudy: optional,
          gpa: fc.option(
            fc.integer({ min: 0, max: 400 }).map((points) => points / 100),
            { nil: null },
          ),
          description: optional,
          days,
        })
        .map(({ days: [startDate, endDate], ...rest }) => ({ ...rest, startDate, endDate })),
      { maxLength: 5 },
    ),
    certifications: fc.array(
      fc
        .record({ name: words(99), issuingOrganization: words(99), credentialId: optional, days })
        .map(({ days: [issueDate, expiryDate], ...rest }) => ({ ...rest, issueDate, expiryDate })),
      { maxLength: 5 },
    ),
  })
  .map((generated) => {
    const parsed = [
      personalSchema.safeParse(generated.personal),
      ...generated.experience.map((entry) => experienceSchema.safeParse(entry)),
      ...generated.education.map((entry) => educationSchema.safeParse(entry)),
      ...generated.certifications.map((entry) => certificationSchema.safeParse(entry)),
    ];
    if (parsed.some(({ success }) => !success)) return null;
    return {
      personal: personalSchema.parse(generated.personal),
      experience: generated.experience.map((entry) => experienceSchema.parse(entry)),
      education: generated.education.map((entry) => educationSchema.parse(entry)),
      certifications: generated.certifications.map((entry) => certificationSchema.parse(entry)),
    };
  })
  .filter((resume) => resume !== null);

test('exporting and importing a master résumé changes nothing', () => {
  fc.assert(
    fc.property(masterResumes, (resume) => {
      expect(accepted(read(masterResumeAsJson(resume)))).toEqual(resume);
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('any JSON is either read or refused with a short message', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 5 }),
      fc.constantFrom('basics', 'work', 'education', 'certificates'),
      (value, part) => {
        for (const file of [value, { [part]: value }, { [part]: [value] }]) {
          try {
            read(file);
          } catch (error) {
            expect((error as Error).name).toBe('JsonResumeProblem');
            expect((error as Error).message.length).toBeLessThan(300);
          }
        }
      },
    ),
    { numRuns: 500, seed: 1 },
  );
});

describe('files from other tools', () => {
  test('highlights become lines of the description, and older field names are accepted', () => {
    const { experience } = read({
      work: [
        { company: 'Elm', position: 'Nurse', startDate: '2019-03', summary: 'Ward.', highlights: ['A', 'B'] },
      ],
    });
    expect(experience[0] && values(experience[0].fields)).toMatchObject({
      companyName: 'Elm',
      startDate: '2019-03-01',
      description: 'Ward.\n- A\n- B',
    });
    expect(experience[0]?.fields.companyName.line).toBe('work[0].company');
  });

  test('a location is joined, and doubtful dates, degrees and scores are reported', () => {
    const { personal, education } = read({
      basics: { location: { city: 'Leeds', countryCode: 'GB' } },
      education: [
        {
          institution: 'Lake College',
          studyType: 'Licentiate',
          startDate: '2012',
          endDate: 'soon',
          score: '8.4/10',
        },
      ],
    });
    expect(personal.location).toEqual({ value: 'Leeds, GB', line: 'basics.location' });
    const { startDate, endDate, degree, gpa } = education[0]?.fields ?? {};
    expect(startDate).toMatchObject({
      value: '2012-01-01',
      doubt: 'Only the year is given. Check the month.',
    });
    expect(endDate).toMatchObject({ value: '', doubt: '“soon” isn’t a date.' });
    expect(degree).toMatchObject({
      value: '',
      doubt: '“Licentiate” isn’t in the list. Choose the closest match.',
    });
    expect(gpa?.value).toBe('');
  });

  test('a byte order mark, nulls and unknown parts are ignored', () => {
    const file = `\ufeff${JSON.stringify({ basics: null, work: null, skills: 7, meta: {} })}`;
    expect(proposeFromJsonResume(file, () => null).experience).toEqual([]);
  });
});

test('a certificate without an issuer is exported without one, and can be kept when it is imported', () => {
  const { certifications } = proposeFromJsonResume('{"certificates":[{"name":"BLS"}]}', () => null);
  expect(certifications[0]?.fields.issuingOrganization).toEqual({
    ...{ value: 'Not stated', line: null, doubt: 'The file has no issuer.' },
  });
  const kept = { name: 'BLS', issuingOrganization: 'Not stated', issueDate: null, expiryDate: null };
  const personal = { ...{ fullName: 'Ida', contactEmail: null, phoneNumber: null }, location: null };
  const resume = {
    personal: { ...personal, professionalSummary: null },
    ...{ education: [], experience: [], certifications: [{ ...kept, credentialId: null }] },
  };
  expect(masterResumeAsJson(resume).certificates).toEqual([{ name: 'BLS' }]);
});
