import type { Range } from '../../../shared/range.ts';
import type { RequirementLevel } from '../../../shared/results/fit-result.ts';
import type { Mention } from '../../lexicon/lexicon.types.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { withoutConditions } from '../conditions/conditions.ts';
import { isSmallPrint, levelFromWording } from '../lines/statement-cues.ts';
import type { Statement } from '../lines/statements.ts';
import type { PostingRequirement } from '../posting.types.ts';
import { findDegreeRequirement } from './degree-requirement.ts';
import { makeRequirement, mentionsIn, type PostingText, type StatementPart } from './make-requirement.ts';
import { findDutyRequirement, findSkillRequirements } from './skill-requirements.ts';
import { type PostingContext, statementRole } from './statement-role.ts';
import { findYears, type Years } from './years.ts';

/** The questions of one statement; none for boilerplate, conditions of work and empty words. */
export function findRequirements(
  posting: PostingText,
  statement: Statement,
  setting: PostingContext,
): PostingRequirement[] {
  const free = withoutConditions(posting.view, statement);
  if (!free) return [];
  const words = posting.view.slice(free.start, free.end);
  const years = findYears(words).map((found) => shifted(found, free.start));
  const stance = statementRole(words, statement, years, setting);
  if (stance === 'nothing') return [];
  const duty = stance === 'duty';
  if (duty && statement.section === 'intro' && mentionsIn(posting, free).length === 0) return [];
  const said = levelFromWording(posting.view.slice(statement.start, statement.end));
  const piece: StatementPart = {
    ...free,
    level: said ?? levelOfSection(statement, duty),
    duty,
    weight: said && !duty && statement.section === 'intro' ? SAID_WEIGHT : weightOfSection(statement),
  };
  if (duty) return isSmallPrint(words) ? [] : findDutyRequirement(posting, piece);
  const degree = findDegreeRequirement(posting.view, piece);
  if (years.length === 0 && !degree && isSmallPrint(words) && !holdsHardTerm(posting, piece)) return [];
  const made: PostingRequirement[] = [];
  if (degree)
    made.push(makeRequirement(posting, degree.span, 'education', piece, { degree: degree.ask, weight: 1 }));
  const experience = leastOf(posting.view, years);
  const worked = experience ? workedOn(posting, piece, experience) : undefined;
  if (experience) made.push(experienceAsk(posting, piece, experience));
  const taken = [...(degree ? [degree.span] : []), ...years];
  const skills = findSkillRequirements(posting, piece, taken, made.length > 0);
  return [...made, ...skills.map((ask) => (isInside(ask, worked) ? { ...ask, besideYears: true } : ask))];
}

/** The years that are asked; of alternatives ("seven years, or a degree and five years") the fewer. */
function leastOf(view: string, years: Years[]): Years | undefined {
  const [first, second] = years.filter(({ min }) => min > 0);
  if (!first || !second || !/\bor\b/i.test(view.slice(first.end, second.start))) return first;
  return second.min < first.min ? second : first;
}

function isInside(ask: PostingRequirement, range: Range | undefined): boolean {
  return range !== undefined && ask.start >= range.start && ask.end <= range.end;
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

function holdsHardTerm(posting: PostingText, range: Range): boolean {
  return mentionsIn(posting, range).some(({ term }) => term.kind === 'certification' || term.kind === 'tool');
}

/** A demand that is put in so many words counts wherever it stands. */
const SAID_WEIGHT = 0.8;

/** Where a sentence about years goes on to ask for something else. */
const SOMETHING_ELSE =
  /[.;]\s|,?\s(?:including|with|plus|and|as well as|using)\s(?:an?\s|the\s|some\s|your\s)?(?:strong|solid|deep|good|excellent|proven|demonstrated|working|thorough|advanced|sound|knowledge|understanding|proficien\w+|familiar\w*|ability|expertise|fluen\w+|degree|certificat\w+|licen[cs]e\w?|skills?)\b/i;

/** The part of a statement that the years are said of: asked with them, not once more. */
function workedOn(posting: PostingText, piece: StatementPart, years: Years): Range {
  const rest = posting.view.slice(years.end, piece.end);
  const cut = SOMETHING_ELSE.exec(rest);
  return { start: piece.start, end: cut ? years.end + cut.index : piece.end };
}

function experienceAsk(posting: PostingText, piece: StatementPart, years: Years): PostingRequirement {
  const terms: Mention[] = mentionsIn(posting, piece).filter(({ term }) => term.kind !== 'language');
  return makeRequirement(posting, piece, 'experience', piece, {
    weight: 1,
    years: { min: years.min, ...(years.max === undefined ? {} : { max: years.max }) },
    terms: [...new Set(terms.map(({ term }) => term.id))],
    titles: findTitles(posting.view.slice(piece.start, piece.end)).map(({ title }) => title),
    words: [piece],
  });
}
