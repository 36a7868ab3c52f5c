import { type UniversityAnswer, universitiesMaxAgeMs } from '../../../shared/university-rules.ts';

type Kept = { at: number; answer: UniversityAnswer };

const storageKey = 'rolefit-universities';
const mostKept = 60;

/** Null until local storage has been looked into. */
let kept: Map<string, Kept> | null = null;

/** What was answered to this query within the last 24 hours, in this page or an earlier one. */
export function keptAnswer(query: string): UniversityAnswer | undefined {
  kept ??= stored();
  const found = kept.get(keyOf(query));
  return found && isFresh(found) ? found.answer : undefined;
}

/** The built-in universities only stand in for a list, which may be there a moment later: they are not kept. */
export function keepAnswer(query: string, answer: UniversityAnswer): void {
  if (answer.source === 'built-in') return;
  kept ??= stored();
  kept.delete(keyOf(query));
  kept.set(keyOf(query), { at: Date.now(), answer });
  kept = new Map([...kept].filter(([, each]) => isFresh(each)).slice(-mostKept));
  write(() => localStorage.setItem(storageKey, JSON.stringify([...(kept ?? [])])));
}

/** What somebody looked for is nothing for the next person at this browser. */
export function forgetAnswers(): void {
  kept = null;
  write(() => localStorage.removeItem(storageKey));
}

const keyOf = (query: string) => query.toLowerCase();
const isFresh = ({ at }: Kept) => Date.now() - at < universitiesMaxAgeMs && at <= Date.now();

function stored(): Map<string, Kept> {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** Local storage can be full or forbidden; then this page's memory does. */
function write(change: () => void): void {
  try {
    change();
  } catch {}
}

function isEntry(entry: unknown): entry is [string, Kept] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { at, answer } = (entry[1] ?? {}) as Partial<Kept>;
  return typeof at === 'number' && isAnswer(answer);
}

export function isAnswer(given: unknown): given is UniversityAnswer {
  const { universities } = (given ?? {}) as { universities?: unknown };
  return Array.isArray(universities) && universities.every((each) => typeof each?.name === 'string');
}
