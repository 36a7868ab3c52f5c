import { LEXICON_NUMBERS } from '../../numbers/lexicon-numbers.ts';

/** A name in a text. `sure` is false for skills with everyday words as names. */
export type Candidate = { start: number; end: number; sure: boolean };

const cues =
  /\b(?:experienced?|knowledge|skills?|understanding|familiar\w{0,5}|degree|proficien\w{0,4}|expertise|background|technolog\w{0,4}|qualif\w{0,10}|fluen\w{1,3}|stack|proven|ability|strong|solid|excellent|good|required|must|hands-on|work(?:ing)? with|competen\w{0,4}|master\w{0,2}|bachelor\w{0,2}|phd|languages?|using|such as|like|tools?|frameworks?|libraries|ideally|passion\w{0,5}|interest\w{0,3})\b/gi;
const closingCue =
  /\b(?:experience|knowledge|skills?|preferred|required|desirable|plus|advantage\w{0,5}|degree|certifi\w{1,8})\b/i;
/** "Java developers": the name describes people or a company. */
const peopleNoun =
  /^[ /-]{1,3}(?:developers?|engineers?|architects?|teams?|designers?|analysts?|specialists?|leads?|officers?|scientists?|programmers?|administrators?|managers?|consultants?|departments?|industry|company|companies)\b/i;
const rankOrOwner = /(?:^|\s)(?:senior|junior|lead|our|any)\s$/i;
const opensAboutCompany = /^\W{0,3}(?:our|about|why|benefits?)\b/i;
const opensWithWe = /^\W{0,3}we\b/i;
const aboutUs = /\b(?:we|our|us)\b/i;
const aboutYou = /\byou(?:r|'ll)?\b/i;

const reach = {
  sure: LEXICON_NUMBERS.sureReach.value,
  unsure: LEXICON_NUMBERS.unsureReach.value,
  afterWe: LEXICON_NUMBERS.reachAfterWe.value,
};
const sentenceReach = LEXICON_NUMBERS.sentenceReach.value;
const listItemWords = LEXICON_NUMBERS.listItemWords.value;
const shortSentenceWords = LEXICON_NUMBERS.shortSentenceWords.value;

/** Returns true if the text asks for the name, rather than mentioning it in a title or a description of the company. */
export function isAsked(text: string, all: Candidate[], index: number): boolean {
  const candidate = all[index] as Candidate;
  const { start, end, sure } = candidate;
  if (peopleNoun.test(text.slice(end, end + 20))) return false;
  if (rankOrOwner.test(text.slice(Math.max(0, start - 8), start))) return false;
  const [from, to] = sentenceAround(text, candidate);
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  const isListed = areListed(text, all[index - 1], candidate) || areListed(text, candidate, all[index + 1]);
  if (opensAboutCompany.test(before) || /^ of\b/i.test(after)) return false;
  const distance = wordsSinceCue(before);
  if (opensWithWe.test(before)) return distance <= reach.afterWe;
  if (distance <= (sure || isListed ? reach.sure : reach.unsure)) return true;
  const words = wordCount(before) + wordCount(after) + 1;
  if (words < listItemWords) return true;
  if (closingCue.test(after) && (sure || words < shortSentenceWords)) return true;
  if (aboutYou.test(before) || aboutYou.test(after)) return sure || isListed;
  if (aboutUs.test(before) || aboutUs.test(after)) return false;
  return isListed && (sure || words < shortSentenceWords);
}

/** Returns true if two names are neighbours in a list. */
function areListed(text: string, left: Candidate | undefined, right: Candidate | undefined): boolean {
  if (!left || !right || right.start - left.end > 8) return false;
  return /^[\s,;/&|]{0,3}(?:(?:and|or) )?$/.test(text.slice(left.end, right.start));
}

function wordsSinceCue(before: string): number {
  let last = -1;
  for (const cue of before.matchAll(cues)) last = cue.index + cue[0].length;
  return last < 0 ? Number.POSITIVE_INFINITY : wordCount(before.slice(last));
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Looks only so far in each direction, to stay linear in texts without sentences. */
function sentenceAround(text: string, { start, end }: Candidate): [from: number, to: number] {
  let from = start;
  while (from > 0 && start - from < sentenceReach && !endsSentence(text, from - 1)) from--;
  let to = end;
  while (to < text.length && to - end < sentenceReach && !endsSentence(text, to)) to++;
  return [from, to];
}

function endsSentence(text: string, index: number): boolean {
  const character = text[index];
  if (character === '\n') return true;
  if (character !== '.' && character !== '!' && character !== '?') return false;
  return index + 1 >= text.length || /\s/.test(text[index + 1] as string);
}
