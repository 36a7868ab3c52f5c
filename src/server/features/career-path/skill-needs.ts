import { allTerms, termById } from '../../../fit/lexicon/lexicon.ts';
import { type EffortReason, effortOf, type Learnable } from '../../../shared/career/skill-effort.ts';
import { readCountedYears } from '../../../shared/results/counted-years.ts';
import { readUsual } from '../../../shared/results/fit-result.ts';
import type { PlanGap, ScoredJob } from './plan-jobs.ts';

/** A job that asks for it, with the ids of the requirements it would meet and the first of their gaps. */
type Occurrence = { job: ScoredJob; ids: string[]; gap: PlanGap };

/** Something that jobs ask for and the résumé doesn't show. `key` is the same for all postings. */
export type Need = { key: string; name: string; at: Occurrence[]; learning: EffortReason };

/** Everything the résumé lacks for these jobs, keyed by lexicon term; years and degrees by the posting's wording. */
export function collectNeeds(jobs: ScoredJob[]): Map<string, Need> {
  const byKey = new Map<string, Occurrence[]>();
  for (const job of jobs) {
    const inJob = new Map<string, Occurrence>();
    for (const gap of job.gaps)
      for (const key of keysOf(job, gap)) {
        const known = inJob.get(key);
        if (known) known.ids.push(gap.id);
        else inJob.set(key, { job, ids: [gap.id], gap });
      }
    for (const [key, at] of inJob) byKey.set(key, [...(byKey.get(key) ?? []), at]);
  }
  return new Map([...byKey].map(([key, at]) => [key, needOf(key, at)]));
}

/** The keys that would each meet this requirement alone: for "A or B" each of them, for a whole sentence none. */
function keysOf({ basis }: ScoredJob, { id, kind, label }: PlanGap): string[] {
  if (kind === 'experience' || kind === 'education') return [`${kind}:${label.toLowerCase()}`];
  const terms = basis.find((requirement) => requirement.id === id)?.terms ?? [];
  return terms.filter((term) => termById(term));
}

/** Of what a posting requires as a licence or certificate, only a licence takes a course of study. */
const LICENCE = /licen[cs]/i;

function needOf(key: string, at: Occurrence[]): Need {
  const term = termById(key);
  const [{ gap }] = at as [Occurrence];
  const name = term?.name ?? gap.label;
  const isLicence =
    LICENCE.test(name) &&
    at.some(({ job, ids }) => job.basis.find(({ id }) => id === ids[0])?.licence ?? false);
  const learnable: Learnable = {
    name,
    kind: kindOf(term?.kind, gap),
    members: term ? membersOf(key) : 0,
    near: at.map(({ gap }) => nearOf(gap.how)).find((near) => near !== null) ?? null,
    usualFor: at.map(({ gap }) => readUsual(gap.how)).find((title) => title !== undefined) ?? null,
    isLicence,
    yearsShort: Math.max(...at.map(({ gap }) => yearsShort(gap.how))),
  };
  return { key, name, at, learning: effortOf(learnable) };
}

function kindOf(kind: string | undefined, gap: PlanGap): Learnable['kind'] {
  if (kind === undefined) return gap.kind as 'experience' | 'education';
  if (kind === 'field') return 'skill';
  return kind as Learnable['kind'];
}

const nearOf = (how: string): string | null => /^(?:close to|kind of): (.+)$/.exec(how)?.[1] ?? null;

function yearsShort(how: string): number {
  const years = readCountedYears(how);
  return years ? years.asked - years.counted : 0;
}

let familySizes: Map<string, number> | null = null;

/** How many narrower terms a term covers. */
function membersOf(id: string): number {
  if (!familySizes) {
    familySizes = new Map();
    for (const { families } of allTerms())
      for (const family of families) familySizes.set(family, (familySizes.get(family) ?? 0) + 1);
  }
  return familySizes.get(id) ?? 0;
}
