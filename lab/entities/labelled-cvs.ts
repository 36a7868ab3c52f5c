import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A CV with its labelled parts. */
export type LabelledCv = {
  id: string;
  text: string;
  labels: CvLabel[];
};

export type CvLabel = { kind: string; start: number; end: number };

const TAG = /<label type="([^"]+)">|<\/label>/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

const plain = (xml: string) =>
  xml.replace(/<[^>]+>/g, '').replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);

/** Reads the CVs of a folder, in the order of their numbers. */
export function readLabelledCvs(folder: string): LabelledCv[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1))
    .map((name) => labelledCv(name, readFileSync(join(folder, name), 'utf8')));
}

function labelledCv(id: string, file: string): LabelledCv {
  const xml = file.replace(/<\?xml[^>]*>/, '');
  const labels: CvLabel[] = [];
  const open: CvLabel[] = [];
  let text = '';
  let at = 0;
  for (const tag of xml.matchAll(TAG)) {
    text += plain(xml.slice(at, tag.index));
    at = tag.index + tag[0].length;
    if (tag[1]) {
      const label = { kind: tag[1], start: text.length, end: text.length };
      open.push(label);
      labels.push(label);
    } else {
      const label = open.pop();
      if (label) label.end = text.length;
    }
  }
  text += plain(xml.slice(at));
  const lead = text.length - text.trimStart().length;
  const moved = labels.map(({ kind, start, end }) => ({ kind, start: start - lead, end: end - lead }));
  return { id, text: text.trim(), labels: moved };
}
