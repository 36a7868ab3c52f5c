import { addTo } from '../../shared/add-to.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { addName, emptyIndex, type NameIndex } from './compile.ts';
import { idOf } from './ids.ts';
import type { Mention, Term } from './lexicon.types.ts';
import type { AliasData, NameRule, ProfessionData, TermData } from './lexicon-data.types.ts';
import { matchNames } from './match-names.ts';
import { isOfOrganization } from './name-context.ts';
import { professions } from './profession-data.ts';
import { spelledOut } from './spelled-out.ts';

type Lexicon = { terms: Map<string, Term>; names: NameIndex<Term> };

let compiled: Lexicon | null = null;

/**
 * Finds the terms of the lexicon that a text names, in order and without overlap, the longest name where several fit.
 * `start` and `end` are UTF-16 offsets into `text`. Linear in its length. Pass `tokens` to save tokenizing twice.
 */
export function findMentions(text: string, tokens: Token[] = tokenize(text)): Mention[] {
  return matchNames(lexicon().names, text, tokens).flatMap(({ from, to, entry: { value: term, how } }) => {
    if (IN_ORGANIZATIONS.has(term.kind) && isOfOrganization(text, tokens, from, to)) return [];
    return [{ start: (tokens[from] as Token).start, end: (tokens[to] as Token).end, term, how }];
  });
}

/** Kinds of which the names of organizations are made. */
const IN_ORGANIZATIONS: ReadonlySet<string> = new Set(['skill', 'field']);

export function termById(id: string): Term | undefined {
  return lexicon().terms.get(id);
}

/** The families of a term and the families of those, each once, without the term itself. */
export function widerTerms(term: Term): Set<string> {
  const wider = new Set(term.families);
  for (const id of wider) for (const next of termById(id)?.families ?? []) wider.add(next);
  wider.delete(term.id);
  return wider;
}

export function allTerms(): Term[] {
  return [...lexicon().terms.values()];
}

function lexicon(): Lexicon {
  compiled ??= compileLexicon(professions);
  return compiled;
}

function compileLexicon(files: ProfessionData[]): Lexicon {
  const terms = new Map<string, Term>();
  const names = emptyIndex<Term>();
  for (const file of files) for (const data of file.terms) addTerm(terms, names, file.profession, data);
  for (const file of files)
    for (const name of file.also ?? []) addProfession(terms.get(idOf(name)), file.profession);
  linkNeighbours(terms, files);
  linkSiblings(terms, files);
  return { terms, names };
}

function addTerm(terms: Map<string, Term>, names: NameIndex<Term>, profession: string, data: TermData): void {
  const id = idOf(data.name);
  const known = terms.get(id);
  if (known) {
    addProfession(known, profession);
    return;
  }
  const aliases = (data.aliases ?? []).flatMap((alias) =>
    spelledOut(aliasText(alias)).map((written) => ({
      written,
      rule: typeof alias === 'string' ? null : ruleOf(alias),
    })),
  );
  const term: Term = {
    id,
    name: data.name,
    kind: data.kind,
    aliases: aliases.map(({ written }) => written),
    families: (data.families ?? []).map(idOf),
    near: [],
    deeds: data.deeds ?? [],
    professions: [profession],
  };
  terms.set(id, term);
  addName(names, data.name, { value: term, how: 'exact', rule: ruleOf(data) });
  for (const { written, rule } of aliases) addName(names, written, { value: term, how: 'alias', rule });
  if (data.kind !== 'certification') return;
  for (const written of [data.name, ...term.aliases].flatMap(asHolder))
    addName(names, written, { value: term, how: 'alias', rule: null });
}

/** "Licensure as a paramedic" for "paramedic license". */
function asHolder(name: string): string[] {
  const holder = OF_HOLDER.exec(name.toLowerCase())?.[1];
  if (!holder) return [];
  const article = /^[aeiou]/.test(holder) ? 'an' : 'a';
  return ['licensure', 'license', 'licensed', 'registration', 'certification'].map(
    (paper) => `${paper} as ${article} ${holder}`,
  );
}
const OF_HOLDER = /^(?!licensed |certified |registered |state )([a-z][a-z -]{3,40}) licen[cs](?:e|ure)$/;

function aliasText(alias: AliasData): string {
  return typeof alias === 'string' ? alias : alias.text;
}

function ruleOf({ case: asWritten, context, after, notBefore, notAfter, did }: NameRule): NameRule | null {
  const isRuled = asWritten || context || notBefore || notAfter || did;
  return isRuled ? { case: asWritten, context, after, notBefore, notAfter, did } : null;
}

function addProfession(term: Term | undefined, profession: string): void {
  if (term && !term.professions.includes(profession)) term.professions.push(profession);
}

function linkNeighbours(terms: Map<string, Term>, files: ProfessionData[]): void {
  for (const file of files) {
    for (const data of file.terms) {
      for (const [other, credit] of data.near ?? []) link(terms, idOf(data.name), idOf(other), credit);
    }
  }
}

/** Links terms that share a family with `siblings` credit, unless the data has a credit for the pair itself. */
function linkSiblings(terms: Map<string, Term>, files: ProfessionData[]): void {
  const credits = new Map<string, number>();
  for (const file of files)
    for (const { name, siblings } of file.terms) if (siblings) credits.set(idOf(name), siblings);
  const members = new Map<string, string[]>();
  for (const { id, families } of terms.values()) {
    for (const family of families) {
      if (credits.has(family)) addTo(members, family, id);
    }
  }
  for (const [family, ids] of members) {
    for (const [index, id] of ids.entries()) {
      for (const other of ids.slice(index + 1)) {
        if (!terms.get(id)?.near.some((known) => known.id === other))
          link(terms, id, other, credits.get(family) as number);
      }
    }
  }
}

function link(terms: Map<string, Term>, first: string, second: string, credit: number): void {
  for (const [from, to] of [
    [first, second],
    [second, first],
  ] as const) {
    const near = terms.get(from)?.near;
    const known = near?.find(({ id }) => id === to);
    if (known) known.credit = Math.max(known.credit, credit);
    else near?.push({ id: to, credit });
  }
}
