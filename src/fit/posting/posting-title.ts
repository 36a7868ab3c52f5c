import type { Span } from '../../shared/results/fit-result.ts';
import type { JobTitle } from '../lexicon/lexicon.types.ts';
import { findTitles } from '../lexicon/titles/titles.ts';
import { postingLines } from './lines/posting-lines.ts';

const LABELLED_TITLE =
  /(?:^|\n)[ \t]*(?:\W{0,4})(?:job title|position title|position|title|role)\s*:\s*([^\n]{3,100})/i;

export type PostingTitle = { title: string; span?: Span };

/** Finds the job title and, if the text contains it, its span. */
export function findPostingTitle(text: string, view: string, knownTitle: string): PostingTitle {
  const title = knownTitle.trim();
  if (title !== '') return { title, ...locate(text, view, title) };
  const labelled = findLabelledTitle(view);
  if (labelled) return { title: labelled, ...locate(text, view, labelled) };
  const first = postingLines(view.slice(0, 2000)).find((line) =>
    /\p{L}/u.test(view.slice(line.start, line.end)),
  );
  if (!first || first.end - first.start > 110) return { title: '' };
  const line = view.slice(first.start, first.end);
  if (line.split(/\s+/).length > 14) return { title: firstWords(line) };
  return {
    title: line,
    span: { text: text.slice(first.start, first.end), start: first.start, end: first.end },
  };
}

/** The title after a label such as "Job title:" near the top. */
export function findLabelledTitle(view: string): string | undefined {
  return LABELLED_TITLE.exec(view.slice(0, 4000))?.[1]?.trim();
}

function firstWords(line: string): string {
  return line.split(/\s+/).slice(0, 10).join(' ');
}

function locate(text: string, view: string, title: string): { span?: Span } {
  const start = view.toLowerCase().indexOf(title.toLowerCase());
  if (start < 0 || view.slice(start, start + title.length).toLowerCase() !== title.toLowerCase()) return {};
  return { span: { text: text.slice(start, start + title.length), start, end: start + title.length } };
}

/** Words in titles that name the work instead of the worker. */
const WORKER_OF_WORK: [work: RegExp, worker: string][] = [
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
