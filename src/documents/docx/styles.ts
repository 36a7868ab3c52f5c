import { attribute, child, descendants, type XmlElement } from './xml.ts';

/** The list that a paragraph belongs to ("0" for none), and its level. */
export type ListPlace = { list: string; level: number };

/** `headingLevel` is 0 for a title, 1 for the headings of sections. */
export type Style = { list?: ListPlace; headingLevel?: number; isHidden?: boolean };

const MAX_ANCESTORS = 20;

/** The paragraph and character styles by their ids, each with what it inherits. */
export function readStyles(styles: XmlElement | undefined): Map<string, Style> {
  const elements = styles === undefined ? [] : descendants(styles, 'style');
  const byId = new Map(elements.map((element) => [attribute(element, 'styleId') ?? '', element]));
  return new Map([...byId].map(([id, element]) => [id, inheritedStyle(element, byId)]));
}

function inheritedStyle(element: XmlElement, byId: Map<string, XmlElement>): Style {
  let style: Style = {};
  let ancestor: XmlElement | undefined = element;
  for (let steps = 0; ancestor !== undefined && steps < MAX_ANCESTORS; steps++) {
    style = { ...ownStyle(ancestor), ...style };
    ancestor = byId.get(valAttribute(child(ancestor, 'basedOn')) ?? '');
  }
  return style;
}

function ownStyle(element: XmlElement): Style {
  const paragraph = child(element, 'pPr');
  const list = listPlace(paragraph);
  const headingLevel = headingLevelOf(
    valAttribute(child(element, 'name')),
    valAttribute(child(paragraph, 'outlineLvl')),
  );
  const isHidden = switchedOn(child(child(element, 'rPr'), 'vanish'));
  return {
    ...(list && { list }),
    ...(headingLevel !== undefined && { headingLevel }),
    ...(isHidden !== undefined && { isHidden }),
  };
}

/** The names of built-in styles are English in every language of Word; their ids aren't. */
function headingLevelOf(name = '', outlineLevel: string | undefined): number | undefined {
  if (/^title$/i.test(name)) return 0;
  const level = /^heading (\d)$/i.exec(name)?.[1];
  if (level !== undefined) return Number(level);
  // Level 9 is body text.
  return outlineLevel === undefined || outlineLevel === '9' ? undefined : Number(outlineLevel) + 1;
}

/** The list that the properties of a paragraph or style refer to. */
export function listPlace(properties: XmlElement | undefined): ListPlace | undefined {
  const place = child(properties, 'numPr');
  const list = valAttribute(child(place, 'numId'));
  return list === undefined ? undefined : { list, level: Number(valAttribute(child(place, 'ilvl')) ?? 0) };
}

/** Whether a property such as `w:vanish` is on; undefined if it isn't there. */
export function switchedOn(property: XmlElement | undefined): boolean | undefined {
  return property === undefined
    ? undefined
    : !['0', 'false', 'off'].includes(attribute(property, 'val') ?? '');
}

export function valAttribute(element: XmlElement | undefined): string | undefined {
  return element === undefined ? undefined : attribute(element, 'val');
}
