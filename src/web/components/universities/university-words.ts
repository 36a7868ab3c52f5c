import { counted } from '../../../shared/plural.ts';
import { maxMatches } from '../../../shared/rules/university-rules.ts';
import type { UniversitySearch } from '../../lib/universities/use-university-search.ts';

/** `line` and `more` stand above the list; `announcement` is read out by a screen reader. */
export type SearchMessage = { line: string; more?: string; announcement: string };

const usedAsTyped = 'We’ll use what you typed.';

/** Says how a search is going. */
export function searchMessage({ status, query, universities, message }: UniversitySearch): SearchMessage {
  const count = universities.length;
  if (status === 'idle') return { line: '', announcement: '' };
  if (status === 'loading') return toMessage('Loading universities...');
  if (status === 'failed') return toMessage(message, `You can try again. ${usedAsTyped}`);
  if (query === '') {
    const line = 'Start typing to search for universities';
    return { line, announcement: count > 0 ? `${line}. ${countUniversities(count)}` : line };
  }
  if (count === 0) return toMessage(`No universities found for "${query}"`, usedAsTyped);
  return toMessage(
    count < maxMatches
      ? countUniversities(count)
      : `Showing the first ${count}. Type more to narrow it down.`,
  );
}

function toMessage(line: string, more?: string): SearchMessage {
  const separator = /[.!?]$/.test(line) ? ' ' : '. ';
  return { line, more, announcement: more ? line + separator + more : line };
}

const countUniversities = (count: number) => counted(count, 'university', 'universities');
