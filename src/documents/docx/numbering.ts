import { attribute, child, descendants, type XmlElement } from './xml.ts';

/** The list that a paragraph belongs to ("0" for none), and its level. */
export type ListPlace = { list: string; level: number };

/** `formats` maps "list/level" to the number format, `styles` maps paragraph styles to their list. */
export type Numbering = { formats: Map<string, string>; styles: Map<string, ListPlace> };

export function readNumbering(numbering: XmlElement | undefined, styles: XmlElement | undefined): Numbering {
  return {
    formats: numbering === undefined ? new Map() : readFormats(numbering),
    styles: styles === undefined ? new Map() : readStyleLists(styles),
  };
}

/** Each list refers to an abstract list that has the formats. */
function readFormats(numbering: XmlElement): Map<string, string> {
  const abstract = new Map(
    descendants(numbering, 'abstractNum').map((numbered) => [attribute(numbered, 'abstractNumId'), numbered]),
  );
  const formats = new Map<string, string>();
  for (const list of descendants(numbering, 'num')) {
    const target = abstract.get(valAttribute(child(list, 'abstractNumId')));
    for (const level of target === undefined ? [] : descendants(target, 'lvl'))
      formats.set(
        `${attribute(list, 'numId')}/${attribute(level, 'ilvl') ?? 0}`,
        valAttribute(child(level, 'numFmt')) ?? 'bullet',
      );
  }
  return formats;
}

function readStyleLists(styles: XmlElement): Map<string, ListPlace> {
  const places = new Map<string, ListPlace>();
  const parents = new Map<string, string>();
  for (const style of descendants(styles, 'style')) {
    const id = attribute(style, 'styleId') ?? '';
    const parent = valAttribute(child(style, 'basedOn'));
    if (parent !== undefined) parents.set(id, parent);
    const place = listPlace(child(style, 'pPr'));
    if (place !== undefined) places.set(id, place);
  }
  for (const id of parents.keys()) {
    let parent = parents.get(id);
    for (let steps = 0; parent !== undefined && !places.has(id) && steps < 20; steps++) {
      const inherited = places.get(parent);
      if (inherited !== undefined) places.set(id, inherited);
      parent = parents.get(parent);
    }
  }
  return places;
}

/** The list that the properties of a paragraph or style refer to. */
export function listPlace(properties: XmlElement | undefined): ListPlace | undefined {
  const place = child(properties, 'numPr');
  const list = valAttribute(child(place, 'numId'));
  return list === undefined ? undefined : { list, level: Number(valAttribute(child(place, 'ilvl')) ?? 0) };
}

export function valAttribute(element: XmlElement | undefined): string | undefined {
  return element === undefined ? undefined : attribute(element, 'val');
}

/** Returns a function that gives the marker of the next paragraph in a list, "• " or "3. ". It counts the numbers. */
export function createListMarker(numbering: Numbering): (place: ListPlace) => string {
  const counts = new Map<string, number>();
  return ({ list, level }) => {
    if (list === '0') return '';
    const format = numbering.formats.get(`${list}/${level}`) ?? 'bullet';
    if (format === 'none') return '';
    if (format !== 'decimal' && format !== 'decimalZero') return '• ';
    const count = (counts.get(`${list}/${level}`) ?? 0) + 1;
    counts.set(`${list}/${level}`, count);
    for (let deeper = level + 1; deeper < 9; deeper++) counts.delete(`${list}/${deeper}`);
    return `${count}. `;
  };
}
