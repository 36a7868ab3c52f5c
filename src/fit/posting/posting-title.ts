import type { JobTitle } from '../lexicon/lexicon.types.ts';
import { findTitles } from '../lexicon/titles/titles.ts';
import { POSTING_NUMBERS } from '../numbers/posting-numbers.ts';
import { postingLines } from './lines/posting-lines.ts';

const TITLE_REACH = POSTING_NUMBERS.titleReach.value;
const LABEL_REACH = POSTING_NUMBERS.titleLabelReach.value;
const MAX_TITLE_LENGTH = POSTING_NUMBERS.maxTitleLength.value;
const MAX_TITLE_WORDS = POSTING_NUMBERS.maxTitleWords.value;
const KEPT_TITLE_WORDS = POSTING_NUMBERS.keptTitleWords.value;

const LABELLED_TITLE =
  /(?:^|\n)[ \t]*(?:\W{0,4})(?:job title|position title|position|title|role)\s*:\s*([^\n]{3,100})/i;

/** The job title: the one the caller knows, after a label, or the first line that isn't a question ("Love bread?"). */
export function findPostingTitle(view: string, knownTitle: string): string {
  const title = knownTitle.trim() || findLabelledTitle(view);
  if (title) return title;
  const first = postingLines(view.slice(0, TITLE_REACH)).find(({ start, end }) => {
    const words = view.slice(start, end);
    return /\p{L}/u.test(words) && !words.includes('?');
  });
  if (!first || first.end - first.start > MAX_TITLE_LENGTH) return '';
  const line = view.slice(first.start, first.end);
  return line.split(/\s+/).length > MAX_TITLE_WORDS ? firstWords(line) : line;
}

/** The title after a label such as "Job title:" near the top. */
export function findLabelledTitle(view: string): string | undefined {
  return LABELLED_TITLE.exec(view.slice(0, LABEL_REACH))?.[1]?.trim();
}

function firstWords(line: string): string {
  return line.split(/\s+/).slice(0, KEPT_TITLE_WORDS).join(' ');
}

/** Words in titles that name the work instead of the worker. */
const WORKER_OF_WORK: [work: RegExp, worker: string][] = [
  [/\bdata science\b/i, 'data scientist'],
  [/\bmachine learning\b/i, 'machine learning engineer'],
  [/\bdesign\b/i, 'designer'],
  [/\bengineering\b/i, 'engineer'],
  [/\baccounting\b/i, 'accountant'],
  [/\bnursing\b/i, 'nurse'],
  [/\bdevelopment\b/i, 'developer'],
  [/\bmanagement\b/i, 'manager'],
  [/\bteaching\b/i, 'teacher'],
  [/\badministration\b/i, 'administrator'],
  [/\banalysis\b|\banalytics\b/i, 'analyst'],
];

/** The lexicon's titles in a job title. "Machine Learning Engineering" is read as the engineer's title. */
export function findKnownTitles(title: string): JobTitle[] {
  const found = findTitles(title).map((mention) => mention.title);
  if (found.length > 0) return found;
  for (const [work, worker] of WORKER_OF_WORK) {
    if (work.test(title)) return findTitles(title.replace(work, worker)).map((mention) => mention.title);
  }
  return [];
}
