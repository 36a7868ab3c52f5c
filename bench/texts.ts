/** Texts to measure with, made from the project's own invented people and postings: the same on every machine. */
import { loadDemoCompanies } from '../demo/demo-data.ts';
import { layouts } from '../src/fit/invariants/layouts.fixtures.ts';
import { fitting } from '../src/fit/invariants/pairs.fixtures.ts';
import { type Person, people } from '../src/fit/invariants/people.fixtures.ts';
import { generator } from './random.ts';

export const today = '2026-11-21';

export type PostingText = { title: string; posting: string };

const demoPostings: PostingText[] = loadDemoCompanies().flatMap(({ jobs }) =>
  jobs.map(({ title, description, requirements = '' }) => ({ title, posting: description + requirements })),
);

/** The project's own postings again and again; from the second time on each without some of its list items. */
export function postings(count: number): PostingText[] {
  const own = [...demoPostings, ...fitting.map(({ title, posting }) => ({ title, posting }))];
  const random = generator(1);
  return Array.from({ length: count }, (_, index) => {
    const { title, posting } = own[index % own.length]!;
    if (index < own.length) return { title, posting };
    const drop = (item: string) => (random() < 0.2 ? '' : item);
    return { title, posting: posting.replace(/<li>.*?<\/li>/g, drop).replace(/^[-*•] .+\n/gm, drop) };
  });
}

/** Résumés of about so many characters: a person, with further jobs of the same trade and lines of others. */
export function resumes(count: number, size: (random: () => number) => number = usual): string[] {
  const random = generator(2);
  return Array.from({ length: count }, (_, index) =>
    resumeOf(people[index % people.length]!, size(random), random),
  );
}

/** What people send: four to six kilobytes. */
function usual(random: () => number): number {
  return 4000 + random() * 2000;
}

const layoutList = Object.values(layouts);

function resumeOf(person: Person, size: number, random: () => number): string {
  const pick = <T>(all: T[]): T => all[Math.floor(random() * all.length)]!;
  const layout = pick(layoutList);
  const jobs = [...person.jobs];
  let length = layout(person).length;
  for (let year = 2013; length < size; year--) {
    const kin = random() < 0.7 ? person : pick(people);
    const { title, employer, place } = pick(kin.jobs);
    const lines = Array.from({ length: 5 }, () =>
      pick(pick([kin, kin, pick(people)]).jobs.flatMap((job) => job.lines)),
    );
    const first = Math.max(1950, year);
    jobs.push({
      title,
      employer: `${employer} ${jobs.length}`,
      place,
      from: `${first}-02`,
      to: `${first}-12`,
      lines,
    });
    length += lines.join('').length + 60;
  }
  return layout({ ...person, jobs });
}

/** One text of exactly so many characters made of whole texts of a kind, so that its shape is a text's. */
export function grown(texts: string[], size: number): string {
  const parts: string[] = [];
  for (let length = 0, index = 0; length < size; index++) {
    const part = texts[index % texts.length]!;
    parts.push(part);
    length += part.length + 1;
  }
  return parts.join('\n').slice(0, size);
}
