import type { Range } from '../../../../shared/range.ts';
import { levelFromWording } from '../../lines/statement-cues.ts';
import type { ClauseRequirements } from './alternative-statements.ts';

/** A clause, and where the sentence that it is part of begins. */
type ClauseOfSentence = ClauseRequirements & { sentence: number };

/**
 * The same clauses, with one level for what one sentence lists: if it must know ovens, it must know flour. Only a clause
 * whose wording states another level keeps it.
 */
export function withOneLevel(view: string, clauses: readonly ClauseOfSentence[]): ClauseRequirements[] {
  const levelOf = ({ start, end }: Range) => levelFromWording(view.slice(start, end));
  const musts = new Set(
    clauses
      .filter(({ requirements }) => requirements.some(({ level }) => level === 'must'))
      .filter(({ statement }) => (levelOf(statement) ?? 'must') === 'must')
      .map(({ sentence }) => sentence),
  );
  return clauses.map((clause) =>
    musts.has(clause.sentence) && areWishes(clause) && levelOf(clause) === undefined
      ? { ...clause, requirements: clause.requirements.map((one) => ({ ...one, level: 'must' })) }
      : clause,
  );
}

const areWishes = ({ requirements }: ClauseRequirements): boolean =>
  requirements.every(({ level }) => level === 'preferred');
