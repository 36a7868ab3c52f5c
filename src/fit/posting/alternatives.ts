import type { Mention } from '../lexicon/lexicon.types.ts';

/** Mentions that one question asks for: any one of them answers. */
export type MentionGroup = Mention[];

const LISTING =
  /(?:such as|e\.?g\.?,?|like|including|any of|one of|either|for example|i\.e\.?,?|or similar|\()\s*$/i;
const BETWEEN = /^[\s,/()&;"'’|•-]*(?:(?:and|or|and\/or|oder|und|ou|o|y|et)\b)?[\s,/()&;"'’|•-]*$/i;
/** An item that the lexicon doesn't know, inside a list: ", Solid or ". */
const UNKNOWN_BETWEEN = /^\s*[,/]\s*(?:[\p{L}\d.+#&-]+\s){1,3}?\s*(?:,|or\b|oder\b|ou\b)\s*$/iu;
const EITHER = /\b(?:or|oder|ou)\b|\//i;
const OPEN_END = /^[\s,]*(?:etc|or (?:similar|equivalent|other|related|comparable)|and (?:similar|others))/i;

/** Folds "React, Vue or Angular" into one question and leaves "Python, SQL and Git" as three. */
export function groupMentions(view: string, mentions: Mention[], end: number): MentionGroup[] {
  const groups: MentionGroup[] = [];
  for (const run of runsOf(view, mentions)) {
    if (run.length > 1 && areAlternatives(view, run, end)) groups.push(run);
    else for (const mention of run) groups.push([mention]);
  }
  return groups;
}

function runsOf(view: string, mentions: Mention[]): Mention[][] {
  const runs: Mention[][] = [];
  for (const mention of mentions) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && continues(view.slice(last.end, mention.start))) run.push(mention);
    else runs.push([mention]);
  }
  return runs;
}

function continues(between: string): boolean {
  return between.length <= 60 && (BETWEEN.test(between) || UNKNOWN_BETWEEN.test(between));
}

/** Whether a group of alternatives is a list of examples rather than a choice. */
export function areExamples(view: string, group: MentionGroup): boolean {
  const first = group[0];
  if (!first || group.length < 2) return false;
  const betweens = group.slice(1).map((mention, index) => view.slice(group[index]?.end, mention.start));
  return (
    !betweens.some((between) => EITHER.test(between)) &&
    LISTING.test(view.slice(Math.max(0, first.start - 14), first.start))
  );
}

function areAlternatives(view: string, run: Mention[], end: number): boolean {
  const first = run[0] as Mention;
  const last = run.at(-1) as Mention;
  const betweens = run.slice(1).map((mention, index) => view.slice(run[index]?.end, mention.start));
  if (betweens.some((between) => EITHER.test(between))) return true;
  if (OPEN_END.test(view.slice(last.end, Math.min(end, last.end + 24)))) return true;
  return LISTING.test(view.slice(Math.max(0, first.start - 14), first.start));
}
