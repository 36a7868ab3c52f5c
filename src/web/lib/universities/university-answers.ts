import { type UniversityAnswer, universitiesMaxAgeMs } from '../../../shared/rules/university-rules.ts';

type Entry = { at: number; answer: UniversityAnswer };

const storageKey = 'rolefit-universities';
const maxEntries = 60;

/** Null until local storage has been read. */
let cache: Map<string, Entry> | null = null;

/** The answer to this query from the last 24 hours, on this page or an earlier one. */
export function cachedAnswer(query: string): UniversityAnswer | undefined {
  cache ??= readStorage();
  const entry = cache.get(keyOf(query));
  return entry && isFresh(entry) ? entry.answer : undefined;
}

/** An answer that isn't final isn't cached, because another may be there a moment later. */
export function cacheAnswer(query: string, answer: UniversityAnswer): void {
  if (!answer.isFinal) return;
  cache ??= readStorage();
  cache.delete(keyOf(query));
  cache.set(keyOf(query), { at: Date.now(), answer });
  cache = new Map([...cache].filter(([, entry]) => isFresh(entry)).slice(-maxEntries));
  changeStorage(() => localStorage.setItem(storageKey, JSON.stringify([...(cache ?? [])])));
}

/** Called on sign-out: the next person at this browser must not see what was searched for. */
export function clearAnswers(): void {
  cache = null;
  changeStorage(() => localStorage.removeItem(storageKey));
}

const keyOf = (query: string) => query.toLowerCase();
const isFresh = ({ at }: Entry) => Date.now() - at < universitiesMaxAgeMs && at <= Date.now();

function readStorage(): Map<string, Entry> {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** Local storage can be full or blocked; the cache in memory is enough then. */
function changeStorage(change: () => void): void {
  try {
    change();
  } catch {}
}

function isEntry(value: unknown): value is [string, Entry] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const { at, answer } = (value[1] ?? {}) as Partial<Entry>;
  return typeof at === 'number' && isAnswer(answer);
}

export function isAnswer(value: unknown): value is UniversityAnswer {
  const { universities } = (value ?? {}) as { universities?: unknown };
  return Array.isArray(universities) && universities.every((each) => typeof each?.name === 'string');
}
