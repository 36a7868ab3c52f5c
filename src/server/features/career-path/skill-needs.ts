import { allTerms, termById } from '../../../fit/lexicon/lexicon.ts';
import { type EffortReason, effortOf, type Learnable } from '../../../shared/career/skill-effort.ts';
import type { PlanGap, ScoredJob } from './plan-jobs.ts';

/** A job that asks for it, with the questions that it would answer and the first of them. */
type AskedAt = { job: ScoredJob; ids: string[]; gap: PlanGap };

/** One thing that jobs ask for and the résumé doesn't show, wherever it is asked. `key` is the same in all postings. */
export type Need = { key: string; name: string; at: AskedAt[]; learning: EffortReason };

/** Everything missing in these jobs, by what it is called in the lexicon; years and degrees by the posting's words. */
export function collectNeeds(jobs: ScoredJob[]): Map<string, Need> {
  const found = new Map<string, AskedAt[]>();
  for (const job of jobs) {
    const here = new Map<string, AskedAt>();
    for (const gap of job.gaps)
      for (const key of keysOf(job, gap)) {
        const known = here.get(key);
        if (known) known.ids.push(gap.id);
        else here.set(key, { job, ids: [gap.id], gap });
      }
    for (const [key, at] of here) found.set(key, [...(found.get(key) ?? []), at]);
  }
  return new Map([...found].map(([key, at]) => [key, needOf(key, at)]));
}

/**
 * What would answer a question alone. A question that names several is answered by each of them; one that is a
 * whole sentence asks for more than the skills it names, so no skill is said to answer it.
 */
function keysOf({ basis }: ScoredJob, { id, kind, label }: PlanGap): string[] {
  if (kind === 'experience' || kind === 'education') return [`${kind}:${label.toLowerCase()}`];
  const named = new Set(label.split(' or '));
  const terms = basis.find((ask) => ask.id === id)?.terms ?? [];
  return terms.filter((term) => named.has(termById(term)?.name ?? ''));
}

function needOf(key: string, at: AskedAt[]): Need {
  const term = termById(key);
  const [{ gap }] = at as [AskedAt];
  const name = term?.name ?? gap.label;
  const isLicence = at.some(({ job, ids }) => job.basis.find(({ id }) => id === ids[0])?.licence ?? false);
  const learnable: Learnable = {
    name,
    kind: kindOf(term?.kind, gap),
    members: term ? membersOf(key) : 0,
    near: at.map((asked) => nearOf(asked.gap.how)).find((near) => near !== null) ?? null,
    isLicence,
    yearsShort: Math.max(...at.map((asked) => yearsShort(asked.gap.how))),
  };
  return { key, name, at, learning: effortOf(learnable) };
}

function kindOf(kind: string | undefined, gap: PlanGap): Learnable['kind'] {
  if (kind === undefined) return gap.kind as 'experience' | 'education';
  if (kind === 'field') return 'skill';
  return kind as Learnable['kind'];
}

const nearOf = (how: string): string | null => /^(?:close to|kind of): (.+)$/.exec(how)?.[1] ?? null;

/** The engine says "1.2 years counted of 5 years". */
function yearsShort(how: string): number {
  const [, has, asked] = /^([\d.]+) years? counted of ([\d.]+) years?$/.exec(how) ?? [];
  return has && asked ? Number(asked) - Number(has) : 0;
}

let members: Map<string, number> | null = null;

function membersOf(id: string): number {
  if (!members) {
    members = new Map();
    for (const { families } of allTerms())
      for (const family of families) members.set(family, (members.get(family) ?? 0) + 1);
  }
  return members.get(id) ?? 0;
}
