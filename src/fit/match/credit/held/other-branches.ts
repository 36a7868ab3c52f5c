import type { PostingRequirement } from '../../../posting/posting.types.ts';
import { keyOf } from '../../keys.ts';
import { asksForTop, isUnderstudy, UNDERSTUDY } from './understudies.ts';

/** Branches of one trade: who is called after one of them hasn't worked in the others, unless the job's lines say so. */
const BRANCHES: readonly (readonly RegExp[])[] = [
  [/\binpatients?\b/i, /\b(?:outpatients?|ambulatory)\b/i],
  [/\bpayables?\b/i, /\breceivables?\b/i],
  [/\b(?:residential|domestic)\b/i, /\bcommercial\b/i, /\bindustrial\b/i],
  [/\bplaintiffs?\b/i, /\bdefen[cs]e\b/i],
  [/\bcriminal\b/i, /\bcivil\b/i, /\bfamily law\b/i],
  [
    /\bproperty\b/i,
    /\b(?:auto|automobile|motor)\b/i,
    /\bworkers['’]? comp/i,
    /\b(?:medical|dental|health)(?: insurance)? claims?\b/i,
  ],
  [/\bpa?ediatrics?\b/i, /\badults?\b/i, /\bgeriatrics?\b/i],
  [
    /\belementary\b/i,
    /\bmiddle school\b/i,
    /\bhigh school\b/i,
    /\b(?:post-?secondary|college|university|undergraduate)(?:[- ]level)? (?:teach|instruct|facult|cours)|\bteaching (?:experience )?(?:at|in) (?:an? |the )?(?:post-?secondary|college|university|undergraduate)|\b(?:professor|lecturer|adjunct)s?\b/i,
  ],
  [/\b(?:registered nurses?|RNs?)\b/i, /\b(?:licensed (?:practical|vocational) nurses?|LPNs?|LVNs?)\b/i],
  [
    /\b(?:printing|offset|letterpress|flexo\w*) press/i,
    /\b(?:punch|stamping|brake|hydraulic) press|\bpress brake/i,
  ],
  [/\bfront[- ]?end\b/i, /\bback[- ]?end\b/i],
  [/\bmanual (?:qa|test)/i, /\b(?:test automation|automat(?:ed|ion) (?:qa|test))/i],
  [/\bfixed[- ]wing\b/i, /\b(?:rotary[- ]wing|helicopters?)\b/i],
  [/\bsmall[- ]animals?\b/i, /\b(?:large[- ]animals?|equine)\b/i],
  [/\bpastr(?:y|ies)\b/i, /\bbread\b/i],
  [/\binbound\b/i, /\boutbound\b/i],
  [/\bb2b\b/i, /\bb2c\b/i],
];

/** The ids of the branches of each trade. */
const IDS = BRANCHES.map((branches, trade) => branches.map((_, index) => `${trade}/${index}`));

/** The ids of those that a text names, trade by trade. */
const namedIn = (text: string): string[][] =>
  BRANCHES.map((branches, trade) =>
    (IDS[trade] as string[]).filter((_, index) => branches[index]?.test(text)),
  );

/** Of each trade of which a text names one branch only, that one. */
const onlyNamedIn = (text: string): string[] =>
  namedIn(text)
    .filter((ids) => ids.length === 1)
    .flat();

const notIn = (branch: string): number => keyOf('not in', branch);

/** Keys of the branches that a job can't have been in, by its title: of "Outpatient Coder", inpatient work; of an assistant, the top. */
export function branchesNotIn(title: string, job: string): number[] {
  const below = isUnderstudy(title) ? [UNDERSTUDY] : [];
  const inTitle = namedIn(title);
  if (inTitle.every((ids) => ids.length === 0)) return below;
  const inJob = new Set(namedIn(job).flat());
  const others = IDS.filter((_, trade) => inTitle[trade]?.length)
    .flat()
    .filter((id) => !inJob.has(id));
  return [...below, ...others.map(notIn)];
}

/** Keys of the jobs whose years don't count, as their titles name another branch than the only one that is asked for, or a lower rank. */
export const otherBranches = ({ years, text }: PostingRequirement): Int32Array =>
  years
    ? Int32Array.from([...onlyNamedIn(text).map(notIn), ...(asksForTop(text) ? [UNDERSTUDY] : [])])
    : NONE;

const NONE = new Int32Array();

/** Keys of what years are claimed of, in the branches that the claim names: "four years of auto claims". */
export function keysOfClaim(ids: Iterable<string>, claim: string): number[] {
  const branches = namedIn(claim).flat();
  const of = branches.length === 0 ? [''] : [ANY, ...branches];
  return [...ids].flatMap((id) => of.map((branch) => claimOf(id, branch)));
}

/** The keys of claims that count for a requirement: of the branches that it names or of none, or else of any. */
export function claimsThatCount(ids: readonly string[], asked: string): number[] {
  const branches = onlyNamedIn(asked);
  const of = ['', ...(branches.length === 0 ? [ANY] : branches)];
  return ids.flatMap((id) => of.map((branch) => claimOf(id, branch)));
}

const ANY = 'any';
const claimOf = (id: string, branch: string): number => keyOf('claimed', branch ? `${id} in ${branch}` : id);
