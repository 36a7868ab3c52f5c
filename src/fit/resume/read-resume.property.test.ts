import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Span } from '../../shared/results/fit-result.ts';
import { toJsonResume } from './json-resume.ts';
import { readResume } from './read-resume.ts';
import type { ReadResume } from './resume.types.ts';
import { ALL_RESUMES, BANKER_ROLES, DEVELOPER, NURSE, TEACHER_LABELS } from './resume-fixtures.ts';

const today = '2026-11-21';

function spansOf(resume: ReadResume): Span[] {
  const { profiles, ...basics } = resume.basics;
  const entries = [...resume.work, ...resume.education].flatMap((entry) =>
    Object.values(entry)
      .flat()
      .filter((value): value is Span => typeof value === 'object' && value !== null),
  );
  const headings = resume.sections.flatMap((section) => (section.heading ? [section.heading] : []));
  const listed = [...resume.skills, ...resume.languages, ...resume.certifications];
  return [...profiles, ...Object.values(basics), ...entries, ...headings, ...listed];
}

const factsOf = (resume: ReadResume) => ({
  work: resume.work
    .map(({ title, employer, months }) =>
      `${title?.text} | ${employer?.text} | ${months}`.replace(/\s+/g, ' '),
    )
    .sort(),
  education: resume.education
    .map(({ degree, level, institution }) => `${degree?.text} | ${level} | ${institution?.text}`)
    .sort(),
  totalMonths: resume.totalMonths,
});

const pieces = [
  'Experience\n',
  'EDUCATION: ',
  'Nurse, ',
  'Acme Inc. ',
  'Mar 2019 – Present',
  '2017-2019',
  '• ',
  '\n\n',
  '  ',
  'B.Sc. in ',
  'University of ',
  'ÄÖ ',
  '工作经历\n',
  'الخبرة ',
  '😀',
  '\\xe2\\x80',
  'worked as a ',
  '(',
  ')',
  'a@b.co ',
  '20XX - ',
];
const patchwork = fc.array(
  fc.oneof(
    fc.constantFrom(...pieces),
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
  ),
  {
    maxLength: 40,
  },
);

it('reads any text without failing, and every span is a slice of it', () => {
  fc.assert(
    fc.property(patchwork, (parts) => {
      const text = parts.join('');
      const resume = readResume(text, today);
      for (const span of spansOf(resume)) expect(text.slice(span.start, span.end)).toBe(span.text);
      for (const entry of [...resume.work, ...resume.education, ...resume.sections]) {
        expect(entry.start).toBeGreaterThanOrEqual(0);
        expect(entry.end).toBeGreaterThanOrEqual(entry.start);
        expect(entry.end).toBeLessThanOrEqual(text.length);
      }
      for (const entry of resume.work) expect(Number.isInteger(entry.months) && entry.months >= 0).toBe(true);
      expect(resume.totalMonths).toBeLessThanOrEqual(
        resume.work.reduce((sum, entry) => sum + entry.months, 0),
      );
      toJsonResume(resume);
    }),
    // A fixed seed; a thousand others have passed.
    {
      numRuns: 300,
      seed: 1,
      examples: [
        [['Experience\n', 'Nurse, ', 'Nurse, ', 'Mar 2019 – Present']],
        [['Experience\n', 'Nurse, ', 'Teacher / Cook, ', 'Mar 2019 – Present']],
      ],
    },
  );
});

it('reads a text the same way twice', () => {
  fc.assert(
    fc.property(patchwork, (parts) => {
      const text = parts.join('');
      expect(readResume(text, today)).toEqual(readResume(text, today));
    }),
    { numRuns: 60, seed: 1 },
  );
});

/** The header and the sections of a fixture, each with its heading. */
function blocksOf(text: string): { header: string; blocks: string[] } {
  const { sections } = readResume(text, today);
  const [header, ...rest] = sections.map((section) => text.slice(section.start, section.end));
  return { header: header ?? '', blocks: rest.map((block) => `${block.trimEnd()}\n\n`) };
}

it.each([NURSE, DEVELOPER, TEACHER_LABELS, BANKER_ROLES])(
  'finds the same jobs and education in any order of the sections',
  (text) => {
    const { header, blocks } = blocksOf(text);
    const expected = factsOf(readResume(text, today));
    fc.assert(
      fc.property(fc.shuffledSubarray(blocks, { minLength: blocks.length }), (order) => {
        expect(factsOf(readResume(header + order.join(''), today))).toEqual(expected);
      }),
      { numRuns: 30, seed: 1 },
    );
  },
);

it.each(ALL_RESUMES)('finds the same jobs and education with headings in capitals', (text) => {
  let upper = text;
  for (const { heading } of readResume(text, today).sections) {
    if (heading)
      upper = upper.slice(0, heading.start) + heading.text.toUpperCase() + upper.slice(heading.end);
  }
  expect(factsOf(readResume(upper, today))).toEqual(factsOf(readResume(text, today)));
});

it.each(ALL_RESUMES)('finds the same jobs and months with other bullets', (text) => {
  const expected = factsOf(readResume(text, today));
  for (const bullet of ['•', '-', '*', '▪', '–', '➢', '\uf0b7']) {
    expect(factsOf(readResume(text.replace(/^[•-] /gm, `${bullet} `), today))).toEqual(expected);
  }
});

it.each(ALL_RESUMES)('finds the same jobs and months when long lines are wrapped', (text) => {
  const expected = readResume(text, today);
  for (const width of [50, 60, 72]) {
    const wrapped = readResume(wrap(text, width), today);
    expect(wrapped.totalMonths).toBe(expected.totalMonths);
    expect(factsOf(wrapped).work).toEqual(factsOf(expected).work);
  }
});

function wrap(text: string, width: number): string {
  if (!text.trimEnd().includes('\n')) return text;
  return text
    .split('\n')
    .map((line) => line.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n').trimEnd())
    .join('\n');
}
