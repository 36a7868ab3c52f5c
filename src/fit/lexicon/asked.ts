/** A stretch of the text with how sure its reading is: `sure` is false for skills whose names are everyday words. */
export type Candidate = { start: number; end: number; sure: boolean };

const cue =
  /\b(?:experienced?|knowledge|skills?|understanding|familiar\w{0,5}|degree|proficien\w{0,4}|expertise|background|technolog\w{0,4}|qualif\w{0,10}|fluent|stack|proven|ability|strong|solid|excellent|good|preferred|required|must|plus|desirable|hands-on|working with|competen\w{0,4}|master\w{0,2}|bachelor\w{0,2}|phd|languages?)\b/i;
const whoTheyAre =
  /^[ /-]{1,3}(?:developers?|engineers?|architects?|teams?|designers?|analysts?|specialists?|leads?|officers?|scientists?|programmers?|administrators?|managers?|consultants?|departments?)\b/i;
const whose = /(?:^|\s)(?:senior|junior|lead|our|any)\s$/i;

/** Whether a name stands where a text says what somebody should know, not in a title or in the course of a story. */
export function isAsked(text: string, all: Candidate[], index: number): boolean {
  const candidate = all[index] as Candidate;
  if (whoTheyAre.test(text.slice(candidate.end, candidate.end + 20))) return false;
  if (whose.test(text.slice(Math.max(0, candidate.start - 8), candidate.start))) return false;
  const [from, to] = sentenceAround(text, candidate);
  const sentence = text.slice(from, to);
  const words = sentence.split(/\s+/).length;
  const before = all[index - 1];
  const after = all[index + 1];
  const company = (before !== undefined && before.start >= from) || (after !== undefined && after.end <= to);
  if (cue.test(sentence)) return company || words < 13 || candidate.sure;
  if (words < 6) return true;
  return words < 13 ? company : false;
}

/** At most 300 characters to either side, so that a text without sentences stays linear. */
function sentenceAround(text: string, { start, end }: Candidate): [from: number, to: number] {
  let from = start;
  while (from > 0 && start - from < 300 && !endsSentence(text, from - 1)) from--;
  let to = end;
  while (to < text.length && to - end < 300 && !endsSentence(text, to)) to++;
  return [from, to];
}

function endsSentence(text: string, index: number): boolean {
  const character = text[index];
  if (character === '\n') return true;
  if (character !== '.' && character !== '!' && character !== '?') return false;
  return index + 1 >= text.length || /\s/.test(text[index + 1] as string);
}
