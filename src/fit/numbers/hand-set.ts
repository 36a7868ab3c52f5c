/**
 * A number that a person chose, not one that was learned or that a format prescribes. `value` may also be a row of
 * numbers that belong together. `range` is where a value makes sense, both ends included. `source` says where it is
 * from.
 */
export type HandSet = {
  readonly value: number | readonly number[];
  readonly unit: string;
  readonly range: readonly [least: number, most: number];
  readonly source: string;
};

/** The hand-set numbers of one stage of the engine, each named by what it means. */
export type HandSetGroup = Readonly<Record<string, HandSet>>;

/** Nothing but its comment speaks for the value. */
export const BY_HAND = 'chosen by hand';

export const ON_JUDGED_PAIRS =
  'set by hand on two sets of judged pairs, before weights were learned (docs/decisions/0010)';

export const ON_TWELVE_POSTINGS =
  'set by hand on twelve postings, before weights were learned (docs/decisions/0020)';

export const ON_LABELLED_RESUMES = 'set by hand; lab/entities measures what the rules read';

export const CROSS_VALIDATED =
  'docs/decisions/0020: other values changed the cross-validated score by less than .005';

export const ENTITY_LAB = 'lab/entities/README.md: other values changed the figures by .003 or less';

/** The weights were learned with this value. */
export const LEARNED_WITH = 'part of a learned feature: after a change, learn again (lab/README.md)';

export const MORE_THAN_REAL = 'chosen by hand, above any real text: bounds the time for a hostile one';
