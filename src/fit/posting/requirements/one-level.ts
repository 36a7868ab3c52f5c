import { levelFromWording } from '../lines/statement-cues.ts';
import type { ClauseRequirements } from './alternative-statements.ts';

/**
 * The same clauses, with one level for what one sentence lists: if it must know ovens, it must know flour. Only a clause whose
 * wording states another level keeps it.
 */
export function withOneLevel(view: string, clauses: readonly ClauseRequirements[]): ClauseRequirements[] {
  const saysLevel = ({ start, end }: { start: number; end: number }) =>
    levelFromWording(view.slice(start, end)) !== undefined;
  const musts = new Set(
    clauses
      .filter(({ requirements }) => requirements.some(({ level }) => level === 'must'))
      .map(({ statement }) => statement)
      .filter((statement) => !saysLevel(statement)),
  );
  return clauses.map((clause) =>
    musts.has(clause.statement) && areWishes(clause) && !saysLevel(clause)
      ? { ...clause, requirements: clause.requirements.map((one) => ({ ...one, level: 'must' })) }
      : clause,
  );
}

const areWishes = ({ requirements }: ClauseRequirements): boolean =>
  requirements.every(({ level }) => level === 'preferred');
