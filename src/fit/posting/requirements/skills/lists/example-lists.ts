import type { Range } from '../../../../../shared/range.ts';

const THINGS =
  '(?:(?!and\\b|or\\b)[\\p{L}/-]+\\s){0,2}(?:[\\p{L}/-]{3,}s|software|computing|learning|programming|equipment)';
const AND = '(?:and\\/or|and|or|as well as|&)';
const BEGINS = '(?:such as|like|e\\.?g\\.?,?|including)\\s';

/**
 * "Frameworks such as React or Vue and languages like Go, Java": the end of the first list of examples, and what the second
 * are examples of.
 */
const SECOND_LIST = new RegExp(
  `(?<=\\b(?:such as|like|e\\.g\\.,?)\\s[^.;:()]{2,90}?),?\\s+(?:and|as well as|&)\\s+(?=${THINGS},?\\s(?:such as|like|e\\.g\\.)\\s)`,
  'iu',
);
/** "Modeling (e.g. Python, R) and/or database languages (e.g. SQL)" */
const SECOND_BRACKET = new RegExp(
  `(?<=\\(${BEGINS}[^()]{1,90}\\))(?:,?\\s+${AND}|,)\\s+(?=${THINGS}\\s\\(${BEGINS})`,
  'iu',
);

const OPENING = '\\b(?:such as|like|e\\.?g\\.?|including)';
/** What both patterns need, found faster than either. */
const NAMES_TWICE = new RegExp(`${OPENING}[^]*?${OPENING}`, 'iu');

/** The two lists of examples of a sentence, each with what they are examples of; undefined if it has only one. */
export function twoExampleLists(view: string, { start, end }: Range): [Range, Range] | undefined {
  const words = view.slice(start, end);
  if (!NAMES_TWICE.test(words)) return undefined;
  const joint = SECOND_LIST.exec(words) ?? SECOND_BRACKET.exec(words);
  if (!joint) return undefined;
  const at = start + joint.index;
  return [
    { start, end: at },
    { start: at + joint[0].length, end },
  ];
}
