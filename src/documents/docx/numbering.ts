import { type ListPlace, valAttribute } from './styles.ts';
import { attribute, child, descendants, type XmlElement } from './xml.ts';

/** How a level of a list is numbered: the name of the format, and the pattern, such as "%1.". */
type NumberedLevel = { format: string; pattern: string };

/** The levels of all lists, by "list/level". */
export type Numbering = Map<string, NumberedLevel>;

/** Each list refers to an abstract list that has the levels. */
export function readNumbering(numbering: XmlElement | undefined): Numbering {
  const levels: Numbering = new Map();
  if (numbering === undefined) return levels;
  const abstract = new Map(
    descendants(numbering, 'abstractNum').map((numbered) => [
      attribute(numbered, 'abstractNumId'),
      descendants(numbered, 'lvl'),
    ]),
  );
  for (const list of descendants(numbering, 'num'))
    for (const level of abstract.get(valAttribute(child(list, 'abstractNumId'))) ?? [])
      levels.set(`${attribute(list, 'numId')}/${attribute(level, 'ilvl') ?? 0}`, {
        format: valAttribute(child(level, 'numFmt')) ?? 'bullet',
        pattern: valAttribute(child(level, 'lvlText')) ?? '%1.',
      });
  return levels;
}

/** Capitals and Roman numerals number the parts of a text, not the items of a list. */
const FORMATS_WITHOUT_MARKER = new Set(['none', 'upperRoman', 'upperLetter']);

/** Returns a function that gives the marker of the next paragraph in a list, "• " or "3. ". It counts the numbers. */
export function createListMarker(numbering: Numbering): (place: ListPlace) => string {
  const counts = new Map<string, number>();
  return ({ list, level }) => {
    if (list === '0') return '';
    const { format, pattern } = numbering.get(`${list}/${level}`) ?? { format: 'bullet', pattern: '' };
    if (FORMATS_WITHOUT_MARKER.has(format)) return '';
    if (format !== 'decimal' && format !== 'decimalZero') return '• ';
    if (!pattern.includes('%')) return '';
    const count = (counts.get(`${list}/${level}`) ?? 0) + 1;
    counts.set(`${list}/${level}`, count);
    for (let deeper = level + 1; deeper < 9; deeper++) counts.delete(`${list}/${deeper}`);
    return `${count}. `;
  };
}
