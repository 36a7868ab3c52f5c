import type { PastJob, Person } from './people.fixtures.ts';

/** How a person's résumé is set. `sections` reorders them, `bullet` stands before each line of a job. */
export type LayoutOptions = { bullet?: string; capitals?: boolean; order?: number };
export type ResumeLayout = (person: Person, setting?: LayoutOptions) => string;

type Section = { heading: string; text: string };

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function named(month: string | undefined): string {
  return month ? `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}` : 'Present';
}

function numbered(month: string | undefined): string {
  return month ? `${month.slice(5)}/${month.slice(0, 4)}` : 'Present';
}

function bulleted(job: PastJob, bullet: string): string {
  return job.lines.map((line) => `${bullet} ${line}`).join('\n');
}

/** The sections that a person has, jobs written by `head`. */
function sectionsOf(person: Person, head: (job: PastJob) => string, bullet: string): Section[] {
  const jobs = person.jobs.map((job) => `${head(job)}\n${bulleted(job, bullet)}`).join('\n\n');
  return [
    ...(person.profile ? [{ heading: 'Profile', text: person.profile }] : []),
    { heading: 'Work Experience', text: jobs },
    { heading: 'Education', text: person.education.join('\n') },
    ...(person.certificates ? [{ heading: 'Certifications', text: person.certificates.join('\n') }] : []),
    { heading: 'Skills', text: person.skills.join(', ') },
    ...(person.languages ? [{ heading: 'Languages', text: person.languages.join(', ') }] : []),
  ];
}

/** `order` turns the list of sections round by so many places. */
function written(
  head: string[],
  sections: Section[],
  { capitals = false, order = 0 }: LayoutOptions,
): string {
  const turn = order % sections.length;
  const turned = [...sections.slice(turn), ...sections.slice(0, turn)];
  const blocks = turned.map(({ heading, text }) => `${capitals ? heading.toUpperCase() : heading}\n${text}`);
  return `${[head.join('\n'), ...blocks].join('\n\n')}\n`;
}

const classic: ResumeLayout = (person, setting = {}) => {
  const head = (job: PastJob) =>
    `${job.title}\n${job.employer}, ${job.place}\n${named(job.from)} - ${named(job.to)}`;
  const { name, address, email, phone } = person;
  return written(
    [name, address, `${email} | ${phone}`],
    sectionsOf(person, head, setting.bullet ?? '-'),
    setting,
  );
};

const piped: ResumeLayout = (person, setting = {}) => {
  const head = (job: PastJob) =>
    `${job.title} | ${job.employer} | ${numbered(job.from)} – ${numbered(job.to)}`;
  const { name, address, email, phone } = person;
  return written(
    [name, `${email} · ${phone} · ${address}`],
    sectionsOf(person, head, setting.bullet ?? '•'),
    setting,
  );
};

const datesFirst: ResumeLayout = (person, setting = {}) => {
  const head = (job: PastJob) =>
    `${numbered(job.from)} - ${numbered(job.to)}\n${job.title}, ${job.employer}, ${job.place}`;
  const { name, address, email, phone } = person;
  return written([name, phone, email, address], sectionsOf(person, head, setting.bullet ?? '*'), setting);
};

const table: ResumeLayout = (person, setting = {}) => {
  const head = (job: PastJob) => `${named(job.from)} - ${named(job.to)}\t${job.title}\t${job.employer}`;
  const { name, address, email, phone } = person;
  return written(
    [`${name}\t${phone}`, `${address}\t${email}`],
    sectionsOf(person, head, setting.bullet ?? '–'),
    setting,
  );
};

/** A page of two columns as a reader gives it: the narrow one whole, then the wide one. */
const twoColumns: ResumeLayout = (person, setting = {}) => {
  const head = (job: PastJob) => `${job.title}\n${job.employer}\n${named(job.from)} – ${named(job.to)}`;
  const isWide = ({ heading }: Section) => heading === 'Profile' || heading === 'Work Experience';
  const all = sectionsOf({ ...person }, head, setting.bullet ?? '•');
  const narrow = all
    .filter((section) => !isWide(section))
    .map((section) => ({ ...section, text: section.text.replaceAll(', ', '\n') }));
  const { name, address, email, phone } = person;
  return written([name, 'Contact', phone, email, address], [...narrow, ...all.filter(isWide)], setting);
};

export const layouts: Record<string, ResumeLayout> = {
  classic,
  'with pipes': piped,
  'dates first': datesFirst,
  'like a table': table,
  'two columns': twoColumns,
};
