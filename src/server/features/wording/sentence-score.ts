import { tokenize } from '../../../fit/text/tokens.ts';
import type { Gap, KeyMatch } from '../../../shared/results/fit-result.ts';
import { type KnownFacts, wordOf } from './known-facts.ts';
import { isGap } from './narration-request.ts';
import { clausesOf } from './sentence-clauses.ts';

const OF_SCORE =
  /\bscor(?:e|es|ed|ing)\b|\b(?:out )?of (?:100|a hundred)\b|\/\s?100\b|\bpoints?\b|\b(?:fit|match|result)\s(?:is|of)\b|\b(?:rais|lift|bring|push|tak|improv|increas)\w{0,4}\s(?:it|you|this|that)\b/i;

export function mentionsScore(sentence: string): boolean {
  return OF_SCORE.test(sentence);
}

/** True if a sentence states a different score, or a judgement that doesn't fit the score. */
export function contradictsScore(sentence: string, cited: (KeyMatch | Gap)[], facts: KnownFacts): boolean {
  const score = facts.result.fitScore ?? 0;
  if (judgements(sentence).some(([min, max]) => score < min || score > max)) return true;
  const reachable = cited.filter(isGap).map(({ scoreWith }) => scoreWith);
  return clausesOf(sentence).some((clause) => {
    if (!mentionsScore(clause)) return false;
    const isConditional =
      /\b(?:would|could|can|may|might|if|raise|lift|bring|reach|increase|improve|to)\b/i.test(clause);
    const scores = new Set([score, ...(isConditional ? reachable : [])]);
    const differences = new Set(reachable.map((scoreWith) => scoreWith - score));
    return (
      claimedScores(clause).some((number) => !scores.has(number)) ||
      pointsClaimed(clause).some((number) => !scores.has(number) && !differences.has(number))
    );
  });
}

const NUMBER = '(\\d+(?:\\.\\d+)?)';
/** What may follow a score. Before any other word the number counts something: "scores well on 5 must-haves". */
const AFTER_SCORE =
  '(?= (?:of|out|for|on|which|because|and|as|with|if|by|in|at|from|to|overall|here|now|today|so|since|once)\\b|$)';
const CLAIMS = [
  `${NUMBER} (?:(?:out )?of )?100\\b`,
  `\\bscor(?:e|ed|ing)(?: [^\\d ]+){0,4} ${NUMBER}${AFTER_SCORE}`,
  `\\b(?:from|to) ${NUMBER}${AFTER_SCORE}`,
].map((pattern) => new RegExp(pattern, 'g'));

/** "a score of 91", "scores 91", "91 of 100", "91/100", "from 62 to 70". */
function claimedScores(clause: string): number[] {
  const words = tokenize(clause).map(wordOf).join(' ');
  return CLAIMS.flatMap((pattern) => [...words.matchAll(pattern)].map(([, number]) => Number(number)));
}

/** "6 points", "six more points". */
function pointsClaimed(clause: string): number[] {
  const words = tokenize(clause).map(wordOf).join(' ');
  return [...words.matchAll(/(\d+(?:\.\d+)?) (?:[a-z]+ )?point\b/g)].map(([, number]) => Number(number));
}

type ScoreRange = [min: number, max: number];

const meanings: [pattern: string, range: ScoreRange][] = [
  ['excellent|perfect|ideal|outstanding|exceptional|superb|flawless|complete|full', [90, 100]],
  ['strong|great|high|very good', [80, 100]],
  ['good|solid', [70, 100]],
  ['fair|decent|reasonable', [55, 80]],
  ['moderate|partial', [40, 70]],
  ['low|weak|poor|bad|limited', [0, 60]],
];
const overall = '(?:match|fit|score|candidate|applicant|result|overall)';

/** The score ranges that the judging words in a sentence stand for. */
function judgements(sentence: string): ScoreRange[] {
  return meanings.flatMap(([words, range]) => {
    const before = new RegExp(`\\b(?:${words})\\s+(?:overall\\s+)?${overall}\\b`, 'i');
    const after = new RegExp(
      `\\b${overall}\\s+(?:is|looks|counts as|means|as)\\s+(?:an?\\s+)?(?:${words})\\b`,
      'i',
    );
    const aside = new RegExp(
      `(?:which is|that is|:|[–—,])\\s+(?:an?\\s+)?(?:very\\s+)?(?:${words})[.,;]?(?:$|\\s+(?:for|and|but|on)\\b)`,
      'i',
    );
    const matches =
      before.test(sentence) || after.test(sentence) || (mentionsScore(sentence) && aside.test(sentence));
    return matches ? [range] : [];
  });
}
