import { type Token, tokenize } from '../../text/tokens.ts';
import { addName, emptyIndex, type NameIndex } from '../compile.ts';
import { idOf } from '../ids.ts';
import type { JobTitle, TitleMention } from '../lexicon.types.ts';
import { matchNames } from '../match-names.ts';
import { professions } from '../profession-data.ts';

type Titles = { list: JobTitle[]; names: NameIndex<JobTitle> };

let compiled: Titles | null = null;

/**
 * Finds the job titles in a text, in order and without overlap, the longest where several fit. Seniority words are not
 * part of them (see `seniorityOf`).
 */
export function findTitles(text: string, tokens: Token[] = tokenize(text)): TitleMention[] {
  return matchNames(titles().names, text, tokens).map(({ from, to, entry }) => ({
    start: (tokens[from] as Token).start,
    end: (tokens[to] as Token).end,
    title: entry.value,
  }));
}

export function allTitles(): JobTitle[] {
  return titles().list;
}

function titles(): Titles {
  compiled ??= compileTitles();
  return compiled;
}

function compileTitles(): Titles {
  const list: JobTitle[] = [];
  const names = emptyIndex<JobTitle>();
  for (const { profession, field, titles: data } of professions) {
    for (const { name, aliases = [] } of data) {
      const title: JobTitle = { id: `${profession}/${idOf(name)}`, name, aliases, profession, field };
      list.push(title);
      addName(names, name, { value: title, how: 'exact', rule: null });
      for (const alias of aliases) addName(names, alias, { value: title, how: 'alias', rule: null });
    }
  }
  return { list, names };
}
