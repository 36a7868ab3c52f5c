import { DEGREE_LEVELS } from '../../lexicon/degrees/degree-table.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { spanOf } from '../layout/spans.ts';
import type { EducationEntry, ResumeSegment } from '../resume.types.ts';
import { isUnfinished } from './unfinished-study.ts';

const MAX_LINE = RESUME_NUMBERS.maxStrayLine.value;

/** "GED", "GED 2012", "HS diploma", "High school, Elm, 2009" */
const NAMED =
  /^(?:(?:[Ss]chool|[Ee]ducation): )?(?:GED|HiSET|(?:H\.?S\.?|high school) (?:diploma|grad(?:uate)?|equivalency)|high school(?=,| \(| (?:19|20)\d\d))\b(?! (?:tutor|teacher|instructor|classes|class|program|prep|tests?|students?|coach))/i;
/** "Shelton High 2007", "Centennial High School, Pueblo, 2012", "HS Elmwood 2010" */
const SCHOOL =
  /^(?:(?:\p{Lu}[\p{L}'’.-]+ ){1,4}(?:(?:Senior|Sr\.?|Jr\.?-Sr\.?) )?(?:High(?: School)?|HS|Secondary School)|HS \p{Lu}[\p{L}'’.-]+)(?:,[^,\n\d]{2,24}){0,2}[,\s(–-]{1,3}(?:class of |diploma )?(?:19|20)\d\d\)?(?:, \p{Lu}{2,6})?(?:\.?$|\. (?=\p{Lu}))/u;
/** "CISR: 3 of 5 courses passed. GED 2014." */
const LAST_OF_LINE = /(?<=[.;|•] )(?:GED|HiSET)(?: (?:19|20)\d\d)?(?=\.?$)/;
/** "Elm Tech diploma 2017" */
const DIPLOMA = /^(?:\p{Lu}[\p{L}.'’-]+ ){1,3}diploma,? (?:19|20)\d\d\.?$/u;

/** The school leaving certificate that a line of its own names, wherever it stands; of a résumé that names no degree. */
export function schoolLeaving(
  text: string,
  view: string,
  segments: readonly ResumeSegment[],
  today: number,
): EducationEntry[] {
  for (const { start, end } of segments) {
    const line = view.slice(start, Math.min(end, start + MAX_LINE)).replace(/^[-–*•\s]+/, '');
    const found = [NAMED, SCHOOL, DIPLOMA, LAST_OF_LINE].map((form) => form.exec(line)?.[0]).find(Boolean);
    if (found === undefined) continue;
    const from = view.indexOf(found, start);
    const range = { start: from, end: from + found.length };
    if (isUnfinished(view, range, undefined, today)) continue;
    return [{ ...range, degree: spanOf(text, range), level: DEGREE_LEVELS.school }];
  }
  return [];
}
