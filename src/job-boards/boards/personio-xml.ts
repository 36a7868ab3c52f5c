import { BoardShapeError } from '../board-json.ts';
import { readXml } from '../html/html-tokens.ts';

/** A `<position>` of the feed. Any field may be missing. */
export type PersonioPosition = {
  id?: string;
  name?: string;
  subcompany?: string;
  department?: string;
  employmentType?: string;
  schedule?: string;
  createdAt?: string;
  /** The main office comes first. */
  offices: string[];
  texts: { heading?: string; html?: string }[];
};

type Field = Exclude<keyof PersonioPosition, 'offices' | 'texts'>;

const FIELDS = new Map<string, Field>(
  (['id', 'name', 'subcompany', 'department', 'employmentType', 'schedule', 'createdAt'] as const).map(
    (field) => [field.toLowerCase(), field],
  ),
);

const MAX_OFFICES = 100;
const MAX_TEXTS = 100;

/** Reads the positions of Personio's XML feed in linear time. Throws a `BoardShapeError` for anything else. */
export function readPersonioXml(xml: string): PersonioPosition[] {
  const positions: PersonioPosition[] = [];
  let isFeed = false;
  let isClosed = false;
  let position: PersonioPosition | undefined;
  let section: { heading?: string; html?: string } | undefined;
  let text = '';

  readXml(xml, {
    open(name) {
      text = '';
      if (name === 'workzag-jobs') isFeed = true;
      else if (name === 'position') position = { offices: [], texts: [] };
      else if (name === 'jobdescription') section = {};
    },
    text(part) {
      text += part;
    },
    close(name) {
      const value = text.trim();
      text = '';
      if (name === 'workzag-jobs') isClosed = true;
      if (!position) return;
      if (name === 'position') {
        positions.push(position);
        position = undefined;
      } else if (name === 'jobdescription') {
        if (section && position.texts.length < MAX_TEXTS) position.texts.push(section);
        section = undefined;
      } else if (section) {
        if (name === 'name') section.heading = value;
        else if (name === 'value') section.html = value;
      } else if (name === 'office') {
        if (value !== '' && position.offices.length < MAX_OFFICES) position.offices.push(value);
      } else {
        const field = FIELDS.get(name);
        if (field) position[field] ??= value;
      }
    },
  });
  // A truncated feed would look like one with fewer jobs.
  if (!isFeed || !isClosed) throw new BoardShapeError();
  return positions;
}
