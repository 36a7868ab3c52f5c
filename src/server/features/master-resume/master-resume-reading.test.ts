import fc from 'fast-check';
import { expect, test } from 'vitest';
import { masterResumeText } from '../../../documents/master-resume/master-resume-text.ts';
import { monthOf } from '../../../fit/resume/dates.ts';
import { readResume } from '../../../fit/resume/read-resume.ts';
import type { MasterResume } from '../../../shared/master-resume/master-resume-rules.ts';
import { arbitraryMasterResumes } from './master-resume.fixtures.ts';

const today = '2026-11-21';

/** What the engine reads from the text. */
function read(resume: MasterResume) {
  const { work, education, certifications } = readResume(masterResumeText(resume, today), today);
  return {
    jobs: work.map(({ employer, title, from, to, current }) =>
      [title?.text, employer?.text, from, to, current].join(' | '),
    ),
    schools: education.map(({ institution, from, to }) => [institution?.text, from, to].join(' | ')),
    degrees: education.map(({ degree }) => degree?.text),
    certificates: certifications.map(({ text }) => text),
  };
}

test('the engine reads the jobs, schools and certificates of a master résumé back from its text', () => {
  fc.assert(
    fc.property(arbitraryMasterResumes, (resume) => {
      const result = read(resume);
      expect(result.jobs.toSorted()).toEqual(
        resume.experience
          .map(({ position, companyName, startDate, endDate }) =>
            [position, companyName, monthOf(startDate), monthOf(endDate ?? today), endDate === null].join(
              ' | ',
            ),
          )
          .toSorted(),
      );
      expect(result.schools.map((school) => school.split(' | ')[0]).toSorted()).toEqual(
        resume.education.map(({ institution }) => institution).toSorted(),
      );
      expect(result.degrees.length).toBe(resume.education.length);
      expect(result.certificates.length).toBe(resume.certifications.length);
      for (const { name } of resume.certifications)
        expect(result.certificates.some((text) => text.startsWith(name))).toBe(true);
    }),
    { numRuns: 300, seed: 1 },
  );
});
