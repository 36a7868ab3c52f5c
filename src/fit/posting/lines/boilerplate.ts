import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { anyOf } from '../../text/patterns/any-of.ts';
import { remembered } from '../../text/remembered.ts';
import boilerplate from '../data/boilerplate.json' with { type: 'json' };
import cues from '../data/cues.json' with { type: 'json' };
import { createPhraseFinder, toPhraseText } from '../phrase-finder.ts';
import type { SectionKind } from './headings.ts';
import { listItems } from './list-items.ts';
import { hasRequirementCue, opensWithVerb } from './statement-cues.ts';

const CERTAIN_PHRASES = POSTING_NUMBERS.certainSoftPhrases.value;
const LIKELY_PHRASES = POSTING_NUMBERS.likelySoftPhrases.value;

const findStrong = createPhraseFinder(boilerplate.strong);
const findTopics = createPhraseFinder(boilerplate.topics);
const findSoft = createPhraseFinder(boilerplate.soft);
const findAbout = createPhraseFinder(boilerplate.about);
const findSmallPrint = createPhraseFinder(cues.smallPrint);

/** Returns true for text that requires nothing whatever stands beside it: "equal opportunity", "apply now". */
export const isCertainBoilerplate = remembered((statement: string): boolean => {
  const text = toPhraseText(withoutAsideAtEnd(statement).replace(APPLIES_IT, ''));
  return findStrong(text).length > 0 || (findTopics(text).length > 0 && !isAboutWork(statement));
});

/** "HIPAA and how to apply it" says nothing of applying for the job. */
const APPLIES_IT = /\bhow to apply (?:it|them|these|those)\b/i;

/** "Investigate identity theft", "Experience with pay bands": what is otherwise said of every job may be the work itself. */
const isAboutWork = (statement: string): boolean =>
  ASKS_FOR_WORK.test(statement) ||
  SHOULD_HAVE_DONE.test(statement) ||
  isWork(statement.replace(YOU_WILL, ''));
const isWork = (words: string): boolean => opensWithVerb(words) && !IS_OFFERED.test(words);
const YOU_WILL = /^you(?:['’](?:d|ll)| will| would| must)\s+(?:also\s+)?/i;
/** "You should have verified benefits" */
const SHOULD_HAVE_DONE = /^you(?:['’]ve| have| should have| must have)\s+\p{Ll}{3,}ed\b/iu;
const ASKS_FOR_WORK =
  /^(?:(?:strong|solid|good|proven|demonstrated|working|prior|previous|basic|advanced|some|excellent|deep|hands-on|practical|thorough|the|an?)\s+)*(?:ability|able|experienced?|knowledge|understanding|familiar(?:ity)?|proficien(?:t|cy)|expertise|skilled|background (?:in|with))\b/i;
/** "Receive paid time off", "Provides a benefits package": verbs of what an employer gives. */
const IS_OFFERED =
  /^(?:please\s+)?(?:receiv|join|apply|submit|send|visit|learn|read|call|take advantage|grow|contribut)\w*\b|^(?:offer|provid|includ)\w*\s+(?:an?\s+|the\s+)?(?:\w+\s+)?(?:competitive|generous|full|comprehensive|base|annual|benefits?|paid|compensation|total|equal)\b/i;

const LONG_ENOUGH = POSTING_NUMBERS.beforeAside.value;

/** "Two years of baking (new grads are welcome to apply!)", "Spanish preferred - $1 more an hour": what stands before decides. */
function withoutAsideAtEnd(statement: string): string {
  const main = statement.replace(ASIDE_AT_END, '');
  const isEnough =
    main.length * 2 > statement.length || (statement[main.length] === ';' && main.length >= LONG_ENOUGH);
  return isEnough ? main : statement;
}
const ASIDE_AT_END =
  /\s(?=(?:are|is) )(?<=^(?:applicants|candidates|those|people|individuals) with (?!disabilit)[^.;]{0,160}\b(?:degree|diploma|years|licen[cs]e|certificat\w+)\b[^.;]{0,120}\s)(?:are|is) (?:strongly |also )?(?:encouraged|welcome|invited) to apply\W*$|;\s[^;]{3,120}\b(?:encouraged|welcome) to apply\W*$|\s\([^()]{1,80}\)\W*$|\s[-–—]\s(?:there is|there['’]s|you(?:['’]ll| will)|we(?:['’]ll| will)?|expect)\s[^.;()]{3,80}$|\s[-–—]\s[^.;()]{0,60}[$€£]\s?\d(?:[^.;()]|\.\d){0,40}$/i;

/**
 * Returns true for text that every posting contains and that requires nothing: benefits, salary, equal opportunity, how
 * to apply, about the company.
 */
export const isBoilerplate = remembered((statement: string): boolean => {
  const text = toPhraseText(statement);
  if (isCertainBoilerplate(statement)) return true;
  if (opensWithVerb(statement) || isWorkWithPay(statement)) return false;
  const soft = new Set(findSoft(text));
  const hasCue = hasRequirementCue(statement) || IS_A_PLUS.test(statement);
  if (soft.size >= CERTAIN_PHRASES || (soft.size >= LIKELY_PHRASES && !hasCue)) return true;
  const main = withoutAsideAtEnd(statement);
  if (MONEY.test(main) && namesPay(main) && !hasCue) return true;
  return findAbout(text).length > 0 && !hasCue && !SHOULD_HAVE_DONE.test(statement);
});

/** "Spanish a plus here, we serve a large community" */
const IS_A_PLUS =
  /^(?:[\p{L}/-]+ ){1,4}an? (?:big |huge |real |definite |strong )?(?:plus|bonus|asset|advantage)\b/iu;

/** "Notary Public commission", "Joint Commission standards", "paid media", "salary benchmarking", "$12 million in annual volume": work that only sounds like pay. */
const isWorkWithPay = anyOf(
  /\bnotary public\b/i,
  /\b(?:joint|planning|utilit\w+|public service|county|city|state) commissions?\b/i,
  /\bpaid (?:media|search|social|advertising|ads|campaigns?)\b/i,
  /\b(?:salary|compensation|wage|benefits?|pay) (?:benchmark\w*|analys[ie]s|administration|structures|surveys|modell?ing|reconciliation|enrollment)\b/i,
  /[$€£]\s?[\d.,]+\s?(?:k|mm?|million|bn?|billion)?\+?\b[^.;$€£]{0,40}\b(?:volume|production|revenue|budgets?|portfolio|quota|projects?|pipeline|p&l|spend|spending|grants?|inventory|assets)\b/i,
);

const MONEY = /[$€£]\s?\d/;
const namesPay = anyOf(
  /\b(?:pa(?:y|ys|id)|salary|wages?|bonus(?:es)?|compensation|benefits?|base|rates?|earn(?:s|ings)?|hourly|annual(?:ly)?|equity|stipend|allowance|depending on|doe|ote|tips)\b/i,
  /\breimburse\w*\b/i,
  /(?:\/|\bper |\ban? |\bthe )\s?(?:hr|hour|yr|year|annum|week|month|day|shift)\b/i,
  /^\W*[$€£]?[\d,.]+/i,
);

/** The same for words of a section. Below a heading for skills, a list is boilerplate if half of its items are. */
export function isBoilerplateIn(section: SectionKind, words: string): boolean {
  const items = section === 'must' || section === 'preferred' ? listItems(words, 0, words.length) : undefined;
  if (!items) return isBoilerplate(words);
  const others = items.filter(({ start, end }) => !isBoilerplate(words.slice(start, end)));
  return others.length * 2 <= items.length;
}

/** Equal-opportunity text mentions citizenship, disability and more without requiring any of it. */
export const isEqualOpportunityText = anyOf(
  /\bequal (?:opportunity|employment)\b/i,
  /\bwithout regard\b/i,
  /\bregardless of\b/i,
  /\bdoes not discriminate\b/i,
  /\bnational origin\b/i,
  /\bsexual orientation\b/i,
);

/** Returns true for "We don't discriminate on the basis of race; religion; …", whatever the list goes on to name. */
export const forbidsDiscrimination = anyOf(
  /\bwill not be a barrier to\b/i,
  /\bwithout regard to\b/i,
  /\bregardless of (?:[^.;]{0,40} )?(?:race|colou?r|religion|sex|gender|national origin|disabilit\w+|criminal histor\w+)\b/i,
  /\b(?:does|do|will|shall) not (?:unlawfully )?discriminate\b/i,
  /\bprohibits? (?:unlawful )?discrimination\b/i,
  /\bdiscriminat\w+ (?:on the basis of|against)\b/i,
);

/** Returns true for what comes with every job ("other duties as assigned"), which is not scored. */
export function isSmallPrint(statement: string): boolean {
  return findSmallPrint(toPhraseText(statement)).length > 0;
}

/** Returns true for the end of a list that names nothing: "and other necessary knowledge, skills and abilities". */
export const isCatchAll = anyOf(
  /^\W*(?:esp|incl|etc|pref|sorry)\W*$/i,
  /^\W{0,3}(?:and )?yes,? that(?:['’]s| is)\b.{0,60}$/i,
  /^\W{0,3}(?:some|a (?:little|bit of)) (?:background|context)\W*$/i,
  /^\W*(?:because|since) you(?:['’]d|['’]ll| will| would)\b[^,]{3,120},?\W*$/i,
  /^\W*(?:(?:and|or) )?(?:an? |other )?(?:closely |similar(?:ly)? )?(?:related|similar|relevant|equivalent) (?:fields?|disciplines?|areas?|subjects?|roles?|industr(?:y|ies))\W*$/i,
  /^\W*(?:and )?(?:fulfill?s?|fulfilling|carr(?:y|ies|ying) out) (?:[\w'’-]+ ){0,3}equal employment(?: opportunity)? (?:and employee relations )?(?:responsibilities|duties|requirements|policies)\W*$/i,
  /^\W*(?:interest in|understanding of|knowledge of|familiarity with|exposure to|experience (?:with|in)|willingness|ability(?: to)?|able(?: to)?)\W*$/i,
  /^\W*including (?:the )?(?:knowledge|understanding|ability|skills?) (?:of|to|in)\W*$/i,
  /^\W*(?:upon|at the time of|prior to|after) (?:appointment|hire)\W*$/i,
  /^\W*(?:and |which |it )?(?:must be maintained|(?:the )?ability to maintain (?:it|them))\b[^.;]{0,40}$/i,
  /^\W*(?:(?:and|or) )?(?:(?:any |all )?other (?:[a-zà-ÿ-]+,? ){0,2})?(?:knowledge|skills?|abilities)(?:,? (?:(?:and|or) )?(?:knowledge|skills?|abilities)){0,2}(?: (?:required|needed|necessary)\b.*)?\W*$/i,
  /^\W*(?:(?:and|or) )?(?:any |all )?other (?:[a-zà-ÿ-]+ ){0,2}(?:knowledge|skills?|abilities)\b(?! (?:of|in|with|to)\b)/i,
);
