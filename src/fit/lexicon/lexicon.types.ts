export type TermKind = 'skill' | 'tool' | 'certification' | 'language' | 'field';

/**
 * One thing a person can know, use or hold. `families` are the ids of wider terms this one answers for
 * (PostgreSQL → relational-databases); `near` are close neighbours with the share of credit they earn, 0…1.
 */
export type Term = {
  id: string;
  name: string;
  kind: TermKind;
  aliases: string[];
  families: string[];
  near: { id: string; credit: number }[];
  professions: string[];
};

/** A term found in a text: `text.slice(start, end)` is how the text writes it. */
export type Mention = { start: number; end: number; term: Term; how: 'exact' | 'alias' };

/** A job title, with the profession and the wider field it belongs to. Seniority words are not part of it. */
export type JobTitle = { id: string; name: string; aliases: string[]; profession: string; field: string };

export type TitleMention = { start: number; end: number; title: JobTitle };
