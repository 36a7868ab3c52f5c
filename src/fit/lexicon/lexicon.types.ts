export type TermKind = 'skill' | 'tool' | 'certification' | 'language' | 'field';

/**
 * Something a person can know, use or hold. `families` are the ids of broader terms it also counts as (PostgreSQL →
 * relational-databases); `near` are related terms and the credit (0–1) they earn for it.
 */
export type Term = {
  id: string;
  name: string;
  kind: TermKind;
  aliases: string[];
  families: string[];
  near: { id: string; credit: number }[];
  /** What shows it without a name: "reconcile, tie out: account, statement". */
  deeds: string[];
  professions: string[];
};

/**
 * A term found in a text: `text.slice(start, end)` is how the text writes it. `deed`: the text doesn't name it, but says that
 * somebody did it.
 */
export type Mention = { start: number; end: number; term: Term; how: 'exact' | 'alias' | 'deed' };

/**
 * A job title without seniority words, with its profession and the broader field of that. `index`: its place in
 * `allTitles()`. `work`: ids of the terms that everybody with this title has worked in.
 */
export type JobTitle = {
  id: string;
  index: number;
  name: string;
  aliases: string[];
  profession: string;
  field: string;
  work: string[];
};

export type TitleMention = { start: number; end: number; title: JobTitle };
