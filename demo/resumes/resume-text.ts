import type { ResumeContent, ResumeSection } from './resume-content.ts';

/** A sample résumé as plain text, as a user would paste it. */
export function resumeText({ name, headline, contact, sections }: ResumeContent): string {
  const head = [name, headline, contact.join(' | ')];
  const body = sections.flatMap((section) => ['', section.heading, ...linesOf(section)]);
  return [...head, ...body].join('\n');
}

function linesOf(section: ResumeSection): string[] {
  switch (section.kind) {
    case 'text':
      return [section.text];
    case 'list':
      return section.lines.map(bullet);
    case 'groups':
      return section.groups.map(({ label, items }) => `${label}: ${items}`);
    case 'entries':
      return section.entries.flatMap(({ title, organization, place, dates, lines }) => [
        `${title}, ${dates}`,
        `${organization}, ${place}`,
        ...lines.map(bullet),
      ]);
  }
}

const bullet = (line: string) => `• ${line}`;
