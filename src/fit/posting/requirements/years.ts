import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { matchesOf } from '../../text/patterns/matches.ts';

/** A number of years in a text, with its range. `max` is missing for "5+ years". */
export type Years = { start: number; end: number; min: number; max?: number };

const NUMBER_WORDS = new Map<string, number>();
const SPELLED_NUMBERS = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'ein zwei drei vier fünf sechs sieben acht neun zehn',
  'un deux trois quatre cinq six sept huit neuf dix',
  'un dos tres cuatro cinco seis siete ocho nueve diez',
];
for (const row of SPELLED_NUMBERS)
  for (const [index, word] of row.split(' ').entries()) NUMBER_WORDS.set(word, index + 1);
/** "Twenty-two", which isn't from twenty to two. */
for (const [tens, word] of [
  [20, 'twenty'],
  [30, 'thirty'],
] as const)
  for (const [index, unit] of 'one two three four five six seven eight nine'.split(' ').entries())
    NUMBER_WORDS.set(`${word}-${unit}`, tens + index + 1);
NUMBER_WORDS.set('thirty', 30);
/** "A year of sales experience", but not "a year of growth". */
const ONE =
  "(?<=\\b(?:at least|minimum of) )an?|(?<!\\b(?:once|twice|times|half|per|within|each|every|of|in|days|weeks) )an?(?=\\sye?a?r\\sor\\s(?:more|two|so)\\b)|(?<!\\bhalf )an?(?=\\s(?:full\\s)?ye?a?r['’]?s?\\s(?:of\\s)?(?:[\\p{L}-]+\\s){0,3}experience\\b)";
const NUMBER = `(?:\\d{1,2}(?:[.,]\\d(?!\\d)| ?½| 1/2)?|${[...NUMBER_WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|')}|a couple of|${ONE})`;
const YEARS = new RegExp(
  `(?<![\\d.,$€£/-])\\b(${NUMBER})\\s{0,20}(?:\\(\\d{1,2}\\)\\s{0,3})?(\\+|plus\\b|-?ish\\b|or\\s{1,2}(?:more|so)\\b)?\\s{0,3}(?:(?:-|–|—|to|or|bis|à|a|(?<=\\bbetween \\S{1,6} )and)\\s{0,3}(${NUMBER})\\s{0,20}(?:\\(\\d{1,2}\\)\\s{0,3})?(\\+)?\\s{0,3})?(?:full(?:-|\\s{1,2})time\\s|plus\\s|or\\s{1,2}more\\s|additional\\s)?[- ]?(years?|yrs?|months?|mos?(?=\\.? )|jahren?|ans|an(?= d['’e])|años?|monaten?|mois|meses)\\b['’]?`,
  'giu',
);
/** Without one of these, there is nothing to find. */
const UNIT = /ye?a?rs?\b|month|\bmos?\b|jahr|\bans?\b|año|monat|mois|meses/i;
/** "18 years of age", "3 to 6-year-olds", "a four-year degree", "in the last 5 years" and "grew in six years" don't mean experience. */
const NOT_EXPERIENCE_AFTER =
  /^\s*(?:,\s+(?:full|part)[- ]time|of\s+age|at\s+(?:the\s+)?time\s+of|de\s+edad|a\s+year\b|[- ]?round\b|-?\s?olds?\b|or\s+older|ago\b|later\b(?!-)|in\s+business|background|within\s+the|(?:\([^()]{1,60}\)\s+)?of\s+(?:(?:college|university)(?!(?:[- ]level)?\s+(?:teach|instruct))|study|schooling|classes|course\s?work|graduate\s+(?:study|studies|work)|education(?!\s+experience))|college|-?(?:college\s+|university\s+)?degrees?\b|(?:public\s+|private\s+|accredited\s+)?(?:university|institution|college|diploma)\b|in\s+(?:the|an?)\s+(?:[\w'’-]+\s+(?:or\s+)?){0,3}(?:master['’]?s|ph\.?d\.?|graduate|doctoral|undergraduate|degree)(?:\s+or\s+[\w.'’]+)?\s+program(?:me)?\b|strategic|plan\b|warranty|cycles?|contract|commitment\b|(?:full[- ]time\s+|part[- ]time\s+|paid\s+)?(?:assignment|appointment|placement)\b|re-?evaluations?|evaluations?|history\b|rotation|lease|strategy|roadmap|probation|anniversary|in\s+a\s+row|(?:thing|gig|stint|season|trial)\b|running(?=\W*$|\W*[.,;!)]|\s+(?:and|in|as|by)\b)|straight\b|or\s+(?:four|4)-years?\b|\/\s*\d+\s+days)/i;
const NOT_EXPERIENCE_BEFORE =
  /(?:\b(?:mayor(?:es)?\s+de|last|past|previous|next|by|within|inside|inside\s+of|every|annual(?:ly)?(?:,|\s+and|\s+or|\/)|age[ds]?(?:\s+\d{1,2}\s+(?:months?|weeks?|years?)\s+(?:to|and|[-–]))?|under|after|first|(?:sales|payback|lead|turnaround|project)\s+(?:cycles?|time)(?:\s+(?:is|of))?|cycles\s+of|terms?\s+of|(?:position|appointment|contract|job|post|role|fellowship|assignment|project|funding)\s+(?:is|runs|lasts|will\s+be|will\s+last|is\s+funded)(?:\s+for)?(?:\s+up\s+to)?|for\s+(?:over|almost|nearly|more\s+than)|even|in|since|clean(?:\s+(?:for|record))?|clean\s+(?:mvr|(?:driving\s+)?record|license)\s+for|(?:been|we['’]ve\s+been)\s+(?:at|doing)\s+(?:it|this)(?:\s+for)?(?:\s+over)?|(?:can['’]?t|cannot|can\s+not|won['’]t)\s+wait|period\s+(?:is|of|lasts)|(?:valid|good|eligible|effect)\s+for|contract\s+(?:is|of)|up\s+to(?:\s+a\s+maximum\s+of)?|(?<!\bno\s|\bnot\s)less\s+than|(?<!\bno\s|\bnot\s)fewer\s+than|no\s+more\s+than|commit(?:ment|ted)?\s+(?:to|of)(?:\s+at\s+least)?)\s*|\b(?:kids|teens|children|toddlers|infants|youth|pupils|(?:toddlers?['’]?|bab(?:y|ies['’])|infants?['’]?|nursery|preschool|kinder\w*)\s+(?:room|group|class\w*))\s*\()$/i;

/** "For nineteen years we have been roofers", "for eleven years Ann has baked": what somebody else has done. */
const FOR = /\bfor\s+(?:(?:over|almost|nearly|about|more\s+than)\s+)?$/i;
const OTHERS_HAVE =
  /^,?\s+(?:now\s+)?(?:we['’]ve\s|(?:we|our\s+[\p{L} ]{2,20}|(?!I\s)(?:\p{Lu}[\p{L}'’.-]*\s+(?:&\s+)?){1,3})\s*(?:have|has|had)\s)/u;

/** "We have been taking care of smiles for nineteen years": how long the employer has done it. */
const WE_HAVE =
  /\b(?:we|our [\p{L} ]{2,30}) (?:have|has) been (?:(?!\b(?:requir|need|want|look|seek|prefer)\p{L}*)[^.;]){0,100}\sfor\s+(?:(?:over|almost|nearly|about|more\s+than)\s+)?$/iu;

/** "We're a six-person outfit that has been fixing old houses for nineteen years" */
const IS_WHAT_HAS =
  /^(?!.*\b(?:look\p{L}*|needs?|seek\p{L}*|wants?|hiring|requir\p{L}*|must)\b)(?:[^.;]{0,40}\b)?(?:we(?:['’]re|\s+are)|it['’]s|this\s+is)\s+[^.;]{3,120}\b(?:that|which|who)\s+(?:has|have)\s+(?:been\s+)?[^.;]{0,100}\sfor\s+(?:(?:over|almost|nearly|about|more\s+than)\s+)?$/iu;

/** "New teachers get a mentor for two years": how long the employer gives something. */
const GIVES_FOR =
  /\b(?:gets?|receives?|(?:we|district|school|company|county|city)\s+(?:gives?|offers?|provides?|pays?)|you(?:['’]ll|\s+will)\s+have)\s+(?:you\s+)?(?:an?\s+|the\s+|your\s+)?[\p{L}\s-]{2,40}\s+for\s+$/iu;

/** "I have this shop 23 years with my wife" */
const OWNS =
  /\b(?:I|we)\s+(?:have|had|own|owned|run)\s+(?:this|the|our|my)\s+[\p{L}\s]{3,30}\s+(?:for\s+)?$/iu;

const BEFORE_OWN_YEARS = REQUIREMENT_NUMBERS.beforeOwnYears.value;

const EMPLOYER_HAS = [WE_HAVE, IS_WHAT_HAS, GIVES_FOR];

/** "Some of them with us for 15 years" */
const WITH_US = /\bwith us (?:for )?(?:over |almost |nearly |about |more than )?$/i;

/** "My bookkeeper of nine years is moving": how long somebody else has been there. */
const OF_SOMEBODY = /\b(?:my|our|the) [\p{L} -]{3,50} of (?:over |almost |nearly |about )?$/iu;
const THEY_LEAVE = /^ (?:is|has|was|are|have|just|left|retired|moved)\b/i;

/** "12-month forecasts": how long something is that isn't work. */
const SPAN_OF = /-(?:months?|years?)$/i;
const NOUN_AFTER =
  /^\s+(?!(?:[\w-]+\s){0,3}experience\b)(?!(?:minimum|min|of|in|as|with|or|and|experience|track|work\w*|professional|full|required|preferred|industry|direct|relevant|related)\b)[a-zà-ÿ]{3,}/i;

/** Finds every number of years of experience in a text; months become fractions of a year. Linear time. */
export function findYears(text: string): Years[] {
  const found: Years[] = text.includes('experience') ? findHours(text) : [];
  if (!UNIT.test(text)) return found;
  for (const match of matchesOf(text, YEARS)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 20), match.index);
    const after = text.slice(end, end + 90);
    if (NOT_EXPERIENCE_AFTER.test(after) || NOT_EXPERIENCE_BEFORE.test(before)) continue;
    const start = text.slice(0, match.index);
    if (OWNS.test(start.slice(-BEFORE_OWN_YEARS))) continue;
    if (FOR.test(before) && (OTHERS_HAVE.test(after) || EMPLOYER_HAS.some((has) => has.test(start))))
      continue;
    if (WITH_US.test(before)) continue;
    if (OF_SOMEBODY.test(start) && THEY_LEAVE.test(after)) continue;
    if (SPAN_OF.test(match[0]) && NOUN_AFTER.test(after)) continue;
    const scale = match[5]?.toLowerCase().startsWith('m') ? 1 / 12 : 1;
    const first = numberOf(match[1] ?? '') * scale;
    const second = match[3] ? numberOf(match[3]) * scale : undefined;
    if (first > MOST_YEARS) continue;
    found.push({
      start: match.index,
      end,
      min: second === undefined ? first : Math.min(first, second),
      ...(second === undefined || match[4] ? {} : { max: Math.max(first, second) }),
    });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** "1,200 hours of paid experience as a lifeguard": hours are years of full-time work. */
const HOURS =
  /(?<![\d.,$€£/-])\b(\d{1,2},?\d{3}|\d{3}) (?:hours|hrs)\b(?= of (?:[\p{L}-]+,? ){0,5}experience\b)/giu;
const HOURS_OF_YEAR = REQUIREMENT_NUMBERS.hoursOfYear.value;

function findHours(text: string): Years[] {
  return matchesOf(text, HOURS).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    min: Number((match[1] as string).replace(',', '')) / HOURS_OF_YEAR,
  }));
}

/** "Has served the islands for 50 years": nobody asks for so many. */
const MOST_YEARS = REQUIREMENT_NUMBERS.mostYears.value;

function numberOf(word: string): number {
  if (/^an?$/i.test(word)) return 1;
  if (/^a couple of$/i.test(word)) return 2;
  const halves = /(?:½|\s1\/2)$/.test(word) ? 1 : 0;
  return NUMBER_WORDS.get(word.toLowerCase()) ?? Number.parseFloat(word.replace(',', '.')) + halves / 2;
}

const RECENT = /\b(?:within|in|during) the (?:last|past|previous) +(?<years>\w+) +(?<unit>years?|months?)\b/i;

/** "One year of baking within the last three years": how many years back work counts; undefined if it doesn't say. */
export function recencyOf(text: string): number | undefined {
  const { years = '', unit = '' } = RECENT.exec(text)?.groups ?? {};
  const count = numberOf(years);
  if (!(count > 0)) return undefined;
  return unit.toLowerCase().startsWith('m') ? count / 12 : count;
}
