import type { Range } from '../../../shared/range.ts';
import { isOneTitle } from '../../lexicon/titles/titles.ts';
import { remembered } from '../../text/remembered.ts';
import { lowerWords } from '../layout/spans.ts';
import { isPlace } from '../person/places.ts';
import {
  EMPLOYER_NOUNS,
  LEGAL_FORMS,
  NAMES_LIKE_TITLES,
  TRADES_OF_FIRMS,
  WEAK_EMPLOYER_NOUNS,
} from '../words/employer-words.ts';
import { SCHOOL_NOUNS, WEAK_SCHOOL_NOUNS } from '../words/school-words.ts';
import { TITLE_COMPANIONS, TITLE_NOUNS, WEAK_TITLE_NOUNS } from '../words/title-words.ts';

/** `client`: for whom somebody worked, who may not have employed them. */
export type PartKind = 'title' | 'employer' | 'school' | 'place' | 'department' | 'client' | 'other';

/** A part of an entry's heading, separated by commas, dashes, brackets or dates. */
export type HeaderPart = Range & {
  kind: PartKind;
  /** How certain the kind is: 1 guessed, 2 by its words, 3 by a label or legal form. */
  sure: 1 | 2 | 3;
  /** The separator between this part and the one before it. */
  separator: string;
};

const DEPARTMENTS = new Set(
  'sales,marketing,human resources,hr,finance,accounting,operations,engineering,it,information technology,research,r&d,legal,purchasing,procurement,customer service,administration,business development,communications,public relations,logistics,quality,production,tax,audit,mid market,smb,full-time,full time,part-time,part time,contract,temporary,seasonal,kindergarten,pre-k,remote,k-12,phd,ph.d.,mba,pmp,cpa'.split(
    ',',
  ),
);

/** "3rd Grade", "Grades 3-8", "District 65": parts of a school. */
const GRADE =
  /^(?:\d{1,2}(?:st|nd|rd|th)? grade|grades? [k\d][\w -]{0,6}|(?:\d{1,2}(?:st|nd|rd|th)? grade )?district \d{1,4}|years? \d{1,2})$/i;

const PLACEHOLDER = /^(?:Company|Employer) Name$|^(?:COMPANY|EMPLOYER) NAME$/;

/** "kettle.example.com": an employer given by web address. */
const WEB_ADDRESS =
  /^(?:www\.)?(?:[a-z\d-]{1,40}\.){1,3}(?:com|org|net|info|biz|app|io|ai|eu|uk|us|ca|au|in|de|at|ch|fr|be|nl|it|es|pt|se|no|dk|fi|pl|cz|ua|ru|by|il|br)$/i;
const NOT_AN_EMPLOYER = /^(?:asp|vb|ado)\.net$|linkedin|github|gitlab/i;

/** "Northgate Interiors", "Elm Haulage of Hull": two to six words, all written like names. */
export const isLikeFirm = (text: string): boolean => FIRM.test(text);
const FIRM = /^\p{Lu}[\p{L}\d.'’&-]*(?: (?:\p{Lu}[\p{L}\d.'’&-]*|&|of|and|the)){1,5}$/u;

type SureKind = Readonly<Pick<HeaderPart, 'kind' | 'sure'>>;

/** Classifies a piece of text: title, employer, school, place, department or other. */
export const kindOf = (view: string, piece: Range): SureKind =>
  kindOfWords(view.slice(piece.start, piece.end));

const kindOfWords = remembered((written: string): SureKind => {
  // Ignore an abbreviation in brackets: "Shift Manager (OSM)".
  const raw = written.replace(/(?<=\p{L}) ?\([A-Z&]{2,6}\)$/u, '');
  const words = lowerWords(raw, 16);
  if (words.length === 0 || words.length > 14) return { kind: 'other', sure: 1 };
  if (DEPARTMENTS.has(words.join(' ')) || GRADE.test(raw) || OFFICE_OF.test(raw))
    return { kind: 'department', sure: 2 };
  // A placeholder of an anonymized résumé or unfilled template is in the place of the employer.
  if (PLACEHOLDER.test(raw)) return { kind: 'employer', sure: 3 };
  if (WEB_ADDRESS.test(raw) && !NOT_AN_EMPLOYER.test(raw)) return { kind: 'employer', sure: 1 };
  if (isPlace(raw)) return { kind: 'place', sure: 2 };
  if (describesAction(raw) || DEGREE_FIRST.test(raw)) return { kind: 'other', sure: 1 };
  if (/^freelanc(?:e|ing)$/i.test(raw)) return { kind: 'title', sure: 2 };
  if (EVERYDAY_WORK.test(raw)) return { kind: 'title', sure: 2 };
  if (isTitleInLetters(raw)) return { kind: 'title', sure: 1 };
  if (DAY_NURSERY.test(raw) || FAMILY.test(raw) || PUBLIC_BODY.test(raw))
    return { kind: 'employer', sure: 2 };
  if (/ Elementary$/.test(raw) && words.length < 5) return { kind: 'school', sure: 2 };
  if (NAMES_LIKE_TITLES.has(words.join(' ')) || NEWSPAPER.test(raw) || isNamedAfterSomebody(raw, words))
    return { kind: 'employer', sure: 2 };
  if (/^\p{Lu}/u.test(raw) && isFirmOfTrade(words)) return { kind: 'employer', sure: 2 };
  if (TITLE_AT_EMPLOYER.test(words.join(' ')) || isKnownTitle(raw)) return { kind: 'title', sure: 2 };
  if (WORKS_FOR.test(raw) && isTitleLike(raw.slice(0, raw.indexOf(' to '))))
    return { kind: 'title', sure: 2 };
  const title = titleStrength(words);
  const employer = employerStrength(words);
  const school = schoolStrength(words);
  if (school && !(title === 2 && TITLE_NOUNS.has(headWord(words)))) return { kind: 'school', sure: 2 };
  if (employer === 3) return { kind: 'employer', sure: 3 };
  if (title && employer === 1 && isFirmByLastWord(words)) return { kind: 'employer', sure: 2 };
  if (title && TITLE_NOUNS.has(headWord(words)) && !(title === 1 && employer === 2))
    return { kind: 'title', sure: title === 2 ? 2 : 1 };
  if (employer === 2) return { kind: 'employer', sure: 2 };
  if (title) return { kind: 'title', sure: title === 2 ? 2 : 1 };
  if (employer) return { kind: 'employer', sure: 1 };
  return { kind: 'other', sure: 1 };
});

/** Work that people name rather than what they were. */
const EVERYDAY_WORK =
  /^(?:baby-?sitting|house ?(?:cleaning|sitting)|lawn (?:care|mowing)|yard ?work|dog walking|pet sitting|(?:private )?tutoring|bartending|waitressing|caregiving|odd jobs|farm work)$/i;

/** "OT", "PT": letters that are something else beside another title. */
export const isTitleInLetters = (raw: string): boolean => /^(?:OT|PT|RT)$/.test(raw);

/** "Legal Secretary to two partners and three associates": for whom somebody worked there. */
export const WORKS_FOR =
  /(?<=^\p{Lu}[\p{L} .'’/-]{2,50}) to (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|several|multiple) (?=\p{Ll})/u;

/** "A.A.S. Vet Tech", "AAS Civil Engineering Tech": a degree with its field. */
const DEGREE_FIRST = /^(?:AAS|A\.A\.S\.?|[AB]\.[AS]\.|B\.Sc\.?|Associate of Applied Science) /;

/** "Grill Cook", "Desktop Support", "RN": a title that the lexicon knows, of several words or an acronym. */
const isKnownTitle = (raw: string): boolean => {
  const title = raw.replace(WHEN_WORKED, '');
  return (raw.includes(' ') || ACRONYM.test(title)) && isOneTitle(title);
};
/** "Overnight LVT" */
const WHEN_WORKED =
  /^(?:overnight|night|day|evening|weekend|relief|float|per diem|prn|seasonal)(?: shift)? (?=\p{L})/iu;
/** "RN", "LVT" */
export const ACRONYM = /^[A-Z]{2,5}$/;

/** "Farm Assistant", "Bar Staff": the first word is where somebody works. */
const TITLE_AT_EMPLOYER =
  /^(?:(?:farm|bar|shop|store|hotel|clinic|bank|school|hospital|library|pharmacy|kitchen|restaurant|nursery|laundry|salon|gym|warehouse|factory) (?:assistant|associate|aide|hand|attendant|representative|worker|operative)|(?:bar|kitchen|waiting|wait|floor|ground|shop|door|hotel|event|support) staff|(?:ward|theatre|senior|junior|charge|nursing|night|clinic|deputy) sister|corps member|(?:standardi[sz]ed|simulated) patient|stage|(?!helping|high|first|second|old|front)(?:[\p{L}&/'’-]+ ){1,4}(?:lead|hand|helper|apprentice|tender|runner))$/u;

/** "Elm & Co Solicitors", "Chartered Accountants", "Painters and Decorators": who is called so is a firm. */
function isFirmOfTrade(words: readonly string[]): boolean {
  if (words.length < 2 || words.some((word) => word !== 'and' && LINK_WORDS.has(word) && word !== '&'))
    return false;
  const joint = words.findLastIndex((word) => word === 'and' || word === '&');
  return (
    TRADES_OF_FIRMS.has(words.at(-1) ?? '') ||
    (joint > 0 && joint === words.length - 2 && TRADES_OF_FIRMS.has(words[joint - 1] ?? ''))
  );
}

/** "Sierra Guard Security": no title ends like this, unless it names its field. */
const isFirmByLastWord = (words: readonly string[]): boolean =>
  words.length > 2 &&
  ENDS_FIRM.has(words.at(-1) ?? '') &&
  words.every((word) => !TITLE_NOUNS.has(word) || WEAK_TITLE_NOUNS.has(word)) &&
  !TITLE_COMPANIONS.has(words[0] ?? '') &&
  !TITLE_NOUNS.has(words[0] ?? '');
const ENDS_FIRM = new Set([
  'security',
  'services',
  'solutions',
  'systems',
  'industries',
  'foods',
  'logistics',
]);

/** "The Elm Valley Courier" */
const NEWSPAPER =
  /^The (?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Courier|Reporter|Examiner|Messenger|Advertiser|Inspector|Guardian|Correspondent|Investigator|Advocate|Leader)$|^THE (?:[\p{Lu}'’]+ ){1,3}(?:COURIER|REPORTER|EXAMINER|MESSENGER|ADVERTISER|INSPECTOR|GUARDIAN|CORRESPONDENT|INVESTIGATOR|ADVOCATE|LEADER)$/u;

/** "Captain D's", "Teacher's Pet", though a captain and a teacher are titles; "Plumber's Mate" is one. */
const isNamedAfterSomebody = (raw: string, words: readonly string[]): boolean =>
  words.length > 1 &&
  !isTitleNoun(words.at(-1) ?? '') &&
  (NAMED_BY_OWNER.test(raw) ||
    (OF_SOMEBODY.test(raw) && words.some((word) => /'s$/.test(word) && isTitleNoun(word))));
const NAMED_BY_OWNER =
  /^(?!.*(?:bachelor|master|associate|driver|doctor)'s$)(?:\p{Lu}[\p{L}.&-]* ){1,3}\p{Lu}\p{L}*'s$/iu;
const OF_SOMEBODY = /^(?:\p{Lu}[\p{L}.&'-]* ){0,3}\p{Lu}\p{L}+'s \p{Lu}\p{L}+$/u;

/** "the Okafor family", of a nanny */
const FAMILY = /^(?:the )?\p{Lu}[\p{L}-]+ [Ff]amily$/u;

/** "City of Elmsford", "County of Larkmoor", unlike the city of Industry */
const PUBLIC_BODY =
  /^(?:City|County|Town|Township|Village|Borough) of (?!Industry|Commerce)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}$/u;

/** "Busy Bumbles Day Nursery", though "day" stands in titles too. */
const DAY_NURSERY = /^\p{Lu}.* [Dd]ay [Nn]ursery$/u;

/** "Tax Collector's Office", "Sheriff's Department", "Office of the City Attorney": a part of an employer. */
export const OFFICE_OF =
  /(?:['’]s|s['’]) (?:\p{L}+ )?(?:office|department|bureau|division)$|^office of the (?:\p{L}+ ){0,2}\p{L}+$/iu;

/** "Developed a model" describes an action; "Certified nurse" is a title. */
const PAST_ACTION =
  /^(?!certified|standardi[sz]ed|simulated|licen[sc]ed|registered|experienced|skilled|advanced|embedded|distributed|applied|retired|elected|limited|chartered|accredited|shared|unlicensed|related|automated|mixed|assisted|integrated|united|unified|allied|associated|federated|consolidated|amalgamated|combined|reed|fred|alfred|creed|steed|freed|speed|sacred|kindred|hundred|ahmed|mohammed|ted|ned|red|seed|bed|med|self-employed|board-certified)(?:[\p{L}-]+ed|led|built|ran|wrote|taught|oversaw|kept|made|held|won|drove|grew|sold|began|gave) /iu;

/** "Train new drivers" does too. Verbs that also start titles ("Support Engineer", "Lead Nurse") are left out. */
const PRESENT_ACTION =
  /^(?:achieve|act|administer|advise|analy[sz]e|answer|apply|arrange|assess|assist|attend|balance|build|calculate|carry|clean|collaborate|collect|communicate|compile|complete|conduct|contribute|coordinate|create|deliver|demonstrate|determine|develop|diagnose|direct|distribute|draft|drive|educate|enforce|ensure|establish|evaluate|execute|facilitate|follow|gather|generate|greet|guide|handle|help|hire|identify|implement|improve|increase|inform|initiate|inspect|install|interact|interview|introduce|investigate|keep|launch|maintain|make|manage|mentor|monitor|motivate|negotiate|observe|obtain|operate|optimi[sz]e|organi[sz]e|oversee|participate|perform|plan|prepare|present|prioriti[sz]e|process|promote|provide|reconcile|recommend|recruit|reduce|resolve|respond|review|schedule|select|serve|solve|supervise|teach|train|transform|translate|troubleshoot|utili[sz]e|verify|work|write|own|hold|relay|sell|reconcile|pull|sort|unload|restock|greet|wash|replace|measure|ring|enter|type|administer|dispense|counsel|treat) (?:and \p{L}+ )?(?:\p{Ll}|\d|to |the |with )/iu;

/** True if a line describes what somebody did or does. */
export const describesAction = remembered((raw: string): boolean => {
  if (
    PAST_ACTION.test(raw) &&
    /\p{Ll}/u.test(raw) &&
    (lowerWords(raw, 5).length > 3 || TO_SOMETHING.test(raw))
  )
    return true;
  return PRESENT_ACTION.test(raw) && /^\p{L}+ (?:and \p{L}+ )?[\p{Ll}\d]/u.test(raw);
});

/** "$310 million distributor of fasteners, sold in 2018": what an employer is. */
export const describesFirm = (raw: string): boolean => /^[$€£] ?\d/.test(raw);

/** "Stocked the bar" */
const TO_SOMETHING = /^\p{L}+ (?:the|an?|our|all|\d+) \p{Ll}+$/u;

const LINK_WORDS = new Set(['of', 'for', 'in', 'to', 'at', 'with', 'and', '&', 'de', 'für', 'im', '-']);

/** The head noun: the last word before "of", "for" or "in". */
function headWord(words: readonly string[]): string {
  const link = words.findIndex(
    (word, index) => index > 0 && LINK_WORDS.has(word) && word !== '&' && word !== 'and',
  );
  const head = link > 0 ? words.slice(0, link) : words;
  return bareWord(head.at(-1) ?? '');
}

/** Removes a final full stop and possessive. */
export function bareWord(word: string): string {
  const isBare = !(word.endsWith('.') || word.endsWith("'") || word.endsWith("'s"));
  return isBare ? word : word.replace(/[.']+$/, '').replace(/'s$/, '');
}

function titleStrength(words: readonly string[]): 0 | 1 | 2 {
  if (words[0] === 'head' && words[1] === 'of') return 2;
  if (words.length === 2 && words[1] === 'senior' && TITLE_COMPANIONS.has(words[0] ?? '')) return 2;
  let weak = false;
  for (const word of words) {
    const bare = singular(bareWord(word));
    if (!TITLE_NOUNS.has(bare)) continue;
    // "Assistant Principal": two ambiguous nouns confirm each other.
    if (!WEAK_TITLE_NOUNS.has(bare) || weak) return 2;
    weak = true;
  }
  if (!weak) return 0;
  const companion = words.some((word) => TITLE_COMPANIONS.has(word) && !WEAK_TITLE_NOUNS.has(word));
  return companion ? 2 : 1;
}

/** True if a short text certainly names a job. */
export function isTitleLike(text: string): boolean {
  return titleStrength(lowerWords(text, 12)) === 2;
}

/** True if a heading would read a text as a title by its words: also "Shipping Lead", "Grill Cook". */
export function readsAsTitle(text: string): boolean {
  const { kind, sure } = kindOfWords(text);
  return kind === 'title' && sure > 1;
}

export function isTitleNoun(word: string): boolean {
  return TITLE_NOUNS.has(singular(bareWord(word)));
}

function singular(word: string): string {
  if (TITLE_NOUNS.has(word)) return word;
  // "Co-teacher", "vice-president"
  const cut = word.lastIndexOf('-');
  if (cut > 1 && TITLE_NOUNS.has(word.slice(cut + 1))) return word.slice(cut + 1);
  return word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
}

function employerStrength(words: readonly string[]): 0 | 1 | 2 | 3 {
  const last = bareWord(words.at(-1) ?? '');
  if (words.length > 1 && LEGAL_FORMS.has(last) && last !== '&') return 3;
  if (words.length > 2 && last === 'partner' && /^(?:&|und|and|et)$/.test(words.at(-2) ?? '')) return 3;
  if (words.slice(1).some((word) => /^(?:inc|ltd|llc|gmbh|corp|pvt|plc)$/.test(bareWord(word)))) return 3;
  if (/^(?:department|ministry) of /.test(words.join(' '))) return 2;
  if (words.some((word) => EMPLOYER_NOUNS.has(bareWord(word)) && !WEAK_EMPLOYER_NOUNS.has(bareWord(word))))
    return 2;
  if (
    EMPLOYER_NOUNS.has(last) ||
    EMPLOYER_NOUNS.has(bareWord(words[0] ?? '')) ||
    words.includes('department')
  )
    return 1;
  return 0;
}

export function schoolStrength(words: readonly string[]): 0 | 1 | 2 {
  const at = words.findLastIndex((word) => SCHOOL_NOUNS.has(word) && !WEAK_SCHOOL_NOUNS.has(word));
  if (at < 0) return words.some((word) => WEAK_SCHOOL_NOUNS.has(word)) ? 1 : 0;
  // "College Book Services" and "School Nurse" are not schools.
  const next = words[at + 1];
  const named = next === undefined || SCHOOL_LINKS.has(next) || !endsInOtherNoun(words.slice(at + 1));
  return named ? 2 : 0;
}

const SCHOOL_LINKS = new Set([
  'of',
  'at',
  'for',
  'de',
  'in',
  'and',
  '&',
  'district',
  'system',
  'campus',
  'für',
  'der',
  'du',
]);

function endsInOtherNoun(words: readonly string[]): boolean {
  const last = bareWord(words.at(-1) ?? '');
  return (
    EMPLOYER_NOUNS.has(last) ||
    isTitleNoun(last) ||
    last === 'program' ||
    last === 'programs' ||
    last === 'project'
  );
}
