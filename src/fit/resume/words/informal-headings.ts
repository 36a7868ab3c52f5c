import type { ResumeSectionKind } from '../resume.types.ts';

/** Phrases, one to a line. */
const phrases = (list: string): string[] => list.trim().split(/\s*\n\s*/);

/** How people head the parts of a plain résumé. Each is also a word of other lines, so it counts below an empty line only. */
const BY_KIND: Partial<Record<ResumeSectionKind, string[]>> = {
  certifications: phrases(`
    certs
    cards
    papers
    licenses and certs
    licenses and cards
    licenses, cards
    certs and licenses
    certificates and cards
    continuing education
    designations
    tickets
  `),
  education: phrases(`
    school
    school and cards
    ed
    edu
    degree
    degrees
  `),
  skills: phrases(`
    computer
    systems
    tech
    stack
    gear
    toolbox
    equipment
    good at
    what i know
    what i work with
    things i know
    things i do well
    things i work with
    tools i own
    tools i use
    systems i use
  `),
  work: phrases(`
    before that
    where i have worked
    where i've worked
  `),
  summary: ['why me'],
  other: phrases(`
    other
    other things
    also
    misc
    extras
    availability
    references on request
    references gladly given
    references available
  `),
};

const KINDS = new Map(
  Object.entries(BY_KIND).flatMap(([kind, names]) =>
    names.map((name): [string, ResumeSectionKind] => [name, kind as ResumeSectionKind]),
  ),
);

/** What section a line opens that stands below an empty one: "Certs", "School:", "Things I do well". */
export const informalHeadingKind = (line: string): ResumeSectionKind | undefined =>
  KINDS.get(plainName(line));

const plainName = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .replace(/^[\s"'._–-]+|[\s"':._–-]+$/g, '')
    .replace(/\s+/g, ' ');
