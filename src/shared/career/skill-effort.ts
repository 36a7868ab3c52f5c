import type { Effort, EffortUnit } from './effort.ts';

/** A rough estimate of how long something takes to learn beside a job, with a reason and an action that are shown to the user. */
export type EffortReason = { effort: Effort; because: string; action: string };

/** The properties of a requirement that determine the effort. `members` is how many narrower terms it covers. */
export type Learnable = {
  name: string;
  kind: 'skill' | 'tool' | 'certification' | 'language' | 'experience' | 'education';
  members: number;
  /** Something similar, or a part of it, that the résumé shows. */
  near: string | null;
  /** A title somebody held with which most people have it. */
  usualFor: string | null;
  isLicence: boolean;
  /** How many of the required years are missing. */
  yearsShort?: number;
};

/** A term that covers at least this many narrower ones is a whole field. */
const minFieldMembers = 8;

const shortCourses = new Set(
  `BLS, ACLS, PALS, NRP, NIHSS, CPR certification, First aid certification, Mental Health First Aid, CPI training,
  Crisis prevention training, IV certification, Immunization certification, Food handler card, ServSafe, Food safety certification,
  TIPS certification, OSHA 10, OSHA 30, Forklift certification, H2S certification, WHMIS certification, Confined space certification,
  IPAF, CSCS card, HAZWOPER, SafeLand, Construction induction card`
    .split(',')
    .map((name) => name.trim()),
);

const licence = /licen[cs]|bar admission|clearance|registered architect/i;

export function effortOf(learnable: Learnable): EffortReason {
  const { name, members, near, usualFor } = learnable;
  const kind = /\bdegree\b/i.test(name) ? 'education' : learnable.kind;
  switch (kind) {
    case 'experience':
      return {
        ...takes(Math.max(1, Math.ceil(learnable.yearsShort ?? 1)), 'years'),
        because: 'Years are counted from the dates of your jobs. Only work adds to them.',
        action: 'Check that every job of this kind is on your résumé, with its dates',
      };
    case 'education':
      return {
        ...takes(3, 'years'),
        because: 'A degree takes two to four years. Many postings accept equivalent experience instead.',
        action: 'Check if the posting accepts experience instead of a degree',
      };
    case 'language':
      return {
        ...takes(1, 'years'),
        because:
          'Reaching a working level in a language takes about a year of steady practice, less if you already speak some.',
        action: `If you speak ${name}, add it with your level; otherwise practice regularly`,
      };
    case 'certification':
      if (learnable.isLicence || licence.test(name))
        return {
          ...takes(1, 'years'),
          because: 'A license takes training, an exam and an authority’s approval: at least a year.',
          action:
            'If you have it, list it with its state and number; otherwise ask the authority how to get it',
        };
      if (shortCourses.has(name))
        return {
          ...takes(2, 'days'),
          because: 'A short course with a test at the end: most take a day or two.',
          action: `Take the course for ${name} and put its date on your résumé`,
        };
      return {
        ...takes(2, 'months'),
        because: 'An exam you can study for while working: about two months.',
        action: `Register for ${name} and study toward the exam date`,
      };
    case 'tool':
      if (near !== null)
        return {
          ...takes(3, 'days'),
          because: `A tool close to one on your résumé: ${near}. Switching takes a few days.`,
          action: `Use ${name} for one real task you already know from ${near}`,
        };
      if (members >= minFieldMembers)
        return {
          ...takes(1, 'months'),
          because: `A whole category of tools (we know ${members}): about a month to learn one of them.`,
          action: `Choose one and use it for a small project`,
        };
      return {
        ...takes(2, 'weeks'),
        because: 'A tool that’s new to your résumé: about two weeks to do a small project with it.',
        action: `Do a small project with ${name} that you can show`,
      };
    case 'skill':
      if (usualFor !== null)
        return {
          ...takes(1, 'hours'),
          because: `Usual in a job you had: ${usualFor}. If you’ve done it, your résumé only needs to say so.`,
          action: `If this was part of your job (${usualFor}), add a line that says what you did`,
        };
      if (near !== null)
        return {
          ...takes(2, 'weeks'),
          because: `Your résumé shows something close: ${near}. Learning the rest takes about two weeks.`,
          action: `Take on a project that needs ${name} alongside ${near}`,
        };
      if (members >= minFieldMembers)
        return {
          ...takes(3, 'months'),
          because: `A field with many parts (we know ${members}): three months for the basics.`,
          action: `Learn the basics of ${name} and finish one project in it`,
        };
      return {
        ...takes(1, 'months'),
        because: 'A skill that’s new to your résumé: about a month until you’ve used it for real.',
        action: `Learn ${name} by finishing one project that needs it`,
      };
  }
}

const takes = (amount: number, unit: EffortUnit) => ({ effort: { amount, unit } });
