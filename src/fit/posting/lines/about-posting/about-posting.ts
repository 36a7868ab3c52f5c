import { POSTING_NUMBERS } from '../../../numbers/posting-numbers.ts';
import { anyOf } from '../../../text/patterns/any-of.ts';
import { APPLYING } from './applying.ts';
import { ABOUT_EMPLOYER, EMPLOYER_PITCH } from './employer.ts';
import { FIELDS_AND_MAIL, PAGE_FURNITURE } from './page.ts';
import { TERMS } from './terms.ts';

const MAX_LOOKAHEAD = POSTING_NUMBERS.readOfOthers.value;

/** Returns true for a sentence about what the employer does or offers, all of which requires nothing, however long it is. */
export const pitchesEmployer = (sentence: string): boolean => isPitch(sentence.slice(0, MAX_LOOKAHEAD));
const isPitch = anyOf(...EMPLOYER_PITCH);

/** Returns true for what a job network puts around a posting. */
export const isPageFurniture = (statement: string): boolean => isFurniture(statement.slice(0, MAX_LOOKAHEAD));
const isFurniture = anyOf(...PAGE_FURNITURE);

/** "A portfolio of your loaves (applications without one will not be considered)" asks for the portfolio. */
const ASIDE_ABOUT_APPLYING = /(?<=\S{3})\s\((?:incomplete )?applications?\b[^()]*\)\W*$/i;

/** Returns true for a statement about the posting, the application or the job as a whole, which requires nothing. */
export function isAboutPosting(statement: string): boolean {
  const text = statement.slice(0, MAX_LOOKAHEAD).replace(ASIDE_ABOUT_APPLYING, '');
  return isAbout(text) || isSaidTwice(text);
}

const isAbout = anyOf(
  ...APPLYING,
  ...EMPLOYER_PITCH,
  ...ABOUT_EMPLOYER,
  ...TERMS,
  ...PAGE_FURNITURE,
  ...FIELDS_AND_MAIL,
);

/** "Full-time Fulltime", "Public Schools Public Schools": a form that names its choice and its value. */
function isSaidTwice(text: string): boolean {
  if (text.length > 3 * LONGEST_CHOICE || !opensTwice(text)) return false;
  const letters = text.replace(/\P{L}/gu, '').toLowerCase();
  const half = letters.length / 2;
  return half >= SHORTEST_CHOICE && half <= LONGEST_CHOICE && letters.slice(0, half) === letters.slice(half);
}

/** Whether the first two letters come again, which takes less time to see. */
function opensTwice(text: string): boolean {
  const first = /\p{L}{2}/u.exec(text);
  return first !== null && text.toLowerCase().includes(first[0].toLowerCase(), first.index + 2);
}

const SHORTEST_CHOICE = POSTING_NUMBERS.shortestChoice.value;
const LONGEST_CHOICE = POSTING_NUMBERS.longestChoice.value;

const CONDITIONAL_OFFER = /\boffers?(?: of employment)? (?:is|are|will be) (?:contingent|conditional)\b/i;
/** "The offer is contingent upon a background check": what it is contingent upon is among the conditions. */
export const isConditionalOffer = (sentence: string): boolean =>
  CONDITIONAL_OFFER.test(sentence.slice(0, MAX_LOOKAHEAD));
