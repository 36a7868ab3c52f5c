import { expect, test } from 'vitest';
import { maxResumeBytes, refuseFile, resumeAccept, resumeContentType } from './upload-rules.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['cv.pdf', 'application/pdf'],
  ['CV.PDF', 'application/pdf'],
  ['ada.lovelace.docx', word],
  ['cv.pdf.exe', null],
  ['cv.doc', null],
  ['cv', null],
  ['', null],
])('the content type of %j is %j', (name, type) => {
  expect(resumeContentType(name)).toBe(type);
});

test('the file picker offers the same two types', () => {
  for (const extension of resumeAccept.split(',')) expect(resumeContentType(`cv${extension}`)).not.toBeNull();
  expect(resumeAccept.split(',')).toHaveLength(2);
});

test.each([
  ['cv.txt', 10, 'Only PDF and DOCX files can be uploaded.'],
  ['cv.pdf', 0, 'This file is empty. Save your résumé again and upload the new file.'],
  ['cv.pdf', 1, null],
  ['cv.docx', 5 * 1024 * 1024, null],
  ['cv.docx', 5 * 1024 * 1024 + 1, 'File size must be less than 5.0MB'],
])('%s of %i bytes: %s', (name, size, refusal) => {
  expect(refuseFile({ name, size })).toBe(refusal);
  expect(maxResumeBytes).toBe(5_242_880);
});
