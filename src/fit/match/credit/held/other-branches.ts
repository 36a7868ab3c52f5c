import type { PostingRequirement } from '../../../posting/posting.types.ts';
import { keyOf } from '../../keys.ts';

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
  [/\belementary\b/i, /\bmiddle school\b/i, /\bhigh school\b/i],
  [/\bfront[- ]?end\b/i, /\bback[- ]?end\b/i],
  [/\bmanual (?:qa|test)/i, /\b(?:test automation|automat(?:ed|ion) (?:qa|test))/i],
  [/\bfixed[- ]wing\b/i, /\b(?:rotary[- ]wing|helicopters?)\b/i],
  [/\bsmall[- ]animals?\b/i, /\b(?:large[- ]animals?|equine)\b/i],
  [/\bpastr(?:y|ies)\b/i, /\bbread\b/i],
  [/\binbound\b/i, /\boutbound\b/i],
  [/\bb2b\b/i, /\bb2c\b/i],
];

/** The branches of each trade that a text names, by their places. */
const named = (text: string): number[][] =>
  BRANCHES.map((branches) => branches.flatMap((branch, index) => (branch.test(text) ? [index] : [])));

const notIn = (trade: number, branch: number): number => keyOf('not in', `${trade}/${branch}`);

/** Keys of the branches that a job can't have been in, by its title: of "Outpatient Coder", inpatient work. */
export function branchesNotIn(title: string, job: string): number[] {
  const inTitle = named(title);
  if (inTitle.every((branches) => branches.length === 0)) return [];
  const inJob = named(job);
  return BRANCHES.flatMap((branches, trade) =>
    inTitle[trade]?.length === 0
      ? []
      : branches.flatMap((_, index) => (inJob[trade]?.includes(index) ? [] : [notIn(trade, index)])),
  );
}

/** Keys of the jobs whose years don't count, as their titles name another branch than the only one that is asked for. */
export function otherBranches({ years, text }: PostingRequirement): Int32Array {
  if (!years) return NONE;
  return Int32Array.from(
    named(text).flatMap((branches, trade) =>
      branches.length === 1 ? [notIn(trade, branches[0] as number)] : [],
    ),
  );
}

const NONE = new Int32Array();

/** Keys of what years are claimed of, in the branches that the claim names: "four years of auto claims". */
export function keysOfClaim(ids: Iterable<string>, claim: string): number[] {
  const branches = named(claim).flatMap((names, trade) => names.map((branch) => `${trade}/${branch}`));
  const of = branches.length === 0 ? [''] : [ANY, ...branches];
  return [...ids].flatMap((id) => of.map((branch) => claimOf(id, branch)));
}

/** The keys of claims that count for a requirement: of the branches that it names or of none, or else of any. */
export function claimsThatCount(ids: readonly string[], asked: string): number[] {
  const branches = named(asked).flatMap((names, trade) =>
    names.length === 1 ? [`${trade}/${names[0]}`] : [],
  );
  const of = ['', ...(branches.length === 0 ? [ANY] : branches)];
  return ids.flatMap((id) => of.map((branch) => claimOf(id, branch)));
}

const ANY = 'any';
const claimOf = (id: string, branch: string): number => keyOf('claimed', branch ? `${id} in ${branch}` : id);
