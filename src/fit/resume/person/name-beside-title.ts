import { allTitles, findTitles } from '../../lexicon/titles/titles.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { lowerWords } from '../layout/spans.ts';
import { EMPLOYER_NOUNS } from '../words/employer-words.ts';
import { HEADING_FILL } from '../words/heading-words.ts';
import { STUDY_WORDS } from '../words/study-words.ts';
import { TITLE_COMPANIONS } from '../words/title-words.ts';
import { isTitleLike, isTitleNoun } from '../work/part-kinds.ts';

const NAME_LENGTHS = RESUME_NUMBERS.wordsBeforeTitle.value;
const MAX_WORDS = RESUME_NUMBERS.maxWordsWithTitle.value;

let titleWords: Set<string> | undefined;

/** All words of all titles that the lexicon knows. */
function isTitleWord(word: string): boolean {
  titleWords ??= new Set(
    allTitles().flatMap(({ name, aliases }) => [name, ...aliases].flatMap((title) => lowerWords(title))),
  );
  return titleWords.has(word);
}

/**
 * The length of the name in a line that goes on with a title: 9 for "Mira Holt Software Engineer". 0 if the line isn't one:
 * no word of the name may be usual in titles, or "Human Resources Manager" would be Human Resources, manager.
 */
export function nameLengthBeforeTitle(line: string): number {
  const words = line.split(' ');
  if (words.length < 3 || words.length > MAX_WORDS || !isTitleNoun(words.at(-1)!.toLowerCase())) return 0;
  if (findTitles(line).some(({ start }) => start === 0)) return 0;
  const capitals = line === line.toUpperCase();
  const isName = (word: string) => isOnlyName(word) && (capitals || !/^\p{Lu}{2,}$/u.test(word));
  for (const length of NAME_LENGTHS) {
    const name = words.slice(0, length);
    const title = words.slice(length).join(' ');
    if (title && isTitleLike(title) && name.every(isName)) return name.join(' ').length;
  }
  return 0;
}

function isOnlyName(written: string): boolean {
  if (!/^\p{Lu}[\p{L}'’-]*\.?$/u.test(written)) return false;
  const words = written.toLowerCase().replace(/\.$/, '').split('-');
  return words.every(
    (word) =>
      !isTitleNoun(word) &&
      ![TITLE_COMPANIONS, EMPLOYER_NOUNS, HEADING_FILL, STUDY_WORDS].some((usual) => usual.has(word)) &&
      !isTitleWord(word),
  );
}
