/**
 * Returns a function that tells whether one of many patterns matches a text. All that begin at a word (`\b`) or at the start of
 * the text (`^`) are joined into one pattern, which takes less time than trying each.
 *
 * Patterns must not refer to groups by number and must have no state (no `g` and no `y`). Errors: a pattern with a `|` outside
 * groups throws, because it would mean something else when joined.
 */
export function anyOf(...patterns: readonly RegExp[]): (text: string) => boolean {
  const joined = [...Map.groupBy(patterns, openingAndFlags).values()].map(join);
  return (text) => joined.some((pattern) => pattern.test(text));
}

/** Returns a function that gives the first of many kinds of which a pattern matches a text. Errors: as `anyOf`. */
export function firstKindOf<Kind extends string>(
  patterns: Readonly<Partial<Record<Kind, readonly RegExp[]>>>,
): (text: string) => Kind | undefined {
  const kinds = Object.entries(patterns) as [Kind, readonly RegExp[]][];
  const finders = kinds.map(([kind, ofKind]) => [kind, anyOf(...ofKind)] as const);
  return (text) => finders.find(([, matches]) => matches(text))?.[0];
}

const OPENING = /^(?:\\b|\^)?/;
const openingOf = ({ source }: RegExp): string => OPENING.exec(source)?.[0] ?? '';
const openingAndFlags = (pattern: RegExp): string => `${openingOf(pattern)} ${pattern.flags}`;

function join(patterns: readonly RegExp[]): RegExp {
  const [first] = patterns as [RegExp];
  const several = patterns.find(({ source }) => withoutGroups(source).includes('|'));
  if (several) throw new Error(`A pattern with several alternatives: ${several}`);
  const rests = patterns.map(({ source }) => source.replace(OPENING, ''));
  return new RegExp(`${openingOf(first)}(?:${rests.join('|')})`, first.flags);
}

/** What stands outside all groups and classes of a pattern. */
function withoutGroups(source: string): string {
  const plain = source.replace(/\\./gsu, '').replace(/\[[^\]]*\]/g, '');
  const outside = plain.replace(/\([^()]*\)/g, '');
  return outside === plain ? outside : withoutGroups(outside);
}
