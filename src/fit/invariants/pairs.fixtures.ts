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
export const forms = { 'plain text': asPlainText, Markdown: asMarkdown, HTML: asHtml };
const formList = Object.entries(forms);

/** Somebody who shows half as much: every second line, skill and certificate, and the latest job only. */
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

/** Somebody with ten jobs more, back to 1994, in which everything is said again. */
function longOf(person: Person): Person {
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

/** Everyone in a layout of their own beside their posting in a form of its own. */
const set: TextPair[] = [...people, ...people.map(halfOf), longOf(people[5]!)].map((person, index) => {
  const [layoutName, layout] = layoutList[index % layoutList.length]!;
  const [formName, form] = formList[index % formList.length]!;
  return {
    name: `${person.trade}, ${layoutName}, beside ${formName}`,
    resume: layout(person),
    posting: form(person.posting),
    title: person.posting.title,
  };
});

const written: TextPair[] = trades.map(({ trade, ...pair }) => ({ name: trade, ...pair }));

/** Résumés beside postings of their own trade. */
export const fitting: TextPair[] = [...written, ...set];

/** The same résumés beside postings of other trades. */
export const offField: TextPair[] = fitting.map(({ name, resume }, index) => {
  const other = fitting[(index * 5 + 3) % fitting.length]!;
  return { name: `${name}, against ${other.name}`, resume, posting: other.posting, title: other.title };
});

export const pairs: TextPair[] = [...fitting, ...offField];

export function answer({ resume, posting, title }: Omit<TextPair, 'name'>): FitResult {
  return fit({ resume, posting, title, today });
}

const answered = new Map<TextPair, FitResult>();

/** The answer for an unchanged pair, computed once. */
export function cachedAnswer(pair: TextPair): FitResult {
  const known = answered.get(pair) ?? answer(pair);
  answered.set(pair, known);
  return known;
}

const compiled = new Map<string, CompiledPosting>();

/** The unrounded score alone, the posting read once. */
export function raw({ resume, posting, title }: Omit<TextPair, 'name'>): number | null {
  const key = `${title}\n${posting}`;
  const known = compiled.get(key) ?? compilePosting(posting, title);
  compiled.set(key, known);
  return rawScore(compileResume(resume, today), known);
}

/** A posting's words without its tags. */
export function stripTags(posting: string): string {
  return posting
    .replace(/<\/(?:p|li|h\d|ul)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#39;|&rsquo;/g, '’')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}
