import { LICENSE_TO_TEACH } from '../../../../lexicon/ids.ts';
import { termById } from '../../../../lexicon/lexicon.ts';
import type { Mention } from '../../../../lexicon/lexicon.types.ts';
import { MATCH_NUMBERS } from '../../../../numbers/match-numbers.ts';
import type { PostingRequirement } from '../../../../posting/posting.types.ts';
import type { ReadResume } from '../../../../resume/resume.types.ts';
import { matchesOf } from '../../../../text/patterns/matches.ts';
import type { CompiledRequirement } from '../../../compiled.types.ts';
import { hasKey, type KeyTable } from '../../../key-table.ts';
import { keyOf } from '../../../keys.ts';
import { gradeKeysIn, heldGradeKeys } from './taught-grades.ts';

const REACH = MATCH_NUMBERS.licenseLine.value;

/** What a license to teach may be for. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  'special education': /\bspecial ed(?:ucation)?\b|\bSPED\b|\bexceptional (?:children|students?)\b/i,
  elementary: /\belementary\b|\b(?:K|EC|PK|Pre-?K) ?[-–] ?[3-8]\b|\bgeneralist\b|\bmultiple subjects?\b/i,
  'early childhood': /\bearly childhood\b|\bpreschool\b|\bbirth\b/i,
  mathematics: /\bmath(?:ematics|s)?\b/i,
  science: /(?<!\b(?:social|computer|political|family) )\bsciences?\b|\bbiology\b|\bchemistry\b|\bphysics\b/i,
  english: /\benglish\b(?! (?:as|language learn|learn))|\blanguage arts\b|\bELAR?\b/i,
  'english learners': /\bESL\b|\bESOL\b|\bENL\b|\bELL\b|\bTESOL\b|\bbilingual\b|\benglish as a second\b/i,
  reading: /\breading\b|\bliteracy\b/i,
  'social studies': /\bsocial (?:studies|sciences?)\b|\bhistory\b|\bgeography\b/i,
  business: /\bmarketing\b|\bbusiness\b/i,
  arts: /\b(?:visual|fine|studio) arts?\b|\bart education\b|\bmusic\b|\btheat(?:er|re)\b/i,
  'physical education': /\bphysical education\b/i,
  languages: /\bspanish\b|\bfrench\b|\bworld languages?\b/i,
  counseling: /\bcounsel(?:ing|or)\b/i,
  library: /\blibrar(?:y|ian)\b|\bmedia specialist\b/i,
  leadership: /\bprincipal\b|\badministrat(?:ion|ive|or)\b|\bsuperintendent\b/i,
};

const subjectsIn = (text: string): string[] =>
  Object.keys(SUBJECTS).filter((subject) => (SUBJECTS[subject] as RegExp).test(text));

const NONE = '';
const subjectKey = (subject: string): number => keyOf('subject', subject);

/** The keys of which a résumé must have one each so that its license to teach is for the subjects and for the grades taught; empty if any will do. */
export function askedToTeach(
  { kind, terms, label, text, end }: PostingRequirement,
  view: string,
): Pick<CompiledRequirement, 'subjects' | 'grades'> {
  if (kind !== 'certification' || !terms.includes(LICENSE_TO_TEACH))
    return { subjects: NO_KEYS, grades: NO_KEYS };
  const behind = WHAT_FOR.exec(view.slice(end, end + REACH))?.[0] ?? '';
  const asked = `${label}\n${text}\n${behind}`;
  return { subjects: Int32Array.from(new Set(subjectsIn(asked)), subjectKey), grades: gradeKeysIn(asked) };
}
const NO_KEYS = new Int32Array();
/** "Endorsed in mathematics", " with an elementary endorsement", ", grades 7-12" */
const WHAT_FOR = /^,? ?(?:\(|in\b|with an?\b|with\b|endorsed\b|for\b|grades?\b)[^.;\n]{0,60}/i;

/** The keys of the subjects and grades that the licenses to teach of a résumé are for, by their lines and by those of all certificates. */
export function taughtKeys(view: string, mentions: readonly Mention[], { sections }: ReadResume): number[] {
  const licenses = mentions.filter(({ term }) => term.id === LICENSE_TO_TEACH);
  if (licenses.length === 0) return [];
  const lines = licenses.map(({ start, end }) => {
    const before = view.slice(Math.max(0, start - REACH), start);
    const after = view.slice(end, end + REACH);
    return before.slice(before.lastIndexOf('\n') + 1) + view.slice(start, end) + after.split('\n', 1)[0];
  });
  const own = lines.flatMap(subjectsIn);
  const listedLines = sections
    .filter(({ kind }) => kind === 'certifications')
    .flatMap(({ start, end }) => view.slice(start, end).split('\n'))
    .filter((line) => !NOT_ISSUED.test(line));
  const listed = listedLines.flatMap(subjectsIn);
  const subjects = own.length === 0 ? [NONE, ...listed] : [...own, ...listed];
  return [...subjects.map(subjectKey), ...heldGradeKeys([...lines, ...listedLines])];
}

/** "Passed: Praxis 5101 (Business Education)" */
const NOT_ISSUED = /\b(?:praxis|passed|exams?|tests?|pending|in progress|eligible|applied)\b/i;

/** The licenses to teach that a teacher's list of licenses names by subject and grades: "Secondary 6-12, Business; Economics". */
export function licensesBySubject(view: string, { sections, work }: ReadResume): Mention[] {
  const license = termById(LICENSE_TO_TEACH);
  if (!license || !work.some(({ title }) => title && TEACHER.test(title.text))) return [];
  const isListed = (at: number) =>
    sections.some(({ kind, start, end }) => kind === 'certifications' && start <= at && at < end);
  return matchesOf(view, LINE).flatMap(({ 0: words, index }) =>
    words.length <= REACH &&
    (isListed(index) ? GRADES : LICENSE).test(words) &&
    !NOT_ISSUED.test(words) &&
    subjectsIn(words).length > 0
      ? [{ start: index, end: index + words.length, term: license, how: 'alias' as const }]
      : [],
  );
}
const LINE = /[^\n.;]+/g;
/** "Virginia Postgraduate Professional License: Special Education K-12" */
const LICENSE =
  /^(?!.*\b(?:driv\w*|software|business|liquor|under)\b)\W*(?:\p{Lu}\p{L}+ ){1,5}(?:Licen[cs]e|Licensure|Credential|Certificate)\b(?=.*(?:\b(?:K|PK|EC|Pre-?K|\d{1,2}) ?[-–] ?\d{1,2}\b|:))/u;
const TEACHER = /\b(?:teach(?:er|ing)|educator|instructor)\b/i;
/** "6-12", "K-6", "grades 7 to 12" */
const GRADES = /\b(?:K|PK|EC|Pre-?K|\d{1,2}) ?[-–] ?(?:\d{1,2})\b(?![-/])|\bgrades? \d/i;

/** True if a résumé has a license to teach, but for other subjects alone. */
export function isForAnotherSubject({ subjects, named }: CompiledRequirement, table: KeyTable): boolean {
  const has = (key: number) => hasKey(table, key);
  return subjects.length > 0 && named.some(has) && !subjects.some(has) && !has(subjectKey(NONE));
}
