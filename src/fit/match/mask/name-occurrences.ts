import type { Range } from '../../../shared/range.ts';
import { MASK_NUMBERS } from '../../numbers/mask-numbers.ts';
import type { ReadResume } from '../../resume/resume.types.ts';

const TOP_LENGTH = MASK_NUMBERS.nameTop.value;
const MAX_WORDS = MASK_NUMBERS.maxNameWords.value;

/**
 * Finds the person's name everywhere in a text: in any case, with the surname first, or as part of a file name. A name
 * that reads like a job ("Mason Baker") only counts where it stands alone; in a sentence or a work entry it is the job.
 */
export function findNameOccurrences(
  text: string,
  name: Range,
  readsAsJob: boolean,
  read: ReadResume,
): Range[] {
  const words = text.slice(name.start, name.end).match(/[^\s,_]+/gu) ?? [];
  const own = { start: name.start, end: name.end };
  if (words.length === 0 || words.length > MAX_WORDS) return [own];
  const jobs = readsAsJob ? read.work.flatMap(({ title, otherTitles = [] }) => [title, ...otherTitles]) : [];
  const found = [...text.slice(0, words.length > 1 ? text.length : TOP_LENGTH).matchAll(namePattern(words))]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((range) => !readsAsJob || standsAlone(text, range))
    .filter((range) => !jobs.some((job) => job && range.start < job.end && job.start < range.end));
  return [own, ...found];
}

function namePattern(words: string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const surnameFirst = [...escaped.slice(-1), ...escaped.slice(0, -1)];
  const sides = words.length > 1 ? [escaped, surnameFirst] : [escaped];
  const forms = sides.map((side) => side.join('[\\s_.,-]{1,3}')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'giu');
}

const NAME_MAY_FOLLOW =
  /(?:^|[\n\t|•·(_]|\bI,|\b(?:I am|I'm|my name is|name|signed|by|mr|mrs|ms|dr)\b[.:]?|\b(?:cv|r[ée]sum[ée])(?: of)?[ _:–-]*)[ _]*$/iu;
const NAME_MAY_END = /^ *(?:$|[\n\r\t,|•·)_–(-]|\.pdf|\.docx?|page\b|cv\b|r[ée]sum[ée]\b|\d)/iu;

function standsAlone(text: string, { start, end }: Range): boolean {
  return (
    NAME_MAY_FOLLOW.test(text.slice(Math.max(0, start - 24), start)) &&
    NAME_MAY_END.test(text.slice(end, end + 12))
  );
}
