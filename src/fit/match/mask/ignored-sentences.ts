import type { Range } from '../../../shared/range.ts';
import { MASK_NUMBERS } from '../../numbers/mask-numbers.ts';
import { matchesOf } from '../../text/patterns/matches.ts';
import { aspirationsIn } from './aspirations.ts';
import { deniedIn, isDenial } from './denials.ts';

/**
 * Finds what must not affect the score, however it is worded: hints of age and origin, career breaks, what work is sought, and
 * instructions to a machine. Returns ranges of the text, in one pass over its sentences.
 */
export function ignoredRanges(text: string): Range[] {
  const ranges: Range[] = [];
  for (const sentence of sentencesOf(text)) {
    const words = text.slice(sentence.start, sentence.end);
    if (PERSONAL_LINE.test(words) || isCareerBreak(words) || isInstruction(words) || isDenial(words))
      ranges.push(sentence);
    else
      ranges.push(
        ...rangesOf(AGE, words, sentence.start),
        ...deniedIn(words, sentence.start),
        ...aspirationsIn(words, sentence.start),
      );
  }
  return ranges;
}

const PERSONAL_LINE =
  /^[\s•*●▪|-]*(?:date of birth|d\.?o\.?b\.?|born|birth ?date|age|marital status|civil status|family status|gender|sex|nationality|citizenship|religion|ethnicity|race|photo|pronouns|children|(?:father|mother|husband|wife|spouse|guardian)(?:['’]?s)?(?: name)?)\s*[:：–-]/i;

const AGE =
  /\b(?:\d{2}[- ]years?[- ]old|aged? \d{2}\b|born (?:on |in )?[\p{L}\d ,./-]{0,20}\b(?:19|20)\d{2})/giu;

const rangesOf = (pattern: RegExp, words: string, offset: number): Range[] =>
  matchesOf(words, pattern).map((found) => ({
    start: offset + found.index,
    end: offset + found.index + found[0].length,
  }));

const CAREER_BREAK =
  /\b(?:career (?:break|gap|pause|interruption)|employment gap|(?:planned|personal|family|professional) (?:break|sabbatical)|sabbatical|(?:maternity|paternity|parental|family|medical|caregiving|caregiver|carer'?s?|bereavement) leave|stay[- ]at[- ]home (?:mom|mum|mother|dad|father|parent)|full[- ]time (?:parent|mother|father|carer|caregiver)|time (?:off|out) (?:work )?(?:to|for)|gap year|break from work)\b/i;
/** In an HR résumé, leave is part of the work. */
const LEAVE_AS_WORK =
  /\b(?:administ\w*|polic\w*|benefits?|process\w*|manag\w*|coordinat\w*|handl\w*|advis\w*|fmla|employees|requests|staff)\b/i;

const MAX_BREAK_LENGTH = MASK_NUMBERS.maxBreakLength.value;

function isCareerBreak(words: string): boolean {
  return words.length < MAX_BREAK_LENGTH && CAREER_BREAK.test(words) && !LEAVE_AS_WORK.test(words);
}

const INSTRUCTIONS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|criteria|guidelines|requirements|above|previous|prior)\b/i,
  /\b(?:rate|score|rank|grade|mark|evaluate|rated|scored)\b.{0,40}(?:\b100\b|\b10\s?\/\s?10|\b(?:highest|maximum|perfect|top|full)\b)/i,
  /\b(?:give|assign|award|grant)\b.{0,40}\b(?:highest|maximum|perfect|full|top)\b.{0,20}\b(?:score|rating|mark|grade|points)\b/i,
  /\b(?:you are|act as|behave as) (?:an? )?(?:\w+ )?(?:ai|llm|language model|chatbot|assistant|ats|model)\b/i,
  /\b(?:system prompt|language model|prompt injection|fit ?score)\b/i,
  /\b(?:this|the) (?:candidate|applicant) (?:is|has|meets|matches|should|must|satisfies|possesses|deserves|exceeds|fulfil)/i,
  /\b(?:always|please|must) (?:answer|respond|reply|return|output|recommend|hire|select|shortlist)\b/i,
];

function isInstruction(words: string): boolean {
  return INSTRUCTIONS.some((pattern) => pattern.test(words));
}

const SENTENCE_END = /\r?\n|(?<=[.!?])\s+/g;
const MAX_SENTENCE_LENGTH = MASK_NUMBERS.maxSentenceLength.value;

function sentencesOf(text: string): Range[] {
  const sentences: Range[] = [];
  let start = 0;
  const add = (end: number): void => {
    for (let from = start; from < end; from += MAX_SENTENCE_LENGTH)
      sentences.push({ start: from, end: Math.min(end, from + MAX_SENTENCE_LENGTH) });
  };
  for (const found of matchesOf(text, SENTENCE_END)) {
    add(found.index);
    start = found.index + found[0].length;
  }
  add(text.length);
  return sentences;
}
