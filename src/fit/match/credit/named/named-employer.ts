import type { WorkEntry } from '../../../resume/resume.types.ts';
import type { CompiledRequirement, CompiledResume } from '../../compiled.types.ts';
import { entriesOf } from '../../key-table.ts';
import { keyOf } from '../../keys.ts';

/** What a public body is of. */
const KIND = '(?:City|County|State|Town|Village|Commonwealth)';
const PLACE = "\\p{Lu}[\\p{L}'’]+";
/** "City of Los Angeles Department of Animal Services" */
const UNIT = '(?:Department|Office|Bureau|Division|Fire|Police|Public|Parks|Human)';

/**
 * "Six months of paid experience with the City of Elmwood", "current employment by the County of Larch": no other employer's
 * work counts. Rules of a state and work in a city are something else.
 */
const EMPLOYED_BY = new RegExp(
  `\\b(?:employment|employed|experience|service|worked|working|years? as an?)\\b[^.;]{0,90}?\\b(?:with|by|for) the (?<kind>${KIND}) of (?<place>${PLACE}(?: (?!${UNIT})${PLACE}){0,2})\\b(?! (?:building|laws?|rules?|codes?|regulations?|polic(?:y|ies)|procedures?|requirements?|standards?|statutes?|ordinances?)\\b)`,
  'u',
);

/** The key of the public body that a requirement names as the employer; undefined if it names none. */
export function employerAsked(requirement: string): number | undefined {
  const { kind, place } = EMPLOYED_BY.exec(requirement)?.groups ?? {};
  return kind === undefined || place === undefined ? undefined : bodyKey(kind, place);
}

const bodyKey = (kind: string, place: string): number => keyOf('body', `${kind} ${place}`.toLowerCase());

/** True for "Current employment with the City of Elmwood", which asks for nothing else. */
export const asksOnlyForEmployer = (requirement: string): boolean => ONLY_EMPLOYED.test(requirement);
const ONLY_EMPLOYED = new RegExp(
  `^(?:must (?:be|have) )?(?:(?:current(?:ly)?|present(?:ly)?|permanent(?:ly)?|regular(?:ly)?|active)[ ,]+(?:and )?){0,2}(?:employment|employed)(?: status)? (?:with|by) the ${KIND} of [^,;.]{2,40}(?:[;,.]|\\s(?:and|or))*$`,
  'iu',
);

/** The keys of the public bodies for which a job was done, as its first lines name them. */
export function employersOf(view: string, { start, end }: WorkEntry): number[] {
  const [head = ''] = HEAD.exec(view.slice(start, end)) ?? [];
  const named = (pattern: RegExp, placesIn: (words: string[]) => string[]) =>
    Array.from(head.matchAll(pattern), ({ index, groups: { kind = '', words = '' } = {} }) =>
      FOR_CLIENT.test(head.slice(0, index))
        ? []
        : placesIn(words.split(' ')).map((place) => bodyKey(kind, place)),
    ).flat();
  return [...named(KIND_OF_PLACE, beginningsOf), ...named(PLACE_AND_KIND, endingsOf)];
}
const HEAD = /^[^\n]*(?:\n[^\n]*)?/;
const WORD = "\\p{L}[\\p{L}'’]+";
const KIND_OF_PLACE = new RegExp(`\\b(?<kind>${KIND}) of (?<words>${WORD}(?: ${WORD}){0,2})`, 'giu');
/** "Larch County Sheriff", but not "Elmwood City Hall" */
const PLACE_AND_KIND = new RegExp(
  `\\b(?<words>${WORD}(?: ${WORD}){0,2}) (?<kind>city|county|state)\\b(?! (?:hall|colleges?|schools?|universit\\p{L}+|unified|cent(?:er|re)|club|bank|of)\\b)`,
  'giu',
);

/** "ABM, contracted to the City of Elmwood" */
const FOR_CLIENT =
  /\b(?:contract(?:s|ed|ors?)?|vendors?|clients?|on behalf of|serving|services to)\b[^\n]{0,20}$/i;

/** "los", "los angeles", "los angeles police": where the name of the place ends isn't told. */
const beginningsOf = (words: readonly string[]): string[] =>
  words.map((_, index) => words.slice(0, index + 1).join(' '));
const endingsOf = (words: readonly string[]): string[] =>
  words.map((_, index) => words.slice(index).join(' '));

/** The work entries (as bits) at the employer that a requirement names; all of them if it names none. */
export const entriesAtEmployer = ({ employer }: CompiledRequirement, { table }: CompiledResume): number =>
  employer === undefined ? ~0 : entriesOf(table, employer);

/** True if some work was done at the employer that a requirement names, or if it names none. */
export const hasWorkedThere = (requirement: CompiledRequirement, resume: CompiledResume): boolean =>
  entriesAtEmployer(requirement, resume) !== 0;

/** True if somebody works there today. */
export function worksThere(requirement: CompiledRequirement, resume: CompiledResume): boolean {
  const bits = entriesAtEmployer(requirement, resume);
  return resume.workPeriods.some(({ to }, index) => (bits >> index) & 1 && to >= resume.thisMonth);
}
