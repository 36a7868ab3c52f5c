import type { StandInJob } from '../servers/board-data.ts';
import { type BoardWire, escapeMarkup, jobsOf, nameOf } from './wire.ts';

const tag = (name: string, value: unknown) =>
  value === undefined ? '' : `    <${name}>${escapeMarkup(String(value))}</${name}>\n`;

function positionOf(job: StandInJob, company: string, isEnglish: boolean): string {
  const [first, ...others] = job.places ?? [];
  const fields: Record<string, unknown> = {
    id: job.id,
    subcompany: company,
    office: first,
    department: job.department,
    name: job.title,
    employmentType: 'permanent',
    schedule: job.employmentType?.toLowerCase(),
    createdAt: job.postedAt,
    ...job.wire,
  };
  const offices = others.map((office) => tag('office', office)).join('');
  const text =
    job.html === undefined || (isEnglish && job.untranslated)
      ? ''
      : `<jobDescription><name>Your tasks</name><value><![CDATA[${job.html.replaceAll(']]>', ']]]]><![CDATA[>')}]]></value></jobDescription>`;
  return `  <position>
${Object.entries(fields)
  .map(([name, value]) => tag(name, value))
  .join('')}    <additionalOffices>${offices}</additionalOffices>
    <jobDescriptions>${text}</jobDescriptions>
  </position>`;
}

export const personio: BoardWire = {
  match(host, path) {
    const [, name, region] = /^([a-z0-9-]+)\.jobs\.personio\.(de|com)$/.exec(host) ?? [];
    if (!name || path !== '/xml') return undefined;
    return { identifier: region === 'com' ? `com:${name}` : name, rest: '' };
  },
  notFound: { status: 404, body: 'Not found' },
  respond(board, _rest, query) {
    const isEnglish = query.get('language') === 'en';
    const company = nameOf(board.identifier);
    const positions = jobsOf(board).map((job) => positionOf(job, company, isEnglish));
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>\n${positions.join('\n')}\n</workzag-jobs>\n`;
    return { text, contentType: 'text/xml; charset=utf-8' };
  },
};
