import type { TermKind } from './lexicon.types.ts';

/**
 * When a name counts that is short or also an ordinary word. `case`: only with these capitals. `context`: only in a
 * list beside other terms, after a cue such as "experience with", or (an array) near one of these words. `after`: also
 * directly after one of these words in a sentence ("a parser in Rust"). `notBefore`: never before one of these words
 * ("Go to", "Excel in"). `notAfter`: never after one of these ("time management skills"). `did`: only where it says what
 * somebody did: "Audited the books", "planned and audited", but not "audited statements".
 */
export type NameRule = {
  case?: boolean;
  context?: boolean | string[];
  after?: string[];
  notBefore?: string[];
  notAfter?: string[];
  did?: boolean;
};

/** "{greet,greeted} {guests,patrons}" stands for four names (`spelledOut`). */
export type AliasData = string | ({ text: string } & NameRule);

export type TermData = {
  name: string;
  kind: TermKind;
  aliases?: AliasData[];
  /** Names of broader terms that this term also counts as. */
  families?: string[];
  /** The credit (0–1) that members of this family earn for each other, such as one payroll program for another. */
  siblings?: number;
  /** Names of related terms and the credit (0–1) they earn for each other. */
  near?: [name: string, credit: number][];
  /**
   * What somebody does who has this skill, as verbs and their objects: "reconcile, tie out: account, statement" is shown by
   * "tied out 40 vendor statements". Verbs are in their base, objects in the singular.
   */
  deeds?: string[];
} & NameRule;

/** `work` names terms that everybody with this title has worked in, whether or not they say so. */
export type TitleData = { name: string; aliases?: string[]; work?: string[] };

/**
 * One file of `data/`. `also` lists terms from other files that this profession uses daily, and `work` those that everybody
 * with one of its titles has worked in.
 */
export type ProfessionData = {
  profession: string;
  name: string;
  field: string;
  titles: TitleData[];
  also?: string[];
  work?: string[];
  terms: TermData[];
};
