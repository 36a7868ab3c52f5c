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
    what i have studied
    what i've studied
    what i studied
    where i studied
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
    seasons
    where i have worked
    where i've worked
  `),
  summary: ['why me'],
  interests: phrases(`
    off the clock
    what i do off the clock
    outside of work
    when i'm not working
  `),
  other: phrases(`
    other
    other things
    also
    misc
    extras
    availability
    people who will vouch for me
    who will vouch for me
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
