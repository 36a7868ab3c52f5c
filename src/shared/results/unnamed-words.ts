import type { Finding } from './fit-result.ts';

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "no mention of “Jira” or “Trello”": what the posting names beside what the résumé shows; undefined if that is nothing. */
export function unnamedWords({ unnamed = [] }: Finding): string | undefined {
  if (unnamed.length === 0) return undefined;
  return `no mention of ${list.format(unnamed.map((name) => `“${name}”`))}`;
}
