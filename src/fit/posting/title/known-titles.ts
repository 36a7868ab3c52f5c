import type { JobTitle } from '../../lexicon/lexicon.types.ts';
import { findTitles, titlesOfName } from '../../lexicon/titles/titles.ts';

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
  const found = titlesOfName(title);
  if (found.length > 0) return found;
  for (const [work, worker] of WORKER_OF_WORK) {
    if (work.test(title)) return findTitles(title.replace(work, worker)).map((mention) => mention.title);
  }
  return [];
}
