import type { Range } from '../../../shared/range.ts';
import { findMentions } from '../../lexicon/lexicon.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { wordSet } from '../../text/word-set.ts';
import { headingKind } from '../layout/resume-sections.ts';
import { lowerWords, trimmed } from '../layout/spans.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { EMPLOYER_NOUNS } from '../words/employer-words.ts';
import { HEADING_FILL } from '../words/heading-words.ts';
import { GIVEN_NAMES_THAT_ARE_WORDS, SURNAMES_THAT_ARE_WORDS } from '../words/name-words.ts';
import { REGIONS } from '../words/place-words.ts';
import type { PartKind } from '../work/part-kinds.ts';
import { isTitleNoun, kindOf } from '../work/part-kinds.ts';
import { nameLengthBeforeTitle } from './name-beside-title.ts';
import { couldBePersonName } from './name-of-words.ts';
import { isBehindFirstName, isPlace, isStateCode } from './places.ts';

const NAME_LEAD =
  /^["' ]*(?:(?:professional )?(?:curriculum vitae|r[ée]sum[ée]|cv|vita|lebenslauf|contacts?)(?: of| de| von|:| -)?[ :"\n]*)?(?:(?:(?:full |first |sur|last |family )?names?|candidate)[ ]?[:-][ ]*)?(?:\p{L}{2,5}\.? \(ret(?:d|ired)?\.?\) )?(?:dipl\.?[ -]{0,2}(?:ing|inf|kfm|kffr|psych)\.? )?/iu;
/** "Mira Holt Resume": the kind of document after the name. */
const DOCUMENT_KIND_AFTER = /[ |–-]{1,3}(?:curriculum vitae|r[ée]sum[ée]|cv|lebenslauf)$/i;
/** "Mira XXXXX": a surname that was made unreadable. */
const MASKED_SURNAME = / [Xx]{3,}$/;
/** "Mira Holt Phone: …", "Mira Holt mira@example.org": contact data after the name. */
const CONTACT_AFTER =
  /(?<=\p{Lu}[\p{L}.'’-]{0,24} \p{Lu}[\p{L}.'’-]{0,24}) (?:(?:[Pp]hone|PHONE|[Tt]el|TEL|[Mm]obile|MOBILE|[Cc]ell|CELL|[Ee]-?[Mm]ail|E-?MAIL|[Aa]ddress|ADDRESS|[Cc]ontact|CONTACT|LinkedIn|DOB)(?!\p{L})|\S{1,64}@)[\s\S]*$/u;
/** "Mira Holt CPA": what may follow a name that isn't in capitals itself. */
const CREDENTIALS_AFTER =
  /(?<=\p{Ll})(?: (?![IVX]+(?!\p{L}))(?:\p{Lu}{2,5}|B\.?Sc|M\.?Sc|Ph\.?D|B\.?Eng|M\.?Eng)){1,4}$|(?: (?:[FM]CIPD|FCCA|ACCA|FCA|ACMA|FCMA|MBCS|MRICS|CSCP|CPIM|PMP|MBA|PHD|RN|CPA|SHRM-S?CP|S?PHR))+$/u;
/** "Mira (Mimi) Holt" */
const NICKNAME =
  /^(\p{Lu}[\p{L}'-]{1,20}) ["'(]{1,2}\p{Lu}[\p{L}'-]{1,20}["')]{1,2} (?=(?:(?:van|von|de|der|den|del|la|da|dos|di|le|bin|al) )*\p{Lu})/u;
const NAME_END = / ?(?:[,|:;(•\n\t@–]| - | {2}|\d|$)/;
const NAME =
  /^(?:(?:dr|mr|mrs|ms|prof)\.? )?(?:\p{Lu}[\p{L}'’.-]{0,24}|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}'’.-]{0,24}|de|van|von|der|den|la|las|los|del|bin|bint|binti|ibn|al|el|da|das|do|dos|di|le|ap|af|ter|ten|zu|y)){0,15}$/u;
/** "Baker, Mason J." on its own line. Two to four capitals after the comma are a state or degree instead. */
const SURNAME_FIRST =
  /^\p{Lu}[\p{L}'’-]{1,24}, ?(?!\p{Lu}{2,4}(?!\p{L}))\p{Lu}\p{L}[\p{L}'’-]{0,24}(?: \p{Lu}(?:\.|\p{Ll}[\p{L}'’-]{0,24})?){0,2}(?=$|, (?:\p{Ll}|P\.))/u;
const NOT_NAMES =
  /\b(?:resume|résumé|curriculum|vitae|address|phone|email|e-mail|mobile|objective|profile|summary|sample|template|confidential|street|road|avenue|university|college|experience|skills|education|name|contact|nationality|birth|p\.? ?o\.? box)\b/i;

/** Words that occur at the top of résumés but not in names. */
const NON_NAME_WORDS = wordSet(`
  id no names surname first last me at full part time freelance remote dob mob born citizenship citizen residence resident aliyah
  location description available whatsapp telegram skype tel mobile phone do not copy applicant add around
  yourself sr jr sample example examples template student students seeking seeker internship entry level
  font styles title campus children analytical personal particulars marital status law copyright center
  centre office job jobs cell cover letter portfolio website linkedin home date gender male female single
  married degree certified licensed objective references available upon request present may june july
  march april august september october november december january february monday street road avenue
  example city state country career services guide resource handout page creative dear sir madam the and
  for with your this
`);

/** The best candidate for the person's name in the top lines; `email` often contains it. */
export function nameIn(view: string, top: ResumeSegment[], email: Range | undefined): Range | undefined {
  const local = email ? view.slice(email.start, email.end).split('@')[0]!.toLowerCase() : '';
  let best: Range | undefined;
  let most: number = RESUME_NUMBERS.minNameScore.value;
  top.slice(0, RESUME_NUMBERS.nameLines.value).forEach((segment, index) => {
    for (const range of nameCandidates(view, segment, index === 0)) {
      if (email && range.start < email.end && email.start < range.end) continue;
      const score = nameScore(view, range, index, local);
      if (score > most) {
        best = range;
        most = score;
      }
    }
  });
  return best && withSecondLine(view, best, top);
}

const SINGLE_NAME = /^(?:\p{Ll}{1,4}['’])?\p{Lu}[\p{L}'’-]{1,24}$/u;

/** A name in large type may take two lines with a word each at the very top. */
function withSecondLine(view: string, name: Range, [first, second]: ResumeSegment[]): Range {
  const isOne = (line: Range | undefined) => line?.start === name.start && line.end === name.end;
  if (!first || !second || second.gap === 'spaces' || !(isOne(first) || isOne(second))) return name;
  const other = view.slice(...(isOne(first) ? [second.start, second.end] : [first.start, first.end]));
  const both = [view.slice(name.start, name.end), other];
  if (!both.every((word) => SINGLE_NAME.test(word) && !NOT_NAMES.test(word))) return name;
  if (headingKind(other) || isPlace(other) || cannotBeName(other, lowerWords(other))) return name;
  return { start: first.start, end: second.end };
}

/** The name above the e-mail address, for résumés whose side column comes first in the text. */
export function nameAboveEmail(
  view: string,
  segments: ResumeSegment[],
  email: Range | undefined,
): Range | undefined {
  if (!email) return undefined;
  const at = segments.findIndex((segment) => segment.end >= email.start);
  const near = segments
    .slice(Math.max(0, at - 7), at)
    .filter((segment) => !segment.bullet && segment.gap !== 'spaces');
  return nameIn(view, near, email);
}

function nameCandidates(view: string, segment: ResumeSegment, first: boolean): Range[] {
  const raw = view.slice(segment.start, Math.min(segment.end, segment.start + 160));
  const lead = NAME_LEAD.exec(raw)?.[0].length ?? 0;
  const rest = raw.slice(lead);
  const turned = first ? (SURNAME_FIRST.exec(rest)?.[0].length ?? 0) : 0;
  const stop = turned || endOfName(rest);
  const range = trimmed(view, segment.start + lead, segment.start + lead + stop);
  if (!range) return [];
  const name = view.slice(range.start, range.end);
  if (turned) return [range];
  if (!NAME.test(name.replace(NICKNAME, '$1 '))) return [];
  const alone = nameLengthBeforeTitle(name);
  return alone > 0 ? [{ start: range.start, end: range.start + alone }] : [range];
}

function endOfName(rest: string): number {
  const nickname = NICKNAME.exec(rest)?.[0].length ?? 0;
  const line = rest.slice(0, CONTACT_AFTER.exec(rest)?.index);
  const stop = line.slice(nickname).search(NAME_END);
  let name = stop < 0 ? line : line.slice(0, nickname + stop);
  for (const after of [DOCUMENT_KIND_AFTER, MASKED_SURNAME, CREDENTIALS_AFTER])
    name = name.slice(0, after.exec(name)?.index || name.length);
  return name.length;
}

const POINTS = {
  inFirstLine: RESUME_NUMBERS.nameInFirstLine.value,
  afterLabel: RESUME_NUMBERS.nameAfterLabel.value,
  ofManyWords: RESUME_NUMBERS.nameOfManyWords.value,
  likeHeading: RESUME_NUMBERS.nameLikeHeading.value,
  withCommonWord: RESUME_NUMBERS.nameWithCommonWord.value,
  inEmail: RESUME_NUMBERS.nameInEmail.value,
  beforeContact: RESUME_NUMBERS.nameBeforeContact.value,
  ofLikelyWord: RESUME_NUMBERS.nameOfLikelyWord.value,
  ofOneWord: RESUME_NUMBERS.nameOfOneWord.value,
  likeFirstEmployer: RESUME_NUMBERS.nameLikeFirstEmployer.value,
  likeOther: RESUME_NUMBERS.nameLikeOther.value,
  likeNamedTitle: RESUME_NUMBERS.nameLikeNamedTitle.value,
  likeTitle: RESUME_NUMBERS.nameLikeTitle.value,
};

function nameScore(view: string, range: Range, index: number, local: string): number {
  const raw = view.slice(range.start, range.end);
  const words = lowerWords(raw, 20);
  if (raw.length > RESUME_NUMBERS.maxNameLength.value || NOT_NAMES.test(raw) || isPlace(raw)) return 0;
  if (isTownBeforeRegion(view, range) || isLabel(view, range, words) || cannotBeName(raw, words)) return 0;
  const labelled = /name[ ]?[:-][ "]*$/i.test(view.slice(Math.max(0, range.start - 12), range.start));
  let score = POINTS.inFirstLine - index;
  if (labelled) score += POINTS.afterLabel;
  if (words.length > RESUME_NUMBERS.manyNameWords.value) score -= POINTS.ofManyWords;
  if (headingKind(raw)) score -= POINTS.likeHeading;
  const common = words.filter(
    (word) => NON_NAME_WORDS.has(word) || HEADING_FILL.has(word) || EMPLOYER_NOUNS.has(word),
  ).length;
  score -= common * POINTS.withCommonWord;
  const { kind, sure } = kindOf(view, range);
  if (kind !== 'other' && sure > 1) score -= penaltyForKind(kind, raw, index);
  const addressed = words.some((word) => word.length > 2 && local.includes(word));
  if (addressed) score += POINTS.inEmail;
  const reachable = /@|\d{3}/.test(view.slice(range.end, range.end + 90));
  if (reachable) score += POINTS.beforeContact;
  if (words.length === 1)
    score -=
      raw.length > 2 && index < 2 && (addressed || reachable || labelled)
        ? POINTS.ofLikelyWord
        : POINTS.ofOneWord;
  return score;
}

/** True for a town or street: a state, a country, a house number or a postal code follows it. */
function isTownBeforeRegion(view: string, range: Range): boolean {
  const own = /, ?(\p{L}[\p{L} ]+)$/u.exec(view.slice(range.start, range.end))?.[1];
  if (own && REGIONS.has(own.toLowerCase())) return true;
  const rest = view.slice(range.end, range.end + 32);
  // "Weir Lane 12", "Clayton VIC 3168"
  if (/^ \d{1,5}(?=\n|$| {2}| ?[|•,])/.test(rest)) return true;
  const after = /^, ?(\p{L}[\p{L}. ]{1,28})(?:\n|$| {2}| ?[|•,\d])/u.exec(rest)?.[1]?.trim();
  if (after && isBehindFirstName(view, range.start, view.slice(range.start, range.end), after)) return false;
  return (
    after !== undefined &&
    (isStateCode(after) || REGIONS.has(after.toLowerCase()) || /^, ?\p{Lu}\p{Ll} \d{5}/u.test(rest))
  );
}

/** "DOB: 1984", "Phone Cell: …" */
function isLabel(view: string, range: Range, words: readonly string[]): boolean {
  const led = /^ ?:/.test(view.slice(range.end, range.end + 2));
  return led && (words.length === 1 || NON_NAME_WORDS.has(words.at(-1) ?? ''));
}

/** True if no word could be a name, or all of them are skills: "Analytics Lead", "Your Location", "Python SQL". */
function cannotBeName(raw: string, words: readonly string[]): boolean {
  const isAlsoName = (word: string) =>
    GIVEN_NAMES_THAT_ARE_WORDS.has(word) || SURNAMES_THAT_ARE_WORDS.has(word);
  const isNonName = (word: string) =>
    NON_NAME_WORDS.has(word) || HEADING_FILL.has(word) || EMPLOYER_NOUNS.has(word) || isTitleNoun(word);
  if (words.every(isNonName)) return !isAlsoName(words[0] ?? '');
  const skills = findMentions(raw).filter(({ term }) => term.kind !== 'language');
  const covered = skills.reduce((sum, { start, end }) => sum + end - start, 0);
  const acronym = raw !== raw.toUpperCase() && /\p{Lu}{3}/u.test(raw);
  return covered > raw.length - words.length && (acronym || !isAlsoName(words[0] ?? ''));
}

/** A job title is hardly a name unless its words are names too. A résumé seldom begins with an employer. */
function penaltyForKind(kind: PartKind, raw: string, index: number): number {
  if (kind === 'employer' && index === 0) return POINTS.likeFirstEmployer;
  if (kind !== 'title') return POINTS.likeOther;
  return couldBePersonName(raw) ? POINTS.likeNamedTitle : POINTS.likeTitle;
}
