import type { PastJob, Person } from './people.fixtures.ts';

/** How a résumé is laid out. `bullet` precedes each line of a job; `order` rotates the sections by that many places. */
export type LayoutOptions = { bullet?: string; capitals?: boolean; order?: number };
export type ResumeLayout = (person: Person, options?: LayoutOptions) => string;

type Section = { heading: string; text: string };

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function monthName(month: string | undefined): string {
  return month ? `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}` : 'Present';
}

function monthNumber(month: string | undefined): string {
  return month ? `${month.slice(5)}/${month.slice(0, 4)}` : 'Present';
}

function bulletList(job: PastJob, bullet: string): string {
  return job.lines.map((line) => `${bullet} ${line}`).join('\n');
}

/** A person's sections. `head` writes the heading of a job. */
function sectionsOf(person: Person, head: (job: PastJob) => string, bullet: string): Section[] {
  const jobs = person.jobs.map((job) => `${head(job)}\n${bulletList(job, bullet)}`).join('\n\n');
  return [
    ...(person.profile ? [{ heading: 'Profile', text: person.profile }] : []),
    { heading: 'Work Experience', text: jobs },
    { heading: 'Education', text: person.education.join('\n') },
    ...(person.certificates ? [{ heading: 'Certifications', text: person.certificates.join('\n') }] : []),
    { heading: 'Skills', text: person.skills.join(', ') },
    ...(person.languages ? [{ heading: 'Languages', text: person.languages.join(', ') }] : []),
  ];
}

function writeResume(
  head: string[],
  sections: Section[],
  { capitals = false, order = 0 }: LayoutOptions,
): string {
  const offset = order % sections.length;
  const rotated = [...sections.slice(offset), ...sections.slice(0, offset)];
  const blocks = rotated.map(({ heading, text }) => `${capitals ? heading.toUpperCase() : heading}\n${text}`);
  return `${[head.join('\n'), ...blocks].join('\n\n')}\n`;
}

const classic: ResumeLayout = (person, options = {}) => {
  const head = (job: PastJob) =>
    `${job.title}\n${job.employer}, ${job.place}\n${monthName(job.from)} - ${monthName(job.to)}`;
  const { name, address, email, phone } = person;
  return writeResume(
    [name, address, `${email} | ${phone}`],
    sectionsOf(person, head, options.bullet ?? '-'),
    options,
  );
};

const piped: ResumeLayout = (person, options = {}) => {
  const head = (job: PastJob) =>
    `${job.title} | ${job.employer} | ${monthNumber(job.from)} – ${monthNumber(job.to)}`;
  const { name, address, email, phone } = person;
  return writeResume(
    [name, `${email} · ${phone} · ${address}`],
    sectionsOf(person, head, options.bullet ?? '•'),
    options,
  );
};

const datesFirst: ResumeLayout = (person, options = {}) => {
  const head = (job: PastJob) =>
    `${monthNumber(job.from)} - ${monthNumber(job.to)}\n${job.title}, ${job.employer}, ${job.place}`;
  const { name, address, email, phone } = person;
  return writeResume([name, phone, email, address], sectionsOf(person, head, options.bullet ?? '*'), options);
};

const table: ResumeLayout = (person, options = {}) => {
  const head = (job: PastJob) =>
    `${monthName(job.from)} - ${monthName(job.to)}\t${job.title}\t${job.employer}`;
  const { name, address, email, phone } = person;
  return writeResume(
    [`${name}\t${phone}`, `${address}\t${email}`],
    sectionsOf(person, head, options.bullet ?? '–'),
    options,
  );
};

/** A page of two columns as text extraction returns it: the narrow column, then the wide one. */
const twoColumns: ResumeLayout = (person, options = {}) => {
  const head = (job: PastJob) =>
    `${job.title}\n${job.employer}\n${monthName(job.from)} – ${monthName(job.to)}`;
  const isWide = ({ heading }: Section) => heading === 'Profile' || heading === 'Work Experience';
  const all = sectionsOf({ ...person }, head, options.bullet ?? '•');
  const narrow = all
    .filter((section) => !isWide(section))
    .map((section) => ({ ...section, text: section.text.replaceAll(', ', '\n') }));
  const { name, address, email, phone } = person;
  return writeResume([name, 'Contact', phone, email, address], [...narrow, ...all.filter(isWide)], options);
};

export const layouts: Record<string, ResumeLayout> = {
  classic,
  'with pipes': piped,
  'dates first': datesFirst,
  'like a table': table,
  'two columns': twoColumns,
};
