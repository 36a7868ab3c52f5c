import type { ReactNode } from 'react';

/** One entry of the command palette. `keywords` are matched as well as the title. */
export type CommandItem = {
  id: string;
  title: string;
  /** A second line. */
  detail?: string;
  /** At the end of the row. */
  hint?: ReactNode;
  keywords?: string[];
} & ({ href: string } | { run: () => void });

export type CommandGroup = { heading: string; items: CommandItem[] };

/** The groups with the items that contain every word of the query, best matches first. An empty query matches everything. */
export function matchingGroups(groups: CommandGroup[], query: string): CommandGroup[] {
  const text = folded(query).trim();
  if (text === '') return groups;
  const words = text.split(/\s+/);
  return groups.flatMap(({ heading, items }) => {
    const matching = items
      .filter((item) => words.every((word) => hasWord(searchedText(item), word)))
      .sort((one, other) => rank(one, text) - rank(other, text));
    return matching.length > 0 ? [{ heading, items: matching }] : [];
  });
}

/** One or two letters match the start of a word only: inside words they are nearly everywhere. */
const hasWord = (text: string, word: string) => text.includes(word.length < 3 ? ` ${word}` : word);

const searchedText = ({ title, detail = '', keywords = [] }: CommandItem) =>
  folded(['', title, detail, ...keywords].join(' '));

function rank({ title }: CommandItem, text: string): number {
  if (folded(title).startsWith(text)) return 0;
  return folded(title).includes(` ${text}`) ? 1 : 2;
}

/** Lower case without accents: "resume" finds "Résumé". */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
