/** Verbs whose past isn't formed by -ed, and that past. */
const IRREGULAR = new Map(
  `
  babysit babysat, begin began, bend bent, bind bound, break broke, bring brought, build built, buy bought, catch caught,
  choose chose, come came, deal dealt, dig dug, do did, draw drew, drive drove, feed fed, find found, fly flew, freeze froze,
  get got, give gave, go went, grind ground, grow grew, hang hung, have had, hear heard, hold held, keep kept, lay laid,
  lead led, leave left, lend lent, light lit, make made, meet met, oversee oversaw, pay paid, prepay prepaid,
  rebuild rebuilt, resell resold, rewind rewound, rewrite rewrote, ride rode, ring rang, run ran, say said, see saw,
  seek sought, sell sold, send sent, shoot shot, sing sang, speak spoke, spend spent, spin spun, stand stood, stick stuck,
  strike struck, string strung, sweep swept, swim swam, take took, teach taught, tell told, think thought, throw threw,
  troubleshoot troubleshot, undertake undertook, upsell upsold, wear wore, weave wove, win won, wind wound,
  withdraw withdrew, write wrote
  `
    .trim()
    .split(/,\s+/)
    .map((words) => words.split(' ') as [string, string]),
);

/** Verbs whose past is the base itself. */
const UNCHANGED = new Set(
  'bid broadcast cast cut forecast input offset proofread put read reset set shut split typeset'.split(' '),
);

/** Verbs of several syllables that double their last letter all the same. */
const DOUBLING = new Set(
  `admit allot commit compel control defer deter enrol equip excel expel format input kidnap offset omit outfit patrol
  permit prefer program refer regret remap remit replan rerun reset resubmit retrofit submit transfer transmit typeset
  unplug unzip`.split(/\s+/),
);
const ONE_SYLLABLE = /^(?:[^aeiou]*|s?qu)[aeiouy][^aeiouwxy]$/;

/** How a verb is used: "reconcile" and "reconciles", "reconciled", "reconciling". */
export type VerbForm = 'base' | 'past' | 'ing';

/**
 * The forms of an English verb but that in -s, each with how it is used. Takes the base in small letters: "tie" gives tie,
 * tied, tying. A form that is both base and past ("set") is a base. Of participles only those in -ed: "driven" is rather
 * an adjective.
 */
export function verbForms(base: string): [written: string, form: VerbForm][] {
  const forms: [string, VerbForm][] = [
    [base, 'base'],
    [ingOf(base), 'ing'],
  ];
  return UNCHANGED.has(base) ? forms : [...forms, [IRREGULAR.get(base) ?? pastOf(base), 'past']];
}

function ingOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

const doubled = (base: string): string =>
  ONE_SYLLABLE.test(base) || DOUBLING.has(base) ? base + base.slice(-1) : base;
