import { maxMatches } from '../../../shared/university-rules.ts';
import type { UniversitySearch } from '../../lib/universities/use-university-search.ts';

export type SearchWords = { line: string; more?: string; announced: string };

const asTyped = 'What you typed is used as it is.';

/** How a search is going: for the line above the list, and for who hears it. */
export function searchWords({ status, query, universities, message }: UniversitySearch): SearchWords {
  const count = universities.length;
  if (status === 'idle') return { line: '', announced: '' };
  if (status === 'loading') return said('Loading universities...');
  if (status === 'failed') return said(message, `You can try again. ${asTyped}`);
  if (query === '') {
    const line = 'Start typing to search for universities';
    return { line, announced: count > 0 ? `${line}. ${listed(count)}` : line };
  }
  if (count === 0) return said(`No universities found for "${query}"`, asTyped);
  const line = count < maxMatches ? listed(count) : `The first ${count}. Type more to narrow them down.`;
  return said(line);
}

function said(line: string, more?: string): SearchWords {
  const end = /[.!?]$/.test(line) ? ' ' : '. ';
  return { line, more, announced: more ? line + end + more : line };
}

const listed = (count: number) => `${count} ${count === 1 ? 'university' : 'universities'}`;
