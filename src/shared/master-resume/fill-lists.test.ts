import { expect, test } from 'vitest';
import { fillFields, fillListNames, maxJsonBytes, refuseJsonFile } from './fill-lists.ts';

test.each([
  ['resume.json', 1, null],
  ['RESUME.JSON', 1024, null],
  ['resume.json', 1024 * 1024, null],
  ['resume.json', 1024 * 1024 + 1, 'File size must be less than 1.0MB'],
  ['resume.json', 0, 'This file is empty. Export your résumé again and choose the new file.'],
  ['resume.pdf', 1, 'Only JSON Resume files (.json) can be imported.'],
  ['resume.json.txt', 1, 'Only JSON Resume files (.json) can be imported.'],
  ['json', 1, 'Only JSON Resume files (.json) can be imported.'],
])('a file %s of %i bytes: %s', (name, size, refusal) => {
  expect(refuseJsonFile({ name, size })).toBe(refusal);
  expect(maxJsonBytes).toBe(1_048_576);
});

test('lists experience, education and certifications in this order, field by field', () => {
  expect(fillListNames).toEqual(['experience', 'education', 'certifications']);
  expect(fillFields).toEqual({
    personal: ['fullName', 'contactEmail', 'phoneNumber', 'location', 'professionalSummary'],
    experience: ['position', 'companyName', 'location', 'startDate', 'endDate', 'description'],
    education: ['institution', 'degree', 'fieldOfStudy', 'startDate', 'endDate', 'gpa', 'description'],
    certifications: ['name', 'issuingOrganization', 'issueDate', 'expiryDate', 'credentialId'],
  });
});
