import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { anyOf } from '../../text/patterns/any-of.ts';
import { isAboutPosting } from '../lines/about-posting/about-posting.ts';
import { isBoilerplateIn, isCertainBoilerplate } from '../lines/boilerplate.ts';
import { isAboutEmployer, isNotRequired } from '../lines/irrelevant-statements.ts';
import { hasRequirementCue, isWelcomed, opensWithVerb } from '../lines/statement-cues.ts';
import type { Statement } from '../lines/statements.ts';
import { toPhraseText } from '../phrase-finder.ts';
import { MENTIONS_STUDY } from './degrees/degree-requirement.ts';
import type { Years } from './years.ts';

/** What a statement is: a requirement, a duty, or neither. */
export type StatementRole = 'requirement' | 'duty' | 'neither';

/** What must be known about the whole posting to classify one statement. */
export type PostingContext = {
  /** True if it has sections with headings, which makes the text before them an introduction. */
  structured: boolean;
  /** Returns true if a statement is about the employer by name. */
  namesEmployer: (statement: string) => boolean;
};

/** "You must have", "is required", "we're looking for", "… a plus". */
const isDemand = anyOf(
  /\b(?:required|essential|mandatory|prerequisite|seeking|preferred|desired|desirable|a plus|an? (?:absolute )?must|an advantage|an asset|nice to have|glad of|qualifications?)\b/i,
  /\bmust (?:have|be|hold|possess|know|speak|demonstrate|show|own|bring|also)\b/i,
  /\byou (?:(?:will|should|must|also|already|may|might|['’]ll) )*(?:need|have|hold|bring|possess|speak|know)\b/i,
  /\byou['’](?:ll|ve) (?:also )?(?:need|have|hold|bring|possess|speak|got)\b/i,
  /\byou['’]re an? \b/i,
  /\bwe(?:['’]re| are)? (?:now |currently )?(?:need|require|seek|look(?:ing)? for|ask for|expect|want)\b/i,
  /\b(?:looking|searching) for\b/i,
  /\b(?:ideal|successful|right|strong|best|qualified) (?:candidate|applicant|person|hire)\b/i,
  /\b(?:candidate|applicant)s? (?:should|must|need|have|with)\b/i,
  /\bminimum (?:of )?\d+\b/i,
  /\bat least (?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)\b/i,
  /\b(?:would|['’]d) (?:love|like|welcome)\b/i,
);
/** Among duties, only wording that cannot describe work is a requirement. */
const isClearDemand = anyOf(
  /\bmust (?:have|hold|possess|be (?:able|comfortable|willing|certified|licen[cs]ed|registered|proficient|familiar|fluent))\b/i,
  /\b(?:experience|knowledge|degree|licen[cs]e|certificat\w{1,4}|skills?|ability|fluency|qualifications?)\b[^.;]{0,60}\b(?:required|preferred|desired|desirable|essential|a plus|a must|an advantage)\b/i,
  /\byou (?:have|need|hold|must)\b/i,
  /\b(?:candidate|applicant)s? (?:should|must)\b/i,
);
/** "TikTok Ads is a bonus", "some SolidWorks exposure would be nice": nobody does a wish. */
const endsInWish = anyOf(
  /\b(?:would (?:be (?:an? )?(?:\w+ )?(?:nice|great|plus|bonus|helpful|useful)|help)|(?:is|are) (?:an? )?(?:\w+ )?(?:bonus|plus|help))\W*$/i,
);
const addressesReader = anyOf(
  /\b(?:you|your|you['’](?:re|ve|ll|d)|candidates?|applicants?|somebody|someone|a person|people) /i,
);
const describesRole = anyOf(
  /\b(?:you|your|candidates?|reporting to|reports to|duties|tasks|hiring an?|recruiting an?|need an?|as an? [a-zà-ÿ]+)\b/i,
  /\byou['’](?:re|ve|ll|d)\b/i,
  /\bthis (?:[a-zà-ÿ]+ ){0,2}(?:role|position|job|post|opportunity)\b/i,
  /\bthe (?:[a-zà-ÿ]+ ){0,3}(?:role|position|job|candidate|person|incumbent|post ?holder)\b/i,
  /\bresponsib(?:le|ility|ilities)\b/i,
);
const MAX_LOOKAHEAD = POSTING_NUMBERS.readOfStatement.value;

/** What the wording of a statement or clause tells. `role` is what a rule of thumb makes of it. */
export type StatementReading = {
  role: StatementRole;
  hasCue: boolean;
  demands: boolean;
  clearlyDemands: boolean;
  opensWithRequirement: boolean;
  addressesReader: boolean;
  describesRole: boolean;
  isBoilerplate: boolean;
  isCertainBoilerplate: boolean;
  isAboutEmployer: boolean;
  isAboutPosting: boolean;
  isNotRequired: boolean;
  namesEmployer: boolean;
  namesDegree: boolean;
};

/** Reads the wording of `words`, a statement or a clause of one. */
export function readStatement(
  words: string,
  statement: Statement,
  years: Years[],
  context: PostingContext,
): StatementReading {
  const text = words.slice(0, MAX_LOOKAHEAD);
  const hasCue = hasRequirementCue(words);
  const demands = isDemand(text);
  const isBoilerplate = isBoilerplateIn(statement.section, words);
  const reading = {
    hasCue,
    demands,
    clearlyDemands: isClearDemand(text),
    opensWithRequirement: opensWithRequirement(text),
    addressesReader: addressesReader(`${text} `),
    describesRole: describesRole(text),
    isBoilerplate,
    isCertainBoilerplate: isBoilerplate && isCertainBoilerplate(words),
    isAboutEmployer: isAboutEmployer(words, statement.bullet, hasCue || demands),
    isAboutPosting: isAboutPosting(words),
    isNotRequired: isNotRequired(words),
    namesEmployer: context.namesEmployer(text),
    namesDegree: MENTIONS_STUDY.test(text),
  };
  return { ...reading, role: roleOf(reading, text, statement, years.length > 0, context.structured) };
}

/** "High school diploma or GED." */
const DEGREE_ALONE =
  /^(?:an? )?(?:high school|h\.?s\.? |ged\b|associate|bachelor|master['’]?s|college degree)[^.;]{0,60}\W*$/i;

function roleOf(
  reading: Omit<StatementReading, 'role'>,
  text: string,
  { section, bullet }: Statement,
  hasYears: boolean,
  structured: boolean,
): StatementRole {
  const { hasCue, demands } = reading;
  const isListed = section === 'must' || section === 'preferred';
  // "Five years of paid experience with health benefits" only sounds like a benefit.
  const offers = reading.isCertainBoilerplate || (reading.isBoilerplate && !(isListed && hasYears));
  if (section === 'none' || offers) return 'neither';
  if (reading.isAboutPosting || reading.isNotRequired || reading.isAboutEmployer) return 'neither';
  if (!bullet && !demands && reading.namesEmployer) return 'neither';
  if (EXPECTS_WORK.test(text)) return 'duty';
  if (isListed) return 'requirement';
  if (section === 'duties')
    return hasYears ||
      reading.opensWithRequirement ||
      reading.clearlyDemands ||
      (reading.namesDegree && DEGREE_ALONE.test(text)) ||
      endsInWish(text) ||
      isWelcomed(text)
      ? 'requirement'
      : 'duty';
  if (section === 'after') return demands && (hasCue || hasYears) ? 'requirement' : 'neither';
  if (!structured) return hasCue || demands || hasYears ? 'requirement' : 'duty';
  if (hasYears || (hasCue && (demands || bullet || reading.addressesReader || reading.opensWithRequirement)))
    return 'requirement';
  return bullet || reading.describesRole || opensWithVerb(text) || /^to [a-zà-ÿ]+ /i.test(text)
    ? 'duty'
    : 'neither';
}

/** "We expect you to run onboarding" */
const EXPECTS_WORK =
  /^(?:we|I)(?:['’]d| would)? (?:also )?expect you to (?!have\b|be\b|know\b|hold\b|bring\b|possess\b|speak\b|demonstrate\b|show\b)/i;

const MODIFIERS = new Set(
  'a an the basic working good solid sound previous prior some advanced relevant professional practical hands on extensive deep in depth minimum general thorough broad current valid active deep very exceptional outstanding great effective clear proven demonstrated demonstrable strong excellent'.split(
    ' ',
  ),
);
const OPENERS = new Set(
  "experience experienced knowledge understanding ability able skill skills proficient proficiency familiar familiarity degree diploma license licence licensed certified certification fluent fluency expertise competent competence comfortable confident confidence command background bachelor bachelors bachelor's master masters master's associate's phd mba ged must required communication interpersonal organizational organisational analytical verbal written".split(
    ' ',
  ),
);

const OPENING_LENGTH = REQUIREMENT_NUMBERS.openingLength.value;
const OPENING_WORDS = REQUIREMENT_NUMBERS.openingWords.value;

/** "College degree in baking" */
const OPENS_WITH_STUDY =
  /^(?:an? |completed |some )?(?:college|university|associate['’]?s?|technical|vocational|graduate|undergraduate|(?:two|four|2|4)[- ]year) (?:degree|diploma|education)\b/i;

/** True for "Ability to …", "Strong verbal skills" or "Basic working knowledge of …", but not "Build strong teams". */
function opensWithRequirement(text: string): boolean {
  if (OPENS_WITH_STUDY.test(text)) return true;
  for (const word of toPhraseText(text.slice(0, OPENING_LENGTH)).trim().split(' ').slice(0, OPENING_WORDS)) {
    if (OPENERS.has(word)) return true;
    if (!MODIFIERS.has(word)) return false;
  }
  return false;
}
