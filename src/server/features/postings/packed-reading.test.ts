import { expect, test } from 'vitest';
import { loadDemoCompanies } from '../../../../demo/demo-data.ts';
import { sampleResumeContents } from '../../../../demo/resumes/resume-content.ts';
import { resumeText } from '../../../../demo/resumes/resume-text.ts';
import { fitCompiled, fit as fitTexts } from '../../../fit/fit.ts';
import { packReading, readingStamp, unpackReading } from './packed-reading.ts';
import { postingText } from './posting-text.ts';

const today = '2026-10-01';
const [nurse] = sampleResumeContents;
const resume = resumeText(nurse!);
const postings = loadDemoCompanies().flatMap(({ jobs }) =>
  jobs.slice(0, 2).map((job) => ({ title: job.title, text: postingText(job.description) })),
);

test('a packed reading gives the same result as the posting, byte for byte', () => {
  for (const { title, text } of [...postings, { title: '', text: '' }, { title: 'Ничего', text: 'Ничего' }]) {
    const unpacked = unpackReading(packReading(title, text).reading);
    const answer = fitCompiled({ resume, today }, unpacked);
    expect(JSON.stringify(answer)).toBe(JSON.stringify(fitTexts({ resume, posting: text, title, today })));
  }
});

test('the stamp of a reading depends on the engine, the title and the text', () => {
  const [one] = postings;
  const { stamp } = packReading(one!.title, one!.text);
  expect(stamp).toBe(readingStamp(one!.title, one!.text));
  expect(readingStamp(`${one!.title}!`, one!.text)).not.toBe(stamp);
  expect(readingStamp(one!.title, `${one!.text}!`)).not.toBe(stamp);
});
