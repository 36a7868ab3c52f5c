import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { MATCH_NUMBERS } from '../../../numbers/match-numbers.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';

const REACH = MATCH_NUMBERS.learntContext.value;

/** "A Udemy Kubernetes course", "taking an online SQL course", "some Go", "exposure to SAP" */
const BEFORE =
  /\b(?:udemy|coursera|edx|pluralsight|codecademy|linkedin learning|udacity|khan academy)\b[^.;\n]*$|(?:^|[\n,;:•(&|-]\s?|\b(?:and|or|with|know|knows)\s)(?:some|a little|(?:very )?(?:basic|limited)|beginner|beginning|learning|currently learning|(?:limited |brief |some )?exposure to|intro(?:duction)? to|can (?:only )?read|(?:basic|limited|rudimentary|elementary) (?:knowledge|understanding) of) $/iu;
/** "Docker basics", "Python for Everybody", "dbt Fundamentals (online, 2025)", "AWS (personal projects: EC2, S3)", "Python (beginner)", "Terraform following a tutorial" */
const AFTER =
  /^ (?:basics|fundamentals (?:course|class)|for (?:everybody|beginners|marketers|designers|managers|non-\p{L}+))\b|^ fundamentals \((?:online|course|\d{4})|^,? (?:the )?(?:first |last )?(?:one|two|three|four|\d) modules?\b|^\s?[(:–—-]\s?(?:basic|basics|beginner|novice|learning|currently learning|limited|(?:personal|side|home|hobby|class|school) (?:projects?|lab)|(?:online|udemy|coursera|edx) (?:course|class)\w*|in class(?: only)?|tutorials?)\b|^ (?:(?:in|on|for|through) )?(?:my |an? )?(?:(?:personal|side|hobby) projects?|home lab|following (?:an? )?tutorials?|(?:udemy|coursera|edx|youtube|online) (?:course|class|tutorial)\w*)\b/iu;
/** "Taking an online SQL course" */
const TAKING = /\b(?:taking|took|one term of|enrolled in) (?:an? )?(?:[\p{L}-]+ )?$/iu;
const COURSE = /^ (?:course|class|bootcamp)\b/i;
/** "Learning at present", "Currently studying:" */
const HEADING =
  /^\W*(?:currently |now |still )?(?:learning|studying|self[- ]study)(?: (?:now|currently|at present|right now))?\W*(?:$|: )/i;

/** True for a skill or program of which somebody has no more than the basics, a course, or a project of their own. */
function isLearnt(view: string, { start, end }: Mention): boolean {
  const before = view.slice(Math.max(0, start - REACH), start);
  const after = view.slice(end, end + REACH);
  return BEFORE.test(before) || AFTER.test(after) || (TAKING.test(before) && COURSE.test(after));
}

/** Where a paragraph ends, whatever ends its lines. */
const BLANK_LINE = /\n\r?\n/g;

function opensLearning(view: string, start: number): boolean {
  const opening = view.slice(start, start + REACH).trimStart();
  return HEADING.test(opening.split('\n', 1)[0] as string);
}

/** The mentions of what a résumé says nowhere but as something that somebody is learning or has only learnt, in order. */
export function onlyLearnt(view: string, mentions: readonly Mention[]): Set<Mention> {
  const learnt = new Set<Mention>();
  const used = new Set<string>();
  const paragraphs = [0, ...matchesOf(view, BLANK_LINE).map(({ index }) => index)];
  let at = 0;
  let isLearning = opensLearning(view, 0);
  for (const mention of mentions.toSorted((a, b) => a.start - b.start)) {
    while ((paragraphs[at + 1] ?? view.length) <= mention.start) {
      at++;
      isLearning = opensLearning(view, paragraphs[at] as number);
    }
    const { id, kind } = mention.term;
    const mayBeLearnt = kind !== 'certification' && kind !== 'language';
    if (mayBeLearnt && (isLearning || isLearnt(view, mention))) learnt.add(mention);
    else used.add(id);
  }
  return new Set([...learnt].filter(({ term }) => !used.has(term.id)));
}
