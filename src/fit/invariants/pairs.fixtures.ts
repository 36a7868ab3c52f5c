import type { FitResult } from '../../shared/results/fit-result.ts';
import { trades } from '../fit.fixtures.ts';
import { fit } from '../fit.ts';
import { compilePosting } from '../match/compile-posting.ts';
import { compileResume } from '../match/compile-resume.ts';
import type { CompiledPosting } from '../match/compiled.types.ts';
import { asHtml, asMarkdown, asPlainText } from '../posting/posting-fixtures.ts';
import { rawScore } from '../score/score-pair.ts';
import { layouts, type ResumeLayout } from './layouts.fixtures.ts';
import { type Person, people } from './people.fixtures.ts';

export const today = '2026-11-21';

export type TextPair = { name: string; resume: string; posting: string; title: string };

export const layoutList: [string, ResumeLayout][] = Object.entries(layouts);
export const postingFormats = { 'plain text': asPlainText, Markdown: asMarkdown, HTML: asHtml };
const formatList = Object.entries(postingFormats);

/** The same person with half as much to show: every second line and skill, and only the latest job. */
export function halfOf(person: Person): Person {
  const half = <T>(all: T[]): T[] => all.filter((_, index) => index % 2 === 0);
  const { certificates, profile, ...rest } = person;
  return {
    ...rest,
    trade: `${person.trade}, half of it`,
    jobs: person.jobs.slice(0, 1).map((job) => ({ ...job, lines: half(job.lines) })),
    skills: half(person.skills),
  };
}

/** The same person with ten more jobs, back to 1994, that repeat everything. */
function withManyJobs(person: Person): Person {
  const earlier = Array.from({ length: 10 }, (_, index) => {
    const { title, employer, place, lines } = person.jobs[index % person.jobs.length]!;
    const year = 2012 - 2 * index;
    return {
      title,
      employer: `${employer} ${place} ${index + 2}`,
      place,
      from: `${year}-01`,
      to: `${year + 1}-10`,
      lines: lines.map((line) => `${line}, site ${index + 2}`),
    };
  });
  return { ...person, trade: `${person.trade}, at length`, jobs: [...person.jobs, ...earlier] };
}

/** Every person and their posting, in varying layouts and formats. */
const generated: TextPair[] = [...people, ...people.map(halfOf), withManyJobs(people[5]!)].map(
  (person, index) => {
    const [layoutName, layout] = layoutList[index % layoutList.length]!;
    const [formName, form] = formatList[index % formatList.length]!;
    return {
      name: `${person.trade}, ${layoutName}, beside ${formName}`,
      resume: layout(person),
      posting: form(person.posting),
      title: person.posting.title,
    };
  },
);

const handWritten: TextPair[] = trades.map(({ trade, ...pair }) => ({ name: trade, ...pair }));

/** Résumés with postings from their own trade. */
export const matching: TextPair[] = [...handWritten, ...generated];

/** The same résumés with postings from other trades. */
export const mismatched: TextPair[] = matching.map(({ name, resume }, index) => {
  const other = matching[(index * 5 + 3) % matching.length]!;
  return { name: `${name}, against ${other.name}`, resume, posting: other.posting, title: other.title };
});

export const pairs: TextPair[] = [...matching, ...mismatched];

export function fitPair({ resume, posting, title }: Omit<TextPair, 'name'>): FitResult {
  return fit({ resume, posting, title, today });
}

const results = new Map<TextPair, FitResult>();

/** The result for an unchanged pair, computed once. */
export function cachedFit(pair: TextPair): FitResult {
  const known = results.get(pair) ?? fitPair(pair);
  results.set(pair, known);
  return known;
}

const compiled = new Map<string, CompiledPosting>();

/** The unrounded score. Each posting is compiled once. */
export function raw({ resume, posting, title }: Omit<TextPair, 'name'>): number | null {
  const key = `${title}\n${posting}`;
  const known = compiled.get(key) ?? compilePosting(posting, title);
  compiled.set(key, known);
  return rawScore(compileResume(resume, today), known);
}

/** A posting without its HTML tags. */
export function stripTags(posting: string): string {
  return posting
    .replace(/<\/(?:p|li|h\d|ul)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#39;|&rsquo;/g, '’')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}
