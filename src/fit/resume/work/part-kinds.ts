import type { Range } from '../../../shared/range.ts';
import { lowerWords } from '../layout/spans.ts';
import { isPlace } from '../person/places.ts';
import { EMPLOYER_NOUNS, LEGAL_FORMS, WEAK_EMPLOYER_NOUNS } from '../words/employer-words.ts';
import { SCHOOL_NOUNS, WEAK_SCHOOL_NOUNS } from '../words/school-words.ts';
import { TITLE_COMPANIONS, TITLE_NOUNS, WEAK_TITLE_NOUNS } from '../words/title-words.ts';

export type PartKind = 'title' | 'employer' | 'school' | 'place' | 'department' | 'other';

/** A piece of an entry's heading: what stands between commas, dashes, brackets and dates. */
export type HeaderPart = Range & {
  kind: PartKind;
  /** 1 a guess, 2 its own words say so, 3 a label or a legal form says so. */
  sure: 1 | 2 | 3;
  /** The mark between this part and the one before it. */
  mark: string;
};

const DEPARTMENTS = new Set(
  'sales,marketing,human resources,hr,finance,accounting,operations,engineering,it,information technology,research,r&d,legal,purchasing,procurement,customer service,administration,business development,communications,public relations,logistics,quality,production,tax,audit,full-time,full time,part-time,part time,contract,temporary,freelance,seasonal,remote,k-12,phd,ph.d.,mba,pmp,cpa'.split(
    ',',
  ),
);

/** "3rd Grade", "Grades 3-8", "District 65" say where in a house. */
const GRADE =
  /^(?:\d{1,2}(?:st|nd|rd|th)? grade|grades? [k\d][\w -]{0,6}|(?:\d{1,2}(?:st|nd|rd|th)? grade )?district \d{1,4}|years? \d{1,2})$/i;

const PLACEHOLDER = /^(?:Company|Employer) Name$|^(?:COMPANY|EMPLOYER) NAME$/;

/** "kettle.example.com": a house known by its address. */
const WEB_ADDRESS =
  /^(?:www\.)?(?:[a-z\d-]{1,40}\.){1,3}(?:com|org|net|info|biz|app|io|ai|eu|uk|us|ca|au|in|de|at|ch|fr|be|nl|it|es|pt|se|no|dk|fi|pl|cz|ua|ru|by|il|br)$/i;
const NO_HOUSE = /^(?:asp|vb|ado)\.net$|linkedin|github|gitlab/i;

/** What a piece of text names: a title, an organisation, a school, a place. */
export function kindOf(view: string, piece: Range): { kind: PartKind; sure: 1 | 2 | 3 } {
  // "Shift Manager (OSM)" is what stands before the bracket.
  const raw = view.slice(piece.start, piece.end).replace(/(?<=\p{L}) ?\([A-Z&]{2,6}\)$/u, '');
  const words = lowerWords(raw, 16);
  if (words.length === 0 || words.length > 14) return { kind: 'other', sure: 1 };
  if (DEPARTMENTS.has(words.join(' ')) || GRADE.test(raw)) return { kind: 'department', sure: 2 };
  // Made anonymous, or a template that was never filled in: it still stands where the house stands.
  if (PLACEHOLDER.test(raw)) return { kind: 'employer', sure: 3 };
  if (WEB_ADDRESS.test(raw) && !NO_HOUSE.test(raw)) return { kind: 'employer', sure: 1 };
  if (isPlace(raw)) return { kind: 'place', sure: 2 };
  if (tellsDeed(raw)) return { kind: 'other', sure: 1 };
  const title = titleStrength(words);
  const employer = employerStrength(words);
  const school = schoolStrength(words);
  if (school && !(title === 2 && TITLE_NOUNS.has(headWord(words)))) return { kind: 'school', sure: 2 };
  if (employer === 3) return { kind: 'employer', sure: 3 };
  if (title && TITLE_NOUNS.has(headWord(words)) && !(title === 1 && employer === 2))
    return { kind: 'title', sure: title === 2 ? 2 : 1 };
  if (employer === 2) return { kind: 'employer', sure: 2 };
  if (title) return { kind: 'title', sure: title === 2 ? 2 : 1 };
  if (employer) return { kind: 'employer', sure: 1 };
  return { kind: 'other', sure: 1 };
}

/** "Developed a model" tells what was done; "Certified nurse" is a title. */
const ACTED =
  /^(?!certified|licen[sc]ed|registered|experienced|skilled|advanced|embedded|distributed|applied|retired|elected|limited|chartered|accredited|shared|unlicensed|related|automated|mixed|assisted|integrated|united|unified|allied|associated|federated|consolidated|amalgamated|combined|reed|fred|alfred|creed|steed|freed|speed|sacred|hundred|ahmed|mohammed|ted|ned|red|seed|bed|med|self-employed|board-certified)(?:[\p{L}-]+ed|led|built|ran|wrote|taught|oversaw|kept|made|held|won|drove|grew|sold|began|gave) /iu;

/** "Train new drivers" tells it too; verbs that also open titles ("Support Engineer", "Lead Nurse") are left out. */
const ACTS =
  /^(?:achieve|act|administer|advise|analy[sz]e|answer|apply|arrange|assess|assist|attend|balance|build|calculate|carry|clean|collaborate|collect|communicate|compile|complete|conduct|contribute|coordinate|create|deliver|demonstrate|determine|develop|diagnose|direct|distribute|draft|drive|educate|enforce|ensure|establish|evaluate|execute|facilitate|follow|gather|generate|greet|guide|handle|help|hire|identify|implement|improve|increase|inform|initiate|inspect|install|interact|interview|introduce|investigate|keep|launch|maintain|make|manage|mentor|monitor|motivate|negotiate|observe|obtain|operate|optimi[sz]e|organi[sz]e|oversee|participate|perform|plan|prepare|present|prioriti[sz]e|process|promote|provide|reconcile|recommend|recruit|reduce|resolve|respond|review|schedule|select|serve|solve|supervise|teach|train|transform|translate|troubleshoot|utili[sz]e|verify|work|write) (?:and \p{L}+ )?(?:\p{Ll}|to |the |with )/iu;

export function tellsDeed(raw: string): boolean {
  if (ACTED.test(raw) && /\p{Ll}/u.test(raw) && lowerWords(raw, 5).length > 3) return true;
  return ACTS.test(raw) && /^\p{L}+ (?:and \p{L}+ )?\p{Ll}/u.test(raw);
}

const LINK_WORDS = new Set(['of', 'for', 'in', 'to', 'at', 'with', 'and', '&', 'de', 'für', 'im', '-']);

/** The word that says what the piece is: the last one before "of", "for", "in". */
function headWord(words: string[]): string {
  const link = words.findIndex(
    (word, index) => index > 0 && LINK_WORDS.has(word) && word !== '&' && word !== 'and',
  );
  const head = link > 0 ? words.slice(0, link) : words;
  return stripped(head.at(-1) ?? '');
}

/** A word without the full stop or the genitive at its end. */
export const stripped = (word: string) => word.replace(/[.']+$/, '').replace(/'s$/, '');

function titleStrength(words: string[]): 0 | 1 | 2 {
  let weak = false;
  for (const word of words) {
    const bare = singular(stripped(word));
    if (!TITLE_NOUNS.has(bare)) continue;
    // "Assistant Principal": of two that may be something else each makes the other sure.
    if (!WEAK_TITLE_NOUNS.has(bare) || weak) return 2;
    weak = true;
  }
  if (!weak) return 0;
  const companion = words.some((word) => TITLE_COMPANIONS.has(word) && !WEAK_TITLE_NOUNS.has(word));
  return companion ? 2 : 1;
}

/** True when a short text surely names a job. */
export function isTitleLike(text: string): boolean {
  return titleStrength(lowerWords(text, 12)) === 2;
}

export function isTitleNoun(word: string): boolean {
  return TITLE_NOUNS.has(singular(stripped(word)));
}

function singular(word: string): string {
  if (TITLE_NOUNS.has(word)) return word;
  // "Co-teacher", "vice-president"
  const cut = word.lastIndexOf('-');
  if (cut > 1 && TITLE_NOUNS.has(word.slice(cut + 1))) return word.slice(cut + 1);
  return word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
}

function employerStrength(words: string[]): 0 | 1 | 2 | 3 {
  const last = stripped(words.at(-1) ?? '');
  if (words.length > 1 && LEGAL_FORMS.has(last) && last !== '&') return 3;
  if (words.length > 2 && last === 'partner' && /^(?:&|und|and|et)$/.test(words.at(-2) ?? '')) return 3;
  if (words.slice(1).some((word) => /^(?:inc|ltd|llc|gmbh|corp|pvt|plc)$/.test(stripped(word)))) return 3;
  if (words.some((word) => EMPLOYER_NOUNS.has(stripped(word)) && !WEAK_EMPLOYER_NOUNS.has(stripped(word))))
    return 2;
  if (
    EMPLOYER_NOUNS.has(last) ||
    EMPLOYER_NOUNS.has(stripped(words[0] ?? '')) ||
    words.includes('department')
  )
    return 1;
  return 0;
}

export function schoolStrength(words: string[]): 0 | 1 | 2 {
  const at = words.findLastIndex((word) => SCHOOL_NOUNS.has(word) && !WEAK_SCHOOL_NOUNS.has(word));
  if (at < 0) return words.some((word) => WEAK_SCHOOL_NOUNS.has(word)) ? 1 : 0;
  // "College Book Services" and "School Nurse" name no school.
  const next = words[at + 1];
  const named = next === undefined || SCHOOL_LINKS.has(next) || !isOtherNoun(words.slice(at + 1));
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

function isOtherNoun(words: string[]): boolean {
  const last = stripped(words.at(-1) ?? '');
  return (
    EMPLOYER_NOUNS.has(last) ||
    isTitleNoun(last) ||
    last === 'program' ||
    last === 'programs' ||
    last === 'project'
  );
}
