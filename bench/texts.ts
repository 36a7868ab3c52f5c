/** Texts for the benchmarks, generated from made-up people and postings; the same on every machine. */
import { loadDemoCompanies } from '../demo/demo-data.ts';
import { layouts } from '../src/fit/invariants/layouts.fixtures.ts';
import { matching } from '../src/fit/invariants/pairs.fixtures.ts';
import { type Person, people } from '../src/fit/invariants/people.fixtures.ts';
import { seededRandom } from './seeded-random.ts';

export const today = '2026-11-21';

export type PostingText = { title: string; posting: string };

const demoPostings: PostingText[] = loadDemoCompanies().flatMap(({ jobs }) =>
  jobs.map(({ title, description, requirements = '' }) => ({ title, posting: description + requirements })),
);

/** Repeats our own postings; from the second time on, random list items are dropped. */
export function postings(count: number): PostingText[] {
  const own = [...demoPostings, ...matching.map(({ title, posting }) => ({ title, posting }))];
  const random = seededRandom(1);
  return Array.from({ length: count }, (_, index) => {
    const { title, posting } = own[index % own.length]!;
    if (index < own.length) return { title, posting };
    const drop = (item: string) => (random() < 0.2 ? '' : item);
    return { title, posting: posting.replace(/<li>.*?<\/li>/g, drop).replace(/^[-*•] .+\n/gm, drop) };
  });
}

/** Résumés of about `size` characters: people with additional jobs of the same profession and lines from others. */
export function resumes(count: number, size: (random: () => number) => number = usualSize): string[] {
  const random = seededRandom(2);
  return Array.from({ length: count }, (_, index) =>
    resumeOf(people[index % people.length]!, size(random), random),
  );
}

/** A typical résumé has 4–6 kB. */
function usualSize(random: () => number): number {
  return 4000 + random() * 2000;
}

const layoutList = Object.values(layouts);

function resumeOf(person: Person, size: number, random: () => number): string {
  const pick = <T>(all: T[]): T => all[Math.floor(random() * all.length)]!;
  const layout = pick(layoutList);
  const jobs = [...person.jobs];
  let length = layout(person).length;
  for (let year = 2013; length < size; year--) {
    const source = random() < 0.7 ? person : pick(people);
    const { title, employer, place } = pick(source.jobs);
    const lines = Array.from({ length: 5 }, () =>
      pick(pick([source, source, pick(people)]).jobs.flatMap((job) => job.lines)),
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

/** Joins texts to one of exactly `size` characters, so that it has the structure of real ones. */
export function textOfSize(texts: string[], size: number): string {
  const parts: string[] = [];
  for (let length = 0, index = 0; length < size; index++) {
    const part = texts[index % texts.length]!;
    parts.push(part);
    length += part.length + 1;
  }
  return parts.join('\n').slice(0, size);
}
