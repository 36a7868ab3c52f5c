import type { Range } from '../../../shared/range.ts';
import type { RequirementLevel } from '../../../shared/results/fit-result.ts';
import type { Mention } from '../../lexicon/lexicon.types.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { withoutConditions } from '../conditions/conditions.ts';
import { isSmallPrint } from '../lines/boilerplate.ts';
import { levelFromWording } from '../lines/statement-cues.ts';
import type { Statement } from '../lines/statements.ts';
import type { PostingRequirement } from '../posting.types.ts';
import { findDegreeRequirement } from './degree-requirement.ts';
import { makeRequirement, mentionsIn, type PostingText, type StatementPart } from './make-requirement.ts';
import { findDutyRequirement, findSkillRequirements } from './skill-requirements.ts';
import { type PostingContext, statementRole } from './statement-role.ts';
import { findYears, type Years } from './years.ts';

/** The requirements of one statement; none if it is boilerplate, a condition or talk. */
export function findRequirements(
  posting: PostingText,
  statement: Statement,
  context: PostingContext,
): PostingRequirement[] {
  const range = withoutConditions(posting.view, statement);
  if (!range) return [];
  const words = posting.view.slice(range.start, range.end);
  const years = findYears(words).map((found) => shifted(found, range.start));
  const role = statementRole(words, statement, years, context);
  if (role === 'neither') return [];
  const duty = role === 'duty';
  if (duty && statement.section === 'intro' && mentionsIn(posting, range).length === 0) return [];
  const wordedLevel = levelFromWording(posting.view.slice(statement.start, statement.end));
  const part: StatementPart = {
    ...range,
    level: wordedLevel ?? levelOfSection(statement, duty),
    duty,
    weight:
      wordedLevel && !duty && statement.section === 'intro' ? EXPLICIT_WEIGHT : weightOfSection(statement),
  };
  if (duty) return isSmallPrint(words) ? [] : findDutyRequirement(posting, part);
  const education = findDegreeRequirement(posting.view, part);
  if (years.length === 0 && !education && isSmallPrint(words) && !namesHardSkill(posting, part)) return [];
  const requirements: PostingRequirement[] = [];
  if (education) {
    const { span, degree } = education;
    requirements.push(makeRequirement(posting, span, 'education', part, { degree, weight: 1 }));
  }
  const experience = fewestYears(posting.view, years);
  if (experience) requirements.push(experienceRequirement(posting, part, experience));
  const taken = [...(education ? [education.span] : []), ...years];
  return [...requirements, ...findSkillRequirements(posting, part, taken, requirements.length > 0)];
}

/** The years required; of alternatives ("seven years, or a degree and five years") the fewer. */
function fewestYears(view: string, years: Years[]): Years | undefined {
  const [first, second] = years.filter(({ min }) => min > 0);
  if (!first || !second || !/\bor\b/i.test(view.slice(first.end, second.start))) return first;
  return second.min < first.min ? second : first;
}

function shifted(years: Years, by: number): Years {
  return { ...years, start: years.start + by, end: years.end + by };
}

function levelOfSection(statement: Statement, duty: boolean): RequirementLevel {
  if (statement.section === 'preferred') return 'preferred';
  return duty || statement.section === 'intro' ? 'preferred' : 'must';
}

function weightOfSection({ section, bullet }: Statement): number {
  if (section === 'must' || section === 'preferred') return 1;
  if (section === 'after') return 0.8;
  if (section === 'intro') return bullet ? 0.6 : 0.4;
  return bullet ? 0.8 : 0.6;
}

function namesHardSkill(posting: PostingText, range: Range): boolean {
  return mentionsIn(posting, range).some(({ term }) => term.kind === 'certification' || term.kind === 'tool');
}

/** The weight of an explicitly worded requirement in the introduction. */
const EXPLICIT_WEIGHT = 0.8;

function experienceRequirement(posting: PostingText, range: StatementPart, years: Years): PostingRequirement {
  const terms: Mention[] = mentionsIn(posting, range).filter(({ term }) => term.kind !== 'language');
  return makeRequirement(posting, range, 'experience', range, {
    weight: 1,
    years: { min: years.min, ...(years.max === undefined ? {} : { max: years.max }) },
    terms: [...new Set(terms.map(({ term }) => term.id))],
    titles: findTitles(posting.view.slice(range.start, range.end)).map(({ title }) => title),
    words: [range],
  });
}
