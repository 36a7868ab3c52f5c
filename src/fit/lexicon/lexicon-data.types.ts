import type { TermKind } from './lexicon.types.ts';

/**
 * A name that is also an ordinary word, or a short one, says when it counts. `case`: only as written here.
 * `context`: only in a list beside other terms, after a cue such as "experience with", or (an array) near one of these
 * words. `after`: also right behind one of these words inside a sentence ("a parser in Rust"). `notBefore`: never when
 * one of these words follows ("Go to", "Excel in").
 */
export type NameRule = {
  case?: boolean;
  context?: boolean | string[];
  after?: string[];
  notBefore?: string[];
};

export type AliasData = string | ({ text: string } & NameRule);

export type TermData = {
  name: string;
  kind: TermKind;
  aliases?: AliasData[];
  /** Names of wider terms that this one answers for. */
  families?: string[];
  /** The credit that the terms with this family earn for each other, 0…1: one payroll program for another. */
  siblings?: number;
  /** Names of neighbours and the share of credit they earn, 0…1; read both ways. */
  near?: [name: string, credit: number][];
} & NameRule;

export type TitleData = { name: string; aliases?: string[] };

/** One file of `data/`. `also` names terms of other files that people of this profession use daily. */
export type ProfessionData = {
  profession: string;
  name: string;
  field: string;
  titles: TitleData[];
  also?: string[];
  terms: TermData[];
};
